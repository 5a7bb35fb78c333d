// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"

#include <cstdint>
#include <string>

namespace colonnade {

/// Passes over what a module wrote, without knowing the module: since RDB 8 every item is preceded by its kind.
/// The cursor stands behind the module's id.
void skipModuleStream(Cursor& cursor);

/// "ReJSON-RL" from the 64-bit id that holds nine six-bit characters and ten bits of version.
[[nodiscard]] std::string moduleName(std::uint64_t id);

} // namespace colonnade
