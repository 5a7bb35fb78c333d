// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rulehits.h"

#include "support/analyses.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;

namespace {

// Two keys with a blank, one big string, and strings of four orders that want to be hashes.
constexpr auto keys = "shop:a\\x20b:string string 100 ttl=60\n"
                      "shop:c\\x20d:string string 50 ttl=60\n"
                      "cx:report:2024:string string 3000000 elements=2900000 value=2900000 ttl=60\n"
                      "cx:order:1001:amount string 90 value=8 ttl=60\n"
                      "cx:order:1001:status string 90 value=8 ttl=60\n"
                      "cx:order:1001:product string 90 value=8 ttl=60\n"
                      "cx:order:1002:amount string 90 value=8 ttl=60\n"
                      "cx:order:1002:status string 90 value=8 ttl=60\n"
                      "cx:order:1002:product string 90 value=8 ttl=60\n"
                      "cx:order:1003:amount string 90 value=8 ttl=60\n"
                      "cx:order:1003:status string 90 value=8 ttl=60\n"
                      "cx:order:1003:product string 90 value=8 ttl=60\n";

const RuleHits* find(const std::vector<RuleHits>& hits, RuleId rule)
{
    const auto found = std::ranges::find(hits, rule, &RuleHits::rule);
    return found == hits.end() ? nullptr : &*found;
}

} // namespace

class RuleHitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worst_comesFirst();
    void folder_narrows();
    void keyList_isTheSameAsItsFolder();
    void groups_concernTheirPlaces();
    void blindRule_isReportedLast();
    void nothing_hasNoHits();
};

void RuleHitsTest::worst_comesFirst()
{
    const View view{analysisFrom(keys), Keyspace::root};
    const std::vector<RuleHits> hits = ruleHits(view, {});
    QVERIFY(hits.size() > 3);
    QCOMPARE(hits.front().rule, RuleId::ValueBig); // an error, and the most memory
    QCOMPARE(hits.front().memoryBytes, 3'000'000u);
    QVERIFY(std::ranges::is_sorted(hits, std::greater(), &RuleHits::worst));
    for (const RuleHits& rule : hits)
        QCOMPARE(rule.total(), view.analysis->findings->total(rule.rule));
}

void RuleHitsTest::folder_narrows()
{
    const auto analysis = analysisFrom(keys);
    const std::vector<RuleHits> hits = ruleHits({analysis, analysis->keyspace->findNode("shop").value()}, {});
    const RuleHits* forbidden = find(hits, RuleId::NameForbidden);
    QVERIFY(forbidden);
    QCOMPARE(forbidden->total(), 2u);
    QCOMPARE(forbidden->memoryBytes, 150u);
    QVERIFY(!find(hits, RuleId::ValueBig));
    QVERIFY(!find(hits, RuleId::StringsToHash));
}

void RuleHitsTest::keyList_isTheSameAsItsFolder()
{
    const auto analysis = analysisFrom(keys);
    const NodeId folder = analysis->keyspace->findNode("shop").value();
    const KeyRange range = analysis->keyspace->keys(folder);
    const KeyList list{QString(), KeySelection(std::vector{KeyId{range.first}, KeyId{range.first + 1}})};
    for (std::size_t rule = 0; rule < ruleCount; ++rule)
        QCOMPARE(offenders({analysis, list}, RuleId(rule)).keys, offenders({analysis, folder}, RuleId(rule)).keys);
}

void RuleHitsTest::groups_concernTheirPlaces()
{
    const auto analysis = analysisFrom(keys);
    const Keyspace& keyspace = *analysis->keyspace;
    const auto groups = [&](const Place& place) {
        return offenders({analysis, place}, RuleId::StringsToHash).general.size();
    };
    QCOMPARE(groups(Keyspace::root), 1u);
    QCOMPARE(groups(keyspace.findNode("cx").value()), 1u);
    QCOMPARE(groups(keyspace.findNode("cx:order").value()), 1u);
    QCOMPARE(groups(keyspace.findNode("cx:report").value()), 0u);
    QCOMPARE(groups(keyspace.findNode("shop").value()), 0u);
    const KeyId key = keyspace.find("cx:order:1002:status").value();
    QCOMPARE(groups(key), 1u);
    QCOMPARE(groups(keyspace.patternOf(key)), 1u);
    const RuleHits* hits = nullptr;
    const std::vector<RuleHits> all = ruleHits({analysis, Keyspace::root}, {});
    hits = find(all, RuleId::StringsToHash);
    QVERIFY(hits && hits->wastedBytes > 0);
}

void RuleHitsTest::blindRule_isReportedLast()
{
    const std::vector<RuleHits> hits = ruleHits({analysisFrom("shop:a\\x20b unknown -"), Keyspace::root}, {});
    QVERIFY(hits.front().total() > 0);
    QCOMPARE(hits.back().total(), 0u);
    QVERIFY(hits.back().blind.has_value());
}

void RuleHitsTest::nothing_hasNoHits()
{
    QVERIFY(ruleHits({}, {}).empty());
    QCOMPARE(offenders({}, RuleId::ValueBig).size(), 0u);
}

QTEST_APPLESS_MAIN(RuleHitsTest)
#include "tst_rulehits.moc"
