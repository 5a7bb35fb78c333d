# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(lib/redis/tst_address)
colonnade_test(lib/redis/tst_connection LABELS threads)
colonnade_test(lib/redis/tst_gate)
colonnade_test(lib/redis/tst_replyreader LIBRARIES PkgConfig::hiredis)
colonnade_test(lib/redis/tst_serverfacts)
colonnade_test(lib/redis/tst_tls)
