// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/parametertable.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace colonnade {

/// Why a profile cannot be used: a number out of its range, limits that contradict each other, a text that is none.
struct ProfileProblem
{
    const Parameter* parameter = nullptr; ///< of the table; null: about the profile's id, separator or pins of ids
    std::optional<std::size_t> row = {};  ///< of a list
    std::string reason;                   ///< English, names the parameter as JSON does
    const Parameter* above = nullptr;     ///< of the table; set: `parameter` is above this limit and must not be
};

/// Everything that is wrong, in the order of the table. Empty: Profile::parse accepts what Profile::toJson writes.
/// Rules that are off are held to it too, as they may be switched on.
[[nodiscard]] std::vector<ProfileProblem> problemsOf(const Profile& profile);

} // namespace colonnade
