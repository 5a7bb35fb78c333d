// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace colonnade {

/// Chance without state: everything that looks random in the demo is a pure function of where it stands, so any
/// row of any key can be made alone, on every platform alike. The mixing step is SplitMix64's (public domain).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9E3779B97F4A7C15;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
    return number ^ (number >> 31);
}

[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    return mixed(mixed(a) ^ b);
}

/// FNV-1a: a family's seed is the hash of its name, so that a new row of the table leaves the others as they are.
[[nodiscard]] constexpr std::uint64_t seedFrom(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return hash;
}

/// A number between two ends, both included.
struct Between
{
    std::uint64_t least = 0;
    std::uint64_t most = 0;

    [[nodiscard]] constexpr std::uint64_t draw(std::uint64_t chance) const
    {
        return least + (most > least ? chance % (most - least + 1) : 0);
    }
};

} // namespace colonnade
