// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/shardedsource.h"

#include "source/shardlane.h"
#include "source/shardsummary.h"
#include "source/shardvalues.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <thread>
#include <utility>

namespace colonnade {

namespace {

// The order of the keys depends on it: not on the number of cores.
constexpr std::size_t atOnce = 8;

std::vector<std::string> pathsOf(const std::vector<ShardedSource::Shard>& shards)
{
    std::vector<std::string> paths;
    for (const ShardedSource::Shard& shard : shards)
        paths.push_back(shard.path);
    return paths;
}

/// One call of ShardedSource::read.
class ShardRun
{
public:
    ShardRun(const std::vector<ShardedSource::Shard>& shards, SourceSink& sink, const SourceOptions& options,
             const std::stop_token& stop)
        : m_sink(sink)
        , m_options(options)
        , m_stop(stop)
        , m_paths(pathsOf(shards))
        , m_delivered(shards.size())
    {
        for (std::size_t i = 0; i < shards.size(); ++i)
            m_lanes.push_back(std::make_unique<ShardLane>(*shards[i].source, static_cast<std::uint16_t>(i), m_meeting));
        for (const auto& lane : m_lanes)
            m_threads.emplace_back(
                [&options, &lane = *lane, token = m_ending.get_token()] { lane.run(options, token, atOnce); });
    }
    ~ShardRun() { m_ending.request_stop(); } // the threads end before what they use

    /// Until it is known of all files what they are.
    Result<void> begin();
    void deliverAll();
    [[nodiscard]] SourceSummary summary() const;

private:
    void wait(const std::function<bool()>& isEnough);
    void tellProgress(std::unique_lock<std::mutex>& lock);
    void deliver(std::size_t lane, const KeyBatch& batch);
    [[nodiscard]] SourceSummary summaryOf(std::size_t lane) const;

    SourceSink& m_sink;
    const SourceOptions& m_options;
    const std::stop_token& m_stop;
    std::vector<std::string> m_paths;
    std::vector<std::uint64_t> m_delivered; ///< keys, by file
    std::uint64_t m_keys = 0;
    bool m_hasReachedLimit = false;
    SourceInfo m_info;
    Progress m_told;
    ShardMeeting m_meeting;
    std::stop_source m_ending; ///< of the threads: asked to, or the limit is reached
    std::stop_callback<std::function<void()>> m_forwarding{m_stop, [this] { m_ending.request_stop(); }};
    std::vector<std::unique_ptr<ShardLane>> m_lanes;
    std::vector<std::jthread> m_threads;
};

/// Tells of progress meanwhile.
void ShardRun::wait(const std::function<bool()>& isEnough)
{
    std::unique_lock lock(m_meeting.mutex);
    tellProgress(lock);
    while (!isEnough()) {
        m_meeting.told.wait(lock);
        tellProgress(lock);
    }
}

// A total is known once all files have said theirs.
void ShardRun::tellProgress(std::unique_lock<std::mutex>& lock)
{
    Progress sum{0, 0};
    for (const auto& lane : m_lanes) {
        const Progress progress = lane->progress().value_or(Progress{});
        const bool isLost = lane->hasEnded() && !lane->info();
        sum.done += progress.done;
        if (sum.total && progress.total)
            *sum.total += *progress.total;
        else if (!isLost)
            sum.total.reset();
    }
    if (sum.done == m_told.done)
        return;
    m_told = sum;
    lock.unlock();
    m_sink.onProgress(sum);
    lock.lock();
}

Result<void> ShardRun::begin()
{
    wait([this] { return std::ranges::all_of(m_lanes, &ShardLane::hasAnswered); });
    if (m_stop.stop_requested())
        return fail(ErrorCode::Cancelled, joinedName(m_paths));
    std::vector<SourceInfo> known;
    {
        const std::scoped_lock lock(m_meeting.mutex);
        for (const auto& lane : m_lanes) {
            if (lane->info())
                known.push_back(*lane->info());
        }
    }
    if (known.empty())
        return std::unexpected(m_lanes.front()->result().error());
    m_info = joinedInfo(known, m_paths);
    m_sink.onStart(m_info);
    return {};
}

void ShardRun::deliverAll()
{
    std::vector<std::size_t> active; // the rotation
    std::size_t nextLane = 0;
    const auto admitNext = [&] {
        const std::scoped_lock lock(m_meeting.mutex);
        m_lanes[nextLane]->admit();
        return nextLane++;
    };
    while (active.size() < std::min(atOnce, m_lanes.size()))
        active.push_back(admitNext());

    for (std::size_t turn = 0; !active.empty();) {
        ShardLane& lane = *m_lanes[active[turn]];
        std::optional<KeyBatch> batch;
        wait([&] { return lane.hasBatch() || lane.hasEnded(); });
        {
            const std::scoped_lock lock(m_meeting.mutex);
            if (lane.hasBatch())
                batch = lane.take();
        }
        if (batch) {
            deliver(active[turn], *batch);
            ++turn;
        } else if (nextLane < m_lanes.size()) {
            active[turn] = admitNext();
        } else {
            active.erase(active.begin() + static_cast<std::ptrdiff_t>(turn));
        }
        if (turn >= active.size())
            turn = 0;
    }
}

void ShardRun::deliver(std::size_t lane, const KeyBatch& batch)
{
    const std::uint64_t room = m_options.limit > 0 ? m_options.limit - m_keys : batch.size();
    if (room >= batch.size()) {
        m_sink.onBatch(batch);
    } else if (room > 0) {
        KeyBatch first;
        for (std::size_t i = 0; i < room; ++i)
            first.add(batch[i]);
        m_sink.onBatch(first);
    }
    const std::uint64_t delivered = std::min<std::uint64_t>(room, batch.size());
    m_keys += delivered;
    m_delivered[lane] += delivered;
    if (m_options.limit > 0 && m_keys == m_options.limit && !m_stop.stop_requested()) {
        m_hasReachedLimit = true;
        m_ending.request_stop();
    }
}

SourceSummary ShardRun::summaryOf(std::size_t lane) const
{
    const Result<SourceSummary>& result = m_lanes[lane]->result();
    SourceSummary summary;
    if (result) {
        summary = *result;
    } else {
        summary.info.kind = m_info.kind;
        summary.info.name = m_paths[lane];
        if (result.error().code == ErrorCode::Cancelled)
            summary.cancelled = true;
        else
            summary.stoppedBy = result.error();
    }
    const bool hasAll = m_delivered[lane] == summary.keys;
    summary.keys = m_delivered[lane];
    if (!hasAll && summary.memory)
        summary.memory->targets.clear(); // they count keys that nobody got
    if (m_hasReachedLimit) {
        summary.complete = (summary.complete && hasAll) || summary.keys == summary.info.keysExpected;
        summary.cancelled = false;
    }
    return summary;
}

// The threads have said their last word.
SourceSummary ShardRun::summary() const
{
    std::vector<SourceSummary> files;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        files.push_back(summaryOf(lane));
    return joinedSummary(m_info, std::move(files));
}

} // namespace

ShardedSource::ShardedSource(std::vector<Shard> shards)
    : m_shards(std::move(shards))
{
    assert(!m_shards.empty() && m_shards.size() <= mostShards);
}

Result<SourceSummary> ShardedSource::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    const auto started = std::chrono::steady_clock::now();
    ShardRun run(m_shards, sink, options, stop);
    if (const auto begun = run.begin(); !begun)
        return std::unexpected(begun.error());
    run.deliverAll();
    SourceSummary summary = run.summary();
    summary.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - started);
    return summary;
}

Result<std::unique_ptr<ValueReader>> ShardedSource::openValues()
{
    std::vector<Result<std::unique_ptr<ValueReader>>> readers;
    for (const Shard& shard : m_shards)
        readers.push_back(shard.source->openValues());
    return std::make_unique<ShardValues>(std::move(readers));
}

} // namespace colonnade
