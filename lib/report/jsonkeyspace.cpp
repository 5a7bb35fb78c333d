// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonkeyspace.h"

#include "bytes/escape.h"
#include "report/jsonkey.h"
#include "stats/keystats.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace colonnade {

namespace {

std::string_view nameOf(MemoryKind kind)
{
    switch (kind) {
    case MemoryKind::None:
        return "none";
    case MemoryKind::Measured:
        return "measured";
    case MemoryKind::Estimated:
        return "estimated";
    }
    std::unreachable();
}

std::string_view nameOf(Metric metric)
{
    switch (metric) {
    case Metric::MemoryBytes:
        return "memory_bytes";
    case Metric::ValueBytes:
        return "value_bytes";
    case Metric::Elements:
        return "elements";
    case Metric::NameBytes:
        return "name_bytes";
    case Metric::TtlSeconds:
        return "ttl_seconds";
    }
    std::unreachable();
}

/// A type's name in by_type: what is no core type is "other".
std::string_view reportName(ValueType type)
{
    return type == ValueType::Unknown || type == ValueType::Module ? "other" : colonnade::nameOf(type);
}
constexpr std::array reportTypes{ValueType::String, ValueType::Hash,   ValueType::List,  ValueType::Set,
                                 ValueType::ZSet,   ValueType::Stream, ValueType::Module};

void writeNumbers(JsonWriter& json, std::string_view name, const std::vector<std::uint64_t>& numbers)
{
    json.key(name).beginArray();
    for (const std::uint64_t number : numbers)
        json.number(number);
    json.endArray();
}

void writeDistribution(JsonWriter& json, std::string_view name, const Distribution& distribution)
{
    json.key(name).beginObject();
    writeNumbers(json, "bounds", distribution.histogram.bounds);
    writeNumbers(json, "counts", distribution.histogram.counts);
    json.key("p50").number(distribution.p50);
    json.key("p90").number(distribution.p90);
    json.key("p99").number(distribution.p99);
    json.key("max").number(distribution.max);
    json.endObject();
}
} // namespace

void writeMemory(JsonWriter& json, const Aggregate& sum)
{
    json.key("memory_bytes");
    writeFact(json, sum.memoryKnown > 0 ? Fact(sum.memoryBytes) : Fact::unknown());
}

void writeTotals(JsonWriter& json, const Keyspace& keyspace, MemoryKind memoryKind)
{
    const Aggregate all = keyspace.aggregate(Keyspace::root);
    json.key("totals").beginObject();
    json.key("keys").number(all.keys);
    writeMemory(json, all);
    json.key("memory_kind").text(nameOf(memoryKind));
    json.key("expiring").number(all.expiring);
    AggregateByType types = aggregateByType(keyspace, keyspace.all());
    Aggregate& other = types[std::size_t(ValueType::Module)];
    const Aggregate& untyped = types[std::size_t(ValueType::Unknown)];
    other.keys += untyped.keys;
    other.memoryBytes += untyped.memoryBytes;
    other.memoryKnown += untyped.memoryKnown;
    other.elements += untyped.elements;
    other.valueBytes += untyped.valueBytes;
    json.key("by_type").beginObject();
    for (const ValueType type : reportTypes) {
        const Aggregate& sum = types[std::size_t(type)];
        json.key(reportName(type)).beginObject();
        json.key("keys").number(sum.keys);
        writeMemory(json, sum);
        json.key("elements").number(sum.elements);
        json.key("value_bytes").number(sum.valueBytes);
        json.endObject();
    }
    json.endObject();
    json.endObject();
}

void writePatterns(JsonWriter& json, const Keyspace& keyspace)
{
    json.key("patterns").beginArray();
    for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i) {
        const PatternId pattern{i};
        const Aggregate& sum = keyspace.aggregate(pattern);
        json.beginObject();
        json.key("pattern").text(escaped(keyspace.pattern(pattern)));
        json.key("keys").number(sum.keys);
        writeMemory(json, sum);
        json.key("types").beginObject();
        const auto& types = keyspace.types(pattern);
        for (const ValueType type : reportTypes) {
            std::uint64_t keys = types[std::size_t(type)];
            if (type == ValueType::Module)
                keys += types[std::size_t(ValueType::Unknown)];
            if (keys > 0)
                json.key(reportName(type)).number(keys);
        }
        json.endObject();
        json.key("example").text(escaped(keyspace.name(keyspace.example(pattern))));
        json.endObject();
    }
    json.endArray();
}

void writeHistograms(JsonWriter& json, const Keyspace& keyspace)
{
    json.key("histograms").beginObject();
    for (const Metric metric : allMetrics) {
        json.key(nameOf(metric)).beginObject();
        json.key("by_type").beginObject();
        const DistributionByType types = distributions(keyspace, keyspace.all(), metric);
        for (const ValueType type : allValueTypes) {
            const Distribution& distribution = types[std::size_t(type)];
            if (distribution.count > 0)
                writeDistribution(json, type == ValueType::Module ? "other" : colonnade::nameOf(type), distribution);
        }
        json.endObject();
        json.endObject();
    }
    json.endObject();
}
void writeTop(JsonWriter& json, const Keyspace& keyspace, std::size_t most)
{
    json.key("top").beginObject();
    for (const auto& [name, metric] :
         {std::pair("by_memory", Metric::MemoryBytes), std::pair("by_elements", Metric::Elements)}) {
        json.key(name).beginArray();
        for (const KeyId key : topKeys(keyspace, keyspace.all(), metric, most))
            writeKey(json, keyspace.key(key), keyspace.takenAt());
        json.endArray();
    }
    json.endObject();
}

} // namespace colonnade
