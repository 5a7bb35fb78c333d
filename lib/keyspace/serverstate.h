// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/progress.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Why a part of a server's state is not known. `command` is what was asked.
struct Untold
{
    enum class Why : std::uint8_t { NotAsked, NoPermission, UnknownCommand, Failed } why = Why::NotAsked;
    std::string command = {};

    bool operator==(const Untold&) const = default;
};

/// A part of a server's state, or why it is not known.
template<typename T>
using Told = std::expected<T, Untold>;

/// Name and value as the server writes them.
using ServerFields = std::map<std::string, std::string, std::less<>>;

/// One line of INFO commandstats, since the server's start or CONFIG RESETSTAT.
struct CommandStatistics
{
    std::string command; ///< lower case, "config|get" for subcommands
    std::uint64_t calls = 0;
    std::uint64_t microseconds = 0; ///< of all calls together

    bool operator==(const CommandStatistics&) const = default;
};

/// One entry of SLOWLOG GET. Servers cut off long arguments and long lists of them.
struct SlowCommand
{
    std::chrono::sys_seconds at{};
    std::chrono::microseconds took{};
    std::vector<std::string> words; ///< command and arguments, bytes

    bool operator==(const SlowCommand&) const = default;
};

/// What a sample of the commands of one server showed (commandsampler.h).
struct CommandSample
{
    /// How many of the commands had this key among theirs.
    struct Use
    {
        std::string key;
        std::uint32_t db = 0;
        std::uint64_t commands = 0;

        bool operator==(const Use&) const = default;
    };

    std::uint64_t commands = 0; ///< with keys or without
    std::chrono::milliseconds took{};
    std::vector<Use> busiest; ///< keys, the most used first; at most a hundred

    bool operator==(const CommandSample&) const = default;
};

/// Commands that the guidelines want closed.
enum class RiskyCommand : std::uint8_t { Keys, FlushAll, FlushDb, Monitor, Debug };
inline constexpr std::array allRiskyCommands{RiskyCommand::Keys, RiskyCommand::FlushAll, RiskyCommand::FlushDb,
                                             RiskyCommand::Monitor, RiskyCommand::Debug};
[[nodiscard]] std::string_view nameOf(RiskyCommand command); ///< "KEYS"

/// What a user may do with a command. Missing: renamed away, switched off, or never there.
enum class CommandAccess : std::uint8_t { Callable, Denied, Missing };

/// Up to which size the server keeps collections in one compact piece; nullopt: not known, or no such limit there.
struct CompactLimits
{
    std::optional<std::uint64_t> hashEntries; ///< at most so many fields, …
    std::optional<std::uint64_t> hashValue;   ///< … each at most so many bytes
    std::optional<std::uint64_t> zsetEntries;
    std::optional<std::uint64_t> zsetValue;
    std::optional<std::uint64_t> intsetEntries; ///< sets of whole numbers
    std::optional<std::uint64_t> setEntries;    ///< other sets: servers since 7.2
    std::optional<std::uint64_t> setValue;
    std::optional<std::uint64_t> listSize; ///< entries of one list node; nullopt too where it is a limit of bytes

    bool operator==(const CompactLimits&) const = default;
};

/// What one server said of itself when its keys were read (one node of a cluster). A value: no part of it is asked
/// for twice, and no part is guessed. Some ten kilobytes.
struct ServerState
{
    Told<ServerFields> info = std::unexpected(Untold{});   ///< INFO, the default sections
    Told<ServerFields> config = std::unexpected(Untold{}); ///< CONFIG GET of what rules and the Server page need
    Told<ServerFields> memory = std::unexpected(Untold{}); ///< MEMORY STATS, numbers only
    Told<std::vector<CommandStatistics>> commands = std::unexpected(Untold{});      ///< by name
    Told<std::vector<SlowCommand>> slowlog = std::unexpected(Untold{});             ///< newest first, at most 128
    Told<std::string> user = std::unexpected(Untold{});                             ///< who we are there
    Told<std::map<RiskyCommand, CommandAccess>> access = std::unexpected(Untold{}); ///< what that user may call
    std::optional<CommandSample> commandSample = {};                                ///< where a person asked for one

    /// One field; nullopt where it is missing or its part is not known.
    [[nodiscard]] std::optional<std::string_view> infoText(std::string_view field) const;
    [[nodiscard]] std::optional<std::uint64_t> infoNumber(std::string_view field) const;
    [[nodiscard]] std::optional<double> infoRatio(std::string_view field) const;
    [[nodiscard]] std::optional<std::string_view> configText(std::string_view parameter) const;
    [[nodiscard]] std::optional<std::uint64_t> configNumber(std::string_view parameter) const;
    [[nodiscard]] std::optional<bool> configFlag(std::string_view parameter) const; ///< "yes" or "no"

    /// Under the names of any version ("listpack", and "ziplist" before 7.0).
    [[nodiscard]] CompactLimits compactLimits() const;
};

} // namespace colonnade
