// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpcollector.h"

#include "sizing/encodingof.h"
#include "source/dumpdamage.h"
#include "source/dumpsurvey.h"

#include <utility>

namespace colonnade {

namespace {

std::vector<MemoryProfile> targetsOf(const SourceOptions& options, const MemoryProfile& own)
{
    std::vector<MemoryProfile> profiles;
    for (const MemoryTarget& target : options.targets)
        profiles.push_back({target.server, target.allocator.value_or(own.allocator), false, own.listCompressDepth});
    return profiles;
}

} // namespace

DumpCollector::DumpCollector(const SourceOptions& options, const MemoryProfile& profile, SourceSink& sink,
                             std::function<void()> afterBatch, std::stop_token stop)
    : m_options(options)
    , m_profile(profile)
    , m_sizer(profile)
    , m_retargeter(targetsOf(options, profile))
    , m_fork(m_sizer, m_retargeter)
    , m_sink(sink)
    , m_afterBatch(std::move(afterBatch))
    , m_stop(std::move(stop))
{
}

ShapeSink* DumpCollector::shapeSink()
{
    if (!m_options.wantMemory)
        return nullptr;
    return m_options.targets.empty() ? static_cast<ShapeSink*>(&m_sizer) : &m_fork;
}

Flow DumpCollector::onKey(const RdbKey& key)
{
    if (m_stop.stop_requested() || (m_options.limit > 0 && m_keys == m_options.limit))
        return Flow::Stop;
    return isWanted(key, m_options) ? Flow::Continue : Flow::SkipValue;
}

Flow DumpCollector::onValue(const RdbKey& key, const ValueShape& shape)
{
    constexpr std::size_t batchKeys = 4096;
    constexpr std::size_t batchNameBytes = 4 * 1024 * 1024;
    if (shape.fault != ValueFault::None)
        noteDamage(key, shape);
    m_hasIdleTimes |= key.idleSeconds.isKnown();
    m_hasFrequencies |= key.frequency.isKnown();
    m_batch.add(factsOf(key, shape));
    ++m_keys;
    if (m_batch.size() == batchKeys || m_batch.nameBytes() > batchNameBytes)
        handOn();
    return Flow::Continue;
}

void DumpCollector::finish()
{
    if (!m_batch.empty())
        handOn();
}

void DumpCollector::handOn()
{
    m_sink.onBatch(m_batch);
    m_batch.clear();
    m_afterBatch();
}

KeyFacts DumpCollector::factsOf(const RdbKey& key, const ValueShape& shape)
{
    const bool expires = key.expiry.isAt();
    if (m_options.wantMemory && !m_options.targets.empty())
        m_retargeter.addKey(key.name.size(), expires, shape);
    KeyFacts facts{.name = key.name,
                   .db = key.db,
                   .type = infoOf(key.type).valueType,
                   .encoding = encodingOf(*m_profile.server, key.name.size(), expires, shape),
                   .elements = shape.elements,
                   .valueBytes = shape.payloadBytes,
                   .expiry = key.expiry,
                   .locator = key.offset};
    if (m_options.wantMemory) {
        const auto size = m_sizer.finish(key.name.size(), expires, shape);
        facts.memoryBytes = size ? Fact(size->bytes + (m_profile.neverRestarted ? size->growth : 0)) : Fact::unknown();
    }
    if (m_options.wantIdle) {
        facts.idleSeconds = key.idleSeconds;
        facts.frequency = key.frequency;
    }
    return facts;
}

void DumpCollector::noteDamage(const RdbKey& key, const ValueShape& shape)
{
    constexpr std::size_t mostNoted = 10;
    ++m_damagedValues;
    if (m_firstDamaged.size() < mostNoted)
        m_firstDamaged.push_back(damageOf(key, shape, m_keys));
}

} // namespace colonnade
