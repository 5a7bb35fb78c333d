// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include "bytes/glob.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkTtlMissing(const CheckInput& input, Evidence* evidence)
{
    const auto matches = [&input](const std::string& pattern) { return globMatches(pattern, input.facts.name); };
    const Profile& profile = input.setup.profile;
    if (!input.facts.expiry.isNever() || std::ranges::any_of(profile.permanentPatterns, matches) ||
        (!profile.expiringPatterns.empty() && std::ranges::none_of(profile.expiringPatterns, matches)))
        return {};
    if (evidence)
        evidence->measured = {{"expiry", std::string("never")}};
    return input.severity(RuleId::TtlMissing);
}

} // namespace colonnade
