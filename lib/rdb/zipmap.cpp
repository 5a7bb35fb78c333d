// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/zipmap.h"

#include "rdb/endian.h"

namespace colonnade {

namespace {

constexpr std::uint8_t endByte = 0xff;
constexpr std::uint8_t wideLength = 0xfe;

} // namespace

Zipmap::Zipmap(std::string_view packed)
{
    if (packed.size() < 2) {
        m_damaged = true;
        return;
    }
    m_claimed = static_cast<std::uint8_t>(packed[0]);
    m_rest = packed.substr(1);
}

bool Zipmap::next(PackedEntry& entry)
{
    if (m_rest.empty())
        return false;
    const bool atField = m_entries % 2 == 0;
    if (atField && static_cast<std::uint8_t>(m_rest[0]) == endByte)
        return stop(m_rest.size() != 1 || (m_claimed < wideLength && m_claimed != m_entries / 2));
    if (!readEntry(entry) || m_rest.empty())
        return stop(true);
    ++m_entries;
    return true;
}

bool Zipmap::readLength(std::size_t& length)
{
    const auto first = static_cast<std::uint8_t>(m_rest[0]);
    if (first < wideLength) {
        length = first;
        m_rest.remove_prefix(1);
        return true;
    }
    if (first != wideLength || m_rest.size() < 5)
        return false;
    length = littleEndian<std::uint32_t>(m_rest.data() + 1);
    m_rest.remove_prefix(5);
    return true;
}

bool Zipmap::readEntry(PackedEntry& entry)
{
    std::size_t length = 0;
    if (!readLength(length))
        return false;
    std::size_t spare = 0;
    const bool isValue = m_entries % 2 == 1;
    if (isValue) {
        if (m_rest.empty())
            return false;
        spare = static_cast<std::uint8_t>(m_rest[0]);
        m_rest.remove_prefix(1);
    }
    if (length > m_rest.size() || spare > m_rest.size() - length)
        return false;
    entry.bytes = m_rest.substr(0, length);
    entry.isNumber = false;
    m_rest.remove_prefix(length + spare);
    return true;
}

bool Zipmap::stop(bool damaged)
{
    m_damaged = damaged;
    m_rest = {};
    return false;
}

} // namespace colonnade
