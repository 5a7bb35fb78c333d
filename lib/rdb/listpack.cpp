// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/listpack.h"

#include "rdb/endian.h"

namespace colonnade {

namespace {

constexpr std::size_t headerSize = 6;
constexpr std::uint8_t endByte = 0xff;
constexpr std::uint16_t countUnknown = 0xffff;

std::int64_t signed24(const char* from)
{
    const auto low = littleEndian<std::uint16_t>(from);
    return (static_cast<std::int64_t>(static_cast<std::int8_t>(from[2])) * 65536) + low;
}

} // namespace

Listpack::Listpack(std::string_view packed)
{
    if (packed.size() <= headerSize || littleEndian<std::uint32_t>(packed.data()) != packed.size()) {
        m_damaged = true;
        return;
    }
    m_claimed = littleEndian<std::uint16_t>(packed.data() + 4);
    m_rest = packed.substr(headerSize);
}

bool Listpack::next(PackedEntry& entry)
{
    if (m_rest.empty())
        return false;
    if (static_cast<std::uint8_t>(m_rest[0]) == endByte)
        return stop(m_rest.size() != 1 || (m_claimed != countUnknown && m_claimed != m_entries));
    if (!readEntry(entry) || m_rest.empty())
        return stop(true);
    ++m_entries;
    return true;
}

bool Listpack::readEntry(PackedEntry& entry)
{
    const auto byteAt = [this](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(m_rest[i])); };
    const unsigned first = byteAt(0);
    if (first < 0x80) // 7-bit unsigned
        return takeNumber(1, first, entry);
    if (first < 0xc0) // string, 6-bit length
        return takeBytes(1, first & 0x3f, entry);
    if (m_rest.size() < 2)
        return false;
    if (first < 0xe0) { // 13-bit signed
        const auto raw = static_cast<std::int64_t>(((first & 0x1f) << 8) | byteAt(1));
        return takeNumber(2, raw < 4096 ? raw : raw - 8192, entry);
    }
    if (first < 0xf0) // string, 12-bit length
        return takeBytes(2, ((first & 0x0f) << 8) | byteAt(1), entry);
    const std::size_t room = m_rest.size() - 1;
    const char* const body = m_rest.data() + 1;
    switch (first) {
    case 0xf0:
        return room >= 4 && takeBytes(5, littleEndian<std::uint32_t>(body), entry);
    case 0xf1:
        return room >= 2 && takeNumber(3, littleEndian<std::int16_t>(body), entry);
    case 0xf2:
        return room >= 3 && takeNumber(4, signed24(body), entry);
    case 0xf3:
        return room >= 4 && takeNumber(5, littleEndian<std::int32_t>(body), entry);
    case 0xf4:
        return room >= 8 && takeNumber(9, littleEndian<std::int64_t>(body), entry);
    default:
        return false;
    }
}

bool Listpack::takeBytes(std::size_t headSize, std::size_t size, PackedEntry& entry)
{
    if (size > m_rest.size() - headSize)
        return false;
    entry.bytes = m_rest.substr(headSize, size);
    entry.isNumber = false;
    m_rest.remove_prefix(headSize + size);
    return skipBackLength(headSize + size);
}

bool Listpack::takeNumber(std::size_t size, std::int64_t number, PackedEntry& entry)
{
    entry.number = number;
    entry.isNumber = true;
    m_rest.remove_prefix(size);
    return skipBackLength(size);
}

// The entry's size, seven bits a byte, highest first in memory, all but the first byte with the top bit set.
bool Listpack::skipBackLength(std::size_t entrySize)
{
    const std::size_t bytes = entrySize < 128         ? 1
                              : entrySize < 16384     ? 2
                              : entrySize < 2097152   ? 3
                              : entrySize < 268435456 ? 4
                                                      : 5;
    if (m_rest.size() < bytes)
        return false;
    for (std::size_t i = 0; i < bytes; ++i) {
        const std::size_t group = (entrySize >> (7 * (bytes - 1 - i))) & 0x7f;
        if (static_cast<unsigned char>(m_rest[i]) != (group | (i == 0 ? 0 : 0x80)))
            return false;
    }
    m_rest.remove_prefix(bytes);
    return true;
}

bool Listpack::stop(bool damaged)
{
    m_damaged = damaged;
    m_rest = {};
    return false;
}

} // namespace colonnade
