// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/commandsampler.h"

#include <algorithm>
#include <charconv>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace colonnade {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::size_t mostWords = 256; // of one command
constexpr std::size_t mostKeys = 100;  // that a sample keeps

/// Stops at a time, or when the other token does.
class Deadline
{
public:
    Deadline(std::chrono::milliseconds time, const std::stop_token& stop)
        : m_timer([this, time](const std::stop_token& ended) {
            std::unique_lock lock(m_mutex);
            m_wake.wait_for(lock, ended, time, [] { return false; });
            m_end.request_stop();
        })
        , m_onStop(stop, [this] { m_timer.request_stop(); })
    {
    }

    [[nodiscard]] std::stop_token token() const { return m_end.get_token(); }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::stop_source m_end;
    std::jthread m_timer;
    std::stop_callback<std::function<void()>> m_onStop;
};

/// The byte that `\x41` or `\n` at the start of `rest` stands for, taken from it.
char takeEscaped(std::string_view& rest)
{
    if (rest[0] != '\\' || rest.size() < 2) {
        const char plain = rest[0];
        rest.remove_prefix(1);
        return plain;
    }
    constexpr std::string_view letters = "nrtab";
    constexpr std::string_view bytes = "\n\r\t\a\b";
    unsigned byte = 0;
    if (rest[1] == 'x' && rest.size() >= 4 &&
        std::from_chars(rest.data() + 2, rest.data() + 4, byte, 16).ptr == rest.data() + 4) {
        rest.remove_prefix(4);
        return static_cast<char>(byte);
    }
    const std::size_t letter = letters.find(rest[1]);
    const char meant = letter == std::string_view::npos ? rest[1] : bytes[letter];
    rest.remove_prefix(2);
    return meant;
}

/// One word in quotation marks at the start of `rest`, taken from it; nullopt: none.
std::optional<std::string> takeWord(std::string_view& rest)
{
    if (!rest.starts_with('"'))
        return std::nullopt;
    rest.remove_prefix(1);
    std::string word;
    while (!rest.empty() && rest[0] != '"')
        word += takeEscaped(rest);
    if (rest.empty())
        return std::nullopt;
    rest.remove_prefix(1);
    return word;
}

std::size_t bytesOf(const WatchedCommand& command)
{
    std::size_t bytes = sizeof(WatchedCommand);
    for (const std::string& word : command.words)
        bytes += sizeof(std::string) + word.size();
    return bytes;
}

Result<std::vector<WatchedCommand>> watch(const ServerAddress& address, const ConnectionOptions& options,
                                          const CommandSampleLimits& limits, const std::stop_token& stop)
{
    auto opened = Connection::open(address, options, stop);
    if (!opened)
        return std::unexpected(opened.error());
    Connection& connection = *opened;
    const auto begun = connection.run({"MONITOR"}, stop);
    if (!begun)
        return std::unexpected(begun.error());
    std::vector<WatchedCommand> commands;
    std::size_t bytes = 0;
    const Deadline deadline(limits.time, stop);
    while (commands.size() < limits.commands && bytes < limits.bytes) {
        const auto line = connection.receive(deadline.token());
        if (!line && deadline.token().stop_requested())
            break;
        if (!line)
            return std::unexpected(line.error());
        if (auto command = watchedCommandFrom(line->text())) {
            bytes += bytesOf(*command);
            commands.push_back(std::move(*command));
        }
    }
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, connection.name());
    return commands;
}

/// Where a command has its keys, as COMMAND INFO says it: places among the words; first 0: no fixed place.
struct KeyPlaces
{
    std::int64_t first = 0;
    std::int64_t last = 0; ///< counted from the end where negative
    std::int64_t step = 1;
};

Result<std::map<std::string, KeyPlaces>> keyPlaces(Connection& connection, const std::vector<WatchedCommand>& commands,
                                                   const std::stop_token& stop)
{
    std::set<std::string_view> names;
    for (const WatchedCommand& command : commands)
        names.insert(command.words.front());
    std::map<std::string, KeyPlaces> places;
    if (names.empty())
        return places;
    std::vector<std::string_view> question{"COMMAND", "INFO"};
    question.insert(question.end(), names.begin(), names.end());
    if (auto asked = connection.append(question); !asked)
        return std::unexpected(asked.error());
    const auto answer = connection.receive(stop);
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->isError())
        return std::unexpected(connection.errorFrom(answer->text(), "COMMAND INFO"));
    auto name = names.begin();
    for (const Reply command : *answer) {
        constexpr std::size_t fields = 6;
        if (command.size() >= fields && name != names.end())
            places[std::string(*name)] = {command[3].integer(), command[4].integer(),
                                          std::max<std::int64_t>(command[5].integer(), 1)};
        if (name != names.end())
            ++name;
    }
    return places;
}

std::set<std::string_view> keysOf(const WatchedCommand& command, const KeyPlaces& places)
{
    std::set<std::string_view> keys;
    const auto words = static_cast<std::int64_t>(command.words.size());
    const std::int64_t last = places.last < 0 ? words + places.last : std::min(places.last, words - 1);
    for (std::int64_t i = places.first; i > 0 && i <= last; i += places.step)
        keys.insert(command.words[static_cast<std::size_t>(i)]);
    return keys;
}

std::vector<CommandSample::Use> busiestOf(const std::vector<WatchedCommand>& commands,
                                          const std::map<std::string, KeyPlaces>& places)
{
    std::map<std::pair<std::uint32_t, std::string_view>, std::uint64_t> uses;
    for (const WatchedCommand& command : commands) {
        if (const auto found = places.find(command.words.front()); found != places.end()) {
            for (const std::string_view key : keysOf(command, found->second))
                ++uses[{command.db, key}];
        }
    }
    std::vector<CommandSample::Use> busiest;
    busiest.reserve(uses.size());
    for (const auto& [key, count] : uses)
        busiest.push_back({std::string(key.second), key.first, count});
    std::ranges::stable_sort(busiest, std::greater(), &CommandSample::Use::commands);
    busiest.resize(std::min(busiest.size(), mostKeys));
    return busiest;
}

} // namespace

std::optional<WatchedCommand> watchedCommandFrom(std::string_view line)
{
    const std::size_t open = line.find(" [");
    const std::size_t close = line.find("] \"", open);
    if (open == std::string_view::npos || close == std::string_view::npos)
        return std::nullopt;
    WatchedCommand command;
    const std::string_view client = line.substr(open + 2, close - open - 2); // "0 127.0.0.1:6379", "0 lua"
    if (std::from_chars(client.data(), client.data() + client.size(), command.db).ec != std::errc())
        return std::nullopt;
    std::string_view rest = line.substr(close + 2);
    while (command.words.size() < mostWords) {
        auto word = takeWord(rest);
        if (!word)
            break;
        command.words.push_back(std::move(*word));
        rest.remove_prefix(rest.starts_with(' ') ? 1 : 0);
    }
    if (command.words.empty())
        return std::nullopt;
    std::ranges::transform(command.words.front(), command.words.front().begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return command;
}

Result<CommandSample> sampleCommands(const ServerAddress& address, ConnectionOptions options,
                                     const CommandSampleLimits& limits, const std::stop_token& stop)
{
    options.access = Access::Watch;
    options.answerTimeout = std::max(options.answerTimeout, limits.time);
    const auto start = SteadyClock::now();
    const auto commands = watch(address, options, limits, stop);
    if (!commands)
        return std::unexpected(commands.error());
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - start);

    options.access = Access::ReadOnly;
    auto asking = Connection::open(address, options, stop);
    if (!asking)
        return std::unexpected(asking.error());
    const auto places = keyPlaces(*asking, *commands, stop);
    if (!places)
        return std::unexpected(places.error());
    return CommandSample{commands->size(), took, busiestOf(*commands, *places)};
}

} // namespace colonnade
