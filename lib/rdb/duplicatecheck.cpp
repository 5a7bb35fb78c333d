// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/duplicatecheck.h"

#include <algorithm>
#include <cstring>

namespace colonnade {

namespace {

std::uint64_t mixed(std::uint64_t value)
{
    value *= 0x9e3779b97f4a7c15ULL; // spreads neighbours, by the golden ratio
    return value ^ (value >> 32U);
}

// Short names differ in their first or last bytes; those that do not cost a comparison more.
std::uint64_t hashOf(const PackedEntry& entry)
{
    if (entry.isNumber)
        return mixed(static_cast<std::uint64_t>(entry.number));
    const std::size_t size = entry.bytes.size();
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    const std::size_t part = std::min(size, sizeof first);
    if (part > 0) {
        std::memcpy(&first, entry.bytes.data(), part);
        std::memcpy(&last, entry.bytes.data() + size - part, part);
    }
    return mixed(mixed(first) + last + (size << 48U));
}

bool same(const PackedEntry& a, const PackedEntry& b)
{
    return a.isNumber == b.isNumber && (a.isNumber ? a.number == b.number : a.bytes == b.bytes);
}

} // namespace

void DuplicateCheck::begin()
{
    m_entries.clear();
    if (++m_round == 0) {
        std::ranges::fill(m_slots, Slot());
        m_round = 1;
    }
}

bool DuplicateCheck::add(const PackedEntry& entry)
{
    constexpr std::size_t most = 65536;
    if (m_entries.size() == most)
        return false;
    if (2 * (m_entries.size() + 1) > m_slots.size())
        grow();
    Slot& slot = slotOf(entry);
    if (slot.round == m_round)
        return true;
    slot = {m_round, static_cast<std::uint32_t>(m_entries.size())};
    m_entries.push_back(entry);
    return false;
}

// The one that holds such an entry, or the free one where it belongs.
DuplicateCheck::Slot& DuplicateCheck::slotOf(const PackedEntry& entry)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hashOf(entry) & mask;
    while (m_slots[at].round == m_round && !same(m_entries[m_slots[at].entry], entry))
        at = (at + 1) & mask;
    return m_slots[at];
}

void DuplicateCheck::grow()
{
    m_slots.assign(2 * m_slots.size(), Slot());
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        slotOf(m_entries[i]) = {m_round, static_cast<std::uint32_t>(i)};
}

} // namespace colonnade
