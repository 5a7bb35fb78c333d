// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace colonnade {

/// The nodes of radix trees over 16-byte ids, as the servers build them: chains hold one or more characters of a path
/// without branches, branches one character for each child, and every id ends in a leaf. Depends on the ids alone.
struct RadixShape
{
    static constexpr std::size_t idSize = 16;

    std::array<std::uint32_t, idSize + 1> chains{}; ///< by number of characters
    std::array<std::uint32_t, 257> branches{};      ///< by number of children
    std::uint64_t nodes = 0;                        ///< chains, branches, leaves and empty roots
    std::uint64_t leaves = 0;
    std::uint64_t trees = 0;
    std::uint64_t emptyTrees = 0; ///< of `trees`: a root and nothing else
};

/// Adds one tree to a shape. Ids come in ascending order, as a dump has them; from any other order the counts are
/// wrong, and nothing worse.
class RadixTally
{
public:
    explicit RadixTally(RadixShape& shape)
        : m_shape(shape)
    {
    }

    /// Ids of another length, and the same again, are left out.
    void add(std::string_view id);
    /// After the last id, once.
    void finish();

private:
    struct Branch
    {
        std::size_t depth;
        std::size_t children;
    };

    std::size_t closeBelow(std::size_t depth);
    void addChain(std::size_t from, std::size_t to);

    RadixShape& m_shape;
    std::array<char, RadixShape::idSize> m_last{};
    std::array<Branch, RadixShape::idSize> m_open{}; // the branches on the way to m_last
    std::size_t m_openCount = 0;
    bool m_empty = true;
};

} // namespace colonnade
