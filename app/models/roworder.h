// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

namespace colonnade {

/// Which row stands where: a permutation of the rows 0 … n-1 and its inverse. Eight bytes a row.
class RowOrder
{
public:
    RowOrder() = default;
    /// By number, the largest first (or the smallest); rows that tie stay in their own order. A million: some 100 ms.
    static RowOrder byNumber(const std::vector<std::uint64_t>& numbers, bool largestFirst);
    explicit RowOrder(std::vector<std::uint32_t> rows); ///< the row at each place

    [[nodiscard]] std::uint32_t rowAt(std::uint32_t place) const { return m_rows[place]; }
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t row) const { return m_places[row]; }
    [[nodiscard]] bool empty() const { return m_rows.empty(); }

private:
    std::vector<std::uint32_t> m_rows;
    std::vector<std::uint32_t> m_places;
};

} // namespace colonnade
