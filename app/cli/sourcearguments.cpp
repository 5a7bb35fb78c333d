// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/sourcearguments.h"

#include "cli/console.h"
#include "redis/address.h"
#include "source/valuesampler.h"
#include "text/errortext.h"
#include "text/quantity.h"

#include <QCoreApplication>

#include <limits>

namespace colonnade {

namespace {

using namespace Qt::StringLiterals;

struct SourceArguments
{
    Q_DECLARE_TR_FUNCTIONS(SourceArguments)
};

constexpr auto anyNumber = std::numeric_limits<std::uint64_t>::max();

QStringList allocatorNames()
{
    QStringList names;
    for (const AllocatorKind kind : allAllocators)
        names += QString::fromLatin1(nameOf(kind));
    return names;
}

std::optional<AllocatorKind> allocatorFrom(Arguments& arguments)
{
    if (!arguments.isSet(u"allocator"_s))
        return {};
    std::vector<std::pair<QString, std::optional<AllocatorKind>>> words;
    for (const AllocatorKind kind : allAllocators)
        words.emplace_back(QString::fromLatin1(nameOf(kind)), kind);
    return arguments.choice(u"allocator"_s, words);
}

std::vector<MemoryTarget> targetsFrom(Arguments& arguments)
{
    std::vector<MemoryTarget> targets;
    for (const QString& word : arguments.value(u"target"_s).split(u',', Qt::SkipEmptyParts)) {
        const QString allocator = word.section(u':', 1);
        MemoryTarget target{serverModelNamed(word.section(u':', 0, 0).toStdString()),
                            allocatorNamed(allocator.toStdString())};
        if (target.server == nullptr || (word.contains(u':') && !target.allocator)) {
            arguments.complain(SourceArguments::tr("There is no memory model for “%1”; there are those of Redis 6.0 to "
                                                   "8.0 and Valkey 7.2 and later, and of the allocators %2.")
                                   .arg(word, allocatorNames().join(u", "_s)));
            return {};
        }
        targets.push_back(target);
    }
    return targets;
}

} // namespace

void addAccessOptions(Arguments& arguments)
{
    arguments.addOption(u"user"_s, SourceArguments::tr("User name for the server, instead of the one in the address."),
                        u"NAME"_s);
    arguments.addOption(u"password-env"_s, SourceArguments::tr("Environment variable that holds the password."),
                        u"VAR"_s);
    arguments.addOption(u"tls-ca"_s, SourceArguments::tr("Certificates of the authorities to trust (PEM)."), u"FILE"_s);
    arguments.addOption(u"tls-cert"_s, SourceArguments::tr("Our own certificate (PEM)."), u"FILE"_s);
    arguments.addOption(u"tls-key"_s, SourceArguments::tr("The key of our own certificate (PEM)."), u"FILE"_s);
    arguments.addOption(u"tls-server-name"_s,
                        SourceArguments::tr("Name that the server's certificate must have, instead of the host."),
                        u"NAME"_s);
    arguments.addOption(u"tls-insecure"_s, SourceArguments::tr("Accept any certificate."));
    arguments.addLaterOption(u"ssh"_s, u"HOST"_s);
}

void addSelectionOptions(Arguments& arguments)
{
    arguments.addOption(u"via"_s, SourceArguments::tr("How to read a server: scan."), u"WAY"_s, u"scan"_s);
    arguments.addOption(u"pace"_s, SourceArguments::tr("Share of the time that a server may work for us, 1% to 100%."),
                        u"N%"_s);
    arguments.addOption(u"production"_s,
                        SourceArguments::tr("The server is in production: without --pace, read at half the pace."));
    arguments.addOption(
        u"match"_s, SourceArguments::tr("Only keys that this pattern matches (*, ?, [a-z], as the server's MATCH)."),
        u"GLOB"_s);
    arguments.addOption(
        u"type"_s, SourceArguments::tr("Only keys of this type: string, hash, list, set, zset or stream."), u"TYPE"_s);
    arguments.addOption(u"db"_s, SourceArguments::tr("Only this database, or all of a server."), u"N|all"_s);
    arguments.addOptionalValue(
        u"sample-values"_s,
        SourceArguments::tr("Read the first BYTES (4096) of some values too, at most 64 of each pattern: what they are "
                            "written in, and how well they compress."),
        u"BYTES"_s, QString::number(defaultSampleBytes));
    arguments.addOptionalValue(
        u"sample-commands"_s,
        SourceArguments::tr("First watch a server's commands for SECONDS (10, at most 60) to find its hottest keys. "
                            "This slows a busy server down: it sends every command to us as well (MONITOR)."),
        u"SECONDS"_s, QString::number(defaultCommandSample.count()));
    arguments.addOption(
        u"allocator"_s,
        SourceArguments::tr("How the server of a dump rounds memory, if not as its used memory tells: %1.")
            .arg(allocatorNames().join(u", "_s)),
        u"NAME"_s);
    arguments.addOption(
        u"target"_s,
        SourceArguments::tr("What the keys of a dump would take on other servers: redis-7.2, valkey-9.1:jemalloc-16."),
        u"FAMILY-VERSION[:ALLOCATOR][,…]"_s);
    arguments.addOption(u"no-checksum"_s, SourceArguments::tr("Do not verify the checksum of a dump."));
    arguments.addOption(u"limit"_s, SourceArguments::tr("Stop after so many keys."), u"N"_s);
}

void addProfileOption(Arguments& arguments)
{
    arguments.addOption(u"profile"_s, SourceArguments::tr("Design rules: a built-in profile or a file."), u"ID|FILE"_s,
                        u"recommended"_s);
}

void addProgressOption(Arguments& arguments)
{
    arguments.addOption(u"progress"_s,
                        SourceArguments::tr("Progress on standard error: auto (on terminals), json or none."), u"HOW"_s,
                        u"auto"_s);
}

void addMutesOption(Arguments& arguments)
{
    arguments.addOption(
        u"mutes"_s, SourceArguments::tr("Findings that are meant to be: counted apart, and no reason to fail (JSON)."),
        u"FILE"_s);
}

void addFailOnOption(Arguments& arguments, const QString& defaultValue)
{
    arguments.addOption(
        u"fail-on"_s,
        SourceArguments::tr(
            "End with status 1 if there are findings of this severity or worse: error, warning, info or never."),
        u"SEVERITY"_s, defaultValue);
}

SourceAccess accessFrom(Arguments& arguments)
{
    SourceAccess access;
    if (arguments.isSet(u"user"_s))
        access.user = arguments.value(u"user"_s).toStdString();
    if (arguments.isSet(u"password-env"_s)) {
        const QString variable = arguments.value(u"password-env"_s);
        const QByteArray name = variable.toLocal8Bit();
        if (qEnvironmentVariableIsSet(name.constData()))
            access.password = qgetenv(name.constData()).toStdString();
        else
            arguments.complain(
                SourceArguments::tr("There is no environment variable %1 to take the password from.").arg(variable));
    }
    access.tls = {.caFile = bytesOf(arguments.value(u"tls-ca"_s)),
                  .certFile = bytesOf(arguments.value(u"tls-cert"_s)),
                  .keyFile = bytesOf(arguments.value(u"tls-key"_s)),
                  .serverName = arguments.value(u"tls-server-name"_s).toStdString(),
                  .insecure = arguments.isSet(u"tls-insecure"_s)};
    return access;
}

SourceOptions selectionFrom(Arguments& arguments)
{
    SourceOptions options;
    if (arguments.value(u"via"_s) == "replica"_L1)
        arguments.complain(SourceArguments::tr("This version reads servers by scan only."));
    else
        (void)arguments.choice<int>(u"via"_s, {{u"scan"_s, 0}});
    if (arguments.isSet(u"production"_s))
        options.pacePercent = productionPacePercent;
    if (arguments.isSet(u"pace"_s)) {
        QString pace = arguments.value(u"pace"_s);
        if (pace.endsWith(u'%'))
            pace.chop(1);
        bool isNumber = false;
        options.pacePercent = pace.toInt(&isNumber);
        if (!isNumber || options.pacePercent < 1 || options.pacePercent > 100)
            arguments.complain(
                SourceArguments::tr("--pace takes a share from 1% to 100%, not “%1”.").arg(arguments.value(u"pace"_s)));
    }
    options.match = arguments.value(u"match"_s).toStdString();
    if (arguments.isSet(u"type"_s)) {
        std::vector<std::pair<QString, ValueType>> types;
        for (const ValueType type :
             {ValueType::String, ValueType::Hash, ValueType::List, ValueType::Set, ValueType::ZSet, ValueType::Stream})
            types.emplace_back(typeText(type), type);
        options.type = arguments.choice(u"type"_s, types);
    }
    if (arguments.value(u"db"_s) == "all"_L1)
        options.allDatabases = true;
    else if (const auto db = arguments.number(u"db"_s, 0, std::numeric_limits<std::uint32_t>::max()))
        options.db = static_cast<std::uint32_t>(*db);
    options.allocator = allocatorFrom(arguments);
    options.targets = targetsFrom(arguments);
    options.verifyChecksum = !arguments.isSet(u"no-checksum"_s);
    constexpr std::uint64_t mostSampleBytes = 1024 * 1024;
    options.sampleBytes = arguments.number(u"sample-values"_s, 1, mostSampleBytes).value_or(0);
    constexpr std::uint64_t mostSeconds = 60;
    options.commandSample = std::chrono::seconds(arguments.number(u"sample-commands"_s, 1, mostSeconds).value_or(0));
    options.limit = arguments.number(u"limit"_s, 1, anyNumber).value_or(0);
    return options;
}

Profile profileFrom(Arguments& arguments)
{
    auto profile = Profile::load(bytesOf(arguments.value(u"profile"_s)));
    if (profile)
        return *profile;
    arguments.complain(errorText(profile.error()).whole());
    return {};
}

MuteMatcher mutesFrom(Arguments& arguments)
{
    if (!arguments.isSet(u"mutes"_s))
        return {};
    const Result<Mutes> mutes = Mutes::load(bytesOf(arguments.value(u"mutes"_s)));
    if (!mutes) {
        arguments.complain(errorText(mutes.error()).whole());
        return {};
    }
    MuteMatcher matcher = MuteMatcher::today(*mutes);
    if (matcher.expired() > 0)
        say(SourceArguments::tr("%1 mutes have expired.", nullptr, pluralNumber(matcher.expired()))
                .arg(countText(matcher.expired())));
    if (matcher.unknown() > 0)
        say(SourceArguments::tr("%1 mutes name rules that this version does not know.", nullptr,
                                pluralNumber(matcher.unknown()))
                .arg(countText(matcher.unknown())));
    return matcher;
}

ProgressLine::Mode progressFrom(Arguments& arguments)
{
    return arguments.choice<ProgressLine::Mode>(u"progress"_s, {{u"auto"_s, ProgressLine::automatic()},
                                                                {u"json"_s, ProgressLine::Mode::Json},
                                                                {u"none"_s, ProgressLine::Mode::Off}});
}

std::optional<Severity> failOnFrom(Arguments& arguments)
{
    return arguments.choice<std::optional<Severity>>(u"fail-on"_s, {{u"error"_s, Severity::Error},
                                                                    {u"warning"_s, Severity::Warning},
                                                                    {u"info"_s, Severity::Info},
                                                                    {u"never"_s, std::nullopt}});
}

std::expected<std::unique_ptr<Source>, ExitStatus> openNamed(const QString& source, const SourceAccess& access,
                                                             const QString& command)
{
    const std::string name = bytesOf(source);
    auto opened = openSource(name, access);
    if (opened)
        return std::move(*opened);
    if (ServerAddress::isServerUrl(name))
        return std::unexpected(wrongUsage(errorText(opened.error()).whole(), command));
    sayError(opened.error());
    return std::unexpected(ExitStatus::Unreadable);
}

bool reaches(const SeverityCounts& counts, std::optional<Severity> failOn)
{
    if (!failOn)
        return false;
    for (auto severity = std::size_t(*failOn); severity < counts.size(); ++severity) {
        if (counts[severity] > 0)
            return true;
    }
    return false;
}

ExitStatus concluding(const SourceSummary& summary, bool hasFailingFindings)
{
    if (summary.stoppedBy)
        sayError(*summary.stoppedBy);
    if (!summary.complete) {
        //: %1 is a phrase like "partial: cancelled after 12,000 keys"
        say(SourceArguments::tr("The result is %1.").arg(completenessText(summary)));
    }
    if (!isSound(summary))
        return ExitStatus::Partial;
    return hasFailingFindings ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace colonnade
