// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace colonnade {

/// Why a segment counts as an id (it identifies one instance, like 100238 or a UUID) and folds to `*`.
enum class IdKind : std::uint8_t {
    None,
    Digits,         ///< 100238
    PrefixedDigits, ///< U100238, SKU-9527, order100238: up to 3 letters and 2 digits or more, up to 12 and 5 or more
    Date,           ///< 202401, 20240501, 2024050123, 2024-05-01, 2024-05-01T10-30Z, 2024W20, 2024Q1; 1970 to 2099
    Uuid,
    Ulid,
    Hex, ///< eight or more hex digits with at least one letter, or after 0x
    Email,
    IpAddress,
    MacAddress, ///< 00-1A-2B-3C-4D-5E; with colons where those do not separate
    HostName,   ///< web-1.example.com
    Token,      ///< base36/58/64-like: eight or more bytes, changing between cases and digits all the time
    Pinned,     ///< a person said so (bytes/idpins.h)
    Braced,     ///< {1000}, {userId}, `*` itself; half a hash tag with an id: 1000}
};

/// Pure and stable: looks at the bytes of this segment only; never Pinned. A segment that is not an id is a word.
[[nodiscard]] IdKind idKindOf(std::string_view segment);

/// Calls `visit(segment, offset)` for each part between separators, in order; an empty separator gives one segment.
/// No recursion, any number of segments.
template<typename Visit>
void forEachSegment(std::string_view name, std::string_view separator, Visit&& visit)
{
    std::size_t start = 0;
    while (!separator.empty()) {
        const std::size_t end = name.find(separator, start);
        if (end == std::string_view::npos)
            break;
        visit(name.substr(start, end - start), start);
        start = end + separator.size();
    }
    visit(name.substr(start), start);
}

} // namespace colonnade
