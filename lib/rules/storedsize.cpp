// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/storedsize.h"

#include <algorithm>
#include <bit>

namespace colonnade {

std::uint64_t allocatedBytes(std::uint64_t n)
{
    if (n <= 8)
        return 8;
    const std::uint64_t spacing = std::max<std::uint64_t>(16, std::bit_floor(n - 1) / 4);
    return (n + spacing - 1) / spacing * spacing;
}

std::uint64_t sdsBytes(std::uint64_t n)
{
    const std::uint64_t header = n < 32 ? 1 : n < 256 ? 3 : n < 65536 ? 5 : 9;
    return allocatedBytes(header + n + 1);
}

std::uint64_t stringValueBytes(std::uint64_t n, bool isInteger)
{
    if (isInteger)
        return objectBytes;
    return n <= longestEmbedded ? allocatedBytes(20 + n) : objectBytes + sdsBytes(n);
}

std::uint64_t listpackEntryBytes(std::uint64_t n, bool isInteger)
{
    if (isInteger)
        return n <= 2 ? 2 : n <= 4 ? 3 : n <= 5 ? 4 : n <= 10 ? 6 : 10;
    const std::uint64_t body = n + (n < 64 ? 1 : n < 4096 ? 2 : 5);
    return body + (body < 128 ? 1 : 2);
}

std::uint64_t listpackBytes(std::uint64_t entries, std::uint64_t textBytes)
{
    if (entries == 0)
        return allocatedBytes(7);
    const std::uint64_t each = textBytes / entries;
    return allocatedBytes(7 + entries * (listpackEntryBytes(each, false) - each) + textBytes);
}

} // namespace colonnade
