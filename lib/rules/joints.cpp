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

/// `ubuntu22.04`: what stands before the dot ends with a number, too.
bool isNumberedVersion(const NamePart& left, const NamePart& right)
{
    return right.joint == '.' && (classOf(left.text.back()) & ByteClass::Digit) != 0 &&
           classesOf(right.text) == ByteClass::Digit;
}

/// The length of the address that `rest` starts with; 0: none.
std::size_t addressLength(std::string_view rest)
{
    constexpr std::size_t longestAddress = 15;
    const auto end = static_cast<std::size_t>(
        std::ranges::find_if_not(rest.substr(0, longestAddress + 1),
                                 [](char c) { return c == '.' || classOf(c) == ByteClass::Digit; }) -
        rest.begin());
    return end < rest.size() && isJoint(rest[end]) && idKindOf(rest.substr(0, end)) == IdKind::IpAddress ? end : 0;
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
    constexpr std::size_t mac = 17;
    if (end == 8 && endsPart(rest, uuid) && idKindOf(rest.substr(0, uuid)) == IdKind::Uuid)
        return uuid;
    if (end == 2 && endsPart(rest, mac) && idKindOf(rest.substr(0, mac)) == IdKind::MacAddress)
        return mac;
    if (end == 4 && endsPart(rest, date) && idKindOf(rest.substr(0, date)) == IdKind::Date)
        return date;
    // Of these an address or a host name holds a dot, an e-mail address an @, and a date begins with a digit.
    const auto mayBeWhole = [rest] {
        return (classOf(rest.front()) & ByteClass::Digit) != 0 ||
               (classesOf(rest) & (ByteClass::Dot | ByteClass::Other)) != 0;
    };
    if (rest.size() <= longestJointedId && mayBeWhole()) {
        const IdKind whole = idKindOf(rest);
        if (whole == IdKind::IpAddress || whole == IdKind::Email || whole == IdKind::Date || whole == IdKind::HostName)
            return rest.size();
    }
    const std::size_t address = rest[end] == '.' && end <= 3 ? addressLength(rest) : 0;
    return address > 0 ? address : end;
}

bool mayHoldJoints(const NameView::Segment& segment, bool hasNamespace)
{
    return segment.isWord() || (!hasNamespace && (segment.id == IdKind::PrefixedDigits ||
                                                  (segment.id == IdKind::Token && startsWithWord(segment.text))));
}

std::size_t caseChange(std::string_view word, std::size_t from)
{
    const auto is = [word](std::size_t i, ByteClasses classes) {
        return i < word.size() && (classOf(word[i]) & classes) != 0;
    };
    using namespace ByteClass;
    std::size_t beforeDigits = from; // the last place before i that holds no digit
    for (std::size_t i = from + 1; i < word.size(); ++i) {
        if (!is(i - 1, Digit))
            beforeDigits = i - 1;
        if (!is(i, Upper))
            continue;
        const bool afterSmall = is(beforeDigits, Lower) && (beforeDigits == i - 1 || is(i + 1, Lower));
        const bool endsAcronym = i >= 2 && is(i - 1, Upper) && is(i - 2, Upper) && is(i + 1, Lower) && is(i + 2, Lower);
        if (afterSmall || endsAcronym)
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
    if (isVersion(word.text) || isVersion(id.text) || isNumberedVersion(left, right))
        return false;
    return !hasNamespace || !hyphenAllowed || right.joint != '-';
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
    std::size_t allCaseChanges = 0;
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
                } else if (part.joint != '.' && part.id == IdKind::None && before.id == IdKind::None) {
                    addWordJoint(part.joint, 1);
                }
            }
            if (part.id == IdKind::None && hasBothCases) {
                const std::size_t changes = caseChanges(part.text);
                addWordJoint('A', changes);
                allCaseChanges += changes;
            }
            before = part;
        });
    }
    if (!name.hasNamespace() && (all >= 2 || joints.levels > 0)) {
        joints.levels = all;
        joints.levelJoint = firstJoint;
        joints.words = allCaseChanges; // one joint, one finding
        joints.wordJoint = allCaseChanges > 0 ? 'A' : '\0';
    }
    return joints;
}

} // namespace colonnade
