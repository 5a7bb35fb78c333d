// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/demo/draw.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Text with placeholders, made ready once and written out many times:
///
///     cx:orderdb:order:<order>:hash     user_id=<user?>;amount=<money:900>     <text:200-400>
///
/// `<name>`, then optionally `#` (number by row), `?` (by chance) or `.` (by key), then `:argument` (a length or a
/// range, two ends joined by `-`). Ids count by key, words and amounts by chance, when nothing else is said. `<`
/// before anything but a lower-case letter stands for itself. An unknown placeholder is a bug: asserted.
class DemoTemplate
{
public:
    /// Where a text stands: which family, which key of it, which row of its value.
    struct Place
    {
        std::uint64_t seed = 0;
        std::uint64_t key = 0;
        std::uint64_t row = 0;
    };

    DemoTemplate() = default;
    explicit DemoTemplate(std::string_view text);

    void appendTo(std::string& out, const Place& place) const;
    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }

private:
    using Writer = void (*)(std::string& out, std::uint64_t number, Between argument);
    enum class NumberBy : std::uint8_t { Key, Row, Chance };
    struct Placeholder
    {
        std::string_view name;
        NumberBy numberBy;
        Writer write;
        std::uint64_t many = 0; ///< chance picks one of so many; 0: of all there can be
    };
    struct Piece
    {
        std::string literal; ///< before the placeholder
        Writer write = nullptr;
        NumberBy numberBy = NumberBy::Key;
        std::uint64_t many = 0;
        Between argument = {};
    };
    static const Placeholder placeholders[];

    static Piece parsed(std::string_view placeholder);

    std::vector<Piece> m_pieces;
};

} // namespace colonnade
