// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyfacts.h"
#include "util/progress.h"
#include "util/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace colonnade {

/// The columns of a design sheet, in whatever order its header has them. `name` is the bytes of the cell; `name_hex`,
/// which our own CSV has too, wins where it is filled in. A `name` may hold placeholders (bytes/placeholders.h); one
/// that comes with its hex is a real key's. Unknown columns are ignored.
class SheetColumns
{
public:
    /// MissingColumn, with the columns that there are, when neither name nor name_hex is among them.
    static Result<SheetColumns> fromHeader(std::span<const std::string> cells, std::string_view sheet);

    /// One row's facts; the name goes to `name`. Empty and missing cells are "not asked". Error: there is no name.
    /// A cell that should be a number and is none leaves its fact unknown and is named in `complaint`.
    Result<KeyFacts> facts(std::span<const std::string> cells, TimePoint takenAt, std::string& name,
                           std::string& complaint) const;

private:
    enum class Column : std::uint8_t;
    static constexpr std::size_t columnCount = 13;

    [[nodiscard]] std::string_view cell(std::span<const std::string> cells, Column column) const;

    std::array<std::optional<std::size_t>, columnCount> m_places{};
};

/// Whether a line looks like the header of a sheet: `name` or `name_hex` is one of its cells.
[[nodiscard]] bool namesAColumn(std::string_view line, char delimiter);

/// A type as people write it in a sheet or as the servers do: "Hash", "sorted set", "zset".
[[nodiscard]] ValueType typeFromWord(std::string_view word);

/// Expiry from a remaining time in seconds; unknown where it is beyond what a server can hold.
[[nodiscard]] Expiry expiryAfter(TimePoint takenAt, std::int64_t seconds);

} // namespace colonnade
