# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(lib/sizing/tst_allocator)
colonnade_test(lib/sizing/tst_keysizer)
colonnade_test(lib/sizing/tst_profilechooser)
colonnade_test(lib/sizing/tst_servermodel)
colonnade_test(lib/sizing/tst_retargeter)
