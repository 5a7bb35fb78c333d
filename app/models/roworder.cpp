// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/roworder.h"

#include <algorithm>
#include <utility>

namespace colonnade {

RowOrder RowOrder::byNumber(const std::vector<std::uint64_t>& numbers, bool largestFirst)
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> sorted; // ties: by row
    sorted.reserve(numbers.size());
    for (const std::uint64_t number : numbers)
        sorted.emplace_back(largestFirst ? ~number : number, static_cast<std::uint32_t>(sorted.size()));
    std::ranges::sort(sorted);
    std::vector<std::uint32_t> rows;
    rows.reserve(sorted.size());
    for (const auto& [number, row] : sorted)
        rows.push_back(row);
    return RowOrder(std::move(rows));
}

RowOrder::RowOrder(std::vector<std::uint32_t> rows)
    : m_rows(std::move(rows))
    , m_places(m_rows.size())
{
    for (std::uint32_t place = 0; place < m_rows.size(); ++place)
        m_places[m_rows[place]] = place;
}

} // namespace colonnade
