// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <memory>

namespace colonnade {

class DemoKeyspace;

/// The built-in demo: see DemoKeyspace. Facts are measured on the values themselves, so both always agree; memory is
/// estimated for a Redis 7.2. Idle times and LFU counters are both known, which no server offers at once.
class DemoSource : public Source
{
public:
    DemoSource();
    ~DemoSource() override;

    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;
    Result<std::unique_ptr<ValueReader>> openValues() override;

private:
    std::shared_ptr<const DemoKeyspace> m_keyspace;
};

} // namespace colonnade
