// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/roworder.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace colonnade {

RowOrder RowOrder::byNumber(const std::vector<std::uint64_t>& numbers, bool largestFirst)
{
    const std::uint64_t largest = numbers.empty() ? 0 : std::ranges::max(numbers);
    const auto key = [=](std::uint64_t number) { return largestFirst ? largest - number : number; };
    std::vector<std::uint32_t> rows(numbers.size());
    if (largest <= std::numeric_limits<std::uint32_t>::max()) { // number and row in one word: twice as fast
        std::vector<std::uint64_t> sorted(numbers.size());
        for (std::uint32_t row = 0; row < numbers.size(); ++row)
            sorted[row] = key(numbers[row]) << 32 | row;
        std::ranges::sort(sorted);
        std::ranges::transform(sorted, rows.begin(),
                               [](std::uint64_t word) { return static_cast<std::uint32_t>(word); });
    } else {
        std::iota(rows.begin(), rows.end(), 0U);
        std::ranges::stable_sort(rows, {}, [&](std::uint32_t row) { return key(numbers[row]); });
    }
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
