// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/idpins.h"
#include "keyspace/segmenttrie.h"

#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// The patterns of names: id segments fold to `*` (bytes/segment.h says what an id is), so that a million keys read
/// as some dozen patterns. A word also folds when it is one of more than `wideFolder` different words at its place:
/// nobody names so many things by hand. Words that end a name are counted apart from those that go on, so a thousand
/// keys without a namespace leave the namespaces as they are. What a person has said of a place (pins) goes before.
/// That is decided over all names at the end, so it does not depend on the order in which they came.
class PatternFolder
{
public:
    using Id = SegmentTrie::Id;
    static constexpr std::size_t wideFolder = 1000;

    explicit PatternFolder(IdPinMatcher pins = {});

    /// The pattern of one segment below another pattern's.
    Id child(Id parent, std::string_view segment);

    struct Result
    {
        std::vector<Id> patternOf; ///< by Id: where it went when wide places were folded
        SegmentTrie trie;
    };
    [[nodiscard]] Result folded() const;

    /// The text of a pattern of a folded trie.
    [[nodiscard]] std::string text(const SegmentTrie& trie, Id id, std::string_view separator) const;

private:
    [[nodiscard]] std::vector<bool> foldedNodes(const SegmentTrie& trie) const;
    [[nodiscard]] std::vector<std::string_view> pathOf(const SegmentTrie& trie, Id id) const;
    [[nodiscard]] bool isId(Id parent, std::string_view segment) const;

    IdPinMatcher m_pins;
    std::string m_arena; ///< "*", then the words
    SegmentTrie m_trie;
    std::vector<Id> m_starBelow; ///< by parent; root: none yet. Nearly every key ends here, so no look-up.
};

} // namespace colonnade
