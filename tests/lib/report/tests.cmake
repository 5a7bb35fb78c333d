# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(lib/report/tst_analysis)
colonnade_test(lib/report/tst_csvfinding)
colonnade_test(lib/report/tst_csvkeys)
colonnade_test(lib/report/tst_findingsample)
colonnade_test(lib/report/tst_jsonanalysis)
colonnade_test(lib/report/tst_jsonfinding)
colonnade_test(lib/report/tst_jsonkey)
colonnade_test(lib/report/tst_jsonwriter)
colonnade_test(lib/report/tst_junit)
colonnade_test(lib/report/tst_lint LABELS threads)
colonnade_test(lib/report/tst_nameset)
colonnade_test(lib/report/tst_outputfile)
colonnade_test(lib/report/tst_renames)
colonnade_test(lib/report/tst_sarif)
colonnade_test(lib/report/tst_tappedsource)
