// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/radixshape.h"
#include "rdb/valueshape.h"
#include "sizing/memoryprofile.h"

#include <cstdint>

namespace colonnade {

// How large the servers' strings, tables, skiplists and radix trees are; the building blocks of KeySizer.

/// What stands in front of a string's bytes; and of a hash field's in Redis 7.4 and later.
[[nodiscard]] inline std::uint64_t sdsHead(std::uint64_t length)
{
    return length < 32 ? 1 : length < 256 ? 3 : length < 65536 ? 5 : 9;
}
[[nodiscard]] std::uint64_t shortHead(std::uint64_t length);

/// Slots of a table with chained entries.
[[nodiscard]] std::uint64_t dictSlots(std::uint64_t elements);
/// A table that has grown keeps the one before it until it is used enough: bytes of that one's slots, or 0.
/// `slotsAtFirst`: how large the table was made.
[[nodiscard]] std::uint64_t oldDictBytes(std::uint64_t elements, std::uint64_t slotsAtFirst);
/// Members that share their slot with another one: expected number.
[[nodiscard]] double chainedMembers(std::uint64_t elements);

/// Bytes of a table's buckets, with the further ones that full buckets are expected to need.
[[nodiscard]] double bucketsBytes(std::uint64_t elements);

inline constexpr std::uint64_t skiplistHead = 32;
[[nodiscard]] constexpr std::uint64_t skiplistNodeBytes(std::uint64_t levels)
{
    return 24 + 16 * levels;
}
inline constexpr std::uint64_t skiplistHeadNodeBytes = skiplistNodeBytes(32);

/// Calls use(levels, chance) for every height that matters: each level more is a quarter as likely.
template<typename Use>
void forEachSkiplistHeight(Use&& use)
{
    constexpr std::uint64_t heights = 16;
    double chance = 0.75;
    for (std::uint64_t levels = 1; levels <= heights; ++levels, chance *= 0.25)
        use(levels, chance);
}

/// What these radix trees really take.
[[nodiscard]] std::uint64_t radixBytes(AllocatorKind allocator, const RadixShape& shape);

/// Whether a server keeps this list (RdbLayout::Nodes) as a plain listpack.
[[nodiscard]] bool isPackedList(const ServerModel& server, const ValueShape& shape);

} // namespace colonnade
