// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/patternfolder.h"

#include "bytes/segment.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace colonnade {

namespace {

constexpr std::string_view star = "*";
/// Folding one place can make the place below it wide; real names settle in two rounds.
constexpr int maxRounds = 8;

} // namespace

PatternFolder::PatternFolder()
    : m_arena(star)
{
}

PatternFolder::Id PatternFolder::child(Id parent, std::string_view segment)
{
    if (idKindOf(segment) != IdKind::None) {
        if (m_starBelow.size() <= parent)
            m_starBelow.resize(m_trie.size(), SegmentTrie::root);
        if (m_starBelow[parent] == SegmentTrie::root)
            m_starBelow[parent] = m_trie.child(parent, m_arena, 0, star.size());
        return m_starBelow[parent];
    }
    if (const auto found = m_trie.find(parent, segment, m_arena))
        return *found;
    const std::size_t offset = m_arena.size();
    m_arena.append(segment);
    return m_trie.child(parent, m_arena, offset, segment.size());
}

/// By node: whether it is one of too many at its place.
std::vector<bool> PatternFolder::foldedNodes(const SegmentTrie& trie)
{
    std::vector<bool> goesOn(trie.size());
    for (Id id = 1; id < trie.size(); ++id)
        goesOn[trie.parent(id)] = true;
    std::vector<std::uint32_t> ends(trie.size());
    std::vector<std::uint32_t> folders(trie.size());
    for (Id id = 1; id < trie.size(); ++id)
        ++(goesOn[id] ? folders : ends)[trie.parent(id)];
    std::vector<bool> result(trie.size());
    for (Id id = 1; id < trie.size(); ++id)
        result[id] = (goesOn[id] ? folders : ends)[trie.parent(id)] > wideFolder;
    return result;
}

PatternFolder::Result PatternFolder::folded() const
{
    Result result{std::vector<Id>(m_trie.size()), m_trie};
    std::iota(result.patternOf.begin(), result.patternOf.end(), Id(0));
    for (int round = 0; round < maxRounds; ++round) {
        const std::vector<bool> folds = foldedNodes(result.trie);
        if (std::ranges::find(folds, true) == folds.end())
            break;
        // Parents come before their children, so one pass moves whole subtrees.
        SegmentTrie next;
        std::vector<Id> moved(result.trie.size(), SegmentTrie::root);
        for (Id id = 1; id < result.trie.size(); ++id) {
            const Id parent = result.trie.parent(id);
            const std::string_view segment = folds[id] ? star : result.trie.segment(id, m_arena);
            const std::size_t offset = folds[id] ? 0 : static_cast<std::size_t>(segment.data() - m_arena.data());
            moved[id] = next.child(moved[parent], m_arena, offset, segment.size());
        }
        for (Id& id : result.patternOf)
            id = moved[id];
        result.trie = std::move(next);
    }
    return result;
}

std::string PatternFolder::text(const SegmentTrie& trie, Id id, std::string_view separator) const
{
    std::vector<std::string_view> segments;
    for (; id != SegmentTrie::root; id = trie.parent(id))
        segments.push_back(trie.segment(id, m_arena));
    std::string text;
    for (auto it = segments.rbegin(); it != segments.rend(); ++it) {
        if (it != segments.rbegin())
            text.append(separator);
        text.append(*it);
    }
    return text;
}

} // namespace colonnade
