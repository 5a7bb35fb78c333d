// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// How much of the text one record took, its line end included.
struct CsvExtent
{
    std::size_t bytes = 0;
    std::size_t lines = 0;    ///< more than one where a quoted cell spans lines
    bool isWellFormed = true; ///< false: a quote never closed; the extent is the first line only
};

/// Splits the record that `text` starts with, by RFC 4180: cells in double quotes may hold delimiters, line ends and
/// doubled quotes; LF and CRLF end a record. Lenient where the RFC is silent: a quote inside an unquoted cell is a
/// byte, bytes after a closing quote belong to the cell. `cells` is reused. nullopt: the record does not end in
/// `text`, and `isLast` is false.
[[nodiscard]] std::optional<CsvExtent> parseCsvRecord(std::string_view text, char delimiter, bool isLast,
                                                      std::vector<std::string>& cells);

} // namespace colonnade
