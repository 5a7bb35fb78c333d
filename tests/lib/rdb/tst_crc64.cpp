// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/crc64.h"

#include <QTest>

#include <string>

using namespace colonnade;

class Crc64Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownAnswer_isTheServers() { QCOMPARE(crc64("123456789"), 0xe9c6d914c4b8d9caULL); }

    void nothing_isZero() { QCOMPARE(crc64(""), 0ULL); }

    void anyCut_givesTheSame()
    {
        std::string bytes;
        for (unsigned i = 0; i < 100; ++i)
            bytes += static_cast<char>((i * 37) & 0xff);
        const std::uint64_t whole = crc64(bytes);
        for (std::size_t cut = 0; cut <= bytes.size(); ++cut)
            QCOMPARE(crc64(bytes.substr(cut), crc64(bytes.substr(0, cut))), whole);
    }

    void ownChecksumBehind_givesZero()
    {
        // A property of checksums without final xor, so it does not lean on our own tables.
        std::string bytes = "REDIS0011 and some more bytes";
        const std::uint64_t crc = crc64(bytes);
        for (unsigned i = 0; i < 8; ++i)
            bytes += static_cast<char>((crc >> (8 * i)) & 0xff);
        QCOMPARE(crc64(bytes), 0ULL);
    }
};

QTEST_APPLESS_MAIN(Crc64Test)
#include "tst_crc64.moc"
