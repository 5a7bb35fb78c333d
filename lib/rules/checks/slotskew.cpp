// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/generalfinding.h"
#include "rules/checks/skew.h"

#include "bytes/hashslot.h"

#include <format>

namespace colonnade {

/// A slot that is full because of one tag is tag-skew's matter.
std::vector<Finding> findSlotSkew(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    if (!setup.context.isCluster)
        return {};
    const SkewLimits& limits = setup.profile.slotSkew;
    const Loads loads(keyspace);
    std::vector<bool> isExplained(hashSlotCount);
    for (const auto& [tag, load] : loads.tags) {
        if (isSkewed(load, loads.all, limits))
            isExplained[hashSlotOf(tag)] = true;
    }
    std::vector<Finding> findings;
    for (std::uint32_t slot = 0; slot < hashSlotCount; ++slot) {
        const Load& load = loads.slots[slot];
        if (isExplained[slot] || !isSkewed(load, loads.all, limits))
            continue;
        Finding finding = generalFinding(RuleId::SlotSkew, setup, std::format("slot {}", slot));
        describeSkew(finding, load, loads.all, limits);
        finding.evidence.measured.push_back({"example", std::string(keyspace.name(load.first))});
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace colonnade
