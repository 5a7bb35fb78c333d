// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace colonnade {

/// How many values fall between powers of two. Bucket 0 counts zeros; bucket i >= 1 counts values in
/// [2^(i-1), 2^i). Bounds are data; app/text makes the labels.
struct Histogram
{
    std::vector<std::uint64_t> bounds; ///< lower bounds: 0, 1, 2, 4, … up to the bucket of the largest value
    std::vector<std::uint64_t> counts; ///< same length

    static Histogram of(std::span<const std::uint64_t> values);
    /// The bucket that a value belongs to.
    static std::size_t bucketOf(std::uint64_t value);
    [[nodiscard]] std::uint64_t total() const;

    bool operator==(const Histogram&) const = default;
};

/// A histogram with exact percentiles (nearest rank). All zero for no values.
struct Distribution
{
    Histogram histogram;
    std::uint64_t count = 0;
    std::uint64_t sum = 0;
    std::uint64_t p50 = 0;
    std::uint64_t p90 = 0;
    std::uint64_t p99 = 0;
    std::uint64_t max = 0;

    /// Reorders the values. O(n).
    static Distribution of(std::vector<std::uint64_t> values);

    bool operator==(const Distribution&) const = default;
};

} // namespace colonnade
