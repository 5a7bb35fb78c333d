# SPDX-FileCopyrightText: 2026 The Colonnade developers
# SPDX-License-Identifier: GPL-3.0-or-later

colonnade_test(lib/rdb/tst_crc64)
colonnade_test(lib/rdb/tst_cursor)
colonnade_test(lib/rdb/tst_dumpstream LIBRARIES ZLIB::ZLIB PkgConfig::zstd LABELS threads)
colonnade_test(lib/rdb/tst_elementreader)
colonnade_test(lib/rdb/tst_intset)
colonnade_test(lib/rdb/tst_listpack)
colonnade_test(lib/rdb/tst_lzf)
colonnade_test(lib/rdb/tst_primitives)
colonnade_test(lib/rdb/tst_radixshape)
colonnade_test(lib/rdb/tst_rdbreader)
colonnade_test(lib/rdb/tst_shapereader)
colonnade_test(lib/rdb/tst_streamnode)
colonnade_test(lib/rdb/tst_ziplist)
colonnade_test(lib/rdb/tst_zipmap)
