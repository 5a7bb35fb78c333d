// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"
#include "source/valuereader.h"

#include <functional>
#include <memory>

namespace colonnade {

/// Another source, with somebody watching the keys as they pass: that is how all keys are written out while they
/// are read, whatever becomes of them behind.
class TappedSource final : public Source
{
public:
    using Tap = std::function<void(const SourceInfo& info, const KeyBatch& batch)>;

    TappedSource(std::unique_ptr<Source> source, Tap tap);

    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& options, std::stop_token stop) override;
    Result<std::unique_ptr<ValueReader>> openValues() override { return m_source->openValues(); }

private:
    std::unique_ptr<Source> m_source;
    Tap m_tap;
};

} // namespace colonnade
