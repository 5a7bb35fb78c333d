// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profilecomparison.h"

namespace colonnade {

std::vector<ProfileDifference> differences(const Profile& one, const Profile& other)
{
    using What = ProfileDifference::What;
    std::vector<ProfileDifference> result;
    if (one.separator != other.separator)
        result.push_back({What::Separator});
    if (one.idPins.always != other.idPins.always)
        result.push_back({What::IdsAlways});
    if (one.idPins.never != other.idPins.never)
        result.push_back({What::IdsNever});
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const auto rule = static_cast<RuleId>(i);
        if (one.setting(rule).enabled != other.setting(rule).enabled)
            result.push_back({What::Enabled, rule});
        if (one.setting(rule).severity != other.setting(rule).severity)
            result.push_back({What::Severity, rule});
        for (const Parameter& parameter : parametersOf(rule)) {
            if (parameter.of(one) != parameter.of(other))
                result.push_back({What::Parameter, rule, &parameter});
        }
    }
    return result;
}

} // namespace colonnade
