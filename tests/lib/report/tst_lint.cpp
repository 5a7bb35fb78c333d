// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/lint.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;

class LintTest : public QObject
{
    Q_OBJECT

private:
    const Profile m_profile = Profile::load("recommended").value();

    static KeyBatch manyNames()
    {
        KeyBatch batch;
        for (int i = 0; i < 5000; ++i) {
            const std::string name =
                i % 10 == 0 ? "bad name " + std::to_string(i) : "cx:db:order:" + std::to_string(i) + ":hash";
            KeyFacts facts;
            facts.name = name;
            facts.locator = static_cast<std::uint64_t>(i + 1);
            batch.add(facts);
        }
        return batch;
    }

private Q_SLOTS:
    void names_comeOutInOrder()
    {
        std::string written;
        LintSink sink(
            m_profile, [](std::string& out, const LintedName& name) { out += std::string(name.facts.name) + '\n'; },
            [&](std::string_view text) { written += text; });
        const KeyBatch batch = manyNames();
        sink.onStart({});
        sink.onBatch(batch);
        std::string expected;
        for (std::size_t i = 0; i < batch.size(); ++i)
            expected += std::string(batch[i].name) + '\n';
        QCOMPARE(written, expected);
    }
    void totals_countEveryFinding()
    {
        LintTotals expected;
        const KeyBatch batch = manyNames();
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const auto findings = checkName(batch[i], m_profile, {});
            ++expected.names;
            expected.namesWithFindings += findings.empty() ? 0 : 1;
            for (const Finding& finding : findings) {
                ++expected.bySeverity[std::size_t(finding.severity)];
                ++expected.byRule[std::size_t(finding.rule)];
            }
        }
        LintSink sink(m_profile, {}, {});
        sink.onBatch(batch);
        QVERIFY(sink.totals() == expected);
        QCOMPARE_GE(sink.totals().byRule[std::size_t(RuleId::NameForbidden)], 500u);
    }
    void cluster_isToldToTheRules()
    {
        KeyBatch batch;
        KeyFacts facts;
        facts.name = "{user:1000}:profile:hash";
        batch.add(facts);
        const auto hashTags = [&](bool isCluster) {
            LintSink sink(m_profile, {}, {});
            SourceInfo info;
            info.server = ServerInfo{.product = "redis", .version = "8", .isCluster = isCluster};
            sink.onStart(info);
            sink.onBatch(batch);
            return sink.totals().byRule[std::size_t(RuleId::NameHashTag)];
        };
        QCOMPARE(hashTags(true), 0u);
        QCOMPARE(hashTags(false), 1u);
    }
    void jsonLine_hasLineNameAndFindings()
    {
        const ReportWords words{.finding = [](const Finding&) { return std::string("M."); }, .blind = {}, .error = {}};
        KeyFacts facts;
        facts.name = "a\xFF";
        facts.locator = 3;
        std::string out;
        appendLintJson(out, {facts}, "p", words);
        QCOMPARE(out, std::string("{\"line\":3,\"name\":\"a\\\\xFF\",\"name_hex\":\"61ff\",\"findings\":[]}\n"));
        out.clear();
        const auto findings = checkName(facts, m_profile, {});
        appendLintJson(out, {facts, findings}, "p", words);
        QVERIFY(out.contains("\"findings\":[{\"rule\":\"name-"));
        QVERIFY(out.contains("\"message\":\"M.\""));
        QVERIFY(out.ends_with("]}\n"));
        QCOMPARE(std::ranges::count(out, '\n'), 1);
        out.clear();
        appendLintJson(out, {facts, {}, 2}, "p", words);
        QVERIFY(out.ends_with("\"findings\":[],\"muted\":2}\n"));
    }
    void betterNames_areSuggestedOnceAndNeverWhenTheyAreThere()
    {
        KeyBatch batch;
        for (const std::string_view name : {"user,1:x", "user;1:x", "cart,1:x", "cart:1:x"})
            batch.add({.name = name});
        batch.add({.name = "cart.1:x"});
        std::vector<std::string> suggestions;
        const LintFormat format = [&suggestions](std::string&, const LintedName& name) {
            const auto found = std::ranges::find_if(
                name.findings, [](const Finding& finding) { return finding.evidence.suggestion.has_value(); });
            suggestions.push_back(found == name.findings.end() ? "" : *found->evidence.suggestion);
        };
        LintSink sink(m_profile, format, [](std::string_view) {});
        sink.onBatch(batch);
        QCOMPARE(suggestions[0], "user:1:x");
        QCOMPARE(suggestions[1], "");           // the first one gets it
        QCOMPARE(suggestions[2], "");           // it stands below
        QCOMPARE(sink.totals().takenNames, 3u); // and "cart.1" would be it, too
        QCOMPARE(sink.totals().overtaken, 0u);
    }
    void namesThatComeLater_areKnownFromAFirstPassOrCounted()
    {
        KeyBatch first;
        first.add({.name = "user,1:x"});
        KeyBatch second;
        second.add({.name = "user:1:x"});
        LintSink once(m_profile, {}, {});
        once.onBatch(first);
        once.onBatch(second);
        QCOMPARE(once.totals().overtaken, 1u);
        QCOMPARE(once.totals().takenNames, 0u);
        NameSet all;
        all.onBatch(first);
        all.onBatch(second);
        LintSink twice(m_profile, {}, {}, {}, {}, std::move(all));
        twice.onBatch(first);
        twice.onBatch(second);
        QCOMPARE(twice.totals().overtaken, 0u);
        QCOMPARE(twice.totals().takenNames, 1u);
    }
    void mutedFindings_areCountedApart()
    {
        Mutes mutes;
        mutes.add({.rule = "name-forbidden", .of = Mute::Of::Prefix, .what = "bad name 1"});
        LintSink all(m_profile, {}, {});
        LintSink some(m_profile, {}, {}, {}, MuteMatcher(mutes, {}));
        const KeyBatch batch = manyNames();
        all.onBatch(batch);
        some.onBatch(batch);
        const auto forbidden = std::size_t(RuleId::NameForbidden);
        QVERIFY(some.totals().muted > 0);
        QCOMPARE(some.totals().byRule[forbidden] + some.totals().muted, all.totals().byRule[forbidden]);
        QCOMPARE(some.totals().byRule[std::size_t(RuleId::NameNoNamespace)],
                 all.totals().byRule[std::size_t(RuleId::NameNoNamespace)]);
    }
};

QTEST_GUILESS_MAIN(LintTest)
#include "tst_lint.moc"
