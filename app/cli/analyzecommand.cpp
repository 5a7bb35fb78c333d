// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/analyzecommand.h"

#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/renamesfile.h"
#include "cli/sourcearguments.h"
#include "report/analysis.h"
#include "report/csvkeys.h"
#include "report/jsonanalysis.h"
#include "report/jsonkey.h"
#include "report/junit.h"
#include "report/lint.h"
#include "report/outputfile.h"
#include "report/sarif.h"
#include "report/tappedsource.h"
#include "source/valuesampler.h"
#include "text/reportsentences.h"
#include "text/textreport.h"

#include <QCoreApplication>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct AnalyzeCommand
{
    Q_DECLARE_TR_FUNCTIONS(AnalyzeCommand)
};

enum class Format { Text, Json, Csv, Junit, Sarif };

/// What the command line asks for, checked.
struct Request
{
    QString source;
    SourceAccess access;
    AnalysisOptions options;
    Profile profile;
    MuteMatcher mutes;
    Format format = Format::Text;
    std::string output;
    std::optional<std::string> keysFile;
    std::optional<std::uint64_t> depth;
    std::optional<std::uint64_t> top;
    std::uint64_t maxFindings = 0;
    std::optional<Severity> failOn;
    ProgressLine::Mode progress = ProgressLine::Mode::Off;
};

QString description()
{
    return AnalyzeCommand::tr(
        "Reads all keys of a source and shows sizes, namespaces and broken design rules.\n\n"
        "SOURCE is a server (redis://[user[:password]@]host[:port][/db], rediss://… over TLS, "
        "unix:///path/to.sock), a dump (dump.rdb, .rdb.gz, .rdb.zst, .rdb.lz4), a list of names (text, CSV, TSV, "
        "JSON lines), - (names or a dump on standard input) or demo: (the built-in demo).");
}

void declare(Arguments& arguments)
{
    arguments.addOption(u"format"_s,
                        AnalyzeCommand::tr("Format of the result: text, json, csv (one row for each key), junit or "
                                           "sarif."),
                        u"FORMAT"_s, u"text"_s);
    arguments.addOption({{u"o"_s, u"output"_s}, AnalyzeCommand::tr("Write the result to a file."), u"FILE"_s, u"-"_s});
    arguments.addOption(u"keys"_s,
                        AnalyzeCommand::tr("Also write every key to a file, as JSON lines, while it is read."),
                        u"FILE.jsonl"_s);
    addRenamesOption(arguments);
    arguments.addOption(u"separator"_s,
                        AnalyzeCommand::tr("What separates the levels of names, if not what the profile says."),
                        u"TEXT"_s);
    arguments.addOption(u"depth"_s, AnalyzeCommand::tr("How many levels of namespaces to list."), u"N"_s);
    arguments.addOption(u"top"_s, AnalyzeCommand::tr("How many of the biggest keys to list."), u"N"_s);
    arguments.addOption(u"max-findings"_s,
                        AnalyzeCommand::tr("How many single findings to list in JSON; totals count all."), u"N"_s,
                        u"10000"_s);
    addFailOnOption(arguments, u"never"_s);
    addProfileOption(arguments);
    addMutesOption(arguments);
    addSelectionOptions(arguments);
    addAccessOptions(arguments);
    addProgressOption(arguments);
    arguments.addLaterOption(u"save"_s, u"SNAPSHOT"_s);
}

Format formatFrom(Arguments& arguments)
{
    const QString format = arguments.value(u"format"_s);
    if (format == "html"_L1 || format == "markdown"_L1 || format == "pdf"_L1) {
        arguments.complain(AnalyzeCommand::tr("This version does not write %1.").arg(format));
        return Format::Text;
    }
    return arguments.choice<Format>(u"format"_s, {{u"text"_s, Format::Text},
                                                  {u"json"_s, Format::Json},
                                                  {u"csv"_s, Format::Csv},
                                                  {u"junit"_s, Format::Junit},
                                                  {u"sarif"_s, Format::Sarif}});
}

Request requestFrom(Arguments& arguments)
{
    constexpr std::uint64_t most = 1'000'000'000;
    Request request;
    request.source = arguments.positional().at(0);
    request.access = accessFrom(arguments);
    request.options.source = selectionFrom(arguments);
    request.profile = profileFrom(arguments);
    request.mutes = mutesFrom(arguments);
    if (arguments.isSet(u"separator"_s)) {
        request.profile.separator = arguments.value(u"separator"_s).toStdString();
        if (request.profile.separator.empty())
            arguments.complain(AnalyzeCommand::tr("The separator is empty."));
    }
    request.options.separator = request.profile.separator;
    request.format = formatFrom(arguments);
    request.output = bytesOf(arguments.value(u"output"_s));
    if (arguments.isSet(u"keys"_s))
        request.keysFile = bytesOf(arguments.value(u"keys"_s));
    request.depth = arguments.number(u"depth"_s, 0, 1000);
    request.top = arguments.number(u"top"_s, 0, most);
    request.maxFindings =
        arguments.isSet(u"max-findings"_s) ? arguments.number(u"max-findings"_s, 0, most).value_or(0) : 10'000;
    request.failOn = failOnFrom(arguments);
    request.progress = progressFrom(arguments);
    return request;
}

/// Writes each key as it comes and keeps none; counts findings only where the exit status depends on them.
class CsvSink : public SourceSink
{
public:
    CsvSink(const Request& request, OutputFile& output, ProgressLine& progress)
        : m_output(output)
        , m_progress(progress)
        , m_lint(request.profile, {}, {}, {}, request.mutes)
        , m_countsFindings(request.failOn.has_value())
    {
    }

    void onStart(const SourceInfo& info) override
    {
        m_takenAt = info.takenAt;
        m_lint.onStart(info);
        m_output.write(csvKeyHeader);
    }
    void onBatch(const KeyBatch& batch) override
    {
        std::string rows;
        for (std::size_t i = 0; i < batch.size(); ++i)
            appendCsvKey(rows, batch[i], m_takenAt);
        m_output.write(rows);
        if (m_countsFindings)
            m_lint.onBatch(batch);
    }
    void onProgress(const Progress& progress) override { m_progress.update(progress); }

    [[nodiscard]] const SeverityCounts& findings() const { return m_lint.totals().bySeverity; }

private:
    OutputFile& m_output;
    ProgressLine& m_progress;
    LintSink m_lint;
    bool m_countsFindings;
    TimePoint m_takenAt{};
};

/// A failure to write leaves less than the whole result.
ExitStatus finished(std::initializer_list<OutputFile*> files, ExitStatus status)
{
    for (OutputFile* const file : files) {
        if (file == nullptr)
            continue;
        if (const auto written = file->finish(); !written) {
            sayError(written.error());
            status = ExitStatus::Partial;
        }
    }
    return status;
}

TappedSource::Tap jsonLinesTap(OutputFile& file)
{
    return [&file](const SourceInfo& info, const KeyBatch& batch) {
        std::string lines;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            JsonWriter json(lines);
            writeKey(json, batch[i], info.takenAt);
            lines += '\n';
        }
        file.write(lines);
    };
}

ExitStatus writeCsv(const Request& request, Source& source, OutputFile& output, OutputFile* keys,
                    RenamesFile* /*renames*/)
{
    const Interrupt interrupt;
    ProgressLine progress(request.progress);
    CsvSink sink(request, output, progress);
    const auto summary = readSampled(source, sink, request.options.source, interrupt.token());
    progress.clear();
    if (!summary) {
        sayError(summary.error());
        return ExitStatus::Unreadable;
    }
    for (const Error& warning : summary->warnings) // the other formats hold them
        sayError(warning);
    return finished({&output, keys}, concluding(*summary, reaches(sink.findings(), request.failOn)));
}

std::string rendered(const Request& request, const Analysis& analysis)
{
    if (request.format == Format::Json) {
        JsonOptions options{.maxFindings = std::size_t(request.maxFindings)};
        options.depth = static_cast<std::uint32_t>(request.depth.value_or(options.depth));
        options.top = std::size_t(request.top.value_or(options.top));
        return jsonReport(analysis, options, reportSentences());
    }
    if (request.format == Format::Junit)
        return junitReport(analysis, request.failOn, reportSentences());
    if (request.format == Format::Sarif)
        return sarifReport(analysis, std::size_t(request.maxFindings), reportSentences());
    TextReportOptions options;
    options.depth = static_cast<std::uint32_t>(request.depth.value_or(options.depth));
    options.top = std::size_t(request.top.value_or(options.top));
    return textReport(analysis, options).toStdString();
}

ExitStatus writeReport(const Request& request, Source& source, OutputFile& output, OutputFile* keys,
                       RenamesFile* renames)
{
    const Interrupt interrupt;
    ProgressLine progress(request.progress);
    auto analysis = analyze(
        source, request.options, request.profile, [&progress](const Progress& done) { progress.update(done); },
        interrupt.token());
    progress.clear();
    if (!analysis) {
        sayError(analysis.error());
        return ExitStatus::Unreadable;
    }
    *analysis = withMutes(std::move(*analysis), request.mutes, {});
    output.write(rendered(request, *analysis));
    const bool hasRenames = renames == nullptr || renames->write(*analysis->findings, interrupt.token());
    const ExitStatus status = concluding(analysis->summary, reaches(analysis->findings->counts(), request.failOn));
    return finished({&output, keys}, hasRenames ? status : ExitStatus::Partial);
}

} // namespace

ExitStatus analyzeCommand(const QStringList& commandLine)
{
    Arguments arguments(u"analyze"_s, u"SOURCE"_s, description());
    declare(arguments);
    if (const auto end = arguments.parse(commandLine, 1, 1))
        return *end;
    const Request request = requestFrom(arguments);
    if (arguments.isSet(u"renames"_s) && request.format == Format::Csv)
        arguments.complain(AnalyzeCommand::tr("--renames needs all keys at once, and --format csv keeps none."));
    auto renames = RenamesFile::from(arguments);
    if (const auto end = arguments.complaint())
        return *end;

    auto source = openNamed(request.source, request.access, arguments.command());
    if (!source)
        return source.error();
    auto output = OutputFile::open(request.output);
    if (!output) {
        sayError(output.error());
        return ExitStatus::WrongUsage;
    }
    std::optional<OutputFile> keys;
    if (request.keysFile) {
        auto opened = OutputFile::open(*request.keysFile);
        if (!opened) {
            sayError(opened.error());
            return ExitStatus::WrongUsage;
        }
        keys.emplace(std::move(*opened));
        *source = std::make_unique<TappedSource>(std::move(*source), jsonLinesTap(*keys));
    }
    const auto write = request.format == Format::Csv ? writeCsv : writeReport;
    return write(request, **source, *output, keys ? &*keys : nullptr, renames ? &*renames : nullptr);
}

} // namespace colonnade
