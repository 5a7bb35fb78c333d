// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/checksetup.h"
#include "rules/finding.h"

#include "keyspace/keyspace.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace colonnade {

/// Keys and bytes that one slot of a cluster holds, or one hash tag.
struct Load
{
    std::uint64_t keys = 0;
    std::uint64_t bytes = 0;
    KeyId first{};
};

/// How the keys of a cluster spread over slots and hash tags. One pass over all keys.
struct Loads
{
    Load all;
    std::vector<Load> slots;                              ///< by slot
    std::unordered_map<std::string_view, Load> tags = {}; ///< only of names that have one

    explicit Loads(const Keyspace& keyspace);
};

/// Whether a slot or tag holds more than its limits allow, and is large enough to matter.
[[nodiscard]] bool isSkewed(const Load& load, const Load& all, const SkewLimits& limits);
void describeSkew(Finding& finding, const Load& load, const Load& all, const SkewLimits& limits);

} // namespace colonnade
