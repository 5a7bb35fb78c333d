# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/dialogs/tst_mutedialog LIBRARIES appwindows)
colonnade_test(app/dialogs/tst_opendialog LIBRARIES appwindows)
colonnade_test(app/dialogs/tst_profileeditor LIBRARIES appwindows)
colonnade_test(app/dialogs/tst_profileiddialog LIBRARIES appwindows)
