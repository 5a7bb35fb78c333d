// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "rules/renamelist.h"

#include <functional>
#include <string_view>

namespace colonnade {

using WriteText = std::function<void(std::string_view)>;

/// A rename plan as a sheet: one row for each key, the names in display escaping and in hex, and whether it would have
/// to move to another slot of a cluster.
void writeRenamesCsv(const RenameList& list, const Keyspace& keyspace, const WriteText& write);

/// A rename plan as commands for redis-cli, one a line: RENAMENX, which overwrites nothing, and SELECT where the
/// database changes. Templates of a sheet are no keys and are left out; so are, on a cluster, renames into another
/// slot: RENAMENX works within one only.
void writeRenameCommands(const RenameList& list, const Keyspace& keyspace, const WriteText& write);

} // namespace colonnade
