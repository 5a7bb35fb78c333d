// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

namespace colonnade {

/// One of several strings that belong to one object.
struct StringField
{
    std::uint64_t keyBytes = 0;   ///< length of its name
    std::uint64_t fieldBytes = 0; ///< length of the name it would have as a field
    std::uint64_t valueBytes = 0;
    bool isInteger = false; ///< stored as a number, not as text
};

/// Up to where a server stores a hash compactly. The defaults are those of all versions of Redis and Valkey.
struct CompactHash
{
    std::uint64_t fields = 512;
    std::uint64_t bytes = 64; ///< of each field and each value
};

/// Modelled bytes of these strings, and of one hash with the same content under a key of `keyBytes`. Counted as
/// MEMORY USAGE does on Redis 7.0 with jemalloc's size classes for a quantum of 16 bytes; expiry entries are not
/// counted on either side. Other servers differ by some per cent.
///   string: name and entry 24 + sds(key); value 16 as an integer, c(20 + n) up to 44 bytes, else 16 + sds(n)
///   compact hash (within the limits): 24 + sds(key) + 16 + c(7 + entries)
///   other hash: 24 + sds(key) + 16 + 56 + 8 * table slots + 24 * fields + sds of every field and value
[[nodiscard]] std::uint64_t bytesAsStrings(std::span<const StringField> fields);
[[nodiscard]] std::uint64_t bytesAsHash(std::uint64_t keyBytes, std::span<const StringField> fields,
                                        const CompactHash& limits);

} // namespace colonnade
