// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/serverstate.h"

#include <memory>

namespace colonnade {

class DemoKeyspace;

/// The server that would hold the demo, after a bad night: full, fragmented, open to everybody. Always the same.
[[nodiscard]] std::shared_ptr<const ServerState> demoServerState(const DemoKeyspace& keyspace);

} // namespace colonnade
