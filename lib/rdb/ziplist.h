// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/packedentry.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// Walks a ziplist: 4 bytes total, 4 bytes offset of the last entry, 2 bytes count (65535: not known), entries each
/// preceded by the length of the one before, 0xFF. Never reads outside of `packed`, which must outlive it.
class Ziplist
{
public:
    explicit Ziplist(std::string_view packed);

    /// False: the end, or damage. An end that does not agree with the header is damage too.
    bool next(PackedEntry& entry);
    [[nodiscard]] bool damaged() const { return m_damaged; }

private:
    bool skipPreviousLength();
    bool readEntry(PackedEntry& entry);
    bool takeBytes(std::size_t headSize, std::size_t size, PackedEntry& entry);
    bool takeNumber(std::size_t size, std::int64_t number, PackedEntry& entry);
    bool stop(bool damaged);

    std::string_view m_rest; // entries still to come, and the end byte
    std::size_t m_previousSize = 0;
    std::uint32_t m_entries = 0;
    std::uint16_t m_claimed = 0;
    bool m_damaged = false;
};

} // namespace colonnade
