// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/keysbypattern.h"

#include <algorithm>
#include <chrono>

namespace colonnade {

namespace {

using Milliseconds = std::int64_t; // since the epoch, as in Expiry

/// The window in which most keys expire.
struct Peak
{
    std::uint64_t keys = 0;
    Milliseconds from = 0;
};

/// Sorted input. Two ends that only go forward.
Peak highestPeak(const std::vector<Milliseconds>& times, Milliseconds window)
{
    Peak peak;
    std::size_t first = 0;
    for (std::size_t last = 0; last < times.size(); ++last) {
        while (times[last] - times[first] >= window)
            ++first;
        if (last - first + 1 > peak.keys)
            peak = {last - first + 1, times[first]};
    }
    return peak;
}

class Search
{
public:
    Search(const Keyspace& keyspace, const CheckSetup& setup)
        : m_keyspace(keyspace)
        , m_setup(setup)
        , m_keys(keyspace)
        , m_isFound(keyspace.patternCount())
    {
    }

    void addPattern(PatternId pattern)
    {
        if (m_keyspace.aggregate(pattern).expiring < leastKeys())
            return;
        m_times.clear();
        for (const KeyId key : m_keys.keys(pattern))
            addTime(key);
        m_isFound[static_cast<std::size_t>(pattern)] =
            judge(std::string(m_keyspace.pattern(pattern)), m_keyspace.db(m_keyspace.example(pattern)));
    }

    /// What is left below a business prefix after its patterns: many small ones may go together too.
    void addRest(NodeId business)
    {
        const KeyRange range = m_keyspace.keys(business);
        if (range.size() < leastKeys())
            return;
        m_times.clear();
        for (std::uint32_t i = range.first; i < range.last; ++i) {
            if (!m_isFound[static_cast<std::size_t>(m_keyspace.patternOf(KeyId(i)))])
                addTime(KeyId(i));
        }
        judge(std::string(m_keyspace.path(business)), m_keyspace.db(KeyId(range.first)));
    }

    std::vector<Finding> takeFindings()
    {
        std::ranges::stable_sort(m_findings, {}, &Finding::subject);
        return std::move(m_findings);
    }

private:
    [[nodiscard]] std::uint64_t leastKeys() const { return m_setup.profile.avalancheKeys; }
    [[nodiscard]] Milliseconds now() const { return m_keyspace.takenAt().time_since_epoch().count(); }

    void addTime(KeyId key)
    {
        if (const Expiry expiry = m_keyspace.expiry(key); expiry.isAt())
            m_times.push_back(std::max<Milliseconds>(expiry.sinceEpoch().count(), now()));
    }

    bool judge(std::string subject, std::uint32_t db)
    {
        if (m_times.size() < std::max<std::uint64_t>(leastKeys(), 1))
            return false;
        std::ranges::sort(m_times);
        const auto window = static_cast<Milliseconds>(m_setup.profile.avalancheSeconds) * 1000;
        const Peak peak = highestPeak(m_times, window);
        // Keys that are written all the time with one TTL expire evenly, and within a short TTL all of them are near:
        // an avalanche is more than that.
        constexpr std::uint64_t timesEven = 3;
        const auto whole = static_cast<std::uint64_t>(std::max(m_times.back() - now(), window));
        const auto even = m_times.size() * static_cast<std::uint64_t>(window) / whole;
        if (peak.keys < leastKeys() || peak.keys * 100 <= m_times.size() * m_setup.profile.avalanchePercent ||
            peak.keys < even * timesEven)
            return false;
        describe(generalFinding(RuleId::TtlCluster, m_setup, std::move(subject), db), peak);
        return true;
    }

    /// With its TTL up to so many per cent longer or shorter, the peak is spread over the time between. What remains of
    /// the TTL stands for the TTL, so the real spread is this or more.
    void describe(Finding finding, const Peak& peak)
    {
        const Profile& profile = m_setup.profile;
        const auto left = static_cast<std::uint64_t>(peak.from - now()) / 1000;
        const std::uint64_t jitter = left * profile.jitterPercent / 100;
        finding.evidence.measured = {{"expiring_keys", m_times.size()},
                                     {"peak_keys", peak.keys},
                                     {"peak_at", static_cast<std::uint64_t>(std::max<Milliseconds>(peak.from, 0))},
                                     {"jitter_seconds", jitter},
                                     {"peak_keys_with_jitter", peak.keys * profile.avalancheSeconds /
                                                                   std::max(profile.avalancheSeconds, 2 * jitter)}};
        finding.evidence.threshold = {{"share_percent", profile.avalanchePercent},
                                      {"least_keys", leastKeys()},
                                      {"window_seconds", profile.avalancheSeconds}};
        m_findings.push_back(std::move(finding));
    }

    const Keyspace& m_keyspace;
    const CheckSetup& m_setup;
    KeysByPattern m_keys;
    std::vector<bool> m_isFound; // by pattern
    std::vector<Milliseconds> m_times;
    std::vector<Finding> m_findings;
};

} // namespace

/// A sheet's TTLs begin when its keys are written, so they say nothing of when they end.
std::vector<Finding> findTtlCluster(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop)
{
    if (setup.context.isDesign)
        return {};
    Search search(keyspace, setup);
    for (std::uint32_t i = 0; i < keyspace.patternCount() && !stop.stop_requested(); ++i)
        search.addPattern(PatternId(i));
    for (std::uint32_t row = 0; row < keyspace.childCount(Keyspace::root) && !stop.stop_requested(); ++row)
        search.addRest(keyspace.child(Keyspace::root, row));
    return search.takeFindings();
}

} // namespace colonnade
