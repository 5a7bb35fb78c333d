// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include <algorithm>

namespace colonnade {

std::optional<Severity> checkNameUnregisteredPrefix(const CheckInput& input, Evidence* evidence)
{
    const std::vector<BusinessPrefix>& prefixes = input.setup.profile.businessPrefixes;
    const std::string_view first = input.name.segments().front().text;
    if (prefixes.empty() || std::ranges::contains(prefixes, first, &BusinessPrefix::prefix))
        return {};
    if (evidence) {
        std::string known;
        for (const BusinessPrefix& prefix : prefixes)
            known += (known.empty() ? "" : ", ") + prefix.prefix;
        evidence->measured = {{"prefix", std::string(input.name.asGiven(first))}};
        evidence->threshold = {{"prefixes", known}};
    }
    return input.severity(RuleId::NameUnregisteredPrefix);
}

} // namespace colonnade
