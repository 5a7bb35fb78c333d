// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/serverfinding.h"

namespace colonnade {

/// "fragmentation_ratio", "used_memory", "resident_memory"; held against "ratio_lowest" and "ratio_highest".
std::vector<Finding> findServerFragmentation(const Keyspace&, const CheckSetup& setup, std::stop_token)
{
    if (!setup.context.server)
        return {};
    const ServerState& server = *setup.context.server;
    const Profile& profile = setup.profile;
    const auto ratio = server.infoRatio("mem_fragmentation_ratio");
    const auto used = server.infoNumber("used_memory");
    const auto resident = server.infoNumber("used_memory_rss");
    if (!ratio || !(*ratio > 0) || !used || *used < profile.fragmentationLeastBytes)
        return {};
    const double lowest = static_cast<double>(profile.fragmentationLowest) / 100;
    const double highest = static_cast<double>(profile.fragmentationHighest) / 100;
    if (*ratio >= lowest && *ratio <= highest)
        return {};

    Finding finding = serverFinding(RuleId::ServerFragmentation, setup, "mem_fragmentation_ratio");
    finding.evidence.measured = {{"fragmentation_ratio", *ratio}, {"used_memory", *used}};
    if (resident)
        finding.evidence.measured.push_back({"resident_memory", *resident});
    finding.evidence.threshold = {{"ratio_lowest", lowest}, {"ratio_highest", highest}};
    if (*ratio > highest) {
        if (resident && *resident > *used)
            finding.evidence.wastedBytes = *resident - *used;
        if (server.configFlag("activedefrag") == false)
            finding.evidence.command = configSet("activedefrag", "yes");
    }
    return {finding};
}

} // namespace colonnade
