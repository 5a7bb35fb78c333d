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

PatternFolder::PatternFolder(IdPinMatcher pins)
    : m_pins(std::move(pins))
    , m_arena(star)
{
}

bool PatternFolder::isId(Id parent, std::string_view segment) const
{
    if (!m_pins.empty()) {
        if (const std::optional<bool> said = m_pins.isId(pathOf(m_trie, parent), segment))
            return *said;
    }
    return idKindOf(segment) != IdKind::None;
}

PatternFolder::Id PatternFolder::child(Id parent, std::string_view segment)
{
    if (isId(parent, segment)) {
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
std::vector<bool> PatternFolder::foldedNodes(const SegmentTrie& trie) const
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
    for (Id id = 1; id < trie.size() && !m_pins.empty(); ++id) {
        if (result[id])
            result[id] = m_pins.isId(pathOf(trie, trie.parent(id)), trie.segment(id, m_arena)).value_or(true);
    }
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

std::vector<std::string_view> PatternFolder::pathOf(const SegmentTrie& trie, Id id) const
{
    std::vector<std::string_view> segments;
    for (; id != SegmentTrie::root; id = trie.parent(id))
        segments.push_back(trie.segment(id, m_arena));
    std::ranges::reverse(segments);
    return segments;
}

std::string PatternFolder::text(const SegmentTrie& trie, Id id, std::string_view separator) const
{
    std::string text;
    bool isFirst = true;
    for (const std::string_view segment : pathOf(trie, id)) {
        if (!isFirst)
            text.append(separator);
        text.append(segment);
        isFirst = false;
    }
    return text;
}

} // namespace colonnade
