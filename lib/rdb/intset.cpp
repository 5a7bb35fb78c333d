// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/intset.h"

#include "rdb/endian.h"

namespace colonnade {

namespace {

constexpr std::size_t headerSize = 8;

} // namespace

Intset::Intset(std::string_view packed)
{
    m_damaged = true;
    if (packed.size() < headerSize)
        return;
    m_width = littleEndian<std::uint32_t>(packed.data());
    const std::uint64_t count = littleEndian<std::uint32_t>(packed.data() + 4);
    if ((m_width != 2 && m_width != 4 && m_width != 8) || count * m_width != packed.size() - headerSize)
        return;
    m_rest = packed.substr(headerSize);
    m_damaged = false;
}

bool Intset::next(PackedEntry& entry)
{
    if (m_rest.empty())
        return false;
    switch (m_width) {
    case 2:
        entry.number = littleEndian<std::int16_t>(m_rest.data());
        break;
    case 4:
        entry.number = littleEndian<std::int32_t>(m_rest.data());
        break;
    default:
        entry.number = littleEndian<std::int64_t>(m_rest.data());
        break;
    }
    m_rest.remove_prefix(m_width);
    if (m_hasPrevious && entry.number <= m_previous) {
        m_damaged = true;
        m_rest = {};
        return false;
    }
    m_hasPrevious = true;
    m_previous = entry.number;
    entry.isNumber = true;
    return true;
}

} // namespace colonnade
