# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/windows/tst_mainwindow LIBRARIES appwindows)
colonnade_test(app/windows/tst_muting LIBRARIES appwindows)
