// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/serverfinding.h"

#include <array>

namespace colonnade {

/// "limit_entries" of each parameter that lets a compact collection grow beyond what a lookup should walk through.
std::vector<Finding> findServerCompactLimits(const Keyspace&, const CheckSetup& setup, std::stop_token)
{
    // By name; the names of a version before and after 7.0 are never there at once.
    static constexpr std::array<std::string_view, 8> parameters{
        "hash-max-listpack-entries", "hash-max-ziplist-entries", "list-max-listpack-size",
        "list-max-ziplist-size",     "set-max-intset-entries",   "set-max-listpack-entries",
        "zset-max-listpack-entries", "zset-max-ziplist-entries"};
    std::vector<Finding> findings;
    if (!setup.context.server)
        return findings;
    const std::uint64_t atMost = setup.profile.compactEntriesAtMost;
    bool isHashReported = false;
    bool isZsetReported = false;
    for (const std::string_view parameter : parameters) {
        const auto limit = setup.context.server->configNumber(parameter);
        if (!limit || *limit <= atMost)
            continue;
        // Redis 7 and later answer to both names.
        bool nothing = false;
        bool& isReported = parameter.starts_with("hash")   ? isHashReported
                           : parameter.starts_with("zset") ? isZsetReported
                                                           : nothing;
        if (std::exchange(isReported, true))
            continue;
        Finding finding = serverFinding(RuleId::ServerCompactLimits, setup, std::string(parameter));
        finding.evidence.measured = {{"limit_entries", *limit}};
        finding.evidence.threshold = {{"entries_at_most", atMost}};
        finding.evidence.command = configSet(parameter, std::to_string(atMost));
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace colonnade
