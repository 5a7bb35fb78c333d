// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpsource.h"

#include "rdb/dumpstream.h"
#include "rdb/filechecksum.h"
#include "source/dumpcollector.h"
#include "source/dumpdamage.h"
#include "source/dumpsurvey.h"
#include "source/dumpvalues.h"

#include <algorithm>
#include <cctype>

namespace colonnade {

namespace {

constexpr std::uint64_t checksumBytes = 8;

/// What a server that sends its dump to a replica may leave behind it.
bool isReplicationMark(std::string_view rest)
{
    constexpr std::size_t markBytes = 40;
    return rest.size() == markBytes && std::ranges::all_of(rest, [](unsigned char c) { return std::isxdigit(c) != 0; });
}

/// One call of DumpSource::read.
class DumpRun
{
public:
    DumpRun(const std::string& path, const std::string& name, SourceSink& sink, const SourceOptions& options,
            std::stop_token stop)
        : m_path(path)
        , m_name(name)
        , m_sink(sink)
        , m_options(options)
        , m_stop(std::move(stop))
    {
    }

    Result<void> survey();
    Result<void> collect();

    [[nodiscard]] const ProfileChooser::Choice& memory() const { return m_memory; }
    [[nodiscard]] SourceSummary summary() { return std::move(m_summary); }

private:
    void judge(const RdbOutcome& outcome, const DumpCollector& collector);
    void judgeEnd(const RdbOutcome& outcome, const DumpStream& stream, Cursor& cursor);
    [[nodiscard]] bool isChecksumRight(std::uint64_t bytes, const DumpStream& stream, const Cursor& cursor);
    void judgeVersion();
    void judgeContent(const RdbOutcome& outcome);
    void warn(Error error);
    void note(Damage damage);
    void tellProgress(const DumpStream& stream, std::uint64_t passesBefore) const;

    const std::string& m_path;
    const std::string& m_name;
    SourceSink& m_sink;
    const SourceOptions& m_options;
    std::stop_token m_stop;
    RdbHeader m_header;
    ProfileChooser::Choice m_memory;
    std::optional<FileChecksum> m_checksum;
    SourceSummary m_summary;
};

Result<void> DumpRun::survey()
{
    auto stream = DumpStream::open(m_path, 0, m_stop);
    if (!stream)
        return std::unexpected(stream.error());
    Cursor cursor(**stream);
    DumpSurvey survey(m_options, [&] { tellProgress(**stream, 0); }, m_stop);
    const RdbOutcome outcome = RdbReader(cursor, survey, ShapeDetail::Sizes, &survey).read();
    if (m_stop.stop_requested())
        return fail(ErrorCode::Cancelled, m_name);
    if (!outcome.header)
        return fail(outcome.failure->code, m_name, outcome.failure->detail, outcome.failure->offset);
    m_header = *outcome.header;
    m_summary.format = m_header;
    m_summary.fileBytes = (*stream)->fileSize();

    const DumpSurvey::Findings found = survey.findings(outcome);
    m_memory = found.memory;
    if (m_options.wantMemory)
        m_summary.memory = MemoryEstimate{.profile = m_memory.profile,
                                          .isGiven = m_options.allocator.has_value(),
                                          .isCertain = m_memory.isCertain,
                                          .countedBytes = m_memory.countedBytes,
                                          .uncountedBytes = m_memory.uncountedBytes,
                                          .keyTablesBytes = m_memory.keyTablesBytes,
                                          .emptyServerBytes = m_memory.emptyServerBytes,
                                          .predictedBytes = m_memory.predictedUsedMemory,
                                          .usedMemory = found.usedMemory};
    SourceInfo& info = m_summary.info;
    info.kind = SourceKind::Dump;
    info.name = m_name;
    if (!found.product.empty())
        info.server = ServerInfo{.product = found.product, .version = found.version, .isCluster = found.isCluster};
    info.keysExpected = found.keysExpected;
    info.takenAt = found.createdAt.value_or((*stream)->modifiedAt());
    info.memoryKind = m_options.wantMemory ? MemoryKind::Estimated : MemoryKind::None;
    return {};
}

Result<void> DumpRun::collect()
{
    m_sink.onStart(m_summary.info);
    auto stream = DumpStream::open(m_path, 0, m_stop);
    if (!stream)
        return std::unexpected(stream.error());
    const bool hasChecksum = m_options.verifyChecksum && m_header.version >= firstRdbVersionWithChecksum;
    const bool sumWhileReading = hasChecksum && (*stream)->isCompressed();
    if (hasChecksum && !sumWhileReading)
        m_checksum.emplace(m_path, (*stream)->fileSize());

    Cursor cursor(**stream, 0, sumWhileReading ? Cursor::Sum::Yes : Cursor::Sum::No);
    const auto afterBatch = [&] { tellProgress(**stream, 1); };
    DumpCollector collector(m_options, m_memory.profile, m_sink, afterBatch, m_stop);
    const RdbOutcome outcome = RdbReader(cursor, collector, ShapeDetail::Facts, collector.shapeSink()).read();
    collector.finish();
    judge(outcome, collector);
    if (outcome.finished)
        judgeEnd(outcome, **stream, cursor);
    addBytesAround(m_path, m_summary.damage, m_stop);
    return {};
}

void DumpRun::judge(const RdbOutcome& outcome, const DumpCollector& collector)
{
    m_summary.keys = collector.keys();
    if (m_summary.memory)
        m_summary.memory->targets = collector.targets();
    m_summary.cancelled = !outcome.finished && m_stop.stop_requested();
    const bool hasAllWanted = outcome.stopped && m_summary.keys == m_summary.info.keysExpected; // the limit fits
    m_summary.complete = outcome.finished || (hasAllWanted && !m_summary.cancelled);
    if (outcome.failure && !m_summary.cancelled) {
        m_summary.stoppedBy = outcome.failure;
        m_summary.stoppedBy->subject = m_name;
    }
    judgeVersion();
    judgeContent(outcome);
    for (const Damage& damage : collector.firstDamaged())
        note(damage);
    if (const std::uint64_t more = collector.damagedValues() - collector.firstDamaged().size(); more > 0)
        warn({ErrorCode::Damaged, {}, std::to_string(more) + " more values"});
    if (m_summary.stoppedBy)
        m_summary.damage.push_back({*m_summary.stoppedBy, outcome.keys});
    if (m_options.wantIdle && !collector.hasIdleTimes())
        m_summary.blind.push_back({BlindFact::Idle, BlindReason::NotRecorded});
    if (m_options.wantIdle && !collector.hasFrequencies())
        m_summary.blind.push_back({BlindFact::Frequency, BlindReason::NotRecorded});
}

void DumpRun::judgeVersion()
{
    const std::string version = "RDB version " + std::to_string(m_header.version);
    switch (supportOf(m_header)) {
    case RdbSupport::Known:
        break;
    case RdbSupport::Newer:
        warn({ErrorCode::NewerVersion, {}, version});
        break;
    case RdbSupport::Never:
        warn({ErrorCode::RefusedByServer, {}, version + ", which no server writes", 0});
        break;
    }
}

void DumpRun::judgeContent(const RdbOutcome& outcome)
{
    constexpr std::uint32_t usualDatabases = 16;
    if (outcome.strayAt)
        note(
            {{ErrorCode::Damaged, {}, "an expiry or idle time that belongs to no key", outcome.strayAt}, outcome.keys});
    if (outcome.highestDb >= usualDatabases)
        warn({ErrorCode::ManyDatabases, {}, "databases " + std::to_string(std::uint64_t{outcome.highestDb} + 1)});
    if (outcome.commands > 0)
        warn({ErrorCode::CommandsNotApplied, {}, std::to_string(outcome.commands) + " commands between its keys"});
}

// What stands behind the end mark: the checksum, and nothing.
void DumpRun::judgeEnd(const RdbOutcome& outcome, const DumpStream& stream, Cursor& cursor)
{
    const bool hasChecksum = m_header.version >= firstRdbVersionWithChecksum;
    if (hasChecksum && !outcome.checksum)
        note({{ErrorCode::Truncated, {}, "the checksum is missing", outcome.endOffset}, outcome.keys});
    const bool isSwitchedOff = outcome.checksum.value_or(0) == 0;
    if (m_options.verifyChecksum && !isSwitchedOff && !m_stop.stop_requested() &&
        !isChecksumRight(outcome.endOffset + checksumBytes, stream, cursor))
        note({{ErrorCode::ChecksumMismatch, {}, {}, outcome.endOffset}, outcome.keys});
    constexpr std::size_t enoughToTell = 64;
    const std::uint64_t restAt = cursor.offset();
    const std::string_view rest = cursor.peek(enoughToTell);
    if (!cursor.ok())
        warn(cursor.failure()); // the end of a compressed file, with its own checksum
    else if (rest.starts_with('*'))
        warn({ErrorCode::CommandsNotApplied, {}, "the commands of an append-only file, behind the dump"});
    else if (!rest.empty() && (hasChecksum == outcome.checksum.has_value()) && !isReplicationMark(rest))
        note({{ErrorCode::MoreBehindEnd, {}, {}, restAt}, outcome.keys});
}

// Of a sum over bytes and their own checksum nothing remains.
bool DumpRun::isChecksumRight(std::uint64_t bytes, const DumpStream& stream, const Cursor& cursor)
{
    if (stream.isCompressed())
        return cursor.checksum() == 0;
    if (m_checksum->bytes() != bytes) // something stands behind it
        m_checksum.emplace(m_path, bytes);
    return m_checksum->take() == 0;
}

void DumpRun::warn(Error error)
{
    error.subject = m_name;
    m_summary.warnings.push_back(std::move(error));
}

/// A warning that has a place.
void DumpRun::note(Damage damage)
{
    damage.error.subject = m_name;
    m_summary.warnings.push_back(damage.error);
    m_summary.damage.push_back(std::move(damage));
}

void DumpRun::tellProgress(const DumpStream& stream, std::uint64_t passesBefore) const
{
    constexpr std::uint64_t passes = 2;
    m_sink.onProgress({passesBefore * stream.fileSize() + stream.filePosition(), passes * stream.fileSize()});
}

} // namespace

Result<SourceSummary> DumpSource::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    const auto started = std::chrono::steady_clock::now();
    DumpRun run(m_path, m_name, sink, options, std::move(stop));
    if (const auto surveyed = run.survey(); !surveyed)
        return std::unexpected(surveyed.error());
    m_memory = run.memory();
    if (const auto collected = run.collect(); !collected)
        return std::unexpected(collected.error());
    SourceSummary summary = run.summary();
    summary.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - started);
    return summary;
}

Result<std::unique_ptr<ValueReader>> DumpSource::openValues()
{
    return DumpValues::open(m_path);
}

} // namespace colonnade
