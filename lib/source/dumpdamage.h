// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbvisitor.h"
#include "source/source.h"

#include <stop_token>
#include <string>
#include <vector>

namespace colonnade {

/// What is wrong with a value, and where; for a key that is told at its end, after `keysBefore` others.
[[nodiscard]] Damage damageOf(const RdbKey& key, const ValueShape& shape, std::uint64_t keysBefore);

/// Adds the bytes around each place, in the order of the file: 16 before, 32 from there on. Reads a compressed file
/// once more, up to the last place.
void addBytesAround(const std::string& path, std::vector<Damage>& damage, const std::stop_token& stop);

} // namespace colonnade
