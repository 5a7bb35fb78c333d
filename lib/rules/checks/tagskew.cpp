// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/checks/skew.h"

#include "bytes/hashslot.h"

#include <algorithm>
#include <format>

namespace colonnade {

std::vector<Finding> findTagSkew(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    if (!setup.context.isCluster)
        return {};
    const Loads loads(keyspace);
    std::vector<Finding> findings;
    for (const auto& [tag, load] : loads.tags) {
        if (!isSkewed(load, loads.all, setup.profile.tagSkew))
            continue;
        Finding finding = generalFinding(RuleId::TagSkew, setup, std::format("{{{}}}", tag));
        finding.evidence.measured.push_back({"slot", hashSlotOf(tag)});
        describeSkew(finding, load, loads.all, setup.profile.tagSkew);
        findings.push_back(std::move(finding));
    }
    std::ranges::sort(findings, {}, &Finding::subject);
    return findings;
}

} // namespace colonnade
