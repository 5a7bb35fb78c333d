// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/joints.h"

#include <algorithm>

namespace colonnade {

namespace {

/// Longer than any id that holds joints, so that hostile names cost no more than others.
constexpr std::size_t longestJointedId = 64;

bool isJoint(char byte)
{
    return (classOf(byte) & ByteClass::Joint) != 0;
}

bool endsPart(std::string_view rest, std::size_t length)
{
    return rest.size() == length || (rest.size() > length && isJoint(rest[length]));
}

bool isVersion(std::string_view word)
{
    return word.size() >= 2 && word.size() <= 4 && (word[0] == 'v' || word[0] == 'V') &&
           classesOf(word.substr(1)) == ByteClass::Digit;
}

bool startsWithWord(std::string_view segment)
{
    constexpr std::size_t shortestWord = 3;
    const std::string_view first = segment.substr(0, partLength(segment));
    return first.size() >= shortestWord && (classesOf(first) & ~ByteClass::Letter) == 0;
}

std::size_t caseChanges(std::string_view word)
{
    std::size_t count = 0;
    for (std::size_t at = caseChange(word); at != std::string_view::npos; at = caseChange(word, at))
        ++count;
    return count;
}

} // namespace

std::size_t partLength(std::string_view rest)
{
    const auto end = static_cast<std::size_t>(std::ranges::find_if(rest, isJoint) - rest.begin());
    if (end == rest.size())
        return end;
    constexpr std::size_t uuid = 36;
    constexpr std::size_t date = 10; // 2024-05-01
    if (end == 8 && endsPart(rest, uuid) && idKindOf(rest.substr(0, uuid)) == IdKind::Uuid)
        return uuid;
    if (end == 4 && endsPart(rest, date) && idKindOf(rest.substr(0, date)) == IdKind::Date)
        return date;
    if (rest.size() <= longestJointedId) {
        const IdKind whole = idKindOf(rest);
        if (whole == IdKind::IpAddress || whole == IdKind::Email || whole == IdKind::Date)
            return rest.size();
    }
    return end;
}

bool mayHoldJoints(const NameView::Segment& segment, bool hasNamespace)
{
    return segment.isWord() || (!hasNamespace && (segment.id == IdKind::PrefixedDigits ||
                                                  (segment.id == IdKind::Token && startsWithWord(segment.text))));
}

std::size_t caseChange(std::string_view word, std::size_t from)
{
    for (std::size_t i = from + 1; i < word.size(); ++i) {
        if (classOf(word[i - 1]) == ByteClass::Lower && classOf(word[i]) == ByteClass::Upper)
            return i;
    }
    return std::string_view::npos;
}

bool isLevelJoint(const NamePart& left, const NamePart& right, bool hasNamespace, bool hyphenAllowed)
{
    const bool leftIsId = left.id != IdKind::None;
    const bool rightIsId = right.id != IdKind::None;
    if (leftIsId == rightIsId)
        return false;
    const NamePart& word = leftIsId ? right : left;
    const NamePart& id = leftIsId ? left : right;
    if (isVersion(word.text) || isVersion(id.text))
        return false;
    if (!hasNamespace)
        return true;
    return id.text.size() > 1 && !(hyphenAllowed && right.joint == '-');
}

Joints jointsOf(const NameView& name, bool hyphenAllowed)
{
    Joints joints;
    const auto addWordJoint = [&joints](char joint, std::size_t count) {
        if (count == 0)
            return;
        joints.wordJoint = joints.wordJoint == '\0' ? joint : joints.wordJoint;
        joints.words += count;
    };
    std::size_t all = 0;
    char firstJoint = '\0';
    for (const NameView::Segment& segment : name.segments()) {
        const bool hasJoints = (segment.bytes & ByteClass::Joint) != 0;
        const bool hasBothCases = (segment.bytes & ByteClass::Letter) == ByteClass::Letter;
        if ((!hasJoints && !hasBothCases) || !mayHoldJoints(segment, name.hasNamespace()))
            continue;
        NamePart before;
        forEachPart(segment.text, [&](const NamePart& part) {
            if (part.joint != '\0') {
                ++all;
                firstJoint = firstJoint == '\0' ? part.joint : firstJoint;
                if (isLevelJoint(before, part, name.hasNamespace(), hyphenAllowed)) {
                    joints.levelJoint = joints.levelJoint == '\0' ? part.joint : joints.levelJoint;
                    ++joints.levels;
                } else if (part.joint != '.') {
                    addWordJoint(part.joint, 1);
                }
            }
            if (part.id == IdKind::None)
                addWordJoint('A', caseChanges(part.text));
            before = part;
        });
    }
    if (!name.hasNamespace() && (all >= 2 || joints.levels > 0)) {
        joints.levels = all;
        joints.levelJoint = firstJoint;
        joints.words = 0; // one fault, one finding
        joints.wordJoint = '\0';
    }
    return joints;
}

} // namespace colonnade
