// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/namessource.h"

#include "bytes/glob.h"
#include "source/csvrecord.h"
#include "source/inputbuffer.h"
#include "source/keyjson.h"
#include "source/sheetcolumns.h"
#include "source/valuereader.h"

#include <array>
#include <chrono>
#include <utility>

namespace colonnade {

namespace {

constexpr std::size_t longestLine = 512 * 1024 * 1024; // as long as a server lets a name be
constexpr std::size_t batchKeys = 4096;
constexpr std::size_t batchBytes = 1024 * 1024;
constexpr std::size_t mostWarnings = 20;

/// Which facts at least one key had.
class SeenFacts
{
public:
    void note(const KeyFacts& facts)
    {
        note(BlindFact::Type, facts.type != ValueType::Unknown);
        note(BlindFact::Encoding, facts.encoding != Encoding::Unknown);
        note(BlindFact::Elements, facts.elements.isKnown());
        note(BlindFact::ValueBytes, facts.valueBytes.isKnown());
        note(BlindFact::Memory, facts.memoryBytes.isKnown());
        note(BlindFact::Expiry, facts.expiry.isKnown());
        note(BlindFact::Idle, facts.idleSeconds.isKnown());
        note(BlindFact::Frequency, facts.frequency.isKnown());
    }
    [[nodiscard]] std::vector<Blind> missing() const
    {
        std::vector<Blind> blind;
        for (std::size_t i = 0; i < m_seen.size(); ++i) {
            if (!m_seen[i])
                blind.push_back({BlindFact(i), BlindReason::SourceHasNone});
        }
        return blind;
    }

private:
    void note(BlindFact fact, bool known) { m_seen[std::to_underlying(fact)] |= known; }

    std::array<bool, std::to_underlying(BlindFact::Frequency) + 1> m_seen{};
};

/// Only a program writes names in hex: such a list holds keys that were read.
bool isExport(FileFormat format, std::string_view firstLine)
{
    constexpr std::string_view mark = "name_hex";
    switch (format) {
    case FileFormat::Csv:
    case FileFormat::Tsv:
        return firstLine.contains(mark);
    case FileFormat::JsonLines:
        return firstLine.contains("\"name_hex\"");
    case FileFormat::Text:
    case FileFormat::Dump:
        break;
    }
    return false;
}

/// One run over one list.
class ListReader
{
public:
    ListReader(InputBuffer& input, SourceInfo info, SourceSink& sink, const SourceOptions& options,
               std::stop_token stop)
        : m_input(input)
        , m_sink(sink)
        , m_options(options)
        , m_stop(std::move(stop))
    {
        m_summary.info = std::move(info);
    }

    Result<SourceSummary> run(FileFormat format)
    {
        m_format = format;
        if (isSheet()) {
            if (auto columns = readHeader())
                m_columns = *columns;
            else
                return std::unexpected(columns.error());
        }
        m_sink.onStart(m_summary.info);
        while (!isFull() && readRecord()) {
        }
        flush();
        if (m_input.unread().empty())
            fill(); // a limit that was the number of keys cut nothing off
        if (m_format == FileFormat::JsonLines && m_summary.keys == 0 && m_summary.skippedLines > 0 && m_firstProblem)
            return fail(ErrorCode::UnknownFormat, m_summary.info.name, m_firstProblem->detail);
        m_summary.cancelled = m_stop.stop_requested();
        m_summary.complete = m_atEnd && m_input.unread().empty() && !m_summary.cancelled && !m_summary.stoppedBy;
        m_summary.blind = m_seen.missing();
        return std::move(m_summary);
    }

private:
    [[nodiscard]] bool isSheet() const { return m_format == FileFormat::Csv || m_format == FileFormat::Tsv; }
    [[nodiscard]] bool isFull() const { return m_options.limit > 0 && m_summary.keys >= m_options.limit; }

    /// More bytes, or false: end, failure or stop.
    bool fill()
    {
        const auto filled = m_input.fill(m_stop);
        if (!filled)
            m_summary.stoppedBy = filled.error();
        m_atEnd = m_atEnd || !filled || !*filled;
        return !m_atEnd;
    }

    Result<SheetColumns> readHeader()
    {
        while (!m_input.unread().contains('\n') && fill()) {
        }
        const std::string_view text = m_input.unread();
        m_delimiter = m_format == FileFormat::Tsv ? '\t' : csvDelimiter(text.substr(0, text.find('\n')));
        if (!nextRow())
            return fail(ErrorCode::MissingColumn, m_summary.info.name, {}, 1);
        return SheetColumns::fromHeader(m_cells, m_summary.info.name);
    }

    /// One row into m_cells; false at the end. Rows that cannot be split are reported and passed over.
    bool nextRow()
    {
        while (!m_stop.stop_requested()) {
            const std::string_view text = m_input.unread();
            if (text.empty() && m_atEnd)
                return false;
            const bool isLast = m_atEnd || text.size() > longestLine;
            const auto extent = text.empty() ? std::nullopt : parseCsvRecord(text, m_delimiter, isLast, m_cells);
            if (!extent) {
                fill();
                continue;
            }
            m_line += std::exchange(m_linesOfRecord, extent->lines);
            m_input.consume(extent->bytes);
            if (extent->isWellFormed)
                return true;
            report({ErrorCode::BadLine, {}, "a quote is not closed"});
        }
        return false;
    }

    /// One line; false at the end.
    bool nextLine(std::string_view& line)
    {
        std::size_t searched = 0;
        std::size_t end;
        while ((end = m_input.unread().find('\n', searched)) == std::string_view::npos) {
            searched = m_input.unread().size();
            if (searched > longestLine)
                return skipLongLine(line);
            if (!fill())
                break;
        }
        if (m_stop.stop_requested())
            return false;
        line = m_input.unread().substr(0, end);
        if (line.empty() && end == std::string_view::npos)
            return false;
        m_input.consume(line.size() + (end == std::string_view::npos ? 0 : 1));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        ++m_line;
        return true;
    }
    bool skipLongLine(std::string_view& line)
    {
        std::size_t end;
        do {
            m_input.consume(m_input.unread().size());
            if (!fill())
                return false;
        } while ((end = m_input.unread().find('\n')) == std::string_view::npos);
        m_input.consume(end + 1);
        ++m_line;
        line = {}; // counted as a line without a name
        return true;
    }

    bool readRecord()
    {
        std::string_view line;
        if (isSheet() ? !nextRow() : !nextLine(line))
            return false;
        if (isSheet() ? m_cells.size() == 1 && m_cells[0].empty() : line.empty()) {
            ++m_summary.skippedLines;
            return true;
        }
        std::string complaint;
        const auto facts = parsed(line, complaint);
        if (!facts)
            report(facts.error());
        else
            deliver(*facts);
        if (!complaint.empty())
            warn({ErrorCode::BadLine, {}, std::move(complaint)});
        return true;
    }

    Result<KeyFacts> parsed(std::string_view line, std::string& complaint)
    {
        if (isSheet())
            return m_columns.facts(m_cells, m_summary.info.takenAt, m_name, complaint);
        if (m_format == FileFormat::JsonLines)
            return keyFromJson(line, m_summary.info.takenAt, m_name);
        KeyFacts facts;
        facts.name = line;
        return facts;
    }

    void deliver(KeyFacts facts)
    {
        if ((m_options.type && facts.type != *m_options.type) || (m_options.db && facts.db != *m_options.db) ||
            (!m_options.match.empty() && !globMatches(m_options.match, facts.name)))
            return;
        facts.locator = m_line;
        m_seen.note(facts);
        m_batch.add(facts);
        ++m_summary.keys;
        if (m_batch.size() >= batchKeys || m_batch.nameBytes() >= batchBytes)
            flush();
    }
    void flush()
    {
        if (m_batch.empty())
            return;
        m_sink.onBatch(m_batch);
        m_batch.clear();
        m_sink.onProgress({m_summary.keys, {}});
    }

    void report(Error problem)
    {
        ++m_summary.skippedLines;
        if (problem.detail.empty())
            problem.detail = "bad escape";
        if (!m_firstProblem)
            m_firstProblem = problem;
        warn(std::move(problem));
    }
    void warn(Error problem)
    {
        if (m_summary.warnings.size() < mostWarnings)
            m_summary.warnings.push_back({ErrorCode::BadLine, m_summary.info.name, std::move(problem.detail), m_line});
    }

    InputBuffer& m_input;
    SourceSink& m_sink;
    const SourceOptions& m_options;
    std::stop_token m_stop;
    SourceSummary m_summary;
    FileFormat m_format = FileFormat::Text;
    SheetColumns m_columns;
    char m_delimiter = ',';
    bool m_atEnd = false;
    std::uint64_t m_line = 0; ///< of the record that was read last: its first line, counted from 1
    std::size_t m_linesOfRecord = 1;
    std::vector<std::string> m_cells;
    std::string m_name;
    std::optional<Error> m_firstProblem;
    SeenFacts m_seen;
    KeyBatch m_batch;
};

} // namespace

NamesSource::NamesSource(std::string path, std::optional<FileFormat> format)
    : m_path(std::move(path))
    , m_format(format)
{
}

NamesSource::NamesSource(InputBuffer standardInput)
    : m_path("-")
    , m_input(std::move(standardInput))
{
}

Result<SourceSummary> NamesSource::read(SourceSink& sink, const SourceOptions& options, std::stop_token stop)
{
    const auto begun = std::chrono::steady_clock::now();
    auto input = m_input ? Result<InputBuffer>(std::move(*m_input)) : InputBuffer::open(m_path);
    if (!input)
        return std::unexpected(input.error());
    constexpr std::size_t enoughToTell = 4096;
    while (input->unread().size() < enoughToTell) {
        const auto filled = input->fill(stop);
        if (!filled)
            return std::unexpected(filled.error());
        if (!*filled)
            break;
    }
    if (input->unread().empty() && m_path != "-" && !stop.stop_requested())
        return fail(ErrorCode::FileEmpty, m_path);
    if (input->unread().starts_with("\xEF\xBB\xBF"))
        input->consume(3);
    const auto format =
        m_format ? Result<FileFormat>(*m_format) : formatOf(m_path, input->unread().substr(0, enoughToTell));
    if (!format)
        return std::unexpected(format.error());
    if (*format == FileFormat::Dump)
        return fail(ErrorCode::UnsupportedFormat, m_path, "a dump, where a list of names is expected");

    SourceInfo info{SourceKind::Names, m_path, {}, {}, input->modifiedAt()};
    const std::string_view start = input->unread();
    info.isDesign = !isExport(*format, start.substr(0, start.find('\n')));
    auto summary = ListReader(*input, std::move(info), sink, options, stop).run(*format);
    if (summary)
        summary->elapsed =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    return summary;
}

Result<std::unique_ptr<ValueReader>> NamesSource::openValues()
{
    return fail(ErrorCode::NotAvailable, m_path);
}

} // namespace colonnade
