// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/findings.h"

#include "lib/rules/rulerows.h"

#include "keyspace/keyspacebuilder.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"
#include "support/keyspaces.h"

#include <QTest>

#include <algorithm>
#include <format>
#include <random>
#include <thread>
#include <utility>

using namespace colonnade;

namespace {

/// Good and bad names of all kinds, with random facts; more than one chunk of the engine from 20,000 on.
std::shared_ptr<const Keyspace> mixedKeyspace(int count)
{
    std::mt19937 random(3);
    KeyspaceBuilder builder(":", testTakenAt);
    KeyBatch batch;
    const auto add = [&](const std::string& name) {
        const unsigned n = random();
        KeyFacts facts{.name = name, .db = n % 7 == 0 ? 1U : 0U, .type = ValueType(n % 7), .elements = n % 12000};
        facts.valueBytes = n % 2000000;
        facts.expiry = n % 3 == 0 ? Expiry::never() : Expiry::at(std::chrono::seconds(n));
        batch.add(facts);
    };
    for (int i = 0; i < count / 5; ++i) {
        add(std::format("user_{}_profile", i));
        add(std::format("order:item {}", i));
        add(std::format("{}:x", i));
        add(std::format("shop:cart:{}:hash", i));
        batch.add({.name = std::format("cx:order:{}:{}", i / 4, std::array{"a", "b", "c", "d"}[std::size_t(i) % 4]),
                   .type = ValueType::String,
                   .valueBytes = 8});
    }
    builder.add(batch);
    return builder.finish();
}

void compareEqual(const Findings& a, const Findings& b)
{
    for (const Rule& rule : ruleTable()) {
        for (const Severity severity : allSeverities)
            QVERIFY(std::ranges::equal(a.keys(rule.id, severity), b.keys(rule.id, severity)));
    }
    QCOMPARE(a.general().size(), b.general().size());
    for (std::size_t i = 0; i < a.general().size(); ++i) {
        QCOMPARE(a.general()[i].subject, b.general()[i].subject);
        QVERIFY(a.general()[i].evidence.measured == b.general()[i].evidence.measured);
    }
}

/// Without the rules that are about a server or samples of values, which are not there.
std::vector<BlindRule> blindOnKeys(const Findings& findings)
{
    std::vector<BlindRule> blind = findings.blind();
    std::erase_if(blind, [](const BlindRule& one) {
        return one.missing == BlindRule::Missing::Server || one.missing == BlindRule::Missing::ValueSample;
    });
    return blind;
}

} // namespace

class FindingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threads_doNotChangeTheResult()
    {
        const auto keyspace = mixedKeyspace(60000);
        const Findings one = checkKeyspace(keyspace, testProfile("recommended"), {}, {}, 1);
        QVERIFY(one.total(RuleId::StringsToHash) == 1 && one.general().size() > 1);
        for (const unsigned threads : {2U, 5U})
            compareEqual(one, checkKeyspace(keyspace, testProfile("recommended"), {}, {}, threads));
    }

    void keys_areThoseThatTheCheckerFinds()
    {
        const auto keyspace = mixedKeyspace(20000);
        const Findings findings = checkKeyspace(keyspace, testProfile("keewidb"), {}, {});
        NameChecker checker(testProfile("keewidb"), {});
        std::array<std::array<std::vector<KeyId>, 3>, ruleCount> expected;
        for (std::uint32_t i = 0; i < keyspace->size(); ++i) {
            for (const Finding& finding : checker.check(keyspace->key(KeyId(i))))
                expected[std::to_underlying(finding.rule)][std::to_underlying(finding.severity)].push_back(KeyId(i));
        }
        for (const Rule& rule : ruleTable()) {
            for (const Severity severity : allSeverities) {
                QVERIFY(std::ranges::equal(findings.keys(rule.id, severity),
                                           expected[std::to_underlying(rule.id)][std::to_underlying(severity)]));
            }
        }
    }

    void ranges_andCountsEqualBruteForce()
    {
        const auto keyspace = mixedKeyspace(20000);
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        std::mt19937 random(9);
        for (int i = 0; i < 200; ++i) {
            const auto [first, last] =
                std::minmax({random() % (keyspace->size() + 1), random() % (keyspace->size() + 1)});
            const KeyRange range{std::uint32_t(first), std::uint32_t(last)};
            SeverityCounts sums{};
            for (const Rule& rule : ruleTable()) {
                SeverityCounts ofRule{};
                for (const Severity severity : allSeverities) {
                    const auto inside = findings.keys(rule.id, severity, range);
                    const auto all = findings.keys(rule.id, severity);
                    const auto expected =
                        std::ranges::count_if(all, [range](KeyId key) { return range.contains(key); });
                    QCOMPARE(std::ssize(inside), expected);
                    QVERIFY(std::ranges::all_of(inside, [range](KeyId key) { return range.contains(key); }));
                    ofRule[std::to_underlying(severity)] = inside.size();
                    sums[std::to_underlying(severity)] += inside.size();
                }
                QVERIFY(findings.counts(rule.id, range) == ofRule);
            }
            QVERIFY(findings.counts(range) == sums);
        }
    }

    void folders_countWhatIsSaidAboutThem()
    {
        const auto keyspace = keyspaceFrom("a:b:order:1:x string - value=1\na:b:order:1:y string - value=1\n"
                                           "a:b:order:1:z string - value=1\na:b:order:2:x string - value=1\n"
                                           "a:b:order:2:y string - value=1\na:b:order:2:z string - value=1\n"
                                           "a:b:order:3:x string - value=1\na:b:order:3:y string - value=1\n"
                                           "a:b:order:3:z string - value=1\na:c:cart:1:x string - value=1\n");
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        QCOMPARE(findings.general().size(), 1u);
        QCOMPARE(keyspace->path(findings.folderOf(findings.general().front())), std::string_view("a:b:order"));
        const auto general = [&](std::string_view path) {
            const NodeId folder = keyspace->findNode(path).value();
            const SeverityCounts all = findings.counts(folder);
            const SeverityCounts keys = findings.counts(keyspace->keys(folder));
            return all[0] + all[1] + all[2] - keys[0] - keys[1] - keys[2];
        };
        QCOMPARE(general("a"), 1u);
        QCOMPARE(general("a:b"), 1u); // the same keys as its only child
        QCOMPARE(general("a:b:order"), 1u);
        QCOMPARE(general("a:b:order:1"), 0u);
        QCOMPARE(general("a:c"), 0u);
        QVERIFY(findings.counts(Keyspace::root) == findings.counts());
    }

    void totals_addUpWithTheGeneralOnes()
    {
        const auto keyspace = mixedKeyspace(20000);
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        std::uint64_t sum = 0;
        for (const Rule& rule : ruleTable())
            sum += findings.total(rule.id);
        const SeverityCounts counts = findings.counts();
        QCOMPARE(counts[0] + counts[1] + counts[2], sum);
        QCOMPARE(findings.total(RuleId::StringsToHash), 1u);
    }

    void describe_makesTheSameFindingAgain()
    {
        const auto keyspace = mixedKeyspace(2000);
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        NameChecker checker(testProfile("recommended"), {});
        for (std::uint32_t i = 0; i < keyspace->size(); ++i) {
            const KeyId key{i};
            const std::vector<Finding> expected = checker.check(keyspace->key(key));
            const std::vector<Finding> described = findings.of(key);
            QCOMPARE(described.size(), expected.size());
            for (std::size_t n = 0; n < described.size(); ++n) {
                QVERIFY(described[n].rule == expected[n].rule);
                QVERIFY(described[n].severity == expected[n].severity);
                QVERIFY(described[n].key == key);
                QCOMPARE(described[n].subject, std::string(keyspace->name(key)));
                QVERIFY(std::ranges::equal(
                    expected[n].evidence.measured,
                    std::span(described[n].evidence.measured).first(expected[n].evidence.measured.size())));
                QVERIFY(described[n].evidence.threshold == expected[n].evidence.threshold);
            }
        }
    }

    void describe_offersNoNameThatIsTaken()
    {
        const auto keyspace = keyspaceFrom("user_1_name string -\n"
                                           "user:1:name:string string -\n"
                                           "user_2_name string -\n");
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        const auto suggestion = [&](std::string_view name) {
            return findings.describe(RuleId::NameLevelSeparator, keyspace->find(name).value()).evidence.suggestion;
        };
        QVERIFY(!suggestion("user_1_name"));
        QCOMPARE(suggestion("user_2_name").value_or(""), std::string("user:2:name:string"));
    }

    void describe_countsTheWasteOfTheNamespace()
    {
        const auto keyspace = keyspaceFrom("cx:orderdb:orderdb_order:1 hash -\n"
                                           "cx:orderdb:orderdb_order:2 hash -\n"
                                           "cx:orderdb:orderdb_order:3 hash - count=10\n"
                                           "cx:orderdb:other:3 hash -\n");
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        const Finding finding =
            findings.describe(RuleId::NameRedundant, keyspace->find("cx:orderdb:orderdb_order:1").value());
        QVERIFY(std::ranges::contains(finding.evidence.measured,
                                      EvidenceItem{"namespace_wasted_bytes", std::uint64_t(12 * 8)}));
    }

    void blindRules_areNamed()
    {
        const auto blind = [](std::string_view lines) {
            return blindOnKeys(checkKeyspace(keyspaceFrom(lines), testProfile("recommended"), {}, {}));
        };
        using enum BlindRule::Missing;
        const std::string rest = " encoding=raw idle=1 freq=1\n";
        QVERIFY(blind("").empty());
        QVERIFY(blind("a:1 string - value=3" + rest).empty());
        const std::vector<BlindRule> noTypes{
            {RuleId::NameTypeMismatch, Type},     {RuleId::ValueBig, Type},
            {RuleId::ValueOverAdvised, Type},     {RuleId::ValueBigWithTtl, Type},
            {RuleId::ValueEmbstrEdge, Type},      {RuleId::EncodingOversizedCompact, Elements},
            {RuleId::EncodingJustOver, Elements}, {RuleId::SetCouldBeIntset, Elements},
            {RuleId::ZsetEqualScores, Elements},  {RuleId::HashSingleField, Type},
            {RuleId::ListAsQueueUnbounded, Type}, {RuleId::StringsToHash, Type},
            {RuleId::PatternOversized, Type}};
        QVERIFY(blind("a:1 unknown -" + rest) == noTypes);
        QVERIFY(blind("a:1 list -" + rest).front() == (BlindRule{RuleId::ValueBig, Elements}));
        const std::vector<BlindRule> noBytes{{RuleId::ValueBig, ValueBytes}, {RuleId::ValueBigWithTtl, ValueBytes}};
        QVERIFY(blind("a:1 hash - elements=2000" + rest) == noBytes);
        QVERIFY(blind("a:1 hash - elements=1000" + rest).empty());
        const std::vector<BlindRule> noUse{{RuleId::EncodingOversizedCompact, Encoding},
                                           {RuleId::EncodingJustOver, Encoding},
                                           {RuleId::IdleKey, Idle},
                                           {RuleId::HotKey, Frequency}};
        QVERIFY(blind("a:1 string - value=3\n") == noUse);
        // the counter stands in for the idle time, not the other way round
        QVERIFY(blind("a:1 string - value=3 encoding=raw freq=1\n").empty());
        QVERIFY(blind("a:1 string - value=3 encoding=raw idle=1\n") ==
                std::vector({BlindRule{RuleId::HotKey, Frequency}}));
    }

    void missingExpiry_isBlindness()
    {
        KeyspaceBuilder builder;
        KeyBatch batch;
        batch.add({.name = "a:1", .type = ValueType::String, .elements = 3});
        builder.add(batch);
        const Findings findings = checkKeyspace(builder.finish(), testProfile("recommended"), {}, {});
        for (const RuleId rule : {RuleId::TtlMissing, RuleId::TtlTooLong, RuleId::TtlTooShort, RuleId::TtlCluster})
            QVERIFY(std::ranges::contains(findings.blind(), BlindRule{rule, BlindRule::Missing::Expiry}));
        QCOMPARE(findings.total(RuleId::TtlMissing), 0u);
    }

    void hottestKeys_areOnlySoMany()
    {
        std::string lines;
        for (int i = 0; i < 300; ++i)
            lines += std::format("a:{}:string string - freq={}\n", 1000 + i, i < 90 ? 250 : 200);
        const auto keyspace = keyspaceFrom(lines);
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        QCOMPARE(findings.total(RuleId::HotKey), 90u); // with the next counter there would be 300, over the hundred
        QVERIFY(findings.describe(RuleId::HotKey, KeyId(0)).evidence.measured.front() ==
                (EvidenceItem{"frequency", std::uint64_t(250)}));
    }

    void costs_addUpOverRangesAndSubjects()
    {
        const auto keyspace = keyspaceFrom("a:1:hash hash 90000 elements=10001 ttl=60 encoding=hashtable\n"
                                           "a:2:hash hash 90000 elements=20000 ttl=60 encoding=hashtable\n"
                                           "b:1:string string 500 idle=99999999\n"
                                           "b:2:string string 700 idle=99999999\n"
                                           "o:{1}:a string 8 value=1\n");
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        QCOMPARE(findings.cost(RuleId::IdleKey).wastedBytes, 1200u);
        QCOMPARE(findings.cost(RuleId::IdleKey, keyspace->keys(keyspace->findNode("b").value())).wastedBytes, 1200u);
        QCOMPARE(findings.cost(RuleId::IdleKey, keyspace->keys(keyspace->findNode("a").value())).wastedBytes, 0u);
        const Cost blocked = findings.cost(RuleId::ValueBigWithTtl);
        QVERIFY(blocked.blockedMicroseconds > 10'000 && blocked.blockedMicroseconds < 30'000);
        QVERIFY(findings.describe(RuleId::ValueBigWithTtl, KeyId(0)).evidence.blockedMicroseconds.has_value());
        QVERIFY(findings.cost(RuleId::ValueBig).isNothing());
    }

    void disabledRules_findNothing()
    {
        const auto keyspace = keyspaceFrom("1 string -\n");
        const Findings findings = checkKeyspace(keyspace, Profile(), {}, {});
        QVERIFY(findings.counts() == SeverityCounts());
        QVERIFY(findings.of(KeyId(0)).empty());
        QVERIFY(findings.blind().empty());
    }

    void cluster_allowsHashTags()
    {
        const auto keyspace = keyspaceFrom("{user:1}:profile:hash hash -\n");
        const auto total = [&](bool isCluster) {
            return checkKeyspace(keyspace, testProfile("recommended"), {isCluster}, {}).total(RuleId::NameHashTag);
        };
        QCOMPARE(total(false), 1u);
        QCOMPARE(total(true), 0u);
    }

    void stopped_keepsWhatIsThere()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto keyspace = mixedKeyspace(1000);
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, stop.get_token());
        QVERIFY(findings.counts() == SeverityCounts());
        QCOMPARE(findings.keyspace()->size(), keyspace->size());
    }

    void emptyKeyspace_breaksNothing()
    {
        const Findings findings = checkKeyspace(keyspaceFrom(""), testProfile("keewidb"), {}, {});
        QVERIFY(findings.counts() == SeverityCounts());
        QVERIFY(findings.general().empty());
    }

    void checkName_worksWithoutAServer()
    {
        const std::vector<Finding> findings = checkName({.name = "1user:2"}, testProfile("keewidb"), {});
        QCOMPARE(findings.size(), 2u);
        QVERIFY(findings[0].rule == RuleId::NameStart);
        QVERIFY(findings[1].rule == RuleId::NameTypeSuffix);
        QVERIFY(!findings[0].key);
    }
};

QTEST_APPLESS_MAIN(FindingsTest)
#include "tst_findings.moc"
