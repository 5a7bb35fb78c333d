// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/findingsample.h"
#include "support/keyspaces.h"

#include <QTest>

#include <map>

using namespace colonnade;

class FindingSampleTest : public QObject
{
    Q_OBJECT

private:
    static Findings findings()
    {
        std::string lines;
        for (int i = 0; i < 300; ++i)
            lines += "cx:db:order:" + std::to_string(100'000 + i) + " string 10\n"; // no type word, no expiry
        lines += "user\\x20name:1:string string 10\n";
        return checkKeyspace(keyspaceFrom(lines), Profile::load("recommended").value(), {}, {});
    }
    static std::map<RuleId, std::uint64_t> byRule(const std::vector<Finding>& sample)
    {
        std::map<RuleId, std::uint64_t> counts;
        for (const Finding& finding : sample)
            ++counts[finding.rule];
        return counts;
    }

private Q_SLOTS:
    void everything_isShownWhereItFits()
    {
        const Findings all = findings();
        std::uint64_t total = 0;
        for (std::size_t rule = 0; rule < ruleCount; ++rule)
            total += all.total(RuleId(rule));
        QCOMPARE(sampleOf(all, 1'000'000).size(), total);
        QVERIFY(std::ranges::is_sorted(sampleOf(all, 1'000'000), {}, &Finding::rule));
    }
    void rareRules_areNotCrowdedOut()
    {
        const Findings all = findings();
        const auto counts = byRule(sampleOf(all, 40));
        QCOMPARE(sampleOf(all, 40).size(), 40u);
        for (std::size_t rule = 0; rule < ruleCount; ++rule) {
            if (all.total(RuleId(rule)) > 0)
                QVERIFY2(counts.contains(RuleId(rule)), nameOf(RuleId(rule)).data());
        }
    }
    void limits_holdToTheLetter()
    {
        const Findings all = findings();
        for (const std::size_t limit : {0, 1, 2, 3, 7, 20, 21, 300})
            QCOMPARE(sampleOf(all, limit).size(), limit);
    }
    void oneRule_isSampledAlone()
    {
        const Findings all = findings();
        for (const Severity severity : allSeverities) {
            const auto sample = sampleOf(all, RuleId::NameTypeSuffix, severity, 5);
            QCOMPARE(sample.size(), std::min<std::size_t>(5, all.keys(RuleId::NameTypeSuffix, severity).size()));
            for (const Finding& finding : sample) {
                QCOMPARE(finding.rule, RuleId::NameTypeSuffix);
                QCOMPARE(finding.severity, severity);
            }
        }
    }
};

QTEST_GUILESS_MAIN(FindingSampleTest)
#include "tst_findingsample.moc"
