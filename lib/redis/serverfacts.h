// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace colonnade {

/// What a server says of itself in INFO. Missing lines leave the empty values.
struct ServerFacts
{
    std::string product = "redis"; ///< "redis", "valkey", or what the server calls itself
    std::string version;           ///< the product's own: "8.0.2"
    int compatibleMajor = 0;       ///< of the redis_version that it claims: which commands it has; 0: unknown
    bool isCluster = false;
    std::string maxmemoryPolicy;
    std::map<std::uint32_t, std::uint64_t> keysPerDatabase; ///< databases that hold keys

    /// From the reply to INFO (any sections, in any order; LF or CRLF).
    [[nodiscard]] static ServerFacts parse(std::string_view info);

    [[nodiscard]] bool hasLfuPolicy() const { return maxmemoryPolicy.ends_with("-lfu"); }
};

} // namespace colonnade
