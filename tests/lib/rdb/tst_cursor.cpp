// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/crc64.h"
#include "rdb/cursor.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

class CursorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeBytes_areReadInOrder()
    {
        Cursor cursor("\x01\x02\x03\x04\x05\x06\x07"
                      "abcdef");
        QCOMPARE(cursor.byte(), 1);
        QCOMPARE(cursor.little<std::uint16_t>(), 0x0302);
        QCOMPARE(cursor.big<std::uint32_t>(), 0x04050607u);
        QCOMPARE(cursor.take(3), "abc");
        cursor.skip(1);
        QCOMPARE(cursor.peek(10), "ef");
        QCOMPARE(cursor.offset(), 11u);
        QVERIFY(!cursor.atEnd());
        cursor.skip(2);
        QVERIFY(cursor.atEnd());
        QVERIFY(cursor.ok());
    }

    void streamedBytes_areTheSame()
    {
        std::string bytes;
        for (unsigned i = 0; i < 1000; ++i)
            bytes += static_cast<char>(i & 0xff);
        for (const std::size_t atOnce : {1u, 7u, 5000u}) {
            SlowStream stream(bytes, atOnce);
            Cursor cursor(stream, 0, Cursor::Sum::Yes);
            QCOMPARE(cursor.byte(), 0);
            QCOMPARE(cursor.take(500), std::string_view(bytes).substr(1, 500));
            cursor.skip(200);
            QCOMPARE(cursor.offset(), 701u);
            QCOMPARE(cursor.checksum(), crc64(std::string_view(bytes).substr(0, 701)));
            QCOMPARE(cursor.peek(1000), std::string_view(bytes).substr(701));
            QVERIFY(cursor.seek(999));
            QCOMPARE(cursor.byte(), 999 & 0xff);
            QVERIFY(cursor.atEnd());
            QCOMPARE(cursor.checksum(), crc64(bytes));
            QVERIFY(!cursor.seek(3));
        }
    }

    void longSkips_areLeftToTheStream()
    {
        class Skippable : public SlowStream
        {
        public:
            using SlowStream::SlowStream;
            std::uint64_t skipped = 0;
            std::uint64_t skip(std::uint64_t size) override
            {
                char byte = 0;
                std::uint64_t passed = 0;
                while (passed < size && read(&byte, 1).value() == 1)
                    ++passed;
                skipped += passed;
                return passed;
            }
        };
        const std::string bytes = std::string(2'000'000, 'x') + "end";
        Skippable stream(bytes, 4096);
        Cursor cursor(stream, 500);
        QCOMPARE(cursor.byte(), 'x');
        cursor.skip(1'999'999);
        QVERIFY(stream.skipped > 1'900'000);
        QCOMPARE(cursor.offset(), 2'000'500u);
        QCOMPARE(cursor.take(3), "end");
        cursor.skip(1);
        QCOMPARE(cursor.failure().offset, 2'000'503u);
    }

    void firstFailure_sticksAndEndsReading()
    {
        Cursor cursor("abc");
        cursor.skip(1);
        QCOMPARE(cursor.take(3), "");
        QVERIFY(!cursor.ok());
        QCOMPARE(cursor.failure().code, ErrorCode::Truncated);
        QCOMPARE(cursor.failure().offset, 1u);
        QCOMPARE(cursor.byte(), 0);
        QCOMPARE(cursor.little<std::uint64_t>(), 0u);
        cursor.skip(100);
        cursor.fail(ErrorCode::Damaged, "later", 3);
        QCOMPARE(cursor.failure().code, ErrorCode::Truncated);
        QCOMPARE(cursor.offset(), 1u);
        QVERIFY(!cursor.seek(0));
    }

    void hugeLengths_reserveNothing()
    {
        constexpr std::uint64_t huge = 1ULL << 62;
        Cursor whole("abc");
        QCOMPARE(whole.take(huge), "");
        QCOMPARE(whole.failure().code, ErrorCode::Truncated);

        const std::string bytes(1'000'000, 'x');
        SlowStream stream(bytes, 100'000);
        Cursor streamed(stream);
        QCOMPARE(streamed.take(huge), "");
        QCOMPARE(streamed.failure().code, ErrorCode::Truncated);
        QVERIFY(stream.largestRequest() <= 2 * bytes.size());

        SlowStream again(bytes, 100'000);
        Cursor skipped(again);
        skipped.skip(huge);
        QCOMPARE(skipped.failure().code, ErrorCode::Truncated);
    }

    void failingStream_handsItsErrorOn()
    {
        class Broken : public ByteStream
        {
            Result<std::size_t> read(char*, std::size_t) override
            {
                return fail(ErrorCode::FileReadFailed, "path", "input/output error");
            }
        } broken;
        Cursor cursor(broken);
        QCOMPARE(cursor.byte(), 0);
        QCOMPARE(cursor.failure().code, ErrorCode::FileReadFailed);
        QCOMPARE(cursor.failure().detail, std::string("input/output error"));
    }
};

QTEST_APPLESS_MAIN(CursorTest)
#include "tst_cursor.moc"
