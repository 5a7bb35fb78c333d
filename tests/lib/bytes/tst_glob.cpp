// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/glob.h"

#include <QTest>

#include <random>

using namespace colonnade;
using namespace std::string_literals;

class GlobTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pattern_matches_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char* pattern, const char* text, bool expected) {
            QTest::addRow("%s ~ %s", pattern, text) << QByteArray(pattern) << QByteArray(text) << expected;
        };
        row("", "", true);
        row("", "a", false);
        row("*", "", true);
        row("**", "abc", true);
        row("user:*", "user:1", true);
        row("user:*", "user:", true);
        row("user:*", "users:1", false);
        row("*:hash", "a:b:hash", true);
        row("a*b*c", "aXbYbZc", true);
        row("a*b*c", "aXbYbZ", false);
        row("h?llo", "hello", true);
        row("h?llo", "hllo", false);
        row("h??", "hé", true); // bytes, not characters
        row("h[ae]llo", "hallo", true);
        row("h[ae]llo", "hillo", false);
        row("h[^e]llo", "hallo", true);
        row("h[^e]llo", "hello", false);
        row("h[a-c]llo", "hbllo", true);
        row("h[c-a]llo", "hbllo", true); // either order
        row("h[a-c]llo", "hdllo", false);
        row("[a-]", "a", true); // to the `]`, which then does not close
        row("[a-]", "-", false);
        row("[\\]]", "]", true);
        row("[\\^a]", "^", true);
        row("[]", "]", false); // an empty class matches nothing
        row("[^]", "x", true); // and its opposite anything
        row("[ab", "b", true); // unclosed: ends with the pattern
        row("[ab", "c", false);
        row("x[", "x", false);
        row("\\*", "*", true);
        row("\\*", "a", false);
        row("a\\", "a\\", true);
        row("a[1]:*", "a1:x", true);
        row("a[1]:*", "a[1]:x", false);
        row("A", "a", false);
    }
    void pattern_matches()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, text);
        QFETCH(bool, expected);
        QCOMPARE(globMatches(pattern.toStdString(), text.toStdString()), expected);
    }

    void nulBytes_areBytes()
    {
        QVERIFY(globMatches("a?b"s, "a\0b"s));
        QVERIFY(globMatches("a\0*"s, "a\0bc"s));
        QVERIFY(!globMatches("a\0*"s, "abc"s));
    }

    void escapedLiteral_matchesItselfAlone()
    {
        std::mt19937 random(2);
        const std::string alphabet = "ab*?[]^-\\{}\n\xFF"s + '\0';
        const auto name = [&] {
            std::string result;
            for (auto length = random() % 5; length > 0; --length)
                result += alphabet[random() % alphabet.size()];
            return result;
        };
        for (int i = 0; i < 50'000; ++i) {
            const std::string literal = name();
            const std::string other = name();
            QVERIFY(globMatches(escapedForGlob(literal), literal));
            QCOMPARE(literalOf(escapedForGlob(literal)), literal);
            QCOMPARE(globMatches(escapedForGlob(literal), other), literal == other);
            QVERIFY(globMatches(escapedForGlob(literal) + "*", literal + other));
        }
        QCOMPARE(escapedForGlob("a[1]:x"), "a\\[1]:x"s);
    }

    void randomPatterns_agreeWithTheDefinition()
    {
        // The definition, by recursion: fine for short input only.
        struct Slow
        {
            static bool matches(std::string_view pattern, std::string_view text)
            {
                if (pattern.empty())
                    return text.empty();
                if (pattern[0] == '*')
                    return matches(pattern.substr(1), text) || (!text.empty() && matches(pattern, text.substr(1)));
                return !text.empty() && (pattern[0] == '?' || pattern[0] == text[0]) &&
                       matches(pattern.substr(1), text.substr(1));
            }
        };
        std::mt19937 random(3);
        const auto from = [&](std::string_view alphabet, unsigned longest) {
            std::string result;
            for (auto length = random() % (longest + 1); length > 0; --length)
                result += alphabet[random() % alphabet.size()];
            return result;
        };
        for (int i = 0; i < 100'000; ++i) {
            const std::string pattern = from("ab*?", 7);
            const std::string text = from("ab", 8);
            QCOMPARE(globMatches(pattern, text), Slow::matches(pattern, text));
        }
    }

    void literal_isWhatAPatternWithoutWildcardsMatches()
    {
        QCOMPARE(literalOf("user:\\*:1"), "user:*:1"s);
        QCOMPARE(literalOf("a\\"), "a\\"s);
        QCOMPARE(literalOf(""), ""s);
        for (const char* const pattern : {"*", "a?", "[a]", "a\\\\*"})
            QVERIFY2(!literalOf(pattern), pattern);
    }

    void manyStars_endSoon()
    {
        // Backtracking over every star would take longer than the age of the universe.
        std::string pattern;
        for (int i = 0; i < 500; ++i)
            pattern += "*a";
        pattern += "*b";
        QVERIFY(!globMatches(pattern, std::string(20'000, 'a')));
        QVERIFY(globMatches(pattern, std::string(20'000, 'a') + "b"));
        QVERIFY(globMatches(std::string(1'000'000, '*'), "a"));
        QVERIFY(!globMatches(std::string(1'000, '[') + "*", std::string(1'000, 'a')));
    }
};

QTEST_APPLESS_MAIN(GlobTest)
#include "tst_glob.moc"
