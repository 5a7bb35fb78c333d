# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/views/tst_palette LIBRARIES appwindows)
colonnade_test(app/views/tst_expirypage LIBRARIES appwindows)
colonnade_test(app/views/tst_keypage LIBRARIES appwindows)
colonnade_test(app/views/tst_overviewpage LIBRARIES appwindows)
colonnade_test(app/views/tst_serverpage LIBRARIES appwindows)
colonnade_test(app/views/tst_sizespage LIBRARIES appwindows)
colonnade_test(app/views/tst_valueview LIBRARIES appwindows)
colonnade_test(app/views/tst_violationspage LIBRARIES appwindows)
colonnade_test(app/views/tst_treepanel LIBRARIES appwindows)
colonnade_test(app/views/tst_breadcrumb LIBRARIES appwindows)
colonnade_test(app/views/tst_pagepanel LIBRARIES appwindows)
colonnade_test(app/views/tst_parametereditor LIBRARIES appwindows)
colonnade_test(app/views/tst_profilecomparisonview LIBRARIES appwindows)
colonnade_test(app/views/tst_profilejsonview LIBRARIES appwindows)
colonnade_test(app/views/tst_profilerulesview LIBRARIES appwindows)
colonnade_test(app/views/tst_rulesettingsform LIBRARIES appwindows)
