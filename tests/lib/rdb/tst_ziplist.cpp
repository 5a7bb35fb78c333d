// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packedchecks.h"
#include "rdb/ziplist.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

namespace {

// Entries that are encoded already, each with the length of the one before.
std::string ziplistAround(const std::vector<std::string>& encoded)
{
    DumpBytes body;
    std::size_t previous = 0;
    for (const std::string& entry : encoded) {
        const std::size_t start = body.bytes().size();
        body.byte(static_cast<unsigned>(previous)).raw(entry);
        previous = body.bytes().size() - start;
    }
    return DumpBytes()
        .little(static_cast<std::uint32_t>(body.bytes().size() + 11))
        .little(std::uint32_t(10))
        .little(static_cast<std::uint16_t>(encoded.size()))
        .raw(body.bytes())
        .byte(255)
        .bytes();
}

} // namespace

class ZiplistTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumber_isRead()
    {
        const PackedContent content = contentOf<Ziplist>(ziplistAround({
            "\xf1",
            "\xfd",
            DumpBytes().byte(0xfe).byte(0x80).bytes(),
            DumpBytes().byte(0xc0).little(std::int16_t(-32768)).bytes(),
            DumpBytes().byte(0xf0).raw(std::string_view("\x00\x00\x80", 3)).bytes(),
            DumpBytes().byte(0xd0).little(std::int32_t(-2147483647)).bytes(),
            DumpBytes().byte(0xe0).little(std::numeric_limits<std::int64_t>::max()).bytes(),
        }));
        QVERIFY(!content.damaged);
        const std::vector<std::string> expected{
            "0", "12", "-128", "-32768", "-8388608", "-2147483647", "9223372036854775807"};
        QVERIFY(content.entries == expected);
    }

    void everyLengthOfText_isRead()
    {
        const std::vector<std::string> texts{"",
                                             std::string(63, 'a'),
                                             std::string(64, 'b'),
                                             std::string(300, 'c'),
                                             std::string(16383, 'd'),
                                             std::string(16384, 'e'),
                                             "end"};
        const PackedContent content = contentOf<Ziplist>(ziplistOf(texts));
        QVERIFY(!content.damaged);
        QVERIFY(content.entries == texts);
    }

    void wrongPreviousLength_isDamage()
    {
        std::string packed = ziplistOf({"abc", "d"});
        packed[10 + 5] = 4;
        const PackedContent content = contentOf<Ziplist>(packed);
        QVERIFY(content.damaged);
        QCOMPARE(content.entries.size(), 1u);
    }

    void unknownEncoding_isDamage() { QVERIFY(contentOf<Ziplist>(ziplistAround({"\xc1zz"})).damaged); }

    void damage_doesNoHarm()
    {
        QVERIFY(
            survivesDamage<Ziplist>(ziplistOf({"a", "12", std::string(70, 'x'), "-4000", std::string(300, 'y'), "z"})));
    }
};

QTEST_APPLESS_MAIN(ZiplistTest)
#include "tst_ziplist.moc"
