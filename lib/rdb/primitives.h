// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/cursor.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace colonnade {

/// What stands in front of a string's bytes in a dump.
struct StringHead
{
    enum class Kind : std::uint8_t { Plain, Integer, Lzf };

    Kind kind = Kind::Plain;
    std::uint64_t rawBytes = 0;    ///< of the string itself
    std::uint64_t storedBytes = 0; ///< still to be read; 0 for an integer
    std::int64_t number = 0;       ///< Integer only
    bool isPossible = true;        ///< false: claims more than its stored bytes can give; rawBytes is those
};

/// A count or length (6, 14, 32 or 64 bits). An encoded string where a length belongs is damage.
[[nodiscard]] std::uint64_t readLength(Cursor& cursor);

/// Leaves the cursor at the string's stored bytes.
[[nodiscard]] StringHead readStringHead(Cursor& cursor);

/// The string whose head was just read: a view of the cursor's bytes where it is stored plainly, else of `scratch`.
[[nodiscard]] std::string_view readStringBody(Cursor& cursor, const StringHead& head, std::string& scratch);

[[nodiscard]] inline std::string_view readString(Cursor& cursor, std::string& scratch)
{
    const StringHead head = readStringHead(cursor);
    return readStringBody(cursor, head, scratch);
}

/// Its length, without decompressing anything.
inline std::uint64_t skipString(Cursor& cursor)
{
    const StringHead head = readStringHead(cursor);
    cursor.skip(head.storedBytes);
    return head.rawBytes;
}

/// The score of an old sorted set: one byte of length, then text; 253 to 255 stand for NaN and the infinities.
[[nodiscard]] double readTextDouble(Cursor& cursor);

/// Long enough for any 64-bit integer.
using NumberBuffer = std::array<char, 24>;

[[nodiscard]] inline std::string_view decimal(std::int64_t number, NumberBuffer& buffer)
{
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return {buffer.data(), static_cast<std::size_t>(end - buffer.data())};
}

/// How many characters decimal() would give.
[[nodiscard]] std::size_t decimalLength(std::int64_t number);

/// Whether a server keeps this string as a 64-bit integer: its decimal form and nothing else.
[[nodiscard]] bool isCanonicalInteger(std::string_view text);

} // namespace colonnade
