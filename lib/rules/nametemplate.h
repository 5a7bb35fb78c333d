// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/nameview.h"
#include "util/result.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// How names should be built, as a profile writes it: `{business}:{entity}:{id}[:{field}]`. A part in brackets may be
/// missing; brackets do not nest. A segment is a literal, a placeholder, or literals around one placeholder
/// (`v{version}`). What a placeholder takes:
///   {id}, {…id}  an id segment (bytes/segment.h)
///   {date}       a date or digits
///   {type}       a type word
///   {any}, *     anything that is not empty
///   any other    a word: not empty, not an id
class NameTemplate
{
public:
    /// BadProfile with the reason as detail.
    static Result<NameTemplate> parse(std::string_view text, std::string_view separator);

    [[nodiscard]] bool matches(const NameView& name) const;

private:
    struct Part
    {
        enum class Takes : std::uint8_t { Nothing, Id, Date, TypeWord, Anything, Word } takes = Takes::Nothing;
        std::string before = {};
        std::string after = {};
    };
    using Variant = std::vector<Part>; ///< one choice of the parts in brackets

    static std::expected<Part, std::string_view> parsePart(std::string_view text); ///< or why not
    static bool fits(const Part& part, const NameView::Segment& segment);

    std::vector<Variant> m_variants;
};

} // namespace colonnade
