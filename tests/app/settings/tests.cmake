# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(app/settings/tst_mutefile LIBRARIES appmodels)
colonnade_test(app/settings/tst_settings LIBRARIES appmodels)
colonnade_test(app/settings/tst_profilestore LIBRARIES appmodels)
