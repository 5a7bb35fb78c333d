// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/serverfacts.h"

#include <charconv>

namespace colonnade {

namespace {

template<typename Number>
Number numberAtStart(std::string_view text)
{
    Number number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// "db3" with "keys=12,expires=0,avg_ttl=0".
void readDatabase(ServerFacts& facts, std::string_view name, std::string_view value)
{
    if (value.starts_with("keys="))
        facts.keysPerDatabase[numberAtStart<std::uint32_t>(name.substr(2))] =
            numberAtStart<std::uint64_t>(value.substr(5));
}

void readLine(ServerFacts& facts, std::string_view name, std::string_view value)
{
    constexpr std::string_view versionEnd = "_version";
    if (name == "redis_version") {
        facts.compatibleMajor = numberAtStart<int>(value);
        if (facts.version.empty())
            facts.version = value;
    } else if (name == "valkey_version" || name == "dragonfly_version" || name == "kvrocks_version") {
        facts.product = name.substr(0, name.size() - versionEnd.size());
        facts.version = value;
    } else if (name == "server_name") {
        facts.product = value;
    } else if (name == "redis_mode") {
        facts.isCluster = value == "cluster";
    } else if (name == "cluster_enabled") {
        facts.isCluster = facts.isCluster || value == "1";
    } else if (name == "maxmemory_policy") {
        facts.maxmemoryPolicy = value;
    } else if (name.starts_with("db") && name.size() > 2 && name[2] >= '0' && name[2] <= '9') {
        readDatabase(facts, name, value);
    }
}

} // namespace

ServerFacts ServerFacts::parse(std::string_view info)
{
    ServerFacts facts;
    while (!info.empty()) {
        const std::size_t end = std::min(info.find('\n'), info.size());
        std::string_view line = info.substr(0, end);
        info.remove_prefix(std::min(end + 1, info.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const std::size_t colon = line.find(':');
        if (!line.starts_with('#') && colon != std::string_view::npos)
            readLine(facts, line.substr(0, colon), line.substr(colon + 1));
    }
    return facts;
}

} // namespace colonnade
