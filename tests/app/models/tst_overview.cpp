// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overview.h"

#include "support/analyses.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;

namespace {

const NextStep* find(const Overview& overview, NextStep::Kind kind)
{
    const auto found = std::ranges::find(overview.steps, kind, &NextStep::kind);
    return found == overview.steps.end() ? nullptr : &*found;
}

} // namespace

class OverviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sums_areThoseOfThePlace();
    void biggestKey_isTheFirstStep();
    void heaviestFolder_isTheDeepestWithMostOfTheMemory();
    void everyStep_leadsIntoThePlace();
    void cleanPlace_hasNothingToDo();
};

void OverviewTest::sums_areThoseOfThePlace()
{
    const auto analysis = demoAnalysis();
    const Keyspace& keyspace = *analysis->keyspace;
    for (std::uint32_t row = 0; row < keyspace.childCount(Keyspace::root); ++row) {
        const NodeId node = keyspace.child(Keyspace::root, row);
        const Overview overview = Overview::of({analysis, node}, {});
        QCOMPARE(overview.sum, keyspace.aggregate(node));
        std::uint64_t keys = 0;
        for (const Aggregate& sum : overview.byType)
            keys += sum.keys;
        QCOMPARE(keys, overview.sum.keys);
    }
}

void OverviewTest::biggestKey_isTheFirstStep()
{
    const auto analysis = analysisFrom("cx:a:1:list list 900000 elements=20000 ttl=9\n"
                                       "cx:a:2:list list 990000 elements=30000 ttl=9\n"
                                       "cx:a:3:list list 400 elements=3 ttl=9\n");
    const Overview overview = Overview::of({analysis, Keyspace::root}, {});
    QVERIFY(!overview.steps.empty());
    const NextStep expected{NextStep::Kind::SplitKey, analysis->keyspace->find("cx:a:2:list").value(), 2, 990000};
    QCOMPARE(overview.steps.front(), expected);
}

void OverviewTest::heaviestFolder_isTheDeepestWithMostOfTheMemory()
{
    const auto analysis = analysisFrom("cx:heavy:deep:1:hash hash 900 elements=2 ttl=9\n"
                                       "cx:heavy:deep:2:hash hash 900 elements=2 ttl=9\n"
                                       "cx:light:1:hash hash 100 elements=2 ttl=9\n");
    const Keyspace& keyspace = *analysis->keyspace;
    const Overview overview = Overview::of({analysis, Keyspace::root}, {});
    const NextStep* step = find(overview, NextStep::Kind::LookIntoFolder);
    QVERIFY(step);
    QCOMPARE(std::get<NodeId>(step->target), keyspace.findNode("cx:heavy:deep").value());
    QCOMPARE(step->bytes, 1800u);
    const Overview inside = Overview::of({analysis, keyspace.findNode("cx:heavy:deep").value()}, {});
    QVERIFY(!find(inside, NextStep::Kind::LookIntoFolder));
}

void OverviewTest::everyStep_leadsIntoThePlace()
{
    const auto analysis = demoAnalysis();
    const Keyspace& keyspace = *analysis->keyspace;
    for (std::uint32_t row = 0; row < keyspace.childCount(Keyspace::root); ++row) {
        const View view{analysis, keyspace.child(Keyspace::root, row)};
        const Overview overview = Overview::of(view, {});
        QVERIFY(overview.steps.size() <= Overview::mostSteps);
        const KeyRange range = *view.keys().range();
        for (const NextStep& step : overview.steps) {
            if (const auto* key = std::get_if<KeyId>(&step.target)) {
                QVERIFY(range.contains(*key));
            } else if (const auto* node = std::get_if<NodeId>(&step.target)) {
                QVERIFY(keyspace.keys(*node).first >= range.first && keyspace.keys(*node).last <= range.last);
            } else {
                QVERIFY(offenders(view, std::get<RuleId>(step.target)).size() > 0);
            }
        }
    }
}

void OverviewTest::cleanPlace_hasNothingToDo()
{
    const Overview clean = Overview::of({analysisFrom("cx:user:100:hash hash 90 elements=2 ttl=9"), KeyId{0}}, {});
    QVERIFY(clean.steps.empty());
    QVERIFY(Overview::of({}, {}).steps.empty());
}

QTEST_APPLESS_MAIN(OverviewTest)
#include "tst_overview.moc"
