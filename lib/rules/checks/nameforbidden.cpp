// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/offendingbytes.h"

namespace colonnade {

std::optional<Severity> checkNameForbidden(const CheckInput& input, Evidence* evidence)
{
    if (!findBytes(input.name, input.setup, input.setup.forbidden, evidence))
        return {};
    if (evidence)
        evidence->threshold = {{"forbidden_characters", input.setup.profile.forbiddenBytes}};
    return input.severity(RuleId::NameForbidden);
}

} // namespace colonnade
