// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/serverfinding.h"

#include <algorithm>
#include <array>
#include <utility>

namespace colonnade {

namespace {

// In the order of RiskyCommand: what does the same without the harm.
constexpr std::array<std::string_view, allRiskyCommands.size()> alternatives{
    "SCAN", "SCAN, UNLINK", "SCAN, UNLINK", "SLOWLOG GET, INFO commandstats", "OBJECT, MEMORY USAGE"};

std::string lowerCase(std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return lower;
}

/// Calls since the server's start; nullopt: not known.
std::optional<std::uint64_t> callsOf(const ServerState& server, std::string_view command)
{
    if (!server.commands)
        return std::nullopt;
    std::uint64_t calls = 0;
    for (const CommandStatistics& one : *server.commands) {
        if (one.command.substr(0, one.command.find('|')) == command)
            calls += one.calls;
    }
    return calls;
}

/// A user's rule where there are users, else a line of the configuration file.
std::string closingLine(const ServerState& server, const std::string& command)
{
    if (server.user)
        return "ACL SETUSER " + *server.user + " -" + command;
    if (server.user.error().why == Untold::Why::UnknownCommand)
        return "rename-command " + command + " \"\"";
    return "ACL SETUSER <user> -" + command;
}

} // namespace

/// "access" ("callable", "closed", "unknown") and "calls" where there were any; held against "instead".
std::vector<Finding> findServerDangerousCommands(const Keyspace&, const CheckSetup& setup, std::stop_token)
{
    std::vector<Finding> findings;
    if (!setup.context.server)
        return findings;
    const ServerState& server = *setup.context.server;
    for (const RiskyCommand command : allRiskyCommands) {
        const std::string lower = lowerCase(nameOf(command));
        const std::optional<std::uint64_t> calls = callsOf(server, lower);
        const bool isCallable = server.access && server.access->at(command) == CommandAccess::Callable;
        if (!isCallable && calls.value_or(0) == 0)
            continue;
        Finding finding = serverFinding(RuleId::ServerDangerousCommands, setup, std::string(nameOf(command)));
        finding.evidence.measured = {{"access", std::string(isCallable      ? "callable"
                                                            : server.access ? "closed"
                                                                            : "unknown")}};
        if (calls.value_or(0) > 0)
            finding.evidence.measured.push_back({"calls", *calls});
        finding.evidence.threshold = {{"instead", std::string(alternatives[std::to_underlying(command)])}};
        if (isCallable)
            finding.evidence.command = closingLine(server, lower);
        findings.push_back(std::move(finding));
    }
    std::ranges::sort(findings, {}, &Finding::subject);
    return findings;
}

} // namespace colonnade
