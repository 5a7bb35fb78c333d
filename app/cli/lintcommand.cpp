// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/lintcommand.h"

#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/lintreport.h"
#include "cli/renamesfile.h"
#include "cli/sourcearguments.h"
#include "keyspace/keyspacebuilder.h"
#include "redis/address.h"
#include "report/tappedsource.h"
#include "rules/mutesplit.h"
#include "source/namessource.h"
#include "text/errortext.h"
#include "text/quantity.h"
#include "text/textreport.h"

#include <QCoreApplication>

#include <filesystem>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct LintCommand
{
    Q_DECLARE_TR_FUNCTIONS(LintCommand)
};

QString description()
{
    return LintCommand::tr("Checks key names against design rules, without any server.\n\n"
                           "FILE holds one name a line (text), a sheet with a column \"name\" (CSV, TSV), or JSON "
                           "lines with \"name\" or \"name_hex\"; - is standard input.");
}

void declare(Arguments& arguments)
{
    arguments.addOption(u"format"_s,
                        LintCommand::tr("Format of the result: text, json (one object for each name), junit or sarif."),
                        u"FORMAT"_s, u"text"_s);
    arguments.addOption({{u"o"_s, u"output"_s}, LintCommand::tr("Write the result to a file."), u"FILE"_s, u"-"_s});
    addRenamesOption(arguments);
    addFailOnOption(arguments, u"error"_s);
    addProfileOption(arguments);
    addMutesOption(arguments);
    addProgressOption(arguments);
}

void saySummary(const SourceSummary& summary, const LintTotals& totals)
{
    for (const Error& warning : summary.warnings)
        sayError(warning);
    if (summary.skippedLines > 0)
        say(LintCommand::tr("%1 lines hold no key name.", nullptr, pluralNumber(summary.skippedLines))
                .arg(countText(summary.skippedLines)));
    say(LintCommand::tr("%1 names checked. Findings: %2.", nullptr, pluralNumber(totals.names))
            .arg(countText(totals.names), severityCountsText(totals.bySeverity)));
    if (totals.takenNames > 0)
        say(LintCommand::tr("%1 better names are taken: not suggested.", nullptr, pluralNumber(totals.takenNames))
                .arg(countText(totals.takenNames)));
    if (totals.overtaken > 0)
        say(LintCommand::tr("%1 suggested names are in use further down. A file is read twice to avoid that; standard "
                            "input cannot be.",
                            nullptr, pluralNumber(totals.overtaken))
                .arg(countText(totals.overtaken)));
    if (totals.muted > 0)
        say(LintCommand::tr("%1 findings are muted.", nullptr, pluralNumber(totals.muted))
                .arg(countText(totals.muted)));
}

/// A first pass over a file, so that no name is suggested that stands further down. Standard input cannot be read
/// twice. What is wrong with the file is said the second time. Ctrl+C simply ends the program: nothing is written yet.
std::optional<NameSet> namesOf(Source& source, const std::string& path)
{
    std::error_code problem;
    if (path == "-" || !std::filesystem::is_regular_file(path, problem))
        return {};
    NameSet names;
    (void)source.read(names, {}, {});
    return names;
}

/// Why this is nothing that can be linted; empty: it may be.
QString unfit(const std::string& path)
{
    if (ServerAddress::isServerUrl(path) || path == "demo:")
        return LintCommand::tr("lint checks lists of names; for servers, dumps and the demo there is analyze.");
    return {};
}

ExitStatus run(Source& source, const Profile& profile, const MuteMatcher& mutes, LintReport& report, OutputFile& output,
               std::optional<Severity> failOn, ProgressLine::Mode progressMode, std::optional<NameSet> names)
{
    const Interrupt interrupt;
    ProgressLine progress(progressMode);
    report.begin(output);
    LintSink sink(
        profile, report.format(), [&](std::string_view part) { report.write(output, part); },
        [&progress](const Progress& done) { progress.update(done); }, mutes, std::move(names));
    const auto summary = source.read(sink, {}, interrupt.token());
    progress.clear();
    if (!summary) {
        sayError(summary.error());
        return ExitStatus::Unreadable;
    }
    report.end(output, sink.totals(), summary->complete);
    const auto written = output.finish();
    saySummary(*summary, sink.totals());
    const ExitStatus status = concluding(*summary, reaches(sink.totals().bySeverity, failOn));
    if (written)
        return status;
    sayError(written.error());
    return ExitStatus::Partial;
}

} // namespace

ExitStatus lintCommand(const QStringList& commandLine)
{
    Arguments arguments(u"lint"_s, u"FILE|-"_s, description());
    declare(arguments);
    if (const auto end = arguments.parse(commandLine, 1, 1))
        return *end;
    const std::string path = bytesOf(arguments.positional().at(0));
    const auto kind = arguments.choice<LintReportKind>(u"format"_s, {{u"text"_s, LintReportKind::Text},
                                                                     {u"json"_s, LintReportKind::Json},
                                                                     {u"junit"_s, LintReportKind::Junit},
                                                                     {u"sarif"_s, LintReportKind::Sarif}});
    const auto failOn = failOnFrom(arguments);
    const auto progress = progressFrom(arguments);
    const Profile profile = profileFrom(arguments);
    const MuteMatcher mutes = mutesFrom(arguments);
    auto renames = RenamesFile::from(arguments);
    if (const QString sentence = unfit(path); !sentence.isEmpty())
        arguments.complain(sentence);
    if (const auto end = arguments.complaint())
        return *end;

    auto output = OutputFile::open(bytesOf(arguments.value(u"output"_s)));
    if (!output) {
        sayError(output.error());
        return ExitStatus::WrongUsage;
    }
    const auto report = lintReport(kind, path, profile, failOn);
    auto source = std::make_unique<NamesSource>(path);
    std::optional<NameSet> all = namesOf(*source, path);
    if (!renames)
        return run(*source, profile, mutes, *report, *output, failOn, progress, std::move(all));

    // Which better names are free is known only when all names are.
    KeyspaceBuilder names(profile.separator, {}, profile.idPins);
    TappedSource tapped(std::move(source), [&names](const SourceInfo&, const KeyBatch& batch) { names.add(batch); });
    const ExitStatus status = run(tapped, profile, mutes, *report, *output, failOn, progress, std::move(all));
    if (status == ExitStatus::Unreadable)
        return status;
    const Interrupt interrupt;
    const Findings findings = checkKeyspace(names.finish(), profile, {}, interrupt.token());
    const MuteSplit split = MuteSplit::of(findings, mutes, interrupt.token());
    return renames->write(split.open, interrupt.token()) ? status : ExitStatus::Partial;
}

} // namespace colonnade
