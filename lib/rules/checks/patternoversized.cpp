// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/checks/sizelimit.h"
#include "rules/keysbypattern.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr std::uint64_t percentile = 95;

/// What the values of one pattern measure against their advised limits.
struct Sizes
{
    std::uint64_t keys = 0;
    std::uint64_t over = 0;
    EvidenceItem limit;                ///< of the last one that is over
    std::vector<std::uint64_t> values; ///< of those over, in the limit's measure
};

Sizes sizesOf(const Keyspace& keyspace, std::span<const KeyId> keys, const SizeLimits& limits)
{
    Sizes sizes;
    for (const KeyId key : keys) {
        const KeyFacts facts = keyspace.key(key);
        sizes.keys += facts.count;
        const auto exceeded = exceededLimit(facts, limits);
        if (!exceeded)
            continue;
        sizes.over += facts.count;
        if (sizes.limit.what != exceeded->measured.what)
            sizes.values.clear();
        sizes.limit = exceeded->limit;
        sizes.values.push_back(std::get<std::uint64_t>(exceeded->measured.value));
    }
    return sizes;
}

/// The value that 95 of 100 keys do not exceed. Only those over the limit are kept, and it is one of them.
std::uint64_t percentileOf(Sizes& sizes)
{
    const std::uint64_t fromTop = std::min(sizes.keys * (100 - percentile) / 100, sizes.values.size() - 1);
    const auto place = sizes.values.begin() + static_cast<std::ptrdiff_t>(fromTop);
    std::ranges::nth_element(sizes.values, place, std::greater());
    return *place;
}

} // namespace

std::vector<Finding> findPatternOversized(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop)
{
    const Profile& profile = setup.profile;
    const KeysByPattern keysOf(keyspace);
    std::vector<Finding> findings;
    for (std::uint32_t i = 0; i < keyspace.patternCount() && !stop.stop_requested(); ++i) {
        const PatternId pattern{i};
        if (keyspace.aggregate(pattern).keys < profile.oversizedLeastKeys)
            continue;
        Sizes sizes = sizesOf(keyspace, keysOf.keys(pattern), profile.advised);
        if (sizes.over * 100 <= sizes.keys * (100 - percentile))
            continue;
        Finding finding = generalFinding(RuleId::PatternOversized, setup, std::string(keyspace.pattern(pattern)),
                                         keyspace.db(keyspace.example(pattern)));
        const bool isBytes = sizes.limit.what == "value_bytes";
        finding.evidence.measured = {{"keys", sizes.keys},
                                     {"keys_over_advised", sizes.over},
                                     {isBytes ? "p95_value_bytes" : "p95_elements", percentileOf(sizes)}};
        finding.evidence.threshold = {sizes.limit, {"least_keys", profile.oversizedLeastKeys}};
        findings.push_back(std::move(finding));
    }
    std::ranges::stable_sort(findings, {}, &Finding::subject);
    return findings;
}

} // namespace colonnade
