// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

std::optional<Severity> checkHashSingleField(const CheckInput& input, Evidence* evidence)
{
    if (input.facts.type != ValueType::Hash || input.facts.elements.valueOr(0) != 1)
        return {};
    if (evidence) {
        evidence->measured = {{"fields", std::uint64_t(1)}};
        evidence->threshold = {{"fields_at_least", std::uint64_t(2)}};
    }
    return input.severity(RuleId::HashSingleField);
}

} // namespace colonnade
