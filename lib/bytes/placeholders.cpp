// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/placeholders.h"

#include <algorithm>

namespace colonnade {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}
bool mayFollow(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

/// Of the placeholder that `rest` starts with; 0: none.
std::size_t lengthOf(std::string_view rest)
{
    if (rest[0] == '*')
        return 1;
    if (rest[0] != '{' || rest.size() < 3 || !isLetter(rest[1]))
        return 0;
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(rest.substr(1), mayFollow) - rest.begin());
    return end < rest.size() && rest[end] == '}' ? end + 1 : 0;
}

} // namespace

std::vector<Placeholder> placeholdersOf(std::string_view name)
{
    std::vector<Placeholder> found;
    for (std::size_t i = name.find_first_of("{*"); i != std::string_view::npos; i = name.find_first_of("{*", i)) {
        const std::size_t length = lengthOf(name.substr(i));
        if (length > 0)
            found.push_back({i, length});
        i += std::max<std::size_t>(length, 1);
    }
    return found;
}

std::string withSampleIds(std::string_view name)
{
    std::string sample(name);
    for (const Placeholder& placeholder : placeholdersOf(name))
        sample.replace(placeholder.offset, placeholder.length, placeholder.length, '9');
    if (name.starts_with('{') && sample.starts_with('9'))
        sample[0] = 'U';
    return sample;
}

} // namespace colonnade
