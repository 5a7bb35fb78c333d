// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace colonnade {

// What servers spend on texts, as MEMORY USAGE counts it on Redis 7.0 with jemalloc's size classes for a quantum of 16
// bytes. lib/sizing knows every version; checks need no more than this, and may not include it.

inline constexpr std::uint64_t dictEntryBytes = 24;
inline constexpr std::uint64_t objectBytes = 16;     ///< robj
inline constexpr std::uint64_t longestEmbedded = 44; ///< the longest string that shares its object's allocation

/// What an allocation of n bytes takes: multiples of 16 up to 128, then four classes per doubling.
[[nodiscard]] std::uint64_t allocatedBytes(std::uint64_t n);
/// A string with the server's header, which grows with its length, and a closing zero.
[[nodiscard]] std::uint64_t sdsBytes(std::uint64_t n);
/// The value of a string key: an integer, embedded in its object, or beside it.
[[nodiscard]] std::uint64_t stringValueBytes(std::uint64_t n, bool isInteger);
/// An entry of a listpack: encoding and length, content, its own length for the way back.
[[nodiscard]] std::uint64_t listpackEntryBytes(std::uint64_t n, bool isInteger);
/// A listpack of so many entries with so many bytes of text together, taken to be equally long.
[[nodiscard]] std::uint64_t listpackBytes(std::uint64_t entries, std::uint64_t textBytes);

} // namespace colonnade
