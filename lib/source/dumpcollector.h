// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbreader.h"
#include "sizing/keysizer.h"
#include "source/source.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace colonnade {

/// The second of two passes over a dump: makes facts of its keys and hands them on in batches.
class DumpCollector final : public RdbVisitor
{
public:
    /// `afterBatch` is called after every batch. All references must outlive the collector.
    DumpCollector(const SourceOptions& options, const MemoryProfile& profile, SourceSink& sink,
                  std::function<void()> afterBatch, std::stop_token stop);

    /// What the reader must tell of the parts of values.
    [[nodiscard]] ShapeSink* shapeSink() { return m_options.wantMemory ? &m_sizer : nullptr; }

    Flow onKey(const RdbKey& key) override;
    Flow onValue(const RdbKey& key, const ValueShape& shape) override;
    /// Hands on the last batch. After the reader.
    void finish();

    [[nodiscard]] std::uint64_t keys() const { return m_keys; }
    [[nodiscard]] bool hasIdleTimes() const { return m_hasIdleTimes; }
    [[nodiscard]] bool hasFrequencies() const { return m_hasFrequencies; }
    /// Values that contradict their own format: how many, and the first of them, by offset and name.
    [[nodiscard]] std::uint64_t damagedValues() const { return m_damagedValues; }
    [[nodiscard]] const std::vector<Error>& firstDamaged() const { return m_firstDamaged; }

private:
    [[nodiscard]] KeyFacts factsOf(const RdbKey& key, const ValueShape& shape);
    void noteDamage(const RdbKey& key, const ValueShape& shape);
    void handOn();

    const SourceOptions& m_options;
    MemoryProfile m_profile;
    KeySizer m_sizer;
    SourceSink& m_sink;
    std::function<void()> m_afterBatch;
    std::stop_token m_stop;

    KeyBatch m_batch;
    std::uint64_t m_keys = 0;
    bool m_hasIdleTimes = false;
    bool m_hasFrequencies = false;
    std::uint64_t m_damagedValues = 0;
    std::vector<Error> m_firstDamaged;
};

} // namespace colonnade
