// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/inlinecommand.h"

#include <cstdint>

namespace colonnade {

namespace {

constexpr std::string_view notACommand = "not a command where one belongs";

// "*3\r\n": the number behind a mark.
std::uint64_t markedNumber(Cursor& cursor, char mark)
{
    constexpr int mostDigits = 18;
    const std::uint64_t at = cursor.offset();
    bool isGood = static_cast<char>(cursor.byte()) == mark;
    std::uint64_t number = 0;
    int digits = 0;
    char c = static_cast<char>(cursor.byte());
    for (; isGood && c >= '0' && c <= '9' && digits < mostDigits; c = static_cast<char>(cursor.byte()), ++digits)
        number = number * 10 + static_cast<std::uint64_t>(c - '0');
    isGood = isGood && digits > 0 && c == '\r' && cursor.byte() == '\n';
    if (cursor.ok() && !isGood)
        cursor.fail(ErrorCode::Damaged, notACommand, at);
    return cursor.ok() ? number : 0;
}

} // namespace

void skipInlineCommand(Cursor& cursor)
{
    const std::uint64_t words = markedNumber(cursor, '*');
    for (std::uint64_t i = 0; i < words && cursor.ok(); ++i) {
        cursor.skip(markedNumber(cursor, '$'));
        const std::uint64_t at = cursor.offset();
        if (cursor.take(2) != "\r\n" && cursor.ok())
            cursor.fail(ErrorCode::Damaged, notACommand, at);
    }
}

} // namespace colonnade
