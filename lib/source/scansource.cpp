// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/scansource.h"

#include "source/commandsampler.h"
#include "source/scanpipeline.h"
#include "source/serverstatereader.h"
#include "source/servervaluereader.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <utility>

namespace colonnade {

namespace {

using SteadyClock = std::chrono::steady_clock;

/// The server's clock, or ours.
Result<TimePoint> timeOf(Connection& connection, const std::stop_token& stop)
{
    const auto reply = connection.run({"TIME"}, stop);
    if (!reply && !connection.isUsable())
        return std::unexpected(reply.error());
    std::int64_t seconds = 0;
    std::int64_t micros = 0;
    if (reply && reply->size() == 2) {
        const std::string_view whole = (*reply)[0].text();
        const std::string_view part = (*reply)[1].text();
        std::from_chars(whole.data(), whole.data() + whole.size(), seconds);
        std::from_chars(part.data(), part.data() + part.size(), micros);
    }
    constexpr std::int64_t sensible = 1'000'000'000'000;
    if (seconds <= 0 || seconds > sensible)
        return std::chrono::time_point_cast<std::chrono::milliseconds>(Clock::now());
    return TimePoint(std::chrono::milliseconds(seconds * 1000 + micros / 1000));
}

/// What is to be read: database numbers, with the keys in each where that is known.
struct Database
{
    std::uint32_t number = 0;
    std::optional<std::uint64_t> keys;
};

/// Those that `facts` lists; without: the selected one.
Result<std::vector<Database>> databases(Connection& connection, const ServerFacts* facts, std::uint32_t selected,
                                        const std::stop_token& stop)
{
    std::vector<Database> list;
    if (facts) {
        for (const auto& [number, keys] : facts->keysPerDatabase)
            list.push_back({number, keys});
        return list;
    }
    const auto size = connection.run({"DBSIZE"}, stop);
    if (!size && !connection.isUsable())
        return std::unexpected(size.error());
    list.push_back(
        {selected,
         size ? std::optional(static_cast<std::uint64_t>(std::max<std::int64_t>(size->integer(), 0))) : std::nullopt});
    return list;
}

ServerInfo infoFrom(const ServerFacts& facts)
{
    return {.product = facts.product,
            .version = facts.version,
            .isCluster = facts.isCluster,
            .maxmemoryPolicy = facts.maxmemoryPolicy};
}

/// An error only when there is nothing to show.
Result<SourceSummary> ended(SourceSummary summary, const Result<void>& done, const ScanTally& tally,
                            const std::stop_token& stop)
{
    summary.keys = tally.keys;
    summary.vanished = tally.vanished;
    summary.complete = done && !tally.isLimitReached;
    summary.cancelled = !done && stop.stop_requested();
    if (done || summary.cancelled)
        return summary;
    if (tally.keys == 0 && tally.vanished == 0)
        return std::unexpected(done.error());
    summary.stoppedBy = done.error();
    return summary;
}

} // namespace

ScanSource::ScanSource(ServerAddress address, ConnectionOptions options)
    : m_address(std::move(address))
    , m_options(options)
{
    m_options.access = Access::ReadOnly;
}

Result<SourceSummary> ScanSource::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    const auto start = SteadyClock::now();
    ServerAddress address = m_address;
    if (options.db && !options.allDatabases)
        address.db = *options.db;
    auto connection = Connection::open(address, m_options, stop);
    if (!connection)
        return std::unexpected(connection.error());

    SourceSummary summary;
    summary.info.kind = SourceKind::Scan;
    summary.info.name = connection->name();
    const auto text =
        connection->run({"INFO"}, stop).transform([](const Reply& reply) { return std::string(reply.text()); });
    if (!text && !connection->isUsable())
        return std::unexpected(text.error());
    if (!text) // a restricted user
        summary.warnings.push_back(text.error());
    const std::optional<ServerFacts> facts = text ? std::optional(ServerFacts::parse(*text)) : std::nullopt;
    if (facts && facts->isCluster)
        summary.warnings.push_back({ErrorCode::OneNodeOfCluster, summary.info.name});
    auto state = readServerState(*connection, text, stop);
    if (!state)
        return std::unexpected(state.error());
    if (options.commandSample.count() > 0) {
        auto sample = sampleCommands(address, m_options, {.time = options.commandSample}, stop);
        if (!sample && stop.stop_requested())
            return std::unexpected(sample.error());
        if (sample)
            state->commandSample = std::move(*sample);
        else
            summary.warnings.push_back(sample.error());
    }
    summary.info.serverState = std::make_shared<const ServerState>(std::move(*state));
    const auto time = timeOf(*connection, stop);
    if (!time)
        return std::unexpected(time.error());
    const auto list = databases(*connection, options.allDatabases && facts ? &*facts : nullptr, address.db, stop);
    if (!list)
        return std::unexpected(list.error());

    SourceInfo& info = summary.info;
    info.server = facts.transform(infoFrom);
    info.takenAt = *time;
    info.memoryKind = options.wantMemory ? MemoryKind::Measured : MemoryKind::None;
    const bool isFiltered = !options.match.empty() || options.type;
    if (!isFiltered && std::ranges::all_of(*list, [](const Database& db) { return db.keys.has_value(); })) {
        info.keysExpected = std::transform_reduce(list->begin(), list->end(), std::uint64_t{0}, std::plus(),
                                                  [](const Database& db) { return *db.keys; });
    }
    sink.onStart(info);

    KeyQuestions questions(options, facts ? &*facts : nullptr, *time);
    const bool canFilterByType =
        facts && facts->compatibleMajor >= 6 && options.type != ValueType::Module && options.type != ValueType::Unknown;
    ScanPipeline pipeline(*connection, questions, options, canFilterByType);
    ScanTally tally;
    Result<void> done;
    for (const Database& db : *list) {
        if (db.number != std::exchange(address.db, db.number)) // a user of database 0 may lack SELECT
            done = connection->select(db.number, stop);
        done = done.and_then([&] { return pipeline.run(db.number, sink, tally, info.keysExpected, stop); });
        if (!done || tally.isLimitReached)
            break;
    }

    summary.blind = questions.blind();
    std::ranges::copy(blindParts(*info.serverState), std::back_inserter(summary.blind));
    std::ranges::copy(questions.warnings(), std::back_inserter(summary.warnings));
    if (!questions.isOpen(Question::Memory)) // not one key has it then
        info.memoryKind = MemoryKind::None;
    summary.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - start);
    return ended(std::move(summary), done, tally, stop);
}

Result<std::unique_ptr<ValueReader>> ScanSource::openValues()
{
    return std::make_unique<ServerValueReader>(m_address, m_options);
}

} // namespace colonnade
