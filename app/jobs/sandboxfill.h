// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/address.h"
#include "util/progress.h"
#include "util/result.h"

#include <functional>
#include <stop_token>

namespace colonnade {

/// Writes the demo keyspace into a sandbox's server, expiry and idle times included (not the LFU counters: its policy
/// keeps none). Blocking, about two seconds; any thread. Expects an empty server, and refuses any other with
/// BadArgument: this is the one place outside of the executor that opens a connection for writing.
[[nodiscard]] Result<void> fillSandbox(const ServerAddress& server,
                                       const std::function<void(const Progress&)>& progress, std::stop_token stop);

} // namespace colonnade
