// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/ziplist.h"

#include "rdb/endian.h"

namespace colonnade {

namespace {

constexpr std::size_t headerSize = 10;
constexpr std::uint8_t endByte = 0xff;
constexpr std::uint8_t widePreviousLength = 0xfe;
constexpr std::uint16_t countUnknown = 0xffff;

std::int64_t signed24(const char* from)
{
    const auto low = littleEndian<std::uint16_t>(from);
    return (static_cast<std::int64_t>(static_cast<std::int8_t>(from[2])) * 65536) + low;
}

} // namespace

Ziplist::Ziplist(std::string_view packed)
{
    if (packed.size() <= headerSize || littleEndian<std::uint32_t>(packed.data()) != packed.size()) {
        m_damaged = true;
        return;
    }
    m_claimed = littleEndian<std::uint16_t>(packed.data() + 8);
    m_rest = packed.substr(headerSize);
}

bool Ziplist::next(PackedEntry& entry)
{
    if (m_rest.empty())
        return false;
    if (static_cast<std::uint8_t>(m_rest[0]) == endByte)
        return stop(m_rest.size() != 1 || (m_claimed != countUnknown && m_claimed != m_entries));
    const std::size_t before = m_rest.size();
    if (!skipPreviousLength() || m_rest.empty() || !readEntry(entry) || m_rest.empty())
        return stop(true);
    m_previousSize = before - m_rest.size();
    ++m_entries;
    return true;
}

bool Ziplist::skipPreviousLength()
{
    const auto first = static_cast<std::uint8_t>(m_rest[0]);
    if (first < widePreviousLength) {
        m_rest.remove_prefix(1);
        return first == m_previousSize;
    }
    if (m_rest.size() < 5)
        return false;
    const std::size_t claimed = littleEndian<std::uint32_t>(m_rest.data() + 1);
    m_rest.remove_prefix(5);
    return claimed == m_previousSize;
}

bool Ziplist::readEntry(PackedEntry& entry)
{
    const auto byteAt = [this](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(m_rest[i]));
    };
    const std::size_t first = byteAt(0);
    const std::size_t room = m_rest.size() - 1;
    const char* const body = m_rest.data() + 1;
    switch (first & 0xc0) {
    case 0x00:
        return takeBytes(1, first & 0x3f, entry);
    case 0x40:
        return room >= 1 && takeBytes(2, ((first & 0x3f) << 8) | byteAt(1), entry);
    case 0x80:
        return room >= 4 && takeBytes(5, bigEndian<std::uint32_t>(body), entry);
    default:
        break;
    }
    switch (first) {
    case 0xc0:
        return room >= 2 && takeNumber(3, littleEndian<std::int16_t>(body), entry);
    case 0xd0:
        return room >= 4 && takeNumber(5, littleEndian<std::int32_t>(body), entry);
    case 0xe0:
        return room >= 8 && takeNumber(9, littleEndian<std::int64_t>(body), entry);
    case 0xf0:
        return room >= 3 && takeNumber(4, signed24(body), entry);
    case 0xfe:
        return room >= 1 && takeNumber(2, static_cast<std::int8_t>(*body), entry);
    default:
        break;
    }
    if (first >= 0xf1 && first <= 0xfd) // 0 to 12 in the byte itself
        return takeNumber(1, static_cast<std::int64_t>(first) - 0xf1, entry);
    return false;
}

bool Ziplist::takeBytes(std::size_t headSize, std::size_t size, PackedEntry& entry)
{
    if (size > m_rest.size() - headSize)
        return false;
    entry.bytes = m_rest.substr(headSize, size);
    entry.isNumber = false;
    m_rest.remove_prefix(headSize + size);
    return true;
}

bool Ziplist::takeNumber(std::size_t size, std::int64_t number, PackedEntry& entry)
{
    entry.number = number;
    entry.isNumber = true;
    m_rest.remove_prefix(size);
    return true;
}

bool Ziplist::stop(bool damaged)
{
    m_damaged = damaged;
    m_rest = {};
    return false;
}

} // namespace colonnade
