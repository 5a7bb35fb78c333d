// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/serverfinding.h"

namespace colonnade {

/// "policy", "maxmemory", "used_memory" where INFO says it, "keys_without_ttl"; held against the policies that evict.
std::vector<Finding> findServerEviction(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    if (!setup.context.server)
        return {};
    const ServerState& server = *setup.context.server;
    const auto either = [](auto one, auto other) { return one ? one : other; };
    const auto limit = either(server.infoNumber("maxmemory"), server.configNumber("maxmemory"));
    const auto policy = either(server.infoText("maxmemory_policy"), server.configText("maxmemory-policy"));
    const Aggregate all = keyspace.aggregate(Keyspace::root);
    const std::uint64_t permanent = all.expiryKnown - all.expiring;
    if (limit.value_or(0) == 0 || policy != "noeviction" || permanent == 0)
        return {};

    Finding finding = serverFinding(RuleId::ServerEviction, setup, "maxmemory-policy");
    finding.evidence.measured = {{"policy", std::string(*policy)}, {"maxmemory", *limit}};
    if (const auto used = server.infoNumber("used_memory"))
        finding.evidence.measured.push_back({"used_memory", *used});
    finding.evidence.measured.push_back({"keys_without_ttl", permanent});
    // Where some keys expire, the others are meant to stay.
    const std::string_view evicting = all.expiring > 0 ? "volatile-lru" : "allkeys-lru";
    finding.evidence.threshold = {{"evicting_policy", std::string(evicting)}};
    finding.evidence.command = configSet("maxmemory-policy", evicting);
    return {finding};
}

} // namespace colonnade
