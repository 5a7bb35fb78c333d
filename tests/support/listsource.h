// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"
#include "source/valuereader.h"
#include "support/keyspaces.h"

#include <functional>
#include <utility>

namespace colonnade::test {

/// A source with the keys and the end that a test wants.
class ListSource : public Source
{
public:
    explicit ListSource(std::string_view lines) // as keyspaceFrom() takes them
        : m_batch(batchFrom(lines))
    {
        summary.info.takenAt = testTakenAt;
        summary.complete = true;
    }

    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& /*options*/, std::stop_token stop) override
    {
        if (failure)
            return std::unexpected(*failure);
        sink.onStart(summary.info);
        sink.onBatch(m_batch);
        sink.onProgress({m_batch.size(), m_batch.size()});
        if (afterBatch)
            afterBatch();
        SourceSummary end = summary;
        end.keys = m_batch.size();
        end.cancelled = stop.stop_requested();
        end.complete = end.complete && !end.cancelled;
        return end;
    }
    Result<std::unique_ptr<ValueReader>> openValues() override { return fail(ErrorCode::NotAvailable, "list"); }

    SourceSummary summary;
    std::optional<Error> failure;
    std::function<void()> afterBatch;

private:
    KeyBatch m_batch;
};

} // namespace colonnade::test
