// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/primitives.h"

#include <cstdint>

namespace colonnade {

/// One element of an array (Redis 8.8): where it is, and what.
struct ArrayItem
{
    enum class Kind : std::uint8_t { Integer, Double, Text };

    std::uint64_t index = 0;
    Kind kind = Kind::Text;
    std::int64_t integer = 0;
    double real = 0;
    StringHead text = {}; ///< its bytes are still to be read

    /// Of an integer or text as a client gets it; of a double as it is stored.
    [[nodiscard]] std::uint64_t length() const
    {
        return kind == Kind::Text ? text.rawBytes : kind == Kind::Integer ? decimalLength(integer) : sizeof real;
    }
};

/// What stands before the items; gives their number.
[[nodiscard]] std::uint64_t readArrayHead(Cursor& cursor);
/// Leaves the cursor behind a number, or at the stored bytes of a text.
[[nodiscard]] ArrayItem readArrayItem(Cursor& cursor);

} // namespace colonnade
