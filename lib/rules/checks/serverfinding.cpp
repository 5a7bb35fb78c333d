// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/serverfinding.h"

namespace colonnade {

Finding serverFinding(RuleId rule, const CheckSetup& setup, std::string subject)
{
    return {.rule = rule,
            .severity = setup.profile.setting(rule).severity,
            .scope = RuleScope::Server,
            .subject = std::move(subject),
            .db = 0,
            .key = {},
            .evidence = {}};
}

std::string configSet(std::string_view parameter, std::string_view value)
{
    return std::string("CONFIG SET ").append(parameter).append(" ").append(value);
}

} // namespace colonnade
