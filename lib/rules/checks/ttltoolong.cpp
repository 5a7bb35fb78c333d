// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include "bytes/glob.h"

#include <algorithm>

namespace colonnade {

/// What remains of a TTL is never more than what was set, so a long rest proves a long TTL.
std::optional<Severity> checkTtlTooLong(const CheckInput& input, Evidence* evidence)
{
    const std::vector<PatternTime>& limits = input.setup.profile.ttlAtMost;
    const std::optional<std::uint64_t> left = input.setup.secondsLeft(input.facts.expiry);
    if (limits.empty() || !left)
        return {};
    const auto matches = [&](const PatternTime& limit) { return globMatches(limit.pattern, input.facts.name); };
    const auto limit = std::ranges::find_if(limits, matches);
    if (limit == limits.end() || *left <= limit->seconds)
        return {};
    if (evidence) {
        evidence->measured = {{"ttl_seconds", *left}};
        evidence->threshold = {{"ttl_seconds", limit->seconds}, {"pattern", limit->pattern}};
    }
    return input.severity(RuleId::TtlTooLong);
}

} // namespace colonnade
