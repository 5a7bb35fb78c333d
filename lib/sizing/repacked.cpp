// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/repacked.h"

namespace colonnade {

namespace {

bool fits(std::int64_t number, unsigned bits)
{
    const std::int64_t limit = std::int64_t{1} << (bits - 1);
    return number >= -limit && number < limit;
}

std::uint64_t wideNumber(std::int64_t number)
{
    return fits(number, 16) ? 3 : fits(number, 24) ? 4 : fits(number, 32) ? 5 : 9;
}

std::uint64_t listpackEntry(const PackedEntry& entry)
{
    if (entry.isNumber) {
        constexpr std::int64_t sevenBits = 127;
        const bool isSmall = entry.number >= 0 && entry.number <= sevenBits;
        return isSmall ? 1 : fits(entry.number, 13) ? 2 : wideNumber(entry.number);
    }
    const std::uint64_t size = entry.bytes.size();
    return size + (size < 64 ? 1 : size < 4096 ? 2 : 5);
}

// Seven bits a byte.
std::uint64_t backLength(std::uint64_t size)
{
    return size < 128 ? 1 : size < 16384 ? 2 : size < 2097152 ? 3 : size < 268435456 ? 4 : 5;
}

std::uint64_t ziplistEntry(const PackedEntry& entry)
{
    if (entry.isNumber) {
        constexpr std::int64_t inTheByteItself = 12;
        const bool isSmall = entry.number >= 0 && entry.number <= inTheByteItself;
        return isSmall ? 1 : fits(entry.number, 8) ? 2 : wideNumber(entry.number);
    }
    const std::uint64_t size = entry.bytes.size();
    return size + (size < 64 ? 1 : size < 16384 ? 2 : 5);
}

} // namespace

void Repacked::add(const PackedEntry& entry)
{
    const std::uint64_t inListpack = listpackEntry(entry);
    m_listpack += inListpack + backLength(inListpack);
    constexpr std::uint64_t longPrevious = 254;
    m_previous = ziplistEntry(entry) + (m_previous < longPrevious ? 1 : 5);
    m_ziplist += m_previous;
}

} // namespace colonnade
