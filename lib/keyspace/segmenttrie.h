// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// A growing tree of segments: node 0 is the root, every other node is (parent, segment) and exists once. Parents
/// have smaller numbers than their children. Segments are not copied: they point into an arena that the caller
/// owns and hands in at each call (it may move, but not change). About 32 bytes a node; one hash look-up a step.
class SegmentTrie
{
public:
    using Id = std::uint32_t;
    static constexpr Id root = 0;

    SegmentTrie();

    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    [[nodiscard]] Id parent(Id node) const { return m_nodes[node].parent; }
    [[nodiscard]] std::string_view segment(Id node, std::string_view arena) const
    {
        return arena.substr(m_nodes[node].offset, m_nodes[node].length);
    }

    [[nodiscard]] std::optional<Id> find(Id parent, std::string_view segment, std::string_view arena) const;
    /// The child, made when missing; a new one points to arena[offset, offset + length).
    Id child(Id parent, std::string_view arena, std::size_t offset, std::size_t length);

private:
    struct Node
    {
        std::uint64_t offset = 0;
        std::uint32_t length = 0;
        Id parent = root;
        std::uint32_t hash = 0;
    };

    [[nodiscard]] std::size_t slotOf(Id parent, std::string_view segment, std::uint32_t hash,
                                     std::string_view arena) const;
    void growTable();

    std::vector<Node> m_nodes;
    std::vector<Id> m_table; ///< open addressing, at most half full; root (never a child) marks an empty slot
};

} // namespace colonnade
