// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "rules/checksetup.h"

#include <optional>
#include <string>

namespace colonnade {

/// A better name: bytes that do not belong are taken out, joints between levels become separators, joints between
/// words dots, empty segments and repeated words go, the type word is set right where the type is known (where it is
/// not, its absence stops nothing). The placeholders of a sheet's template stay. Nothing when
/// that changes nothing, when an id would have to be changed (other than hyphens in UUIDs and dates), or when the
/// result still breaks a name rule of the profile at Warning or above. Whether the name is taken is for the caller.
[[nodiscard]] std::optional<std::string> suggestedName(const KeyFacts& facts, const CheckSetup& setup);

} // namespace colonnade
