// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/tappedsource.h"

#include <utility>

namespace colonnade {

namespace {

class TapSink : public SourceSink
{
public:
    TapSink(SourceSink& behind, const TappedSource::Tap& tap)
        : m_behind(behind)
        , m_tap(tap)
    {
    }

    void onStart(const SourceInfo& info) override
    {
        m_info = info;
        m_behind.onStart(info);
    }
    void onBatch(const KeyBatch& batch) override
    {
        m_tap(m_info, batch);
        m_behind.onBatch(batch);
    }
    void onProgress(const Progress& progress) override { m_behind.onProgress(progress); }

private:
    SourceSink& m_behind;
    const TappedSource::Tap& m_tap;
    SourceInfo m_info;
};

} // namespace

TappedSource::TappedSource(std::unique_ptr<Source> source, Tap tap)
    : m_source(std::move(source))
    , m_tap(std::move(tap))
{
}

Result<SourceSummary> TappedSource::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    TapSink tapped(sink, m_tap);
    return m_source->read(tapped, options, std::move(stop));
}

} // namespace colonnade
