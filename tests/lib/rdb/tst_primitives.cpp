// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/primitives.h"
#include "support/dumpbytes.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace colonnade;

class PrimitivesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lengths_inAllWidths()
    {
        for (const std::uint64_t length :
             {0ULL, 63ULL, 64ULL, 16383ULL, 16384ULL, 0xffffffffULL, 1ULL << 32, 1ULL << 62}) {
            const DumpBytes bytes = DumpBytes().length(length);
            Cursor cursor(bytes.bytes());
            QCOMPARE(readLength(cursor), length);
            QVERIFY(cursor.ok() && cursor.atEnd());
        }
    }

    void encodedStringAsLength_isDamage()
    {
        for (const char* const bytes : {"\xc0\x05", "\xff", "\x82", "\xbe"}) {
            Cursor cursor(bytes);
            QCOMPARE(readLength(cursor), 0u);
            QCOMPARE(cursor.failure().code, ErrorCode::Damaged);
            QCOMPARE(cursor.failure().offset, 0u);
        }
    }

    void strings_data()
    {
        QTest::addColumn<QByteArray>("stored");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const DumpBytes& stored, std::string_view text) {
            QTest::newRow(name) << QByteArray::fromStdString(stored.bytes())
                                << QByteArray(text.data(), qsizetype(text.size()));
        };
        row("empty", DumpBytes().string(""), "");
        row("plain", DumpBytes().string("hello"), "hello");
        row("8 bits", DumpBytes().byte(0xc0).little(std::int8_t(-128)), "-128");
        row("16 bits", DumpBytes().byte(0xc1).little(std::int16_t(12345)), "12345");
        row("32 bits", DumpBytes().byte(0xc2).little(std::int32_t(-2147483647 - 1)), "-2147483648");
        const std::string repeated(1000, 'a');
        row("compressed", DumpBytes().compressed(repeated), repeated);
    }
    void strings()
    {
        QFETCH(QByteArray, stored);
        QFETCH(QByteArray, text);
        const std::string bytes = stored.toStdString();
        std::string scratch;
        Cursor cursor(bytes);
        QCOMPARE(readString(cursor, scratch), text.toStdString());
        QVERIFY(cursor.ok() && cursor.atEnd());
        Cursor skipping(bytes);
        QCOMPARE(skipString(skipping), std::uint64_t(text.size()));
        QVERIFY(skipping.ok() && skipping.atEnd());
    }

    void bomb_isRefusedBeforeAnyMemory()
    {
        const DumpBytes bytes = DumpBytes().byte(0xc3).length(5).length(4ULL << 30).raw("abcde");
        Cursor cursor(bytes.bytes());
        std::string scratch;
        QCOMPARE(readString(cursor, scratch), "");
        QCOMPARE(cursor.failure().code, ErrorCode::Damaged);
        QVERIFY(scratch.capacity() < 1000);
    }

    void textDoubles_withTheirSpecialLengths()
    {
        const auto read = [](const std::string& bytes) {
            Cursor cursor(bytes);
            return readTextDouble(cursor);
        };
        QCOMPARE(read("\x03"
                      "1.5"),
                 1.5);
        QCOMPARE(read("\x05"
                      "1e308"),
                 1e308);
        QVERIFY(std::isnan(read("\xfd")));
        QCOMPARE(read("\xfe"), std::numeric_limits<double>::infinity());
        QCOMPARE(read("\xff"), -std::numeric_limits<double>::infinity());
        Cursor nonsense("\x02xy");
        static_cast<void>(readTextDouble(nonsense));
        QCOMPARE(nonsense.failure().code, ErrorCode::Damaged);
    }

    void decimalLength_countsLikeDecimal()
    {
        NumberBuffer buffer;
        std::int64_t number = 1;
        for (int i = 0; i < 19; ++i, number *= 10) {
            for (const std::int64_t n : {number - 1, number, number + 1, -number, 1 - number})
                QCOMPARE(decimalLength(n), decimal(n, buffer).size());
        }
        for (const std::int64_t n :
             {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()})
            QCOMPARE(decimalLength(n), decimal(n, buffer).size());
    }

    void canonicalIntegers()
    {
        for (const char* const yes : {"0", "-1", "9223372036854775807", "-9223372036854775808", "10000"})
            QVERIFY2(isCanonicalInteger(yes), yes);
        for (const char* const no : {"", "-", "-0", "007", "+1", " 1", "1 ", "1.5", "9223372036854775808", "0x10"})
            QVERIFY2(!isCanonicalInteger(no), no);
    }
};

QTEST_APPLESS_MAIN(PrimitivesTest)
#include "tst_primitives.moc"
