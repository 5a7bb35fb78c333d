// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demosource.h"

#include "bytes/glob.h"
#include "source/demo/demokeyspace.h"
#include "source/demo/demoserver.h"
#include "source/demo/demovalues.h"
#include "source/demo/valuemeasure.h"

#include <algorithm>
#include <utility>

namespace colonnade {

namespace {

/// The server that would hold the demo.
constexpr auto product = "redis";
constexpr auto version = "7.2.0";

bool isWanted(const DemoKey& key, const SourceOptions& options)
{
    return (!options.db || options.allDatabases || key.db == *options.db) &&
           (!options.type || key.type == *options.type) &&
           (options.match.empty() || globMatches(options.match, key.name));
}

/// `measure` and `row` are used again for each key. False: stopped in the middle.
bool addKey(const DemoKeyspace& keyspace, std::uint64_t number, const DemoKey& key, const SourceOptions& options,
            ValueMeasure& measure, ValueRow& row, KeyBatch& batch, const std::stop_token& stop)
{
    measure.start(key.type);
    const std::uint64_t rows = keyspace.rowCount(number);
    for (std::uint64_t i = 0; i < rows; ++i) {
        if (stop.stop_requested())
            return false;
        keyspace.makeRow(number, i, row);
        measure.add(row);
    }
    KeyFacts facts{.name = key.name, .db = key.db, .type = key.type, .encoding = measure.encoding()};
    facts.elements = measure.elements();
    facts.valueBytes = measure.valueBytes();
    facts.expiry = key.ttl ? Expiry::at(DemoKeyspace::takenAt.time_since_epoch() + *key.ttl) : Expiry::never();
    facts.locator = number;
    if (options.wantMemory)
        facts.memoryBytes = measure.memoryBytes(key.name.size(), key.ttl.has_value());
    if (options.wantIdle) {
        facts.idleSeconds = static_cast<std::uint64_t>(key.idle.count());
        facts.frequency = key.frequency;
    }
    batch.add(facts);
    return true;
}

} // namespace

DemoSource::DemoSource()
    : m_keyspace(std::make_shared<const DemoKeyspace>())
{
}
DemoSource::~DemoSource() = default;

Result<SourceSummary> DemoSource::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    constexpr std::size_t batchKeys = 1000;
    const auto started = std::chrono::steady_clock::now();
    SourceSummary summary;
    summary.info.kind = SourceKind::Demo;
    summary.info.name = "demo";
    summary.info.server = ServerInfo{.product = product, .version = version};
    summary.info.serverState = demoServerState(*m_keyspace);
    summary.info.takenAt = DemoKeyspace::takenAt;
    summary.info.memoryKind = options.wantMemory ? MemoryKind::Estimated : MemoryKind::None;
    std::vector<std::pair<std::uint64_t, DemoKey>> wanted;
    for (std::uint64_t number = 0; number < m_keyspace->size(); ++number) {
        DemoKey key = m_keyspace->key(number);
        if (isWanted(key, options))
            wanted.emplace_back(number, std::move(key));
    }
    summary.info.keysExpected = wanted.size();
    sink.onStart(summary.info);

    if (options.limit > 0 && wanted.size() > options.limit)
        wanted.resize(options.limit);
    KeyBatch batch;
    ValueMeasure measure({.server = &serverModelFor(product, version, {}), .allocator = AllocatorKind::Jemalloc16});
    ValueRow row;
    for (const auto& [number, key] : wanted) {
        if (!addKey(*m_keyspace, number, key, options, measure, row, batch, stop)) {
            summary.cancelled = true;
            break;
        }
        ++summary.keys;
        if (batch.size() == batchKeys || summary.keys == wanted.size()) {
            sink.onBatch(batch);
            batch.clear();
            sink.onProgress({.done = summary.keys, .total = summary.info.keysExpected});
        }
    }
    if (!batch.empty())
        sink.onBatch(batch);
    summary.complete = !summary.cancelled && summary.keys == summary.info.keysExpected;
    summary.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - started);
    return summary;
}

Result<std::unique_ptr<ValueReader>> DemoSource::openValues()
{
    return std::make_unique<DemoValues>(m_keyspace);
}

} // namespace colonnade
