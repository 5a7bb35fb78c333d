// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/serverfinding.h"
#include "rules/checks/sizelimit.h"

#include <algorithm>
#include <array>

namespace colonnade {

namespace {

std::uint64_t countBig(const Keyspace& keyspace, const SizeLimits& limits, const std::stop_token& stop)
{
    std::uint64_t big = 0;
    for (std::uint32_t i = 0; i < keyspace.size(); ++i) {
        if (i % 65'536 == 0 && stop.stop_requested())
            break;
        const KeyFacts facts = keyspace.key(KeyId(i));
        if (exceededLimit(facts, limits))
            big += facts.count;
    }
    return big;
}

} // namespace

/// "setting" ("no") and "big_keys" for each way of deleting that frees in the foreground.
std::vector<Finding> findServerLazyfree(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop)
{
    static constexpr std::array<std::string_view, 3> parameters{"lazyfree-lazy-expire", "lazyfree-lazy-server-del",
                                                                "lazyfree-lazy-user-del"};
    const auto isOff = [&setup](std::string_view parameter) {
        return setup.context.server && setup.context.server->configFlag(parameter) == false;
    };
    if (std::ranges::none_of(parameters, isOff))
        return {};
    const std::uint64_t big = countBig(keyspace, setup.profile.big, stop);
    std::vector<Finding> findings;
    for (const std::string_view parameter : parameters) {
        if (big == 0 || !isOff(parameter))
            continue;
        Finding finding = serverFinding(RuleId::ServerLazyfree, setup, std::string(parameter));
        finding.evidence.measured = {{"setting", std::string("no")}, {"big_keys", big}};
        finding.evidence.threshold = {{"setting", std::string("yes")}};
        finding.evidence.command = configSet(parameter, "yes");
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace colonnade
