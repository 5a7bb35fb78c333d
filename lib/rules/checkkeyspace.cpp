// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/findings.h"
#include "rules/profilecomparison.h"
#include "rules/ruletable.h"
#include "rules/serverneeds.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

namespace colonnade {

namespace {

constexpr std::uint32_t chunkKeys = 16384;
constexpr std::uint64_t allRules = (std::uint64_t(1) << ruleCount) - 1;

constexpr bool isIn(std::uint64_t rules, RuleId rule)
{
    return (rules >> std::to_underlying(rule) & 1) != 0;
}

using KeysOfRules = std::array<std::array<std::vector<KeyId>, allSeverities.size()>, ruleCount>;
using CostsOfRules = std::array<Cost, ruleCount>;

/// One run. Threads take work by number: first the checks of the whole keyspace, each of which takes longer, then
/// chunks of keys. Each number has a place of its own for what it finds, so the order of the results is the order of
/// the rules and keys.
class Run
{
public:
    Run(const Keyspace& keyspace, const Profile& profile, const RuleContext& context, std::uint64_t rules,
        std::stop_token stop)
        : m_keyspace(keyspace)
        , m_setup(profile, context)
        , m_stop(std::move(stop))
    {
        for (const Rule& rule : ruleTable()) {
            if (profile.setting(rule.id).enabled && isIn(rules, rule.id))
                (rule.checkKey ? m_keyRules : m_keyspaceRules).push_back(&rule);
        }
        m_readsNames = std::ranges::contains(m_keyRules, RuleScope::Name, &Rule::scope);
        m_general.resize(m_keyspaceRules.size());
        m_chunks.resize(m_keyRules.empty() ? 0 : (keyspace.size() + chunkKeys - 1) / chunkKeys);
    }

    void on(unsigned threads)
    {
        std::vector<std::jthread> helpers;
        for (unsigned i = 1; i < threads; ++i)
            helpers.emplace_back([this] { work(); });
        work();
    }

    /// Adds to what is there of other rules.
    void takeResults(KeysOfRules& keys, CostsOfRules& costs, std::vector<Finding>& general)
    {
        for (const Rule* rule : m_keyRules) {
            const auto id = std::to_underlying(rule->id);
            for (std::size_t severity = 0; severity < allSeverities.size(); ++severity)
                takeKeys(id, severity, keys[id][severity]);
            for (const Chunk& chunk : m_chunks)
                costs[id] += chunk.costs[id];
        }
        for (std::vector<Finding>& found : m_general) {
            for (const Finding& finding : found)
                costs[std::to_underlying(finding.rule)] += finding.evidence.cost();
            std::ranges::move(found, std::back_inserter(general));
        }
        std::ranges::stable_sort(general, {}, &Finding::rule);
    }

private:
    struct Chunk
    {
        KeysOfRules keys;
        CostsOfRules costs{};
    };

    void takeKeys(std::size_t rule, std::size_t severity, std::vector<KeyId>& all)
    {
        std::size_t size = 0;
        for (const Chunk& chunk : m_chunks)
            size += chunk.keys[rule][severity].size();
        all.reserve(size);
        for (Chunk& chunk : m_chunks) {
            all.insert(all.end(), chunk.keys[rule][severity].begin(), chunk.keys[rule][severity].end());
            chunk.keys[rule][severity] = {};
        }
    }

    void work()
    {
        NameView name;
        while (!m_stop.stop_requested()) {
            const std::size_t number = m_next.fetch_add(1, std::memory_order_relaxed);
            if (number < m_keyspaceRules.size())
                m_general[number] = m_keyspaceRules[number]->checkKeyspace(m_keyspace, m_setup, m_stop);
            else if (number < m_keyspaceRules.size() + m_chunks.size())
                checkChunk(number - m_keyspaceRules.size(), name);
            else
                break;
        }
    }

    void checkChunk(std::size_t at, NameView& name)
    {
        Chunk& chunk = m_chunks[at];
        const auto first = static_cast<std::uint32_t>(at * chunkKeys);
        const std::uint32_t last = std::min(m_keyspace.size(), first + chunkKeys);
        for (std::uint32_t i = first; i < last; ++i) {
            const KeyFacts facts = m_keyspace.key(KeyId(i));
            if (m_readsNames)
                name.read(facts, m_setup.profile.separator, m_setup.idPins);
            const CheckInput input{name, facts, m_setup};
            for (const Rule* rule : m_keyRules) {
                const std::optional<Severity> hit = rule->checkKey(input, nullptr);
                if (!hit)
                    continue;
                const auto id = std::to_underlying(rule->id);
                chunk.keys[id][std::to_underlying(*hit)].push_back(KeyId(i));
                if (rule->cost)
                    chunk.costs[id] += rule->cost(input);
            }
        }
    }

    const Keyspace& m_keyspace;
    CheckSetup m_setup;
    std::stop_token m_stop;
    std::vector<const Rule*> m_keyRules;
    std::vector<const Rule*> m_keyspaceRules;
    bool m_readsNames = false;
    std::vector<Chunk> m_chunks;
    std::vector<std::vector<Finding>> m_general; // by position in m_keyspaceRules
    std::atomic<std::size_t> m_next = 0;
};

/// Which facts any key has, as bits of Needs. A string's elements are its bytes.
std::uint32_t knownFacts(const Keyspace& keyspace)
{
    constexpr unsigned all = Needs::Type | Needs::Elements | Needs::ValueBytes | Needs::Expiry | Needs::Encoding |
                             Needs::Idle | Needs::Frequency;
    unsigned known = 0;
    for (std::uint32_t i = 0; i < keyspace.size() && known != all; ++i) {
        const KeyId key{i};
        const bool bytesKnown = keyspace.valueBytes(key).isKnown();
        if (keyspace.type(key) != ValueType::Unknown)
            known |= Needs::Type;
        if (keyspace.encoding(key) != Encoding::Unknown)
            known |= Needs::Encoding;
        if (keyspace.elements(key).isKnown() || (bytesKnown && keyspace.type(key) == ValueType::String))
            known |= Needs::Elements;
        if (bytesKnown)
            known |= Needs::ValueBytes;
        if (keyspace.expiry(key).isKnown())
            known |= Needs::Expiry;
        if (keyspace.idleSeconds(key).isKnown())
            known |= Needs::Idle;
        if (keyspace.frequency(key).isKnown())
            known |= Needs::Frequency | Needs::Idle;
    }
    if (keyspace.isSampled())
        known |= Needs::ValueSample;
    return known;
}

/// Hashes that only their bytes would show to be over a limit, while nobody knows their bytes.
bool missesHashBytes(const Keyspace& keyspace, const SizeLimits& limits)
{
    if (limits.hashBytes == 0)
        return false;
    bool missed = false;
    for (std::uint32_t i = 0; i < keyspace.size(); ++i) {
        const KeyId key{i};
        if (keyspace.type(key) != ValueType::Hash)
            continue;
        if (keyspace.valueBytes(key).isKnown())
            return false;
        missed = missed || keyspace.elements(key).valueOr(0) > limits.hashFieldsWithBytes;
    }
    return missed;
}

std::vector<BlindRule> blindRules(const Keyspace& keyspace, const Profile& profile, const RuleContext& context)
{
    using enum BlindRule::Missing;
    using Fact = std::pair<std::uint32_t, BlindRule::Missing>;
    constexpr std::array facts{Fact{Needs::Type, Type},
                               Fact{Needs::Encoding, Encoding},
                               Fact{Needs::Elements, Elements},
                               Fact{Needs::Expiry, Expiry},
                               Fact{Needs::Idle, Idle},
                               Fact{Needs::Frequency, Frequency},
                               Fact{Needs::ValueSample, ValueSample}};
    std::vector<BlindRule> blind;
    if (keyspace.size() == 0)
        return blind;
    const std::uint32_t known = knownFacts(keyspace);
    for (const Rule& rule : ruleTable()) {
        if (!profile.setting(rule.id).enabled)
            continue;
        if (rule.id == RuleId::HotKey && context.hasCommandSample(profile))
            continue;
        const auto isMissed = [&](const Fact& fact) { return (rule.needs & fact.first & ~known) != 0; };
        const bool readsAdvised = rule.id == RuleId::ValueOverAdvised || rule.id == RuleId::PatternOversized;
        if (const auto part = missingOfServer(rule.needs, context))
            blind.push_back({rule.id, *part});
        else if (const auto* const missed = std::ranges::find_if(facts, isMissed); missed != facts.end())
            blind.push_back({rule.id, missed->second});
        else if ((rule.needs & Needs::ValueBytes) != 0 &&
                 missesHashBytes(keyspace, readsAdvised ? profile.advised : profile.big))
            blind.push_back({rule.id, ValueBytes});
    }
    return blind;
}

/// The LFU counter that so many keys reach, or hardly more: 0 where nobody counts.
std::uint64_t topFrequency(const Keyspace& keyspace, std::uint64_t hotKeys)
{
    std::array<std::uint64_t, 256> keys{};
    for (std::uint32_t i = 0; i < keyspace.size(); ++i) {
        if (const Fact frequency = keyspace.frequency(KeyId(i)); frequency.isKnown())
            ++keys[std::min<std::uint64_t>(frequency.value(), 255)];
    }
    std::uint64_t sum = keys[255];
    std::uint64_t top = 255;
    while (top > 0 && sum + keys[top - 1] <= hotKeys)
        sum += keys[--top];
    return top;
}

/// The rules whose results may differ between the two profiles.
std::uint64_t changedRules(const Profile& before, const Profile& after)
{
    std::uint64_t changed = 0;
    for (const ProfileDifference& difference : differences(before, after)) {
        if (!difference.rule)
            return allRules;
        changed |= std::uint64_t(1) << std::to_underlying(*difference.rule);
    }
    std::uint64_t affected = changed;
    for (const Rule& rule : ruleTable()) {
        if ((rule.reads & changed) != 0)
            affected |= std::uint64_t(1) << std::to_underlying(rule.id);
    }
    return affected;
}

} // namespace

/// What is known of these rules already goes.
void Findings::check(std::uint64_t rules, std::stop_token stop, unsigned threads)
{
    for (std::size_t rule = 0; rule < ruleCount; ++rule) {
        if (isIn(rules, RuleId(rule))) {
            m_keys[rule] = {};
            m_costs[rule] = {};
        }
    }
    std::erase_if(m_general, [rules](const Finding& finding) { return isIn(rules, finding.rule); });
    if (isIn(rules, RuleId::HotKey) && m_profile.setting(RuleId::HotKey).enabled)
        m_context.topFrequency = topFrequency(*m_keyspace, m_profile.hotKeys);
    Run run(*m_keyspace, m_profile, m_context, rules, std::move(stop));
    run.on(threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency()));
    std::vector<Finding> general = std::move(m_general);
    run.takeResults(m_keys, m_costs, general);
    setGeneral(std::move(general));
    m_blind = blindRules(*m_keyspace, m_profile, m_context);
}

Findings checkKeyspace(std::shared_ptr<const Keyspace> keyspace, const Profile& profile, const RuleContext& context,
                       std::stop_token stop, unsigned threads)
{
    Findings findings;
    findings.m_keyspace = std::move(keyspace);
    findings.m_profile = profile;
    findings.m_context = context;
    findings.m_context.takenAt = findings.m_keyspace->takenAt();
    findings.check(allRules, std::move(stop), threads);
    return findings;
}

Findings recheck(const Findings& before, const Profile& profile, std::stop_token stop, unsigned threads)
{
    Findings findings = before;
    findings.m_profile = profile;
    findings.check(changedRules(before.m_profile, profile), std::move(stop), threads);
    return findings;
}

} // namespace colonnade
