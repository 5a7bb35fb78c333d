// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbreader.h"
#include "sizing/keysizer.h"
#include "sizing/retargeter.h"
#include "source/source.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace colonnade {

/// Hands everything on twice.
class ShapeFork final : public ShapeSink
{
public:
    ShapeFork(ShapeSink& first, ShapeSink& second)
        : m_first(first)
        , m_second(second)
    {
    }
    void onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires) override
    {
        m_first.onElement(type, firstBytes, secondBytes, expires);
        m_second.onElement(type, firstBytes, secondBytes, expires);
    }
    void onNode(RdbType type, const Node& node) override
    {
        m_first.onNode(type, node);
        m_second.onNode(type, node);
    }
    void onPacked(const RdbTypeInfo& info, std::string_view bytes) override
    {
        m_first.onPacked(info, bytes);
        m_second.onPacked(info, bytes);
    }

private:
    ShapeSink& m_first;
    ShapeSink& m_second;
};

/// The second of two passes over a dump: makes facts of its keys and hands them on in batches.
class DumpCollector final : public RdbVisitor
{
public:
    /// `afterBatch` is called after every batch. All references must outlive the collector.
    DumpCollector(const SourceOptions& options, const MemoryProfile& profile, SourceSink& sink,
                  std::function<void()> afterBatch, std::stop_token stop);

    /// What the reader must tell of the parts of values.
    [[nodiscard]] ShapeSink* shapeSink();
    [[nodiscard]] std::vector<TargetMemory> targets() const { return m_retargeter.results(); }

    Flow onKey(const RdbKey& key) override;
    Flow onValue(const RdbKey& key, const ValueShape& shape) override;
    /// Hands on the last batch. After the reader.
    void finish();

    [[nodiscard]] std::uint64_t keys() const { return m_keys; }
    [[nodiscard]] bool hasIdleTimes() const { return m_hasIdleTimes; }
    [[nodiscard]] bool hasFrequencies() const { return m_hasFrequencies; }
    /// Values that a server would not load: how many, and the first of them.
    [[nodiscard]] std::uint64_t damagedValues() const { return m_damagedValues; }
    [[nodiscard]] const std::vector<Damage>& firstDamaged() const { return m_firstDamaged; }

private:
    [[nodiscard]] KeyFacts factsOf(const RdbKey& key, const ValueShape& shape);
    void noteDamage(const RdbKey& key, const ValueShape& shape);
    void handOn();

    const SourceOptions& m_options;
    MemoryProfile m_profile;
    KeySizer m_sizer;
    Retargeter m_retargeter;
    ShapeFork m_fork;
    SourceSink& m_sink;
    std::function<void()> m_afterBatch;
    std::stop_token m_stop;

    KeyBatch m_batch;
    std::uint64_t m_keys = 0;
    bool m_hasIdleTimes = false;
    bool m_hasFrequencies = false;
    std::uint64_t m_damagedValues = 0;
    std::vector<Damage> m_firstDamaged;
};

} // namespace colonnade
