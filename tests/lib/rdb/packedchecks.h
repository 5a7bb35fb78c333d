// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/packedentry.h"

#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

struct PackedContent
{
    std::vector<std::string> entries;
    bool damaged = false;
};

template<typename Reader>
PackedContent contentOf(std::string_view packed)
{
    PackedContent content;
    Reader reader(packed);
    PackedEntry entry;
    NumberBuffer buffer;
    while (reader.next(entry)) {
        const std::string_view text = entry.text(buffer);
        if (text.size() != entry.length())
            content.entries.emplace_back("the length is wrong");
        content.entries.emplace_back(text);
    }
    content.damaged = reader.damaged();
    return content;
}

/// Cut anywhere, and with any one byte changed: no read outside (sanitizers see that), no endless loop, and a cut is
/// always noticed.
template<typename Reader>
bool survivesDamage(const std::string& packed)
{
    for (std::size_t cut = 0; cut < packed.size(); ++cut) {
        const std::string part = packed.substr(0, cut); // its own memory, so that reading on is noticed
        if (!contentOf<Reader>(part).damaged)
            return false;
    }
    for (std::size_t at = 0; at < packed.size(); ++at) {
        for (const unsigned change : {0x01u, 0x80u, 0x7fu, 0xffu}) {
            std::string changed = packed;
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ change);
            if (contentOf<Reader>(changed).entries.size() > packed.size())
                return false;
        }
    }
    return true;
}

} // namespace colonnade
