// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/radixshape.h"

#include <algorithm>

namespace colonnade {

void RadixTally::add(std::string_view id)
{
    if (id.size() != RadixShape::idSize)
        return;
    if (!m_empty) {
        const auto common = static_cast<std::size_t>(std::ranges::mismatch(m_last, id).in1 - m_last.begin());
        if (common == RadixShape::idSize)
            return;
        const std::size_t end = closeBelow(common + 1);
        addChain(common + 1, end);
        if (m_openCount > 0 && m_open[m_openCount - 1].depth == common)
            m_open[m_openCount - 1].children = std::min<std::size_t>(m_open[m_openCount - 1].children + 1, 256);
        else
            m_open[m_openCount++] = {common, 2};
    }
    std::ranges::copy(id, m_last.begin());
    m_empty = false;
}

void RadixTally::finish()
{
    ++m_shape.trees;
    if (m_empty) {
        ++m_shape.emptyTrees;
        ++m_shape.nodes;
        return;
    }
    addChain(0, closeBelow(0));
}

// Counts the leaf of the last id and what hangs below its branches at `depth` and deeper; gives the depth at which the
// part that stays open ends.
std::size_t RadixTally::closeBelow(std::size_t depth)
{
    std::size_t end = RadixShape::idSize;
    ++m_shape.leaves;
    ++m_shape.nodes;
    while (m_openCount > 0 && m_open[m_openCount - 1].depth >= depth) {
        const Branch branch = m_open[--m_openCount];
        addChain(branch.depth + 1, end);
        ++m_shape.branches[branch.children];
        ++m_shape.nodes;
        end = branch.depth;
    }
    return end;
}

void RadixTally::addChain(std::size_t from, std::size_t to)
{
    if (from >= to)
        return;
    ++m_shape.chains[to - from];
    ++m_shape.nodes;
}

} // namespace colonnade
