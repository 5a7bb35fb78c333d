// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stats/histogram.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace colonnade {

namespace {

/// Nearest rank: the smallest value that at least `percent` of the values do not exceed.
std::uint64_t percentile(std::vector<std::uint64_t>& values, std::uint64_t percent)
{
    const std::uint64_t rank = (values.size() * percent + 99) / 100;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(std::max<std::uint64_t>(rank, 1) - 1);
    std::ranges::nth_element(values, at);
    return *at;
}

} // namespace

std::size_t Histogram::bucketOf(std::uint64_t value)
{
    return static_cast<std::size_t>(std::bit_width(value));
}

Histogram Histogram::of(std::span<const std::uint64_t> values)
{
    Histogram histogram;
    if (values.empty())
        return histogram;
    histogram.counts.resize(bucketOf(std::ranges::max(values)) + 1);
    for (const std::uint64_t value : values)
        ++histogram.counts[bucketOf(value)];
    for (std::size_t bucket = 0; bucket < histogram.counts.size(); ++bucket)
        histogram.bounds.push_back(bucket == 0 ? 0 : std::uint64_t(1) << (bucket - 1));
    return histogram;
}

std::uint64_t Histogram::total() const
{
    return std::reduce(counts.begin(), counts.end());
}

Distribution Distribution::of(std::vector<std::uint64_t> values)
{
    Distribution result;
    if (values.empty())
        return result;
    result.histogram = Histogram::of(values);
    result.count = values.size();
    result.sum = std::reduce(values.begin(), values.end());
    result.max = std::ranges::max(values);
    result.p50 = percentile(values, 50);
    result.p90 = percentile(values, 90);
    result.p99 = percentile(values, 99);
    return result;
}

} // namespace colonnade
