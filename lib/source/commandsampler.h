// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/serverstate.h"
#include "redis/connection.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// A sample ends at whichever comes first.
struct CommandSampleLimits
{
    std::chrono::milliseconds time{10'000};
    std::uint64_t commands = 100'000;
    std::size_t bytes = std::size_t{32} << 20U; ///< of the commands' words
};

/// Watches what the clients of one server send (MONITOR, on a connection of its own that is closed at the end) and
/// counts which keys it concerns. This costs the server: it writes every command to us as well, so it is only for a
/// person who asks for it. Blocks for `limits.time` at the most; a server without traffic gives an empty sample.
/// Keys are found by the server's own table of commands; commands whose keys have no fixed place (EVAL, XREAD) count
/// as commands only. Errors: what Connection says; PermissionDenied where the user may not watch.
[[nodiscard]] Result<CommandSample> sampleCommands(const ServerAddress& address, ConnectionOptions options,
                                                   const CommandSampleLimits& limits, const std::stop_token& stop);

/// A line of MONITOR: `1714521600.123456 [0 127.0.0.1:6379] "get" "user:1"`.
struct WatchedCommand
{
    std::uint32_t db = 0;
    std::vector<std::string> words; ///< the first ones, bytes; the command in lower case

    bool operator==(const WatchedCommand&) const = default;
};
/// nullopt: no such line.
[[nodiscard]] std::optional<WatchedCommand> watchedCommandFrom(std::string_view line);

} // namespace colonnade
