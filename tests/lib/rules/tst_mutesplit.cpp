// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutesplit.h"

#include "lib/rules/rulerows.h"

#include "rules/ruletable.h"
#include "support/keyspaces.h"

#include <QTest>

#include <algorithm>
#include <format>

using namespace colonnade;

class MuteSplitTest : public QObject
{
    Q_OBJECT

private:
    static Findings findings()
    {
        std::string lines;
        for (int i = 0; i < 50; ++i) {
            for (const char* const field : {"a", "b", "c"})
                lines += std::format("cx:order:{}:{} string 10 value=8\n", i, field);
            lines += std::format("old:{}\\x20x hash 10 ttl=60\n", i);
        }
        return checkKeyspace(keyspaceFrom(lines), testProfile("recommended"), {}, {});
    }
    static MuteSplit split(const Findings& all, std::initializer_list<Mute> list)
    {
        Mutes mutes;
        for (const Mute& mute : list)
            mutes.add(mute);
        return MuteSplit::of(all, MuteMatcher(mutes, {}), {});
    }

private Q_SLOTS:
    void nothingIsLost_andTheWayBackIsTheSame()
    {
        const Findings all = findings();
        const MuteSplit parts = split(all, {{.rule = "name-forbidden", .of = Mute::Of::Pattern, .what = "old:1*"},
                                            {.rule = "ttl-missing"},
                                            {.rule = "strings-to-hash", .of = Mute::Of::Prefix, .what = "cx:"}});
        QCOMPARE(parts.muted.total(RuleId::NameForbidden), 11u);
        QCOMPARE(parts.open.total(RuleId::NameForbidden), 39u);
        QCOMPARE(parts.open.total(RuleId::TtlMissing), 0u);
        QCOMPARE(parts.muted.total(RuleId::TtlMissing), 150u);
        QCOMPARE(parts.muted.total(RuleId::StringsToHash), 1u);
        QVERIFY(parts.open.general().empty());
        const Findings joined = MuteSplit::joined(parts.open, parts.muted);
        for (const Rule& rule : ruleTable()) {
            QCOMPARE(parts.open.total(rule.id) + parts.muted.total(rule.id), all.total(rule.id));
            for (const Severity severity : allSeverities)
                QVERIFY(std::ranges::equal(joined.keys(rule.id, severity), all.keys(rule.id, severity)));
        }
        QCOMPARE(joined.general().size(), all.general().size());
        QVERIFY(joined.counts() == all.counts());
        for (const Rule& rule : ruleTable()) {
            Cost sum = parts.open.cost(rule.id);
            sum += parts.muted.cost(rule.id);
            QVERIFY(sum == all.cost(rule.id));
            QVERIFY(joined.cost(rule.id) == all.cost(rule.id));
        }
    }

    void mutedOnes_answerLikeOthers()
    {
        const Findings all = findings();
        const MuteSplit parts = split(all, {{.rule = "name-forbidden"}});
        const KeyId key = parts.muted.keys(RuleId::NameForbidden, Severity::Error).front();
        QCOMPARE(parts.muted.describe(RuleId::NameForbidden, key).subject,
                 all.describe(RuleId::NameForbidden, key).subject);
        QVERIFY(parts.muted.keyspace() == all.keyspace());
        QCOMPARE(parts.muted.profile().id, all.profile().id);
        const NodeId folder = all.keyspace()->findNode("old").value();
        QCOMPARE(parts.muted.counts(folder)[std::size_t(Severity::Error)], 50u);
        QCOMPARE(parts.open.counts(folder)[std::size_t(Severity::Error)], 0u);
    }

    void blindRules_areNotMuted()
    {
        const Findings all = checkKeyspace(keyspaceFrom("a:1 unknown -"), testProfile("recommended"), {}, {});
        QVERIFY(!all.blind().empty());
        const MuteSplit parts = split(all, {{.rule = "value-big"}});
        QVERIFY(parts.open.blind() == all.blind());
        QVERIFY(parts.muted.blind().empty());
    }
};

QTEST_APPLESS_MAIN(MuteSplitTest)
#include "tst_mutesplit.moc"
