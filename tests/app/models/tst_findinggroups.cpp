// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findinggroups.h"

#include "rules/mutematcher.h"
#include "support/analyses.h"

#include <QTest>

#include <algorithm>
#include <format>
#include <numeric>
#include <set>

using namespace colonnade;

namespace {

std::uint64_t sumOf(const SeverityCounts& counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

std::shared_ptr<const Analysis> muted(const std::shared_ptr<const Analysis>& analysis, std::string_view rule)
{
    Mutes mutes;
    mutes.add({.rule = std::string(rule)});
    return std::make_shared<const Analysis>(withMutes(*analysis, MuteMatcher(mutes, {}), {}));
}

} // namespace

class FindingGroupsTest : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const Analysis> m_demo;
    static constexpr Grouping all[] = {Grouping::Rule, Grouping::Namespace, Grouping::Pattern, Grouping::Severity};

private Q_SLOTS:
    void initTestCase() { m_demo = demoAnalysis(); }

    void everyGrouping_countsEveryFindingOnce()
    {
        for (const Grouping grouping : all) {
            const FindingGroups groups = findingGroups({m_demo, Keyspace::root}, grouping, {}, {});
            QVERIFY(groups.all.counts == m_demo->findings->counts());
            std::uint64_t sum = 0;
            std::set<GroupId> ids;
            for (const FindingGroup& group : groups.groups) {
                sum += group.total();
                QVERIFY(ids.insert(group.id).second);
            }
            QCOMPARE(sum, sumOf(m_demo->findings->counts()));
            QCOMPARE(groups.muted, 0u);
        }
    }

    void everyGroup_hasTheRowsThatItCounts()
    {
        for (const Grouping grouping : all) {
            const View view{m_demo, Keyspace::root};
            for (const FindingGroup& group : findingGroups(view, grouping, {}, {}).groups) {
                if (grouping == Grouping::Pattern && group.total() < 500)
                    continue; // each takes a walk over all findings
                const std::vector<FindingRow> rows = findingRows(view, group.id, {}, {});
                QCOMPARE(rows.size(), group.total());
                for (const Severity severity : allSeverities)
                    QCOMPARE(std::size_t(std::ranges::count(rows, severity, &FindingRow::severity)),
                             group.counts[std::size_t(severity)]);
            }
            QCOMPARE(findingRows(view, {}, {}, {}).size(), sumOf(m_demo->findings->counts()));
        }
    }

    void keys_countTheirMemoryOnce()
    {
        // Both keys break several rules.
        const auto analysis = analysisFrom("shop:a\\x20b string 100\nshop:c\\x20d string 20\n");
        const View view{analysis, Keyspace::root};
        for (const Grouping grouping : {Grouping::Namespace, Grouping::Rule}) {
            const FindingGroups groups = findingGroups(view, grouping, {}, {});
            QCOMPARE(groups.all.memoryBytes, 120u);
            for (const FindingGroup& group : groups.groups) {
                if (group.total() > 0)
                    QCOMPARE(group.memoryBytes, 120u);
            }
        }
    }

    void namespaces_areTheFoldersBelowThePlace()
    {
        const auto analysis =
            analysisFrom("a:b:x\\x201 string 10 ttl=9\na:c:x\\x202 string 10 ttl=9\na:d\\x20e string 1\n"
                         "alone string 1\n");
        const auto paths = [&](const Place& place) {
            std::set<std::string> found;
            for (const FindingGroup& group : findingGroups({analysis, place}, Grouping::Namespace, {}, {}).groups)
                found.emplace(analysis->keyspace->path(std::get<NodeId>(group.id)));
            return found;
        };
        QCOMPARE(paths(Keyspace::root), (std::set<std::string>{"", "a"}));
        QCOMPARE(paths(analysis->keyspace->findNode("a").value()), (std::set<std::string>{"a", "a:b", "a:c"}));
    }

    void text_narrowsEveryGroup()
    {
        const auto analysis =
            analysisFrom("shop:a\\x20b:string string 20 ttl=9\nSHOP:\\xFF\\x20c:string string 10 ttl=9\n"
                         "other:a\\x20b:string string 20 ttl=9");
        const FindingGroups groups =
            findingGroups({analysis, Keyspace::root}, Grouping::Rule, {.text = QStringLiteral("Shop")}, {});
        const auto forbidden = std::ranges::find(groups.groups, GroupId(RuleId::NameForbidden), &FindingGroup::id);
        QCOMPARE(forbidden->total(), 2u);
        QCOMPARE(findingGroups({analysis, Keyspace::root}, Grouping::Rule, {.text = QStringLiteral("nowhere")}, {})
                     .groups.size(),
                 0u);
    }

    void mutedOnes_comeOnRequest()
    {
        const auto analysis = muted(m_demo, "ttl-missing");
        const View view{analysis, Keyspace::root};
        const std::uint64_t missing = m_demo->findings->total(RuleId::TtlMissing);
        const FindingGroups without = findingGroups(view, Grouping::Rule, {}, {});
        QCOMPARE(without.muted, missing);
        QVERIFY(!std::ranges::contains(without.groups, GroupId(RuleId::TtlMissing), &FindingGroup::id));
        const FindingGroups with = findingGroups(view, Grouping::Rule, {.withMuted = true}, {});
        QVERIFY(with.all.counts == without.all.counts);
        const auto group = std::ranges::find(with.groups, GroupId(RuleId::TtlMissing), &FindingGroup::id);
        QCOMPARE(group->muted, missing);
        const std::vector<FindingRow> rows = findingRows(view, group->id, {.withMuted = true}, {});
        QCOMPARE(rows.size(), missing);
        QVERIFY(rows.front().isMuted);
        QCOMPARE(findingOf(rows.front(), *analysis).rule, RuleId::TtlMissing);
    }

    void blindRules_standLast()
    {
        const auto analysis = analysisFrom("shop:a\\x20b unknown -");
        const FindingGroups groups = findingGroups({analysis, Keyspace::root}, Grouping::Rule, {}, {});
        QVERIFY(groups.groups.front().total() > 0);
        QVERIFY(groups.groups.back().blind && groups.groups.back().total() == 0);
    }

    void nothing_hasNoGroups()
    {
        QVERIFY(findingGroups({}, Grouping::Rule, {}, {}).groups.empty());
        QVERIFY(findingRows({}, {}, {}, {}).empty());
    }
};

QTEST_APPLESS_MAIN(FindingGroupsTest)
#include "tst_findinggroups.moc"
