// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/keysbypattern.h"

#include "bytes/glob.h"

#include <algorithm>
#include <map>

namespace colonnade {

namespace {

/// The keys of one pattern that one limit holds for.
struct Seen
{
    std::uint64_t keys = 0;
    std::uint64_t longest = 0; ///< seconds
    KeyId first{};
};

class Search
{
public:
    Search(const Keyspace& keyspace, const CheckSetup& setup)
        : m_keyspace(keyspace)
        , m_setup(setup)
        , m_keys(keyspace)
    {
    }

    void addPattern(PatternId pattern)
    {
        std::map<std::size_t, Seen> seen; // by limit
        for (const KeyId key : m_keys.keys(pattern)) {
            const std::optional<std::uint64_t> left = m_keyspace.ttlSeconds(key);
            const std::size_t limit = left ? limitFor(m_keyspace.name(key)) : limits().size();
            if (limit == limits().size())
                continue;
            const auto [place, isNew] = seen.try_emplace(limit);
            if (isNew)
                place->second.first = key;
            place->second.keys += m_keyspace.count(key);
            // The expiry was set when the key was last used or before: what has passed since belongs to the TTL.
            const std::uint64_t asSet = *left + m_keyspace.idleSeconds(key).valueOr(0);
            place->second.longest = std::max(place->second.longest, asSet);
        }
        for (const auto& [limit, keys] : seen)
            judge(pattern, limits()[limit], keys);
    }

    std::vector<Finding> takeFindings()
    {
        std::ranges::stable_sort(m_findings, {}, &Finding::subject);
        return std::move(m_findings);
    }

private:
    [[nodiscard]] const std::vector<PatternTime>& limits() const { return m_setup.profile.ttlAtLeast; }

    /// limits().size(): none.
    [[nodiscard]] std::size_t limitFor(std::string_view name) const
    {
        const auto matches = [&](const PatternTime& limit) { return globMatches(limit.pattern, name); };
        return static_cast<std::size_t>(std::ranges::find_if(limits(), matches) - limits().begin());
    }

    void judge(PatternId pattern, const PatternTime& limit, const Seen& seen)
    {
        const bool isDesign = m_setup.context.isDesign;
        // Of many keys one was written just now; the fifth less is for those that were not.
        const bool isShort = isDesign ? seen.longest < limit.seconds : seen.longest * 5 < limit.seconds * 4;
        if (!isShort || (!isDesign && seen.keys < m_setup.profile.ttlLeastKeys))
            return;
        Finding finding = generalFinding(RuleId::TtlTooShort, m_setup, std::string(m_keyspace.pattern(pattern)),
                                         m_keyspace.db(seen.first));
        finding.evidence.measured = {{"expiring_keys", seen.keys}, {"longest_ttl_seconds", seen.longest}};
        finding.evidence.threshold = {{"least_ttl_seconds", limit.seconds}, {"pattern", limit.pattern}};
        m_findings.push_back(std::move(finding));
    }

    const Keyspace& m_keyspace;
    const CheckSetup& m_setup;
    KeysByPattern m_keys;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> findTtlTooShort(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop)
{
    if (setup.profile.ttlAtLeast.empty())
        return {};
    Search search(keyspace, setup);
    for (std::uint32_t i = 0; i < keyspace.patternCount() && !stop.stop_requested(); ++i)
        search.addPattern(PatternId(i));
    return search.takeFindings();
}

} // namespace colonnade
