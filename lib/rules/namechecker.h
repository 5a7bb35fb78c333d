// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "rules/checksetup.h"
#include "rules/finding.h"

#include <optional>
#include <vector>

namespace colonnade {

/// Checks names one after the other, with whatever facts are known, and says everything that each one breaks. Keeps
/// what it needs for the next name, so a list of a million is checked in seconds. One thread at a time; the profile
/// must live as long.
class NameChecker
{
public:
    NameChecker(const Profile& profile, const RuleContext& context)
        : m_setup(profile, context)
    {
    }

    /// Every enabled name and key rule that is broken, in rule order, with evidence and suggestions.
    [[nodiscard]] std::vector<Finding> check(const KeyFacts& facts);
    /// One such rule alone, enabled or not.
    [[nodiscard]] std::optional<Finding> check(RuleId rule, const KeyFacts& facts);

    /// The name that a finding about this name would suggest.
    std::optional<std::string> betterName(const KeyFacts& facts);

private:
    CheckSetup m_setup;
    NameView m_name;
};

} // namespace colonnade
