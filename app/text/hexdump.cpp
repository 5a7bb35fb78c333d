// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/hexdump.h"

#include <algorithm>
#include <format>
#include <iterator>
#include <string>

namespace colonnade {

QString hexDump(std::string_view bytes, std::uint64_t firstOffset)
{
    constexpr std::size_t perLine = 16;
    std::string text;
    text.reserve((bytes.size() / perLine + 1) * 80);
    for (std::size_t start = 0; start < bytes.size(); start += perLine) {
        const std::string_view line = bytes.substr(start, perLine);
        if (start > 0)
            text += '\n';
        std::format_to(std::back_inserter(text), "{:08x} ", firstOffset + start);
        for (std::size_t i = 0; i < perLine; ++i) {
            text += i == perLine / 2 ? "  " : " ";
            if (i < line.size())
                std::format_to(std::back_inserter(text), "{:02x}", static_cast<unsigned char>(line[i]));
            else
                text += "  ";
        }
        text += "  ";
        std::ranges::transform(line, std::back_inserter(text), [](char c) { return c >= 0x20 && c < 0x7F ? c : '.'; });
    }
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace colonnade
