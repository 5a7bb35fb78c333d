// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/demo/draw.h"
#include "util/valuetype.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace colonnade {

/// One row of the demo's tables: keys of one making. Texts are templates (see demotemplate.h).
///
/// `value` of a string is the whole string, or, with `rows`, a part that repeats between `head` and `tail`. `value`
/// of a collection has one line for each kind of row:
///
///     hash    field=value            zset    score=member
///     list    element                stream  field=value;field=value
///     set     member
///
/// Without `rows` each line makes one row; with `rows`, the lines take turns until there are so many.
struct DemoFamily
{
    std::string_view name;
    std::uint32_t keys = 1;
    ValueType type = ValueType::String;
    std::string_view value = {};
    Between rows = {};
    std::string_view head = {};
    std::string_view tail = {};
    Between ttl = {};            ///< seconds; 0: never expires
    Between idle = {10, 80'000}; ///< seconds
    Between frequency = {0, 30}; ///< the LFU counter
    std::uint32_t db = 0;
    bool isGzipped = false;     ///< strings only
    std::uint32_t firstKey = 0; ///< the number of the first key: where ids start
};

inline constexpr std::uint64_t minute = 60;
inline constexpr std::uint64_t hour = 60 * minute;
inline constexpr std::uint64_t oneDay = 24 * hour;

/// The tables, by subject; all of them together are the demo.
[[nodiscard]] std::span<const DemoFamily> shopFamilies();      ///< the web shop as it is written today
[[nodiscard]] std::span<const DemoFamily> insuranceFamilies(); ///< car insurance as it is written today
[[nodiscard]] std::span<const DemoFamily> platformFamilies();  ///< sessions, limits, locks, queues, settings, reports
[[nodiscard]] std::span<const DemoFamily> legacyFamilies();    ///< the first two years: names that grew
[[nodiscard]] std::span<const DemoFamily> oddFamilies();       ///< single names and values that break something
[[nodiscard]] std::span<const DemoFamily> bigFamilies();       ///< values that are too big, or on the way there

} // namespace colonnade
