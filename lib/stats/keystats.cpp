// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stats/keystats.h"

#include <algorithm>
#include <utility>

namespace colonnade {

namespace {

std::optional<std::uint64_t> known(Fact fact)
{
    return fact.isKnown() ? std::optional(fact.value()) : std::nullopt;
}

std::size_t indexOf(ValueType type)
{
    return std::to_underlying(type);
}

} // namespace

std::optional<std::uint64_t> measure(const Keyspace& keyspace, KeyId key, Metric metric)
{
    switch (metric) {
    case Metric::MemoryBytes:
        return known(keyspace.memoryBytes(key));
    case Metric::ValueBytes:
        return known(keyspace.valueBytes(key));
    case Metric::Elements:
        return keyspace.type(key) == ValueType::String ? std::nullopt : known(keyspace.elements(key));
    case Metric::NameBytes:
        return keyspace.name(key).size();
    case Metric::TtlSeconds:
        return keyspace.ttlSeconds(key);
    }
    std::unreachable();
}

DistributionByType distributions(const Keyspace& keyspace, const KeySelection& keys, Metric metric)
{
    std::array<std::vector<std::uint64_t>, allValueTypes.size()> values;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (const auto value = measure(keyspace, keys[i], metric))
            values[indexOf(keyspace.type(keys[i]))].push_back(*value);
    }
    DistributionByType result;
    for (std::size_t type = 0; type < values.size(); ++type)
        result[type] = Distribution::of(std::move(values[type]));
    return result;
}

std::vector<KeyId> keysInBucket(const Keyspace& keyspace, const KeySelection& keys, Metric metric,
                                std::optional<ValueType> type, std::size_t bucket)
{
    std::vector<KeyId> found;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (type && keyspace.type(keys[i]) != *type)
            continue;
        const auto value = measure(keyspace, keys[i], metric);
        if (value && Histogram::bucketOf(*value) == bucket)
            found.push_back(keys[i]);
    }
    return found;
}

std::vector<KeyId> topKeys(const Keyspace& keyspace, const KeySelection& keys, Metric metric, std::size_t limit)
{
    using Entry = std::pair<std::uint64_t, KeyId>;
    const auto isAhead = [](const Entry& a, const Entry& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    };
    std::vector<Entry> heap; // its front is the entry that leaves next
    for (std::size_t i = 0; i < keys.size() && limit > 0; ++i) {
        const auto value = measure(keyspace, keys[i], metric);
        if (!value)
            continue;
        const Entry entry(*value, keys[i]);
        if (heap.size() == limit) {
            if (!isAhead(entry, heap.front()))
                continue;
            std::ranges::pop_heap(heap, isAhead);
            heap.pop_back();
        }
        heap.push_back(entry);
        std::ranges::push_heap(heap, isAhead);
    }
    std::ranges::sort_heap(heap, isAhead);
    std::vector<KeyId> result;
    result.reserve(heap.size());
    for (const Entry& entry : heap)
        result.push_back(entry.second);
    return result;
}

AggregateByType aggregateByType(const Keyspace& keyspace, const KeySelection& keys)
{
    std::array<std::vector<KeyId>, allValueTypes.size()> byType;
    for (std::size_t i = 0; i < keys.size(); ++i)
        byType[indexOf(keyspace.type(keys[i]))].push_back(keys[i]);
    AggregateByType result;
    for (std::size_t type = 0; type < byType.size(); ++type)
        result[type] = keyspace.aggregate(KeySelection(std::move(byType[type])));
    return result;
}

} // namespace colonnade
