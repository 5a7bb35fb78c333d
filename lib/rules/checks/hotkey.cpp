// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

std::optional<Severity> checkHotKey(const CheckInput& input, Evidence* evidence)
{
    const std::uint64_t level = input.setup.profile.hotFrequency;
    if (!input.facts.frequency.isKnown() || input.facts.frequency.value() <= level ||
        input.facts.frequency.value() < input.setup.context.topFrequency)
        return {};
    if (evidence) {
        evidence->measured = {{"frequency", input.facts.frequency.value()}};
        evidence->threshold = {{"frequency", level}};
    }
    return input.severity(RuleId::HotKey);
}

} // namespace colonnade
