// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/servertables.h"

#include "rules/ruletable.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <QDateTime>

#include <algorithm>
#include <charconv>

namespace colonnade {

namespace {

constexpr int longestCommand = 400; // characters

FactCell textCell(std::string_view text)
{
    return {.text = keyText(text, longestCommand)};
}

FactCell countCell(std::uint64_t number)
{
    return {.text = countText(number), .number = static_cast<double>(number)};
}

QString microsecondsText(double microseconds)
{
    const QLocale locale;
    if (microseconds < 1'000)
        return ServerTables::tr("%1 µs").arg(locale.toString(microseconds, 'f', microseconds < 10 ? 1 : 0));
    if (microseconds < 1'000'000)
        return ServerTables::tr("%1 ms").arg(locale.toString(microseconds / 1'000, 'f', 1));
    return ServerTables::tr("%1 s").arg(locale.toString(microseconds / 1'000'000, 'f', 1));
}

FactCell timeCell(double microseconds)
{
    return {.text = microsecondsText(microseconds), .number = microseconds};
}

/// The number behind "keys=" in "keys=12,expires=0,avg_ttl=0"; 0 where there is none.
std::uint64_t partOf(std::string_view text, std::string_view name)
{
    std::uint64_t number = 0;
    const std::size_t at = text.find(name);
    if (at != std::string_view::npos)
        std::from_chars(text.data() + at + name.size(), text.data() + text.size(), number);
    return number;
}

bool isRisky(std::string_view command)
{
    const QString upper = QString::fromLatin1(command.data(), qsizetype(command.size())).toUpper();
    return std::ranges::any_of(allRiskyCommands, [&upper](RiskyCommand risky) {
        const std::string_view name = nameOf(risky);
        return upper == QLatin1StringView(name.data(), qsizetype(name.size()));
    });
}

} // namespace

ServerTables::Checks ServerTables::checks(const Findings& findings)
{
    Checks checks;
    //: What a rule about a server is about: a parameter, a command
    checks.table.titles = {tr("About"), tr("What would change it"), tr("What was read"), tr("Check")};
    for (const Finding& finding : findings.general()) {
        if (finding.scope != RuleScope::Server)
            continue;
        const Evidence& evidence = finding.evidence;
        const QString command = evidence.command ? keyText(*evidence.command) : QString();
        const QString whole = findingText(finding);
        checks.table.rows.push_back(
            {{.text = keyText(finding.subject, longestCommand), .mark = finding.severity, .hint = whole},
             {.text = command},
             {.text = measuredText(evidence), .hint = whole},
             {.text = ruleTitle(finding.rule), .hint = whole}});
        checks.table.copies.push_back(command);
        checks.rules.push_back(finding.rule);
    }
    for (const BlindRule& blind : findings.blind()) {
        if (rule(blind.rule).scope != RuleScope::Server)
            continue;
        const QString reason = blindRuleText(blind.missing);
        checks.table.rows.push_back(
            {{.text = tr("cannot be checked"), .hint = reason}, {}, {.text = reason}, {.text = ruleTitle(blind.rule)}});
        checks.table.copies.emplace_back();
        checks.rules.push_back(blind.rule);
    }
    return checks;
}

FactTable ServerTables::commands(const std::vector<CommandStatistics>& commands)
{
    FactTable table;
    table.titles = {tr("Command"), tr("Calls"), tr("Time in all"), tr("Share of time"), tr("Time per call")};
    double all = 0;
    for (const CommandStatistics& one : commands)
        all += static_cast<double>(one.microseconds);
    std::vector<CommandStatistics> byTime = commands;
    std::ranges::stable_sort(byTime, std::greater(), &CommandStatistics::microseconds);
    for (const CommandStatistics& one : byTime) {
        const auto time = static_cast<double>(one.microseconds);
        const double share = all > 0 ? time / all : 0;
        FactCell name = textCell(one.command);
        if (isRisky(one.command))
            name.mark = Severity::Warning;
        table.rows.push_back({std::move(name),
                              countCell(one.calls),
                              timeCell(time),
                              {.text = shareText(share), .number = share},
                              timeCell(one.calls > 0 ? time / static_cast<double>(one.calls) : 0)});
    }
    return table;
}

FactTable ServerTables::slowlog(const std::vector<SlowCommand>& entries)
{
    FactTable table;
    table.titles = {tr("Command"), tr("Took"), tr("When")};
    for (const SlowCommand& entry : entries) {
        QStringList words;
        for (const std::string& word : entry.words)
            words << keyText(word, longestCommand);
        const auto seconds = entry.at.time_since_epoch().count();
        table.rows.push_back({{.text = words.join(u' ')},
                              timeCell(static_cast<double>(entry.took.count())),
                              {.text = QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat),
                               .number = static_cast<double>(seconds)}});
    }
    return table;
}

FactTable ServerTables::databases(const ServerFields& info)
{
    FactTable table;
    //: Numbered databases of a server
    table.titles = {tr("Database"), tr("Keys"), tr("With TTL"), tr("Average TTL")};
    for (const auto& [name, value] : info) {
        if (!name.starts_with("db") || !value.starts_with("keys="))
            continue;
        constexpr std::uint64_t longest = 1'000'000'000'000'000; // a server may say anything
        const std::uint64_t ttl = std::min(partOf(value, "avg_ttl="), longest);
        table.rows.push_back(
            {textCell(std::string_view(name).substr(2)),
             countCell(partOf(value, "keys=")),
             countCell(partOf(value, "expires=")),
             {.text = ttl > 0 ? durationText(std::chrono::milliseconds(ttl)) : factText(Fact::unknown(), countText),
              .number = static_cast<double>(ttl)}});
    }
    return table;
}

FactTable ServerTables::settings(const ServerFields& config)
{
    FactTable table;
    table.titles = {tr("Setting"), tr("Value")};
    for (const auto& [name, value] : config)
        table.rows.push_back({textCell(name), textCell(value)});
    return table;
}

} // namespace colonnade
