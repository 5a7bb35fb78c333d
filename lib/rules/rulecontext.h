// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/serverstate.h"

#include <memory>

namespace colonnade {

/// What is known of where the keys live, beyond the keys.
struct RuleContext
{
    bool isCluster = false;
    std::shared_ptr<const ServerState> server = {}; ///< null: the source is no server
};

} // namespace colonnade
