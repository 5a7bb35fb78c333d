// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/shardlane.h"

#include <utility>

namespace colonnade {

namespace {

constexpr std::size_t mostWaiting = 2;

} // namespace

void ShardLane::run(const SourceOptions& options, std::stop_token stop, std::size_t atOnce)
{
    m_stop = stop;
    {
        std::unique_lock lock(m_meeting.mutex);
        m_meeting.hasRoom.wait(lock, stop, [&] { return m_meeting.beginning < atOnce; });
        ++m_meeting.beginning;
    }
    Result<SourceSummary> result = m_source.read(*this, options, stop);
    {
        const std::scoped_lock lock(m_meeting.mutex);
        if (!m_info)
            leaveBeginning();
        m_result = std::move(result);
    }
    m_meeting.told.notify_one();
}

void ShardLane::leaveBeginning()
{
    --m_meeting.beginning;
    m_meeting.hasRoom.notify_one();
}

void ShardLane::admit()
{
    m_isAdmitted = true;
    m_mayGoOn.notify_one();
}

KeyBatch ShardLane::take()
{
    KeyBatch batch = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_mayGoOn.notify_one();
    return batch;
}

void ShardLane::onStart(const SourceInfo& info)
{
    std::unique_lock lock(m_meeting.mutex);
    m_info = info;
    leaveBeginning();
    m_meeting.told.notify_one();
    m_mayGoOn.wait(lock, m_stop, [this] { return m_isAdmitted; });
}

void ShardLane::onBatch(const KeyBatch& batch)
{
    KeyBatch copy = batch;
    copy.setFile(m_file);
    std::unique_lock lock(m_meeting.mutex);
    // Whoever stops the reading wants what was read.
    m_mayGoOn.wait(lock, m_stop, [this] { return m_waiting.size() < mostWaiting; });
    m_waiting.push_back(std::move(copy));
    m_meeting.told.notify_one();
}

void ShardLane::onProgress(const Progress& progress)
{
    const std::scoped_lock lock(m_meeting.mutex);
    m_progress = progress;
    m_meeting.told.notify_one();
}

} // namespace colonnade
