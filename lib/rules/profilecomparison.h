// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/parametertable.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace colonnade {

/// One setting in which two profiles differ.
struct ProfileDifference
{
    enum class What : std::uint8_t { Separator, IdsAlways, IdsNever, Enabled, Severity, Parameter } what{};
    std::optional<RuleId> rule = {};      ///< none: about the whole profile
    const Parameter* parameter = nullptr; ///< of the table, where it is about one

    bool operator==(const ProfileDifference&) const = default;
};

/// The whole profile first, then in rule order: on or off, then severity, then parameters. The ids of the profiles are
/// not compared. Severities and parameters of rules that are off on both sides count too.
[[nodiscard]] std::vector<ProfileDifference> differences(const Profile& one, const Profile& other);

} // namespace colonnade
