// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

/// "elements"; held against "least_members".
std::optional<Severity> checkZsetEqualScores(const CheckInput& input, Evidence* evidence)
{
    const KeyFacts& facts = input.facts;
    const std::uint64_t least = input.setup.profile.equalScoresLeast;
    if (facts.type != ValueType::ZSet || !facts.traits.equalScores || facts.elements.valueOr(0) < least)
        return {};
    if (evidence) {
        evidence->measured = {{"elements", facts.elements.value()}};
        evidence->threshold = {{"least_members", least}};
    }
    return input.severity(RuleId::ZsetEqualScores);
}

} // namespace colonnade
