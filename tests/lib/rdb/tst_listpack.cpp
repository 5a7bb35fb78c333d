// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packedchecks.h"
#include "rdb/listpack.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

class ListpackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEncoding_isRead()
    {
        const std::string text64(64, 'm');
        const std::string text4095(4095, 'n');
        const std::string text4096(4096, 'o');
        const std::string text70000(70000, 'p');
        const std::vector<std::string> encoded{
            "\x7f",
            DumpBytes().big(std::uint16_t(0xc000 | 0x0fff)).bytes(), // 13 bits: 4095
            DumpBytes().big(std::uint16_t(0xc000 | 0x1000)).bytes(), // 13 bits: -4096
            DumpBytes().byte(0xf1).little(std::int16_t(-32768)).bytes(),
            DumpBytes().byte(0xf2).raw(std::string_view("\x00\x00\x80", 3)).bytes(), // 24 bits: -8388608
            DumpBytes().byte(0xf2).raw("\xff\xff\x7f").bytes(),
            DumpBytes().byte(0xf3).little(std::int32_t(2147483647)).bytes(),
            DumpBytes().byte(0xf4).little(std::numeric_limits<std::int64_t>::min()).bytes(),
            "\x80",
            "\x83"
            "abc",
            DumpBytes().big(std::uint16_t(0xe000 | 64)).raw(text64).bytes(),
            DumpBytes().big(std::uint16_t(0xe000 | 4095)).raw(text4095).bytes(),
            DumpBytes().byte(0xf0).little(std::uint32_t(4096)).raw(text4096).bytes(),
            DumpBytes().byte(0xf0).little(std::uint32_t(70000)).raw(text70000).bytes(),
        };
        const PackedContent content = contentOf<Listpack>(listpackAround(encoded));
        QVERIFY(!content.damaged);
        const std::vector<std::string> expected{
            "127", "4095", "-4096", "-32768", "-8388608", "8388607", "2147483647", "-9223372036854775808",
            "",    "abc",  text64,  text4095, text4096,   text70000};
        QVERIFY(content.entries == expected);
    }

    void empty_hasNoEntries()
    {
        const PackedContent content = contentOf<Listpack>(listpackOf({}));
        QVERIFY(content.entries.empty());
        QVERIFY(!content.damaged);
    }

    void wrongCount_isDamage()
    {
        std::string packed = listpackOf({"a", "b"});
        packed[4] = 3;
        QVERIFY(contentOf<Listpack>(packed).damaged);
        packed[4] = packed[5] = '\xff'; // not known
        QVERIFY(!contentOf<Listpack>(packed).damaged);
    }

    void wrongBackLength_isDamage()
    {
        std::string packed = listpackOf({"abc", "d"});
        packed[6 + 4] = 9;
        const PackedContent content = contentOf<Listpack>(packed);
        QVERIFY(content.damaged);
        QVERIFY(content.entries.empty());
    }

    void damage_doesNoHarm()
    {
        QVERIFY(survivesDamage<Listpack>(
            listpackOf({"a", "12", std::string(70, 'x'), "-4000", std::string(5000, 'y'), ""})));
    }
};

QTEST_APPLESS_MAIN(ListpackTest)
#include "tst_listpack.moc"
