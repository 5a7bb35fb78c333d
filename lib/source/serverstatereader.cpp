// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/serverstatereader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ranges>
#include <utility>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

// Everything that is asked for by name: no pattern that could fetch a password.
constexpr std::array configNames{
    "maxmemory"sv,
    "maxmemory-policy"sv,
    "maxmemory-samples"sv,
    "lazyfree-lazy-eviction"sv,
    "lazyfree-lazy-expire"sv,
    "lazyfree-lazy-server-del"sv,
    "lazyfree-lazy-user-del"sv,
    "lazyfree-lazy-user-flush"sv,
    "hash-max-listpack-entries"sv,
    "hash-max-listpack-value"sv,
    "hash-max-ziplist-entries"sv,
    "hash-max-ziplist-value"sv,
    "zset-max-listpack-entries"sv,
    "zset-max-listpack-value"sv,
    "zset-max-ziplist-entries"sv,
    "zset-max-ziplist-value"sv,
    "set-max-intset-entries"sv,
    "set-max-listpack-entries"sv,
    "set-max-listpack-value"sv,
    "list-max-listpack-size"sv,
    "list-max-ziplist-size"sv,
    "activedefrag"sv,
    "slowlog-log-slower-than"sv,
    "slowlog-max-len"sv,
    "enable-debug-command"sv,
};
constexpr std::string_view slowEntries = "128";

/// Names that ACLs put the risky commands into.
struct Categories
{
    std::string_view command;
    std::array<std::string_view, 4> categories;
};
constexpr std::array riskyCategories{
    Categories{"keys", {"keyspace", "read", "slow", "dangerous"}},
    Categories{"flushall", {"keyspace", "write", "slow", "dangerous"}},
    Categories{"flushdb", {"keyspace", "write", "slow", "dangerous"}},
    Categories{"monitor", {"admin", "slow", "dangerous", "dangerous"}},
    Categories{"debug", {"admin", "slow", "dangerous", "dangerous"}},
};

template<typename Number>
Number numberAtStart(std::string_view text)
{
    Number number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Calls visit(name, value) for each "name:value" line.
template<typename Visit>
void forEachLine(std::string_view info, Visit&& visit)
{
    for (const auto part : std::views::split(info, '\n')) {
        std::string_view line(part);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const std::size_t colon = line.find(':');
        if (!line.starts_with('#') && colon != std::string_view::npos)
            visit(line.substr(0, colon), line.substr(colon + 1));
    }
}

Untold untoldFrom(const Error& error, std::string_view command)
{
    using enum Untold::Why;
    const bool isUnknown = error.detail.starts_with("ERR unknown") || error.detail.starts_with("ERR Unknown");
    return {.why = error.code == ErrorCode::PermissionDenied ? NoPermission
                   : isUnknown                               ? UnknownCommand
                                                             : Failed,
            .command = std::string(command)};
}

/// Name, value, name, value; what is no text or number is passed over.
ServerFields fieldsFrom(const Reply& reply)
{
    ServerFields fields;
    std::string name;
    bool isName = true;
    for (const Reply part : reply) {
        if (isName)
            name = part.text();
        else if (part.isInteger())
            fields.emplace(name, std::to_string(part.integer()));
        else if (!part.isArray() && !part.isNil())
            fields.emplace(name, part.text());
        isName = !isName;
    }
    return fields;
}

std::vector<SlowCommand> slowCommandsFrom(const Reply& reply)
{
    std::vector<SlowCommand> entries;
    for (const Reply entry : reply) {
        if (entry.size() < 4)
            continue;
        SlowCommand command{.at = std::chrono::sys_seconds(std::chrono::seconds(entry[1].integer())),
                            .took = std::chrono::microseconds(entry[2].integer()),
                            .words = {}};
        for (const Reply word : entry[3])
            command.words.emplace_back(word.text());
        entries.push_back(std::move(command));
    }
    return entries;
}

/// Sends some questions together and takes their answers in the same order. The first failure of the connection ends
/// it: everything after that is not asked.
class Reader
{
public:
    Reader(Connection& connection, const std::stop_token& stop)
        : m_connection(connection)
        , m_stop(stop)
    {
    }

    Result<void> read(ServerState& state)
    {
        for (const std::string_view name : configNames)
            send({"CONFIG", "GET", name});
        send({"MEMORY", "STATS"});
        send({"INFO", "commandstats"});
        send({"SLOWLOG", "GET", slowEntries});
        send({"ACL", "WHOAMI"});
        for (const RiskyCommand command : allRiskyCommands)
            send({"COMMAND", "INFO", nameOf(command)});

        state.config = takeConfig();
        state.memory = take("MEMORY STATS", fieldsFrom);
        state.commands = take("INFO", [](const Reply& reply) { return commandStatistics(reply.text()); });
        state.slowlog = take("SLOWLOG GET", slowCommandsFrom);
        state.user = take("ACL WHOAMI", [](const Reply& reply) { return std::string(reply.text()); });
        const std::vector<RiskyCommand> missing = takeMissing();
        state.access = access(state.user);
        if (state.access) {
            for (const RiskyCommand command : missing)
                state.access->at(command) = CommandAccess::Missing;
            if (state.configText("enable-debug-command") == "no")
                state.access->at(RiskyCommand::Debug) = CommandAccess::Missing;
        }
        return m_failure ? Result<void>(std::unexpected(*m_failure)) : Result<void>();
    }

private:
    void send(std::initializer_list<std::string_view> words)
    {
        if (auto sent = m_connection.append(words); !sent && !m_failure)
            m_failure = sent.error();
    }

    /// The next answer; an error reply becomes an Untold. `command` is what it answers.
    template<typename Make>
    auto take(std::string_view command, Make&& make) -> Told<decltype(make(std::declval<const Reply&>()))>
    {
        if (m_failure)
            return std::unexpected(Untold{});
        const auto reply = m_connection.receive(m_stop);
        if (!reply)
            m_failure = reply.error();
        else if (!reply->isError())
            return make(*reply);
        return std::unexpected(
            untoldFrom(reply ? m_connection.errorFrom(reply->text(), command) : reply.error(), command));
    }

    Told<ServerFields> takeConfig()
    {
        Told<ServerFields> all;
        for (std::size_t i = 0; i < configNames.size(); ++i) {
            auto one = take("CONFIG GET", fieldsFrom);
            if (!one)
                all = std::unexpected(one.error());
            else if (all)
                all->merge(*one);
        }
        return all;
    }

    /// Those that the server does not have under their name.
    std::vector<RiskyCommand> takeMissing()
    {
        std::vector<RiskyCommand> missing;
        for (const RiskyCommand command : allRiskyCommands) {
            const auto isMissing =
                take("COMMAND INFO", [](const Reply& reply) { return reply.size() == 1 && reply[0].isNil(); });
            if (isMissing && *isMissing)
                missing.push_back(command);
        }
        return missing;
    }

    /// A dry run (since 7.0) checks the user's rules and runs nothing; where there is none, the rules are read.
    Told<std::map<RiskyCommand, CommandAccess>> access(const Told<std::string>& user)
    {
        if (!user && user.error().why == Untold::Why::UnknownCommand) // before 6.0: everybody may everything
            return accessFrom("+@all");
        if (!user)
            return std::unexpected(user.error());
        // Arguments only so that there are enough of them.
        send({"ACL", "DRYRUN", *user, "KEYS", "x"});
        send({"ACL", "DRYRUN", *user, "FLUSHALL"});
        send({"ACL", "DRYRUN", *user, "FLUSHDB"});
        send({"ACL", "DRYRUN", *user, "MONITOR"});
        send({"ACL", "DRYRUN", *user, "DEBUG", "HELP"});
        send({"ACL", "GETUSER", *user});
        std::map<RiskyCommand, CommandAccess> access;
        Untold refused;
        for (const RiskyCommand command : allRiskyCommands) {
            const auto verdict = take("ACL DRYRUN", [](const Reply& reply) {
                return reply.text() == "OK" ? CommandAccess::Callable : CommandAccess::Denied;
            });
            if (verdict)
                access[command] = *verdict;
            else if (verdict.error().why != Untold::Why::Failed)
                refused = verdict.error();
            else // the dry run of a command that is not there
                access[command] = CommandAccess::Missing;
        }
        const auto rules = take("ACL GETUSER", [](const Reply& reply) {
            const ServerFields fields = fieldsFrom(reply);
            const auto found = fields.find("commands");
            return found == fields.end() ? std::string() : found->second;
        });
        if (access.size() == allRiskyCommands.size())
            return access;
        if (rules && !rules->empty())
            return accessFrom(*rules);
        return std::unexpected(refused);
    }

    Connection& m_connection;
    const std::stop_token& m_stop;
    std::optional<Error> m_failure;
};

} // namespace

std::vector<Blind> blindParts(const ServerState& state)
{
    std::vector<Blind> blind;
    const auto add = [&blind](BlindFact what, const auto& part) {
        if (part || part.error().why == Untold::Why::NotAsked)
            return;
        const Untold& untold = part.error();
        const BlindReason why = untold.why == Untold::Why::NoPermission     ? BlindReason::NoPermission
                                : untold.why == Untold::Why::UnknownCommand ? BlindReason::UnknownCommand
                                                                            : BlindReason::NotAnswered;
        blind.push_back({what, why, untold.command});
    };
    add(BlindFact::ServerInfo, state.info);
    add(BlindFact::ServerConfig, state.config);
    add(BlindFact::ServerCommands, state.access);
    add(BlindFact::ServerSlowLog, state.slowlog);
    return blind;
}

ServerFields infoFields(std::string_view info)
{
    ServerFields fields;
    forEachLine(info, [&](std::string_view name, std::string_view value) { fields.emplace(name, value); });
    return fields;
}

std::vector<CommandStatistics> commandStatistics(std::string_view info)
{
    std::vector<CommandStatistics> statistics;
    forEachLine(info, [&](std::string_view name, std::string_view value) {
        constexpr std::string_view prefix = "cmdstat_";
        if (!name.starts_with(prefix))
            return;
        CommandStatistics one{.command = std::string(name.substr(prefix.size()))};
        for (const auto part : std::views::split(value, ',')) {
            const std::string_view field(part);
            if (field.starts_with("calls="))
                one.calls = numberAtStart<std::uint64_t>(field.substr(6));
            else if (field.starts_with("usec="))
                one.microseconds = numberAtStart<std::uint64_t>(field.substr(5));
        }
        statistics.push_back(std::move(one));
    });
    std::ranges::sort(statistics, {}, &CommandStatistics::command);
    return statistics;
}

std::map<RiskyCommand, CommandAccess> accessFrom(std::string_view aclCommands)
{
    std::map<RiskyCommand, CommandAccess> access;
    for (const RiskyCommand command : allRiskyCommands) {
        const auto& [name, categories] = riskyCategories[std::to_underlying(command)];
        bool mayCall = false;
        for (const auto part : std::views::split(aclCommands, ' ')) {
            const std::string_view rule(part);
            const std::string_view what = rule.substr(std::min<std::size_t>(1, rule.size()));
            const bool isAll = rule == "allcommands" || rule == "nocommands" || what == "@all";
            if (isAll || what == name || (what.starts_with('@') && std::ranges::contains(categories, what.substr(1))))
                mayCall = rule.front() == '+' || rule.front() == 'a';
        }
        access[command] = mayCall ? CommandAccess::Callable : CommandAccess::Denied;
    }
    return access;
}

Result<ServerState> readServerState(Connection& connection, const Result<std::string>& info,
                                    const std::stop_token& stop)
{
    ServerState state;
    if (info)
        state.info = infoFields(*info);
    else
        state.info = std::unexpected(untoldFrom(info.error(), "INFO"));
    if (auto done = Reader(connection, stop).read(state); !done)
        return std::unexpected(done.error());
    return state;
}

} // namespace colonnade
