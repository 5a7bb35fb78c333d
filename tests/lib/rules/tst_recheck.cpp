// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Checking again after a change of the profile, and from other batches: the same findings in the same order. Over the
// demo, which breaks every rule.

#include "keyspace/keyspacebuilder.h"
#include "report/analysis.h"
#include "rules/findings.h"
#include "rules/parametertable.h"
#include "rules/ruletable.h"
#include "source/demosource.h"
#include "source/valuereader.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

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

bool areEqual(const Finding& one, const Finding& other)
{
    return one.rule == other.rule && one.severity == other.severity && one.scope == other.scope &&
           one.subject == other.subject && one.db == other.db && one.evidence.measured == other.evidence.measured &&
           one.evidence.threshold == other.evidence.threshold && one.evidence.cost() == other.evidence.cost();
}

/// The first rule in which they differ; empty: none.
std::string difference(const Findings& one, const Findings& other)
{
    for (const Rule& rule : ruleTable()) {
        for (const Severity severity : allSeverities) {
            if (!std::ranges::equal(one.keys(rule.id, severity), other.keys(rule.id, severity)))
                return std::string(rule.name);
        }
        if (one.cost(rule.id) != other.cost(rule.id))
            return "cost of " + std::string(rule.name);
    }
    if (one.general().size() != other.general().size())
        return "number of general findings";
    for (std::size_t i = 0; i < one.general().size(); ++i) {
        if (!areEqual(one.general()[i], other.general()[i]))
            return std::string(nameOf(one.general()[i].rule)) + ": " + one.general()[i].subject;
    }
    return one.blind() == other.blind() ? "" : "blind rules";
}

/// Another value, one that changes what is found wherever it can.
ParameterValue changed(const Parameter& parameter, const ParameterValue& value)
{
    if (const auto* const number = std::get_if<std::uint64_t>(&value))
        return std::clamp(*number / 2, parameter.smallest, parameter.largest);
    if (const auto* const flag = std::get_if<bool>(&value))
        return !*flag;
    if (const auto* const text = std::get_if<std::string>(&value)) {
        if (parameter.kind == ParameterKind::Characters)
            return *text + "_";
        return std::string(*std::ranges::find_if(parameter.words, [&](auto word) { return word != *text; }));
    }
    if (parameter.kind == ParameterKind::Templates)
        return std::vector<std::string>{"{business}:{module}:{entity}:{id}"};
    if (std::holds_alternative<std::vector<std::string>>(value))
        return std::vector<std::string>{"cx:*", "u*"};
    if (std::holds_alternative<std::vector<PatternTime>>(value))
        return std::vector<PatternTime>{{"shop:*", 100'000}};
    return std::vector<BusinessPrefix>{{"cx", "insurance"}, {"shop", ""}};
}

} // namespace

class RecheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Building building;
        const SourceSummary summary = DemoSource().read(building, {}, {}).value();
        QVERIFY(summary.complete);
        m_context = contextOf(summary.info);
        m_context.isCluster = true;
        m_keyspace = building.builder.finish();
        m_before = checkKeyspace(m_keyspace, m_profile, m_context, {});
    }

    /// One parameter each. Were a rule to read another's setting unknown to the table, this would show it.
    void oneParameter_givesWhatAFullCheckWould()
    {
        for (const Parameter& parameter : parameterTable()) {
            Profile profile = m_profile;
            parameter.set(profile, changed(parameter, parameter.of(profile)));
            compareWithFullCheck(profile, std::string(nameOf(parameter.rule)) + ' ' + std::string(parameter.name));
        }
    }

    void ruleOnOrOff_givesWhatAFullCheckWould()
    {
        for (const Rule& rule : ruleTable()) {
            Profile profile = m_profile;
            RuleSetting& setting = profile.rules[std::size_t(rule.id)];
            setting.enabled = !setting.enabled;
            compareWithFullCheck(profile, std::string(rule.name));
        }
    }

    void anotherProfile_givesWhatAFullCheckWould()
    {
        for (const std::string& id : Profile::builtIn())
            compareWithFullCheck(Profile::load(id).value(), id);
        Profile slashes = m_profile;
        slashes.separator = "_";
        compareWithFullCheck(slashes, "separator");
    }

    void batchesInAnyOrder_giveTheSame()
    {
        std::vector<std::uint32_t> order(m_keyspace->size());
        std::iota(order.begin(), order.end(), 0U);
        std::mt19937 random(5);
        for (const std::size_t batchSize : {std::size_t(100), std::size_t(1777)}) {
            std::ranges::shuffle(order, random);
            KeyspaceBuilder builder(":", m_keyspace->takenAt());
            KeyBatch batch;
            for (const std::uint32_t key : order) {
                batch.add(m_keyspace->key(KeyId(key)));
                if (batch.size() == batchSize) {
                    builder.add(batch);
                    batch.clear();
                }
            }
            builder.add(batch);
            const auto keyspace = builder.finish();
            const std::string differs = difference(m_before, checkKeyspace(keyspace, m_profile, m_context, {}, 3));
            QVERIFY2(differs.empty(), differs.c_str());
        }
    }

private:
    void compareWithFullCheck(const Profile& profile, const std::string& what)
    {
        const std::string differs =
            difference(recheck(m_before, profile, {}), checkKeyspace(m_keyspace, profile, m_context, {}));
        QVERIFY2(differs.empty(), (what + ": " + differs).c_str());
    }

    std::shared_ptr<const Keyspace> m_keyspace;
    Profile m_profile = Profile::load("recommended").value();
    RuleContext m_context;
    Findings m_before;
};

QTEST_APPLESS_MAIN(RecheckTest)
#include "tst_recheck.moc"
