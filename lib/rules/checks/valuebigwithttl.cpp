// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/sizelimit.h"
#include "rules/deletetime.h"

namespace colonnade {

std::optional<Severity> checkValueBigWithTtl(const CheckInput& input, Evidence* evidence)
{
    const std::shared_ptr<const ServerState>& server = input.setup.context.server;
    const auto lazyExpire = server ? server->configFlag("lazyfree-lazy-expire") : std::nullopt;
    if (!input.facts.expiry.isAt() || lazyExpire.value_or(false))
        return {};
    const auto exceeded = exceededLimit(input.facts, input.setup.profile.big);
    if (!exceeded)
        return {};
    if (evidence) {
        exceeded->describe(*evidence);
        if (const std::uint64_t blocked = deletionMicroseconds(input.facts) / 1000; blocked > 0)
            evidence->measured.push_back({"blocked_ms", blocked});
        evidence->measured.push_back({"lazyfree_lazy_expire", std::string(lazyExpire ? "no" : "unknown")});
    }
    return input.severity(RuleId::ValueBigWithTtl);
}

Cost costOfValueBigWithTtl(const CheckInput& input)
{
    return {.blockedMicroseconds = deletionMicroseconds(input.facts)};
}

} // namespace colonnade
