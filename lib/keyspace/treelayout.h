// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/column.h"
#include "keyspace/segmenttrie.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace colonnade {

/// The order of a keyspace: keys so that every subtree is one range, folders so that the children of each are
/// neighbours. Folder 0 is the root.
struct TreeLayout
{
    struct Folder
    {
        std::uint32_t parent = 0;
        std::uint32_t firstChild = 0;
        std::uint32_t childCount = 0;
        std::uint32_t firstKey = 0;
        std::uint32_t keyCount = 0; ///< the whole subtree
        std::uint32_t pathLength = 0;
    };

    /// A key that a later file has too.
    struct Shared
    {
        std::uint32_t key = 0; ///< its place in `keys`
        std::uint16_t alsoIn = 0;
    };

    std::vector<std::uint32_t> keys; ///< numbers of arrival, in tree order; the same name and database only once
    std::vector<Folder> folders;
    std::uint64_t sharedKeys = 0;    ///< dropped because an earlier file has the key
    std::vector<Shared> firstShared; ///< the first dozen, folder by folder
};

/// Borrowed for the call.
struct ArrivedKeys
{
    const SegmentTrie& folders;
    const std::vector<SegmentTrie::Id>& folderOfKey;
    std::string_view names;
    const std::vector<std::uint64_t>& nameStarts; ///< one more than keys
    const LazyColumn<std::uint32_t>& db;
    const LazyColumn<std::uint16_t>& file;
    std::size_t separatorSize;
};

/// O(n log m) with m the largest folder; no recursion.
[[nodiscard]] TreeLayout layOutTree(const ArrivedKeys& arrived);

} // namespace colonnade
