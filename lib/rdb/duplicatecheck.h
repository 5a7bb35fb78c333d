// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/packedentry.h"

#include <cstdint>
#include <vector>

namespace colonnade {

/// Whether the same field or member stands twice in a packed value. Keeps its memory for the next value: at most
/// 3 MB, since it looks at the first 65536 entries only; servers do not pack more.
class DuplicateCheck
{
public:
    /// A new value begins.
    void begin();
    /// Whether it was there before. The entry's bytes must stay valid until begin().
    bool add(const PackedEntry& entry);

private:
    struct Slot
    {
        std::uint32_t round = 0; // taken in this round only
        std::uint32_t entry = 0;
    };

    void grow();
    [[nodiscard]] Slot& slotOf(const PackedEntry& entry);

    std::vector<PackedEntry> m_entries;
    std::vector<Slot> m_slots = std::vector<Slot>(64); // a power of two, at most half of them taken
    std::uint32_t m_round = 0;
};

} // namespace colonnade
