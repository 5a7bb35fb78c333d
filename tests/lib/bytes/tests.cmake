# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(lib/bytes/tst_escape)
colonnade_test(lib/bytes/tst_glob)
colonnade_test(lib/bytes/tst_idpins)
colonnade_test(lib/bytes/tst_placeholders)
colonnade_test(lib/bytes/tst_segment)
colonnade_test(lib/bytes/tst_hashslot)
