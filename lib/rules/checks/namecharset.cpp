// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/offendingbytes.h"

namespace colonnade {

std::optional<Severity> checkNameCharset(const CheckInput& input, Evidence* evidence)
{
    if (!findBytes(input.name, input.setup, input.setup.outsideCharset, evidence))
        return {};
    if (evidence)
        evidence->threshold = {{"allowed_signs", std::string(input.setup.profile.hyphenAllowed ? "|_.:-" : "|_.:")}};
    return input.severity(RuleId::NameCharset);
}

} // namespace colonnade
