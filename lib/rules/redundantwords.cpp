// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/redundantwords.h"

#include "rules/joints.h"
#include "rules/typeword.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr std::size_t shortestWord = 2;
constexpr std::size_t mostSegments = 64;
constexpr std::size_t longestSegment = 256;

using Segments = std::span<const NameView::Segment>;

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}
bool sameWord(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && std::ranges::equal(a, b, {}, lower, lower);
}

bool mayHoldWords(const NameView::Segment& segment)
{
    return (segment.bytes & ByteClass::Joint) != 0 || (segment.bytes & ByteClass::Letter) == ByteClass::Letter;
}

bool hasOwnId(Segments segments, std::size_t i)
{
    return i + 1 < segments.size() && segments[i + 1].isId();
}

/// Whether an earlier segment is just this word.
bool repeatsSegment(Segments segments, std::size_t current, std::string_view word)
{
    const bool isWhole = word.size() == segments[current].text.size();
    for (std::size_t i = 0; i < current; ++i) {
        const bool isAnotherOne = isWhole && hasOwnId(segments, i) && hasOwnId(segments, current);
        if (segments[i].isWord() && !isAnotherOne && sameWord(segments[i].text, word))
            return true;
    }
    return false;
}

/// Whether the word stands in the segment before the place where it stands now.
bool repeatsPart(std::string_view segment, std::string_view word)
{
    bool found = false;
    const std::string_view before = segment.substr(0, static_cast<std::size_t>(word.data() - segment.data()));
    forEachPart(before, [&](const NamePart& part) {
        forEachWord(part.text, [&](std::string_view other) { found = found || sameWord(other, word); });
    });
    return found;
}

} // namespace

std::vector<RedundantWord> redundantWords(const NameView& name)
{
    std::vector<RedundantWord> result;
    const Segments segments = name.segments().first(std::min(name.segments().size(), mostSegments));
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const std::string_view text = segments[i].text;
        const bool isTypeAtEnd = i + 1 == name.segments().size() && i > 0 && isTypeWord(text);
        if (!segments[i].isWord() || text.size() < shortestWord || text.size() > longestSegment || isTypeAtEnd)
            continue;
        if (repeatsSegment(segments, i, text)) {
            result.push_back({i, text});
        } else if (mayHoldWords(segments[i])) {
            forEachPart(text, [&](const NamePart& part) {
                if (part.id != IdKind::None)
                    return;
                forEachWord(part.text, [&](std::string_view word) {
                    if (word.size() >= shortestWord && (repeatsSegment(segments, i, word) || repeatsPart(text, word)))
                        result.push_back({i, word, word.size() == part.text.size()});
                });
            });
        }
    }
    return result;
}

} // namespace colonnade
