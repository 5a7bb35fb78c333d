// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/packedentry.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// Walks a zipmap (hashes of Redis up to 2.4): 1 byte count (254 and more: not known), then length and field, length,
/// number of spare bytes, value and spare bytes in turn, 0xFF. Gives fields and values alternately. Never reads
/// outside of `packed`, which must outlive it.
class Zipmap
{
public:
    explicit Zipmap(std::string_view packed);

    /// False: the end, or damage. An end that does not agree with the header is damage too.
    bool next(PackedEntry& entry);
    [[nodiscard]] bool damaged() const { return m_damaged; }

private:
    bool readLength(std::size_t& length);
    bool readEntry(PackedEntry& entry);
    bool stop(bool damaged);

    std::string_view m_rest;
    std::uint32_t m_entries = 0;
    std::uint8_t m_claimed = 0;
    bool m_damaged = false;
};

} // namespace colonnade
