# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/text/tst_contentkind LIBRARIES apptext)
colonnade_test(app/text/tst_errortext LIBRARIES apptext)
colonnade_test(app/text/tst_filereason LIBRARIES apptext)
colonnade_test(app/text/tst_hexdump LIBRARIES apptext)
colonnade_test(app/text/tst_json LIBRARIES apptext)
colonnade_test(app/text/tst_language LIBRARIES apptext)
colonnade_test(app/text/tst_parameterlines LIBRARIES apptext)
colonnade_test(app/text/tst_parametertext LIBRARIES apptext)
colonnade_test(app/text/tst_punctuation LIBRARIES apptext)
colonnade_test(app/text/tst_quantity LIBRARIES apptext)
colonnade_test(app/text/tst_rulepage LIBRARIES apptext rulerows)
colonnade_test(app/text/tst_ruletext LIBRARIES apptext rulerows)
colonnade_test(app/text/tst_textreport LIBRARIES apptext)
colonnade_test(app/text/tst_texttable LIBRARIES apptext)
colonnade_test(app/text/tst_translations LIBRARIES apptext)
colonnade_test(app/text/tst_valuerows LIBRARIES apptext)
