// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the demo is for: it breaks every rule, and it is clean enough to look real.

#include "keyspace/keyspacebuilder.h"
#include "report/analysis.h"
#include "rules/findings.h"
#include "source/demosource.h"
#include "source/valuereader.h"
#include "source/valuesampler.h"

#include <QTest>

using namespace colonnade;

namespace {

class Building : public SourceSink
{
public:
    void onStart(const SourceInfo& info) override { builder.setTakenAt(info.takenAt); }
    void onBatch(const KeyBatch& batch) override { builder.add(batch); }
    void onProgress(const Progress&) override {}

    KeyspaceBuilder builder;
};

} // namespace

class DemoRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Building building;
        DemoSource source;
        const SourceSummary summary = readSampled(source, building, {.sampleBytes = defaultSampleBytes}, {}).value();
        QVERIFY(summary.complete);
        m_context = contextOf(summary.info);
        m_keyspace = building.builder.finish();
    }

    void everyRule_isBroken_data()
    {
        QTest::addColumn<QString>("profile");
        for (const std::string& id : Profile::builtIn())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void everyRule_isBroken()
    {
        QFETCH(const QString, profile);
        Profile rules = Profile::load(profile.toStdString()).value();
        // What only a team can know; no built-in profile has it.
        rules.businessPrefixes = {{"cx", "insurance"}, {"shop", "shop"}, {"gate", "platform"}, {"ops", "platform"}};
        rules.nameTemplates = {"{business}:{module}:{entity}:{id}[:{part}]:{type}"};
        for (const RuleId rule : {RuleId::NameUnregisteredPrefix, RuleId::NameTemplate})
            rules.rules[std::size_t(rule)].enabled = true;
        const Findings findings = checkKeyspace(m_keyspace, rules, m_context, {});
        RuleContext clustered = m_context;
        clustered.isCluster = true;
        const Findings onCluster = checkKeyspace(m_keyspace, rules, clustered, {});
        for (std::size_t i = 0; i < ruleCount; ++i) {
            const RuleId rule{static_cast<std::uint8_t>(i)};
            if (rules.setting(rule).enabled)
                QVERIFY2(findings.total(rule) + onCluster.total(rule) > 0, std::string(nameOf(rule)).c_str());
        }
        QVERIFY(findings.blind().empty());
    }

    void recommended_hasEveryRule() // so that the test above misses none
    {
        const Profile rules = Profile::load("recommended").value();
        for (std::size_t i = 0; i < ruleCount; ++i) {
            const RuleId rule{static_cast<std::uint8_t>(i)};
            if (rule != RuleId::NameUnregisteredPrefix && rule != RuleId::NameTemplate)
                QVERIFY2(rules.setting(rule).enabled, std::string(nameOf(rule)).c_str());
        }
    }

    void mostKeys_areClean()
    {
        const Findings findings = checkKeyspace(m_keyspace, Profile::load("recommended").value(), m_context, {});
        std::uint32_t clean = 0;
        for (std::uint32_t key = 0; key < m_keyspace->size(); ++key) {
            const SeverityCounts counts = findings.counts(KeyRange{key, key + 1});
            clean += counts == SeverityCounts{} ? 1 : 0;
        }
        QVERIFY2(clean * 10 > m_keyspace->size() * 6, qPrintable(QString::number(clean)));
    }

private:
    std::shared_ptr<const Keyspace> m_keyspace;
    RuleContext m_context;
};

QTEST_APPLESS_MAIN(DemoRulesTest)
#include "tst_demorules.moc"
