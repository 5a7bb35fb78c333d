// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/serverneeds.h"

namespace colonnade {

std::optional<BlindRule::Missing> missingOfServer(std::uint32_t needs, const RuleContext& context)
{
    using enum BlindRule::Missing;
    constexpr unsigned ofServer =
        Needs::ServerInfo | Needs::ServerConfig | Needs::ServerCommands | Needs::ServerSlowLog;
    if ((needs & ofServer) == 0)
        return std::nullopt;
    if (!context.server)
        return Server;
    const ServerState& server = *context.server;
    if ((needs & Needs::ServerInfo) != 0 && !server.info)
        return ServerInfo;
    if ((needs & Needs::ServerConfig) != 0 && (!server.config || server.config->empty()))
        return ServerConfig;
    if ((needs & Needs::ServerCommands) != 0 && !server.access)
        return ServerCommands;
    if ((needs & Needs::ServerSlowLog) != 0 && !server.slowlog)
        return ServerSlowLog;
    return std::nullopt;
}

} // namespace colonnade
