# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(lib/source/demo/tst_demotemplate)
colonnade_test(lib/source/demo/tst_gzip LIBRARIES ZLIB::ZLIB)
colonnade_test(lib/source/tst_csvrecord)
colonnade_test(lib/source/tst_demosource)
colonnade_test(lib/source/tst_dumpsource LABELS threads)
colonnade_test(lib/source/tst_dumpvalues LIBRARIES ZLIB::ZLIB)
colonnade_test(lib/source/tst_format)
colonnade_test(lib/source/tst_inputbuffer)
colonnade_test(lib/source/tst_keyjson)
colonnade_test(lib/source/tst_namessource)
colonnade_test(lib/source/tst_opensource)
colonnade_test(lib/source/tst_scansource)
colonnade_test(lib/source/tst_servervaluereader)
colonnade_test(lib/source/tst_sheetcolumns)
colonnade_test(lib/source/demo/tst_demorules)
colonnade_test(lib/source/demo/tst_valuemeasure)
