// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/cli.h"

#include "cli/analyzecommand.h"
#include "cli/console.h"
#include "cli/explaincommand.h"
#include "cli/inspectcommand.h"
#include "cli/lintcommand.h"
#include "cli/profilescommand.h"
#include "text/language.h"

#include <QCoreApplication>

#include <array>
#include <cstdio>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

struct Command
{
    const char* name;
    const char* arguments;
    const char* summary;
    ExitStatus (*run)(const QStringList&);
};

constexpr std::array commands{
    Command{
        "analyze", "SOURCE",
        QT_TRANSLATE_NOOP("Cli", "sizes, namespaces and broken design rules of a server, a dump, a list or the demo"),
        analyzeCommand},
    Command{"lint", "FILE|-", QT_TRANSLATE_NOOP("Cli", "checks key names against design rules, without any server"),
            lintCommand},
    Command{"inspect", "SOURCE KEY", QT_TRANSLATE_NOOP("Cli", "one key: its facts and its value"), inspectCommand},
    Command{"explain", "[RULE]", QT_TRANSLATE_NOOP("Cli", "a design rule: what counts, what it costs, what to do"),
            explainCommand},
    Command{"profiles", "[list|show ID|check FILE]", QT_TRANSLATE_NOOP("Cli", "the sets of design rules"),
            profilesCommand},
};

void print(const QString& text)
{
    const QByteArray line = text.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stdout);
}

void printHelp()
{
    print(Cli::tr("Usage: colonnade-cli COMMAND [options] …"));
    print(Cli::tr("The design of keys and values in Redis-protocol databases, seen from the command line."));
    print({});
    for (const Command& command : commands) {
        print(u"  "_s + QLatin1StringView(command.name) + u' ' + QLatin1StringView(command.arguments));
        print(u"      "_s + Cli::tr(command.summary));
    }
    print({});
    print(Cli::tr(
        "colonnade-cli COMMAND --help tells more. Results go to standard output, messages to standard error.\n"
        "Exit status: 0 done; 1 done, with findings at or above --fail-on; 2 wrong usage; 3 the source could not "
        "be read;\n4 partial: cancelled or cut off."));
}

/// Takes --lang out, wherever it stands: complaints about the rest should already follow it.
QString takeLanguage(QStringList& arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith("--lang="_L1))
            return arguments.takeAt(i).sliced(7);
        if (arguments[i] == "--lang"_L1 && i + 1 < arguments.size()) {
            arguments.removeAt(i);
            return arguments.takeAt(i);
        }
    }
    return {};
}

bool isForLater(const QString& command)
{
    return QStringList{u"advise"_s, u"plan"_s, u"apply"_s, u"diff"_s, u"operations"_s}.contains(command);
}

} // namespace

ExitStatus runCli(QStringList arguments)
{
    const QString language = takeLanguage(arguments);
    setLanguage(language);
    if (!language.isEmpty() && !availableLanguages().contains(language))
        return wrongUsage(
            Cli::tr("--lang takes one of %1, not “%2”.").arg(availableLanguages().join(u", "_s), language), {});
    const QString word = arguments.value(1);
    if (word == "--version"_L1 || word == "-v"_L1) {
        print(u"colonnade-cli "_s + QLatin1StringView(COLONNADE_VERSION));
        return ExitStatus::Done;
    }
    if (word == "--help"_L1 || word == "-h"_L1) {
        printHelp();
        return ExitStatus::Done;
    }
    for (const Command& command : commands) {
        if (word == QLatin1StringView(command.name)) {
            arguments.removeAt(1);
            return command.run(arguments);
        }
    }
    if (word.isEmpty())
        return wrongUsage(Cli::tr("No command was given."), {});
    if (isForLater(word))
        return wrongUsage(Cli::tr("This version does not know the command %1.").arg(word), {});
    return wrongUsage(Cli::tr("There is no command “%1”.").arg(word), {});
}

} // namespace colonnade
