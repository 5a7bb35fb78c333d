// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/nameview.h"

#include <cstddef>
#include <string_view>

namespace colonnade {

/// A piece of a segment between joints (`_ - . /`): `user_12` has the parts "user" and "12".
struct NamePart
{
    std::string_view text;
    IdKind id = IdKind::None;
    char joint = '\0'; ///< what stands before it; the first part has none
};

/// How long the part is that `rest` starts with. A UUID, a date or an address is one part, joints and all.
[[nodiscard]] std::size_t partLength(std::string_view rest);

/// Calls `visit(const NamePart&)` for each part. Joints at the ends and doubled ones make no empty parts.
template<typename Visit>
void forEachPart(std::string_view segment, Visit&& visit)
{
    char joint = '\0';
    bool isFirst = true;
    while (!segment.empty()) {
        if ((classOf(segment.front()) & ByteClass::Joint) != 0) {
            joint = joint == '\0' ? segment.front() : joint;
            segment.remove_prefix(1);
            continue;
        }
        const std::string_view text = segment.substr(0, partLength(segment));
        visit(NamePart{text, idKindOf(text), isFirst ? '\0' : joint});
        isFirst = false;
        joint = '\0';
        segment.remove_prefix(text.size());
    }
}

/// The joints of a name, by the work they do: between levels, where a separator belongs, or between the words of one
/// level. Without any separator two joints are levels; so is one beside an id. With separators only a joint between a
/// word and an id is a level: `user_12`, but not `v1.2` and `ubuntu22.04` (versions), nor `order-12` where hyphens are
/// allowed. A joint between two ids, and a hyphen between a word and an id, joins no words.
struct Joints
{
    std::size_t levels = 0;
    std::size_t words = 0;  ///< case changes (camelCase) included
    char levelJoint = '\0'; ///< the first one
    char wordJoint = '\0';  ///< the first one; 'A' for a case change
};

/// Words may hold joints. Ids do not, but in a name without levels `order-12345` and `task-meta-<token>` are joined as
/// a whole.
[[nodiscard]] bool mayHoldJoints(const NameView::Segment& segment, bool hasNamespace);

/// Whether this joint is a level. `left` and `right` are neighbours.
[[nodiscard]] bool isLevelJoint(const NamePart& left, const NamePart& right, bool hasNamespace, bool hyphenAllowed);

/// Where a camelCase word changes: at a capital after a small letter (`basicInfo`, `oauth2Token`), or at the last
/// capital of many before a word (`APIKey`; not `OAuth`, `URLs`). npos: nowhere.
[[nodiscard]] std::size_t caseChange(std::string_view word, std::size_t from = 0);

/// Calls `visit(std::string_view)` for each word of a part: `userInfo` has two.
template<typename Visit>
void forEachWord(std::string_view part, Visit&& visit)
{
    std::size_t start = 0;
    for (std::size_t at = caseChange(part); at != std::string_view::npos; at = caseChange(part, at)) {
        visit(part.substr(start, at - start));
        start = at;
    }
    visit(part.substr(start));
}

/// `.` is not counted among the word joints: it is the right one.
[[nodiscard]] Joints jointsOf(const NameView& name, bool hyphenAllowed);

} // namespace colonnade
