// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/serverstate.h"
#include "redis/connection.h"
#include "source/source.h"

#include <map>
#include <string_view>

namespace colonnade {

/// Asks a server for everything of its ServerState but INFO, which is passed on. Only commands that read; a refused
/// part says why, and no refusal ends the reading. Two round trips. Error: the connection is gone.
[[nodiscard]] Result<ServerState> readServerState(Connection& connection, const Result<std::string>& info,
                                                  const std::stop_token& stop);

/// The parts that rules need and that were refused, and why.
[[nodiscard]] std::vector<Blind> blindParts(const ServerState& state);

/// "name:value" lines; section titles and empty lines are passed over.
[[nodiscard]] ServerFields infoFields(std::string_view info);
/// The "cmdstat_" lines of INFO commandstats.
[[nodiscard]] std::vector<CommandStatistics> commandStatistics(std::string_view info);
/// What the `commands` rules of an ACL user ("-@all +@read +keys"), applied one after the other, say of each command.
[[nodiscard]] std::map<RiskyCommand, CommandAccess> accessFrom(std::string_view aclCommands);

} // namespace colonnade
