// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "stats/histogram.h"

#include <array>
#include <optional>
#include <vector>

namespace colonnade {

/// What can be measured of a key. Elements: not of strings, which have bytes instead. TtlSeconds: only keys that
/// expire.
enum class Metric : std::uint8_t { MemoryBytes, ValueBytes, Elements, NameBytes, TtlSeconds };
inline constexpr std::array allMetrics{Metric::MemoryBytes, Metric::ValueBytes, Metric::Elements, Metric::NameBytes,
                                       Metric::TtlSeconds};

/// nullopt: not known of this key.
[[nodiscard]] std::optional<std::uint64_t> measure(const Keyspace& keyspace, KeyId key, Metric metric);

/// One distribution per ValueType (indexed by it), of a folder, a pattern or all keys. O(keys).
using DistributionByType = std::array<Distribution, allValueTypes.size()>;
[[nodiscard]] DistributionByType distributions(const Keyspace& keyspace, const KeySelection& keys, Metric metric);

/// The keys of one bar: this type (nullopt: any), with the metric in bucket `bucket`.
[[nodiscard]] std::vector<KeyId> keysInBucket(const Keyspace& keyspace, const KeySelection& keys, Metric metric,
                                              std::optional<ValueType> type, std::size_t bucket);

/// The `limit` largest by a metric, largest first, ties in tree order. Memory: `limit` entries.
[[nodiscard]] std::vector<KeyId> topKeys(const Keyspace& keyspace, const KeySelection& keys, Metric metric,
                                         std::size_t limit);

/// Sums per type, indexed by ValueType.
using AggregateByType = std::array<Aggregate, allValueTypes.size()>;
[[nodiscard]] AggregateByType aggregateByType(const Keyspace& keyspace, const KeySelection& keys);

} // namespace colonnade
