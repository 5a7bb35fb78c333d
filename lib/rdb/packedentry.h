// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/primitives.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// One entry of a ziplist, listpack, intset or zipmap: bytes (a view of the packed value) or a number.
struct PackedEntry
{
    std::string_view bytes;
    std::int64_t number = 0;
    bool isNumber = false;

    /// In characters, as a client would get it.
    [[nodiscard]] std::size_t length() const { return isNumber ? decimalLength(number) : bytes.size(); }
    [[nodiscard]] std::string_view text(NumberBuffer& buffer) const
    {
        return isNumber ? decimal(number, buffer) : bytes;
    }
};

} // namespace colonnade
