// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profile.h"

#include <string>

namespace colonnade {

/// The JSON of a profile, whole: every rule with its severity and parameters, one line each, in rule order; the same
/// text for the same profile. Used by Profile::toJson.
[[nodiscard]] std::string profileJson(const Profile& profile);

} // namespace colonnade
