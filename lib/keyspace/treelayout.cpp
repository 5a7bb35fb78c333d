// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/treelayout.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace colonnade {

namespace {

/// Items in groups: those of group g are items[starts[g] … starts[g + 1]).
struct Groups
{
    std::vector<std::uint32_t> starts;
    std::vector<std::uint32_t> items;

    [[nodiscard]] std::span<std::uint32_t> group(std::size_t g)
    {
        return std::span(items).subspan(starts[g], starts[g + 1] - starts[g]);
    }
};

/// A counting sort: `groupOf(i)` for i in [first, count).
template<typename GroupOf>
Groups grouped(std::uint32_t first, std::uint32_t count, std::size_t groups, GroupOf groupOf)
{
    Groups result{std::vector<std::uint32_t>(groups + 1), std::vector<std::uint32_t>(count - first)};
    for (std::uint32_t i = first; i < count; ++i)
        ++result.starts[groupOf(i) + 1];
    for (std::size_t g = 0; g < groups; ++g)
        result.starts[g + 1] += result.starts[g];
    std::vector<std::uint32_t> next(result.starts.begin(), result.starts.end() - 1);
    for (std::uint32_t i = first; i < count; ++i)
        result.items[next[groupOf(i)]++] = i;
    return result;
}

/// The first eight bytes as a number that orders as they do; shorter strings are filled with zeros.
std::uint64_t head(std::string_view bytes)
{
    std::uint64_t raw = 0;
    std::memcpy(&raw, bytes.data(), std::min(bytes.size(), sizeof raw));
    return std::endian::native == std::endian::little ? std::byteswap(raw) : raw;
}

/// Sorts numbers by the bytes they stand for, looking at the bytes themselves only when the heads are equal.
template<typename BytesOf, typename Tie>
void sortByBytes(std::span<std::uint32_t> numbers, BytesOf bytesOf, Tie isTieBefore)
{
    if (numbers.size() < 2)
        return;
    struct Item
    {
        std::uint64_t head;
        std::uint32_t number;
    };
    std::vector<Item> items;
    items.reserve(numbers.size());
    for (const std::uint32_t number : numbers)
        items.push_back({head(bytesOf(number)), number});
    std::ranges::sort(items, [&](const Item& a, const Item& b) {
        if (a.head != b.head)
            return a.head < b.head;
        const auto order = bytesOf(a.number) <=> bytesOf(b.number);
        return order != 0 ? order < 0 : isTieBefore(a.number, b.number);
    });
    std::ranges::transform(items, numbers.begin(), &Item::number);
}

/// The folders breadth first, so that children are neighbours; pathLength set, keys not yet.
/// `number` gives each folder of the trie its new number.
std::vector<TreeLayout::Folder> orderedFolders(const ArrivedKeys& arrived, std::vector<std::uint32_t>& number)
{
    const SegmentTrie& trie = arrived.folders;
    const auto count = static_cast<std::uint32_t>(trie.size());
    Groups children = grouped(1, count, count, [&](std::uint32_t id) { return trie.parent(id); });

    std::vector<TreeLayout::Folder> folders(count);
    std::vector<SegmentTrie::Id> byNumber{SegmentTrie::root};
    byNumber.reserve(count);
    number.assign(count, 0);
    for (std::uint32_t current = 0; current < byNumber.size(); ++current) {
        const std::span<std::uint32_t> below = children.group(byNumber[current]);
        sortByBytes(
            below, [&](std::uint32_t id) { return trie.segment(id, arrived.names); },
            [](std::uint32_t, std::uint32_t) { return false; });
        TreeLayout::Folder& folder = folders[current];
        folder.firstChild = static_cast<std::uint32_t>(byNumber.size());
        folder.childCount = static_cast<std::uint32_t>(below.size());
        for (const SegmentTrie::Id id : below) {
            const auto next = static_cast<std::uint32_t>(byNumber.size());
            const std::size_t start = current == 0 ? 0 : folder.pathLength + arrived.separatorSize;
            folders[next].parent = current;
            folders[next].pathLength = static_cast<std::uint32_t>(start + trie.segment(id, arrived.names).size());
            number[id] = next;
            byNumber.push_back(id);
        }
    }
    return folders;
}

/// Counts a key that was dropped for the one before it. Its place counts from the folder's first key as yet.
void noteShared(TreeLayout& layout, std::size_t place, std::uint16_t alsoIn)
{
    constexpr std::size_t mostNoted = 12;
    ++layout.sharedKeys;
    if (layout.firstShared.size() < mostNoted)
        layout.firstShared.push_back({static_cast<std::uint32_t>(place), alsoIn});
}

/// Sorts the keys of one folder by their last segment, then database, then file, then arrival, and drops what came
/// again. Returns how many stay, at the front.
std::size_t sortKeys(std::span<std::uint32_t> keys, const ArrivedKeys& arrived, std::size_t start, TreeLayout& layout)
{
    const auto rest = [&](std::uint32_t key) {
        const std::uint64_t begin = arrived.nameStarts[key] + start;
        return arrived.names.substr(begin, arrived.nameStarts[key + 1] - begin);
    };
    sortByBytes(keys, rest, [&](std::uint32_t a, std::uint32_t b) {
        if (arrived.db[a] != arrived.db[b])
            return arrived.db[a] < arrived.db[b];
        return arrived.file[a] != arrived.file[b] ? arrived.file[a] < arrived.file[b] : a < b;
    });
    std::size_t kept = 0;
    for (const std::uint32_t key : keys) {
        const bool isAgain =
            kept > 0 && arrived.db[key] == arrived.db[keys[kept - 1]] && rest(key) == rest(keys[kept - 1]);
        if (!isAgain)
            keys[kept++] = key;
        else if (arrived.file[key] != arrived.file[keys[kept - 1]])
            noteShared(layout, kept - 1, arrived.file[key]);
    }
    return kept;
}

} // namespace

TreeLayout layOutTree(const ArrivedKeys& arrived)
{
    TreeLayout layout;
    std::vector<std::uint32_t> number;
    layout.folders = orderedFolders(arrived, number);
    std::vector<TreeLayout::Folder>& folders = layout.folders;

    const auto keyCount = static_cast<std::uint32_t>(arrived.folderOfKey.size());
    Groups keys =
        grouped(0, keyCount, folders.size(), [&](std::uint32_t key) { return number[arrived.folderOfKey[key]]; });
    std::vector<std::uint32_t> own(folders.size());
    std::vector<std::uint32_t> folderOfShared;
    for (std::uint32_t i = 0; i < folders.size(); ++i) {
        const std::size_t start = i == 0 ? 0 : folders[i].pathLength + arrived.separatorSize;
        own[i] = static_cast<std::uint32_t>(sortKeys(keys.group(i), arrived, start, layout));
        folderOfShared.resize(layout.firstShared.size(), i);
    }

    // Children have larger numbers: sums go up from the end, places come down from the start.
    for (std::size_t i = folders.size(); i-- > 0;) {
        folders[i].keyCount += own[i];
        if (i > 0)
            folders[folders[i].parent].keyCount += folders[i].keyCount;
    }
    for (std::uint32_t i = 0; i < folders.size(); ++i) {
        std::uint32_t next = folders[i].firstKey + own[i];
        for (std::uint32_t c = 0; c < folders[i].childCount; ++c) {
            TreeLayout::Folder& child = folders[folders[i].firstChild + c];
            child.firstKey = next;
            next += child.keyCount;
        }
    }
    layout.keys.resize(folders[0].keyCount);
    for (std::uint32_t i = 0; i < folders.size(); ++i)
        std::ranges::copy(keys.group(i).first(own[i]), layout.keys.begin() + folders[i].firstKey);
    for (std::size_t i = 0; i < folderOfShared.size(); ++i)
        layout.firstShared[i].key += folders[folderOfShared[i]].firstKey;
    return layout;
}

} // namespace colonnade
