// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/valuetype.h"

#include <string_view>

namespace colonnade {

/// Words that say in a name what type the value has: the servers' own ("zset") and those that engineers use beside
/// them ("sortedset", "bitmap", "hll", "geo", "json"). ASCII case does not matter.
[[nodiscard]] bool isTypeWord(std::string_view word);

/// Whether a value of this type may carry the word: "bitmap" is a string, "json" a string or a module's type.
/// Precondition: isTypeWord(word).
[[nodiscard]] bool typeWordFits(std::string_view word, ValueType type);

} // namespace colonnade
