// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/packedentry.h"

#include <cstdint>

namespace colonnade {

/// How large a packed value would be in the two packings that servers use: ziplists up to Redis 6.2, listpacks since
/// 7.0. Entries come in their order.
class Repacked
{
public:
    void add(const PackedEntry& entry);
    [[nodiscard]] std::uint64_t listpackBytes() const { return m_listpack; }
    [[nodiscard]] std::uint64_t ziplistBytes() const { return m_ziplist; }

private:
    std::uint64_t m_listpack = 7; // head and end
    std::uint64_t m_ziplist = 11;
    std::uint64_t m_previous = 0;
};

} // namespace colonnade
