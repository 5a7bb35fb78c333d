// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/serverstate.h"
#include "rules/profile.h"
#include "util/progress.h"

#include <cstdint>
#include <memory>

namespace colonnade {

/// What is known of where the keys live, beyond the keys.
struct RuleContext
{
    bool isCluster = false;
    std::shared_ptr<const ServerState> server = {}; ///< null: the source is no server
    /// A sheet: keys as they will be. Their TTLs are those that are set, not what remains of them.
    bool isDesign = false;
    TimePoint takenAt = {};         ///< TTLs count from here; checkKeyspace takes it from the keyspace
    std::uint64_t topFrequency = 0; ///< the least LFU counter of the hottest keys; checkKeyspace finds it

    /// Whether the server's commands were sampled, and enough of them for this profile.
    [[nodiscard]] bool hasCommandSample(const Profile& profile) const
    {
        return server && server->commandSample && server->commandSample->commands >= profile.hotLeastCommands;
    }
};

} // namespace colonnade
