// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include "bytes/glob.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkTtlMissing(const CheckInput& input, Evidence* evidence)
{
    const auto matches = [&input](const std::string& pattern) { return globMatches(pattern, input.facts.name); };
    if (!input.facts.expiry.isNever() || std::ranges::any_of(input.setup.profile.permanentPatterns, matches))
        return {};
    if (evidence)
        evidence->measured = {{"expiry", std::string("never")}};
    return input.severity(RuleId::TtlMissing);
}

} // namespace colonnade
