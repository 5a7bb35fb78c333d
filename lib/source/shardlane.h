// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>

namespace colonnade {

/// What the threads of one call of ShardedSource::read share: one lock, few and large things under it.
struct ShardMeeting
{
    std::mutex mutex;
    std::condition_variable told;        ///< a lane said something
    std::condition_variable_any hasRoom; ///< for a lane to begin
    std::size_t beginning = 0;           ///< lanes between their start and their first word; guarded by the mutex
};

/// One of several files while it is read, on a thread of its own. What it says waits for the thread that asked, which
/// takes it in an order of its own choosing. Holds at most two batches, and one more when stopped.
class ShardLane final : private SourceSink
{
public:
    /// `file`: its number, which its keys get.
    ShardLane(Source& source, std::uint16_t file, ShardMeeting& meeting)
        : m_source(source)
        , m_file(file)
        , m_meeting(meeting)
    {
    }

    /// The whole of its thread: waits for one of `atOnce` places, then reads up to the first batch, and on when it is
    /// admitted.
    void run(const SourceOptions& options, std::stop_token stop, std::size_t atOnce);

    // The rest is for the thread that asked, with the meeting's mutex held.
    [[nodiscard]] bool hasAnswered() const { return m_info || m_result; } ///< or failed
    [[nodiscard]] const std::optional<SourceInfo>& info() const { return m_info; }
    [[nodiscard]] const std::optional<Progress>& progress() const { return m_progress; }
    [[nodiscard]] bool hasBatch() const { return !m_waiting.empty(); }
    [[nodiscard]] bool hasEnded() const { return m_result && m_waiting.empty(); }
    [[nodiscard]] const Result<SourceSummary>& result() const { return *m_result; } ///< once it has ended
    void admit();
    [[nodiscard]] KeyBatch take();

private:
    void onStart(const SourceInfo& info) override;
    void onBatch(const KeyBatch& batch) override;
    void onProgress(const Progress& progress) override;
    void leaveBeginning();

    Source& m_source;
    std::uint16_t m_file;
    ShardMeeting& m_meeting;
    std::stop_token m_stop;
    std::condition_variable_any m_mayGoOn; ///< admitted, or something was taken
    std::optional<SourceInfo> m_info;
    std::optional<Progress> m_progress;
    bool m_isAdmitted = false;
    std::deque<KeyBatch> m_waiting;
    std::optional<Result<SourceSummary>> m_result;
};

} // namespace colonnade
