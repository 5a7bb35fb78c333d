// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/escape.h"

#include <QTest>

#include <map>
#include <random>

using namespace colonnade;
using namespace std::string_literals;

class EscapeTest : public QObject
{
    Q_OBJECT

private:
    /// Bytes that are likely to meet: backslashes, x, hex digits, UTF-8 pieces, controls, and anything else.
    static std::string randomName(std::mt19937& random)
    {
        static const std::vector<std::string> pieces{
            "\\",  "x",  "F",          "\\x",   "\\xFF", "\xFF",   "\xC3",   "\xC3\xA9", "\n",
            "\0"s, "用", "\xE7\x94",   "a:b",   "\x7F",  "\u200B", "\u202E", " ",        "\xED\xA0\x80",
            "é",   "😀", "\U0001FFFF", "\u00A0"};
        std::string name;
        const auto length = random() % 8;
        for (unsigned i = 0; i < length; ++i)
            name += random() % 4 == 0 ? std::string(1, static_cast<char>(random() % 256))
                                      : pieces[random() % pieces.size()];
        return name;
    }

private Q_SLOTS:
    void readableNames_stayAsTheyAre()
    {
        for (const std::string& name : {"cx:userdb:session:U100238:string"s, "user 1"s, "用户:1000:档案"s, "é😀"s, ""s})
            QCOMPARE(escaped(name), name);
    }
    void byteAndItsSpelling_lookDifferent()
    {
        QCOMPARE(escaped("\xFF"), "\\xFF"s);
        QCOMPARE(escaped("\\xFF"), "\\\\xFF"s);
    }
    void invisibleCharacters_areSpelledOut()
    {
        QCOMPARE(escaped("a\0b\r\n\t\x7F"s), "a\\x00b\\x0D\\x0A\\x09\\x7F"s);
        QCOMPARE(escaped("\u0085"), "\\xC2\\x85"s);
        QCOMPARE(escaped("a\u202Eb"), "a\\xE2\\x80\\xAEb"s);
        for (const char* const c : {"\u00A0", "\u00AD", "\u061C", "\u200B", "\u200D", "\u200F", "\u2028", "\u2066",
                                    "\u3000", "\uFE0F", "\uFEFF", "\uFFFE", "\U000E0041", "\U0010FFFF"})
            QVERIFY2(escaped(c).starts_with("\\x"), c);
    }
    void invalidUtf8_isSpelledOut()
    {
        QCOMPARE(escaped("\xC0\xAF"), "\\xC0\\xAF"s);          // overlong
        QCOMPARE(escaped("\xED\xA0\x80"), "\\xED\\xA0\\x80"s); // surrogate
        QCOMPARE(escaped("\xF4\x90\x80\x80"), "\\xF4\\x90\\x80\\x80"s);
        QCOMPARE(escaped("\xE7\x94"), "\\xE7\\x94"s); // cut off
        QCOMPARE(escaped("\xE7\x94X"), "\\xE7\\x94X"s);
    }
    void anyBytes_comeBackAndLookUnique()
    {
        std::mt19937 random(1);
        std::map<std::string, std::string> seen;
        for (int i = 0; i < 100'000; ++i) {
            const std::string name = randomName(random);
            const std::string text = escaped(name);
            QVERIFY(isValidUtf8(text));
            const auto back = unescaped(text);
            QVERIFY(back.has_value());
            QCOMPARE(*back, name);
            const auto [place, isNew] = seen.emplace(text, name);
            QVERIFY(isNew || place->second == name);
        }
    }
    void badEscapes_areRefusedWithTheirPlace()
    {
        for (const std::string text : {"ab\\", "ab\\n", "ab\\x", "ab\\x4", "ab\\xG0", "ab\\X41"}) {
            const auto result = unescaped(text);
            QVERIFY2(!result, text.c_str());
            QCOMPARE(result.error().code, ErrorCode::BadEscape);
            QCOMPARE(result.error().offset, 2u);
        }
        QCOMPARE(unescaped("\\xfF\\\\").value(), "\xFF\\"s);
    }
    void utf8Length_acceptsExactlyTheShortestForms()
    {
        // Every two-byte start against the definition.
        for (int first = 0x80; first < 0x100; ++first) {
            const std::string two{static_cast<char>(first), '\x80'};
            QCOMPARE(utf8SequenceLength(two), first >= 0xC2 && first <= 0xDF ? 2u : 0u);
        }
        QCOMPARE(utf8SequenceLength("\xE0\xA0\x80"), 3u);
        QCOMPARE(utf8SequenceLength("\xE0\x9F\x80"), 0u);
        QCOMPARE(utf8SequenceLength("\xED\x9F\xBF"), 3u);
        QCOMPARE(utf8SequenceLength("\xF0\x90\x80\x80"), 4u);
        QCOMPARE(utf8SequenceLength("\xF0\x8F\x80\x80"), 0u);
        QCOMPARE(utf8SequenceLength("\xF4\x8F\xBF\xBF"), 4u);
        QCOMPARE(utf8SequenceLength("\xF5\x80\x80\x80"), 0u);
        QCOMPARE(utf8SequenceLength(""), 0u);
    }
    void hex_goesThereAndBack()
    {
        std::string all;
        for (int i = 0; i < 256; ++i)
            all += static_cast<char>(i);
        QCOMPARE(fromHex(toHex(all)).value(), all);
        QCOMPARE(toHex("\x0A\xFF"), "0aff"s);
        QCOMPARE(fromHex("0AfF").value(), "\x0A\xFF"s);
        for (const std::string text : {"0", "0g", "abc", "a b "})
            QCOMPARE(fromHex(text).error().code, ErrorCode::BadEscape);
    }
};

QTEST_APPLESS_MAIN(EscapeTest)
#include "tst_escape.moc"
