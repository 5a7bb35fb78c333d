// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/nameview.h"

#include "bytes/placeholders.h"

#include <algorithm>

namespace colonnade {

void NameView::read(std::string_view name, std::string_view separator, const IdPinMatcher& pins)
{
    m_name = name;
    m_given = name;
    m_bytes = classesOf(name);
    findHashTag();
    m_segments.clear();
    forEachSegment(name, separator, [this](std::string_view text, std::size_t) {
        const std::string_view stripped = withoutTagBraces(text);
        m_segments.push_back({stripped, idKindOf(stripped), classesOf(stripped)});
    });
    if (!pins.empty())
        heed(pins);
}

void NameView::heed(const IdPinMatcher& pins)
{
    std::vector<std::string_view> above;
    for (Segment& segment : m_segments) {
        if (const std::optional<bool> said = pins.isId(above, segment.text))
            segment.id = *said ? IdKind::Pinned : IdKind::None;
        above.push_back(segment.isId() ? "*" : segment.text);
    }
}

void NameView::read(const KeyFacts& facts, std::string_view separator, const IdPinMatcher& pins)
{
    if (facts.isTemplate)
        m_sample = withSampleIds(facts.name);
    read(facts.isTemplate ? std::string_view(m_sample) : facts.name, separator, pins);
    m_given = facts.name;
}

void NameView::findHashTag()
{
    m_tag = {};
    m_tagForm = HashTagForm::None;
    if ((m_bytes & ByteClass::Brace) == 0)
        return;
    m_tagForm = HashTagForm::Unbalanced;
    const std::size_t open = m_name.find('{');
    const std::size_t close = open == std::string_view::npos ? open : m_name.find('}', open);
    if (close == std::string_view::npos)
        return;
    const auto braces = std::ranges::count_if(m_name, [](char byte) { return byte == '{' || byte == '}'; });
    if (close == open + 1) {
        m_tagForm = HashTagForm::Empty;
    } else if (braces > 2) {
        m_tagForm = braces % 2 == 0 ? HashTagForm::Several : HashTagForm::Unbalanced;
    } else {
        m_tagForm = HashTagForm::WellFormed;
        m_tag = m_name.substr(open + 1, close - open - 1);
    }
}

std::string_view NameView::withoutTagBraces(std::string_view segment) const
{
    if (m_tagForm == HashTagForm::WellFormed) {
        if (segment.starts_with('{'))
            segment.remove_prefix(1);
        if (segment.ends_with('}'))
            segment.remove_suffix(1);
    }
    return segment;
}

} // namespace colonnade
