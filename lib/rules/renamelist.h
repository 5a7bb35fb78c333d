// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace colonnade {

/// One key and its better name, in bytes.
struct Rename
{
    KeyId key{};
    std::string to;
    bool changesSlot = false; ///< on a cluster: no command can rename it then, it must be copied

    bool operator==(const Rename&) const = default;
};

/// What became of the keys whose names break rules.
struct RenameList
{
    std::vector<Rename> renames; ///< in tree order; no two have the same target in one database, none is present
    std::uint64_t taken = 0;     ///< better names that are present already, or that an earlier key gets
    std::uint64_t without = 0;   ///< names with findings for which there is no better one

    bool operator==(const RenameList&) const = default;
};

/// Every suggested name (suggestion.h) of a keyspace, so that carrying out all of them is safe in any order. Any
/// thread; some microseconds for each key with findings. Stopped: those of the first keys.
[[nodiscard]] RenameList renameListOf(const Findings& findings, std::stop_token stop);

} // namespace colonnade
