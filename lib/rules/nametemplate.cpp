// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/nametemplate.h"

#include "rules/typeword.h"

#include <algorithm>
#include <format>

namespace colonnade {

namespace {

constexpr std::size_t mostOptionalParts = 6; // 64 variants

/// Why a template cannot be read.
template<typename T>
using Read = std::expected<T, std::string_view>;

/// `a[:b][:c]` as every choice of the bracketed parts: a, a:b, a:c, a:b:c.
Read<std::vector<std::string>> choices(std::string_view text)
{
    std::vector<std::string> result{std::string()};
    std::size_t optionalParts = 0;
    while (true) {
        const std::size_t open = std::min(text.find('['), text.size());
        const std::string_view plain = text.substr(0, open);
        if (plain.contains(']'))
            return std::unexpected("] without [");
        for (std::string& choice : result)
            choice += plain;
        text.remove_prefix(open);
        if (text.empty())
            return result;
        const std::size_t close = text.find(']');
        if (close == std::string_view::npos)
            return std::unexpected("[ without ]");
        const std::string_view optional = text.substr(1, close - 1);
        if (optional.contains('['))
            return std::unexpected("brackets inside brackets");
        if (++optionalParts > mostOptionalParts)
            return std::unexpected("more than six optional parts");
        const std::size_t count = result.size();
        for (std::size_t i = 0; i < count; ++i)
            result.push_back(result[i] + std::string(optional));
        text.remove_prefix(close + 1);
    }
}

} // namespace

Result<NameTemplate> NameTemplate::parse(std::string_view text, std::string_view separator)
{
    const auto refuse = [text](std::string_view why) {
        return fail(ErrorCode::BadProfile, std::string(text), std::format("template \"{}\": {}", text, why));
    };
    const Read<std::vector<std::string>> written = choices(text);
    if (!written)
        return refuse(written.error());
    NameTemplate result;
    for (const std::string& choice : *written) {
        Variant variant;
        std::string_view why;
        forEachSegment(choice, separator, [&](std::string_view segment, std::size_t) {
            if (std::expected<Part, std::string_view> part = parsePart(segment))
                variant.push_back(std::move(*part));
            else
                why = part.error();
        });
        if (!why.empty())
            return refuse(why);
        result.m_variants.push_back(std::move(variant));
    }
    return result;
}

std::expected<NameTemplate::Part, std::string_view> NameTemplate::parsePart(std::string_view text)
{
    if (text.empty())
        return std::unexpected("an empty segment");
    if (text == "*")
        return Part{.takes = Part::Takes::Anything};
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}');
    if (open == std::string_view::npos && close == std::string_view::npos)
        return Part{.before = std::string(text)};
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return std::unexpected("braces that do not pair");
    const std::string_view after = text.substr(close + 1);
    if (after.contains('{') || after.contains('}'))
        return std::unexpected("two placeholders in one segment");
    const std::string_view what = text.substr(open + 1, close - open - 1);
    if (what.empty())
        return std::unexpected("a placeholder without a name");
    Part part{.before = std::string(text.substr(0, open)), .after = std::string(after)};
    if (what == "date")
        part.takes = Part::Takes::Date;
    else if (what == "type")
        part.takes = Part::Takes::TypeWord;
    else if (what == "any")
        part.takes = Part::Takes::Anything;
    else if (what.ends_with("id") || what.ends_with("Id"))
        part.takes = Part::Takes::Id;
    else
        part.takes = Part::Takes::Word;
    return part;
}

bool NameTemplate::fits(const Part& part, const NameView::Segment& segment)
{
    std::string_view text = segment.text;
    if (part.takes == Part::Takes::Nothing)
        return text == part.before;
    if (text.size() <= part.before.size() + part.after.size() || !text.starts_with(part.before) ||
        !text.ends_with(part.after))
        return false;
    text = text.substr(part.before.size(), text.size() - part.before.size() - part.after.size());
    const IdKind id = text.size() == segment.text.size() ? segment.id : idKindOf(text);
    switch (part.takes) {
    case Part::Takes::Id:
        return id != IdKind::None;
    case Part::Takes::Date:
        return id == IdKind::Date || id == IdKind::Digits;
    case Part::Takes::TypeWord:
        return isTypeWord(text);
    case Part::Takes::Word:
        return id == IdKind::None;
    case Part::Takes::Anything:
    case Part::Takes::Nothing:
        break;
    }
    return true;
}

bool NameTemplate::matches(const NameView& name) const
{
    return std::ranges::any_of(
        m_variants, [&](const Variant& variant) { return std::ranges::equal(variant, name.segments(), fits); });
}

} // namespace colonnade
