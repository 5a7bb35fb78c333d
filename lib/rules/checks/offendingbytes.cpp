// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/offendingbytes.h"

#include "bytes/escape.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr std::size_t mostShown = 32; // bytes

} // namespace

bool findBytes(const NameView& name, const CheckSetup& setup, const CheckSetup::ByteSet& set, Evidence* evidence)
{
    if ((name.bytes() & set.classes) == 0)
        return false;
    const bool sparesBraces = setup.bracesAreTag(name);
    std::uint64_t count = 0;
    std::uint64_t first = 0;
    std::string found;
    const std::string_view text = name.name();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!set.has(text[i]) || (sparesBraces && classOf(text[i]) == ByteClass::Brace))
            continue;
        if (!evidence)
            return true;
        const std::string_view character = text.substr(i, std::max<std::size_t>(1, utf8SequenceLength(text.substr(i))));
        first = count == 0 ? i : first;
        ++count;
        if (found.size() < mostShown && !found.contains(character))
            found += character;
        i += character.size() - 1;
    }
    if (count > 0)
        evidence->measured = {{"characters", found}, {"count", count}, {"offset", first}};
    return count > 0;
}

} // namespace colonnade
