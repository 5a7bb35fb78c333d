// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/hashslot.h"

#include <array>

namespace colonnade {

namespace {

constexpr std::array<std::uint16_t, 256> crcTable = [] {
    std::array<std::uint16_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t crc = byte << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1;
        table[byte] = static_cast<std::uint16_t>(crc);
    }
    return table;
}();

} // namespace

std::string_view hashedPart(std::string_view name)
{
    const std::size_t open = name.find('{');
    if (open == std::string_view::npos)
        return name;
    const std::size_t close = name.find('}', open + 1);
    return close == std::string_view::npos || close == open + 1 ? name : name.substr(open + 1, close - open - 1);
}

std::uint32_t hashSlotOf(std::string_view name)
{
    std::uint32_t crc = 0;
    for (const char byte : hashedPart(name))
        crc = ((crc << 8) & 0xFFFF) ^ crcTable[(crc >> 8) ^ static_cast<unsigned char>(byte)];
    return crc % hashSlotCount;
}

} // namespace colonnade
