// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"
#include "source/valuereader.h"
#include "support/keyspaces.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>

namespace colonnade::test {

/// Lets a test decide how far a source has come; used by both threads.
class Steps
{
public:
    void allow(std::size_t batches)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_allowed += batches;
        }
        m_changed.notify_all();
    }
    /// Blocks until one more batch is allowed; false when stopped.
    bool take(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [this] { return m_allowed > 0; }))
            return false;
        --m_allowed;
        return true;
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::size_t m_allowed = 0;
};

/// A source that delivers one key for each step that the test allows: "key:0001", "key:0002", …
class SteppedSource : public Source
{
public:
    SteppedSource(std::shared_ptr<Steps> steps, std::size_t keys)
        : m_steps(std::move(steps))
        , m_keys(keys)
    {
    }

    Result<SourceSummary> read(SourceSink& sink, const SourceOptions& /*options*/, std::stop_token stop) override
    {
        SourceSummary summary;
        summary.info.kind = SourceKind::Scan;
        summary.info.name = "stepped";
        summary.info.keysExpected = m_keys;
        summary.info.takenAt = testTakenAt;
        sink.onStart(summary.info);
        while (summary.keys < m_keys && m_steps->take(stop)) {
            if (breaksAfter && summary.keys == *breaksAfter) {
                summary.stoppedBy = Error{ErrorCode::ConnectionLost, "stepped"};
                return summary;
            }
            KeyBatch batch;
            const std::string number = std::to_string(10'000 + ++summary.keys);
            batch.add({.name = "key:" + number.substr(1)});
            sink.onBatch(batch);
            sink.onProgress({summary.keys, m_keys});
        }
        summary.cancelled = stop.stop_requested();
        summary.complete = summary.keys == m_keys;
        return summary;
    }
    Result<std::unique_ptr<ValueReader>> openValues() override { return fail(ErrorCode::NotAvailable, "stepped"); }

    std::optional<std::size_t> breaksAfter; ///< as a server that dies

private:
    std::shared_ptr<Steps> m_steps;
    std::size_t m_keys;
};

} // namespace colonnade::test
