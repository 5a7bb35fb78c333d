// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/packedentry.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// Walks an intset: 4 bytes width (2, 4 or 8), 4 bytes count, little-endian integers in ascending order. Never reads
/// outside of `packed`, which must outlive it.
class Intset
{
public:
    explicit Intset(std::string_view packed);

    /// False: the end, or damage (numbers that do not ascend are damage too).
    bool next(PackedEntry& entry);
    [[nodiscard]] bool damaged() const { return m_damaged; }

private:
    std::string_view m_rest;
    std::uint32_t m_width = 0;
    std::int64_t m_previous = 0;
    bool m_hasPrevious = false;
    bool m_damaged = false;
};

} // namespace colonnade
