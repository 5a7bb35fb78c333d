// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/findings.h"
#include "rules/ruletable.h"
#include "rules/serverneeds.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

namespace colonnade {

namespace {

constexpr std::uint32_t chunkKeys = 16384;

using KeysOfRules = std::array<std::array<std::vector<KeyId>, allSeverities.size()>, ruleCount>;

/// One run. Threads take work by number: first the checks of the whole keyspace, which take longest, then chunks of
/// keys. Each number has a place of its own for what it finds, so the order of the results is the order of the keys.
class Run
{
public:
    Run(const Keyspace& keyspace, const Profile& profile, const RuleContext& context, std::stop_token stop)
        : m_keyspace(keyspace)
        , m_setup(profile, context)
        , m_stop(std::move(stop))
        , m_chunks((keyspace.size() + chunkKeys - 1) / chunkKeys)
    {
        for (const Rule& rule : ruleTable()) {
            if (profile.setting(rule.id).enabled)
                (rule.checkKey ? m_keyRules : m_keyspaceRules).push_back(&rule);
        }
    }

    void on(unsigned threads)
    {
        std::vector<std::jthread> helpers;
        for (unsigned i = 1; i < threads; ++i)
            helpers.emplace_back([this] { work(); });
        work();
    }

    void takeResults(KeysOfRules& keys, std::vector<Finding>& general)
    {
        general = std::move(m_general);
        for (std::size_t rule = 0; rule < ruleCount; ++rule) {
            for (std::size_t severity = 0; severity < allSeverities.size(); ++severity) {
                std::vector<KeyId>& all = keys[rule][severity];
                std::size_t size = 0;
                for (const KeysOfRules& chunk : m_chunks)
                    size += chunk[rule][severity].size();
                all.reserve(size);
                for (KeysOfRules& chunk : m_chunks) {
                    all.insert(all.end(), chunk[rule][severity].begin(), chunk[rule][severity].end());
                    chunk[rule][severity] = {};
                }
            }
        }
    }

private:
    void work()
    {
        NameView name;
        while (!m_stop.stop_requested()) {
            const std::size_t number = m_next.fetch_add(1, std::memory_order_relaxed);
            if (number > m_chunks.size())
                break;
            if (number == 0)
                checkWhole();
            else
                checkChunk(number - 1, name);
        }
    }

    void checkWhole()
    {
        for (const Rule* rule : m_keyspaceRules)
            std::ranges::move(rule->checkKeyspace(m_keyspace, m_setup, m_stop), std::back_inserter(m_general));
    }

    void checkChunk(std::size_t chunk, NameView& name)
    {
        const auto first = static_cast<std::uint32_t>(chunk * chunkKeys);
        const std::uint32_t last = std::min(m_keyspace.size(), first + chunkKeys);
        for (std::uint32_t i = first; i < last; ++i) {
            const KeyFacts facts = m_keyspace.key(KeyId(i));
            name.read(facts.name, m_setup.profile.separator);
            const CheckInput input{name, facts, m_setup};
            for (const Rule* rule : m_keyRules) {
                if (const std::optional<Severity> hit = rule->checkKey(input, nullptr))
                    m_chunks[chunk][std::to_underlying(rule->id)][std::to_underlying(*hit)].push_back(KeyId(i));
            }
        }
    }

    const Keyspace& m_keyspace;
    CheckSetup m_setup;
    std::stop_token m_stop;
    std::vector<const Rule*> m_keyRules;
    std::vector<const Rule*> m_keyspaceRules;
    std::vector<KeysOfRules> m_chunks;
    std::vector<Finding> m_general; // written by whoever took number 0
    std::atomic<std::size_t> m_next = 0;
};

/// Which facts any key has, as bits of Needs. A string's elements are its bytes.
std::uint32_t knownFacts(const Keyspace& keyspace)
{
    constexpr unsigned all = Needs::Type | Needs::Elements | Needs::ValueBytes | Needs::Expiry;
    unsigned known = 0;
    for (std::uint32_t i = 0; i < keyspace.size() && known != all; ++i) {
        const KeyId key{i};
        const bool bytesKnown = keyspace.valueBytes(key).isKnown();
        if (keyspace.type(key) != ValueType::Unknown)
            known |= Needs::Type;
        if (keyspace.elements(key).isKnown() || (bytesKnown && keyspace.type(key) == ValueType::String))
            known |= Needs::Elements;
        if (bytesKnown)
            known |= Needs::ValueBytes;
        if (keyspace.expiry(key).isKnown())
            known |= Needs::Expiry;
    }
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
    std::vector<BlindRule> blind;
    if (keyspace.size() == 0)
        return blind;
    const std::uint32_t known = knownFacts(keyspace);
    for (const Rule& rule : ruleTable()) {
        if (!profile.setting(rule.id).enabled)
            continue;
        const auto misses = [&](std::uint32_t fact) { return (rule.needs & fact) != 0 && (known & fact) == 0; };
        const SizeLimits& limits = rule.id == RuleId::ValueBig ? profile.big : profile.advised;
        if (const auto part = missingOfServer(rule.needs, context))
            blind.push_back({rule.id, *part});
        else if (misses(Needs::Type))
            blind.push_back({rule.id, Type});
        else if (misses(Needs::Elements))
            blind.push_back({rule.id, Elements});
        else if ((rule.needs & Needs::ValueBytes) != 0 && missesHashBytes(keyspace, limits))
            blind.push_back({rule.id, ValueBytes});
        else if (misses(Needs::Expiry))
            blind.push_back({rule.id, Expiry});
    }
    return blind;
}

} // namespace

Findings checkKeyspace(std::shared_ptr<const Keyspace> keyspace, const Profile& profile, const RuleContext& context,
                       std::stop_token stop, unsigned threads)
{
    Findings findings;
    findings.m_profile = profile;
    findings.m_context = context;
    Run run(*keyspace, findings.m_profile, context, std::move(stop));
    run.on(threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency()));
    std::vector<Finding> general;
    run.takeResults(findings.m_keys, general);
    findings.m_blind = blindRules(*keyspace, profile, context);
    findings.m_keyspace = std::move(keyspace);
    findings.setGeneral(std::move(general));
    return findings;
}

} // namespace colonnade
