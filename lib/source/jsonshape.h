// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace colonnade {

/// The outside of a JSON object or array.
struct JsonShape
{
    bool isObject = false;
    std::size_t fields = 0; ///< of an object, at the top level, as far as they were seen
};

/// nullopt: this is neither an object nor an array, or breaks the grammar. Single numbers, texts and words are plain
/// values to us, not JSON. `isWhole` false: may end anywhere. O(bytes); nesting of more than 512 levels is refused.
[[nodiscard]] std::optional<JsonShape> jsonShape(std::string_view bytes, bool isWhole);

} // namespace colonnade
