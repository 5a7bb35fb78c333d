// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"

#include <Qt>

#include <cstdint>
#include <vector>

namespace colonnade {

enum class KeyColumn : std::uint8_t { Name, Type, Memory, Elements, Ttl, Findings };
inline constexpr int keyColumnCount = int(KeyColumn::Findings) + 1;

/// The keys of a selection in the order of one column; ties in tree order, unknown facts below all known ones, keys
/// that never expire above all that do. About 0.15 s for a million keys: for a worker.
[[nodiscard]] std::vector<KeyId> orderedKeys(const Analysis& analysis, const KeySelection& keys, KeyColumn column,
                                             Qt::SortOrder order);

} // namespace colonnade
