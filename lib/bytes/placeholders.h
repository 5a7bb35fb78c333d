// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// A piece of a name in a design sheet that stands for ids: `{orderId}`, `{tenant}`, `{yyyy-mm-dd}`, `*`. In braces
/// stands a word that starts with a letter (of any script); so `{1000}` and `{user:1}` are none, but hash tags.
struct Placeholder
{
    std::size_t offset = 0;
    std::size_t length = 0;
};

/// In order; they do not overlap. One pass over the name.
[[nodiscard]] std::vector<Placeholder> placeholdersOf(std::string_view name);

/// The name as it could be when its placeholders are filled in: as many digits instead of each, so that all other
/// bytes stay where they are. A placeholder that starts the name gives way to a letter and digits.
[[nodiscard]] std::string withSampleIds(std::string_view name);

} // namespace colonnade
