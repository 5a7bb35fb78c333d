// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/segmenttrie.h"

#include <cassert>
#define XXH_INLINE_ALL // segments are short: the call would cost as much as the hash
#include <xxhash.h>

namespace colonnade {

namespace {

std::uint32_t hashOf(SegmentTrie::Id parent, std::string_view segment)
{
    return static_cast<std::uint32_t>(XXH3_64bits_withSeed(segment.data(), segment.size(), parent));
}

} // namespace

SegmentTrie::SegmentTrie()
    : m_nodes(1)
    , m_table(1024, root)
{
}

std::size_t SegmentTrie::slotOf(Id parent, std::string_view segment, std::uint32_t hash, std::string_view arena) const
{
    const std::size_t mask = m_table.size() - 1;
    for (std::size_t slot = hash & mask;; slot = (slot + 1) & mask) {
        const Id id = m_table[slot];
        if (id == root)
            return slot;
        const Node& node = m_nodes[id];
        if (node.hash == hash && node.parent == parent && arena.substr(node.offset, node.length) == segment)
            return slot;
    }
}

std::optional<SegmentTrie::Id> SegmentTrie::find(Id parent, std::string_view segment, std::string_view arena) const
{
    const Id id = m_table[slotOf(parent, segment, hashOf(parent, segment), arena)];
    return id == root ? std::nullopt : std::optional(id);
}

SegmentTrie::Id SegmentTrie::child(Id parent, std::string_view arena, std::size_t offset, std::size_t length)
{
    const std::string_view segment = arena.substr(offset, length);
    const std::uint32_t hash = hashOf(parent, segment);
    const std::size_t slot = slotOf(parent, segment, hash, arena);
    if (m_table[slot] != root)
        return m_table[slot];

    assert(m_nodes.size() < UINT32_MAX);
    const Id id = static_cast<Id>(m_nodes.size());
    m_nodes.push_back({offset, static_cast<std::uint32_t>(length), parent, hash});
    m_table[slot] = id;
    if (m_nodes.size() * 2 > m_table.size())
        growTable();
    return id;
}

void SegmentTrie::growTable()
{
    m_table.assign(m_table.size() * 2, root);
    const std::size_t mask = m_table.size() - 1;
    for (Id id = 1; id < m_nodes.size(); ++id) {
        std::size_t slot = m_nodes[id].hash & mask;
        while (m_table[slot] != root)
            slot = (slot + 1) & mask;
        m_table[slot] = id;
    }
}

} // namespace colonnade
