// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/glob.h"

#include <algorithm>

namespace colonnade {

namespace {

struct Step
{
    bool matches;
    std::size_t next; ///< where the pattern goes on
};

/// `[…]` at pattern[at], against one byte. The first `]` closes, even right after the `[`.
Step matchClass(std::string_view pattern, std::size_t at, char byte)
{
    std::size_t i = at + 1;
    const bool negated = i < pattern.size() && pattern[i] == '^';
    if (negated)
        ++i;
    bool found = false;
    for (; i < pattern.size() && pattern[i] != ']'; ++i) {
        if (pattern[i] == '\\' && i + 1 < pattern.size()) {
            ++i;
            found = found || pattern[i] == byte;
        } else if (i + 2 < pattern.size() && pattern[i + 1] == '-') {
            // Signed like the servers' own char on x86-64: matters only for a range from ASCII to beyond it.
            const auto [low, high] =
                std::minmax({static_cast<signed char>(pattern[i]), static_cast<signed char>(pattern[i + 2])});
            const auto value = static_cast<signed char>(byte);
            found = found || (value >= low && value <= high);
            i += 2;
        } else {
            found = found || pattern[i] == byte;
        }
    }
    return {found != negated, std::min(i + 1, pattern.size())};
}

/// Anything but `*`, against one byte.
Step matchOne(std::string_view pattern, std::size_t at, char byte)
{
    switch (pattern[at]) {
    case '?':
        return {true, at + 1};
    case '[':
        return matchClass(pattern, at, byte);
    case '\\':
        if (at + 1 < pattern.size())
            ++at;
        break;
    default:
        break;
    }
    return {pattern[at] == byte, at + 1};
}

} // namespace

bool globMatches(std::string_view pattern, std::string_view text)
{
    // Only the last star ever needs another try: whatever an earlier one could take, the last one can take too.
    std::size_t at = 0;
    std::size_t afterStar = std::string_view::npos;
    std::size_t starText = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (at < pattern.size() && pattern[at] == '*') {
            afterStar = ++at;
            starText = i;
            if (afterStar == pattern.size())
                return true;
            continue;
        }
        const Step step = at < pattern.size() ? matchOne(pattern, at, text[i]) : Step{false, at};
        if (step.matches) {
            at = step.next;
            ++i;
        } else if (afterStar != std::string_view::npos) {
            at = afterStar;
            i = ++starText;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

std::string escapedForGlob(std::string_view literal)
{
    std::string pattern;
    pattern.reserve(literal.size());
    for (const char c : literal) {
        if (std::string_view("*?[\\").contains(c))
            pattern += '\\';
        pattern += c;
    }
    return pattern;
}

std::optional<std::string> literalOf(std::string_view pattern)
{
    std::string literal;
    literal.reserve(pattern.size());
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (std::string_view("*?[").contains(pattern[i]))
            return {};
        if (pattern[i] == '\\' && i + 1 < pattern.size())
            ++i;
        literal += pattern[i];
    }
    return literal;
}

} // namespace colonnade
