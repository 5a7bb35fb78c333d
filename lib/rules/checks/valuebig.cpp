// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/sizelimit.h"

namespace colonnade {

std::optional<Severity> checkValueBig(const CheckInput& input, Evidence* evidence)
{
    const auto exceeded = exceededLimit(input.facts, input.setup.profile.big);
    if (!exceeded)
        return {};
    if (evidence)
        exceeded->describe(*evidence);
    return input.severity(RuleId::ValueBig);
}

} // namespace colonnade
