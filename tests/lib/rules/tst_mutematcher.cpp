// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutematcher.h"

#include <QTest>

#include <format>

using namespace colonnade;
using namespace std::chrono_literals;

class MuteMatcherTest : public QObject
{
    Q_OBJECT

private:
    static constexpr std::chrono::sys_days day = 2026y / 11 / 30;

    static MuteMatcher matching(std::initializer_list<Mute> list)
    {
        Mutes mutes;
        for (const Mute& mute : list)
            mutes.add(mute);
        return {mutes, day};
    }

private Q_SLOTS:
    void nothing_mutesNothing()
    {
        QVERIFY(MuteMatcher().isEmpty());
        QVERIFY(!MuteMatcher().concerns(RuleId::NameStart));
        QVERIFY(!MuteMatcher().find(RuleId::NameStart, ""));
    }

    void places_areComparedAsBytes()
    {
        const MuteMatcher matcher = matching({{.rule = "name-start", .of = Mute::Of::Key, .what = "1:\xFF"},
                                              {.rule = "name-start", .of = Mute::Of::Prefix, .what = "old:"},
                                              {.rule = "name-start", .of = Mute::Of::Pattern, .what = "tmp:*:[0-9]"},
                                              {.rule = "ttl-missing"},
                                              {.of = Mute::Of::Prefix, .what = "test:"}});
        QCOMPARE(matcher.find(RuleId::NameStart, "1:\xFF").value_or(9), 0u);
        QVERIFY(!matcher.find(RuleId::NameStart, "1:\xFF:2"));
        QCOMPARE(matcher.find(RuleId::NameStart, "old:x").value_or(9), 1u);
        QVERIFY(!matcher.find(RuleId::NameStart, "Old:x"));
        QCOMPARE(matcher.find(RuleId::NameStart, "tmp:a:b:7").value_or(9), 2u);
        QVERIFY(!matcher.find(RuleId::NameStart, "tmp:a:x"));
        QVERIFY(!matcher.find(RuleId::NameCharset, "old:x"));
        QCOMPARE(matcher.find(RuleId::TtlMissing, "anything").value_or(9), 3u);
        QCOMPARE(matcher.find(RuleId::NameCharset, "test:x").value_or(9), 4u);
        QVERIFY(matcher.concerns(RuleId::NameCharset)); // every rule's mute
        QCOMPARE(matcher.active(), 5u);
    }

    void expiredOnes_muteNoMore()
    {
        const MuteMatcher matcher = matching({{.rule = "name-start", .expires = std::chrono::year_month_day(day)},
                                              {.rule = "name-charset", .expires = 2026y / 11 / 29}});
        QVERIFY(matcher.find(RuleId::NameStart, "x"));
        QVERIFY(!matcher.find(RuleId::NameCharset, "x"));
        QVERIFY(!matcher.concerns(RuleId::NameCharset));
        QCOMPARE(matcher.expired(), 1u);
    }

    void unknownRules_muteNothing()
    {
        const MuteMatcher matcher = matching({{.rule = "rule-of-2030"}});
        QVERIFY(matcher.isEmpty());
        QCOMPARE(matcher.unknown(), 1u);
    }

    void hostilePatterns_endSoon()
    {
        Mutes mutes;
        for (int i = 0; i < 20; ++i)
            mutes.add({.of = Mute::Of::Pattern, .what = "a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b"});
        const MuteMatcher matcher(mutes, day);
        const std::string name(100'000, 'a'); // exponential work would never end
        QVERIFY(!matcher.find(RuleId::NameStart, name));
    }

    void manyKeys_areFoundQuickly()
    {
        Mutes mutes;
        for (int i = 0; i < 100'000; ++i)
            mutes.add({.rule = "name-start", .of = Mute::Of::Key, .what = std::format("{}:x", i)});
        const MuteMatcher matcher(mutes, day);
        for (int i = 0; i < 100'000; ++i) // quadratic work would take minutes
            QCOMPARE(matcher.find(RuleId::NameStart, std::format("{}:x", i)).value_or(0), std::size_t(i));
    }
};

QTEST_APPLESS_MAIN(MuteMatcherTest)
#include "tst_mutematcher.moc"
