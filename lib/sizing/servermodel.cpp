// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/servermodel.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

namespace colonnade {

namespace {

enum ModelIndex : std::size_t { Redis62, Redis70, Redis72, Redis74, Valkey80, Valkey81, Valkey90 };

// Measured with MEMORY USAGE on servers of these versions (tests/lib/sizing). Redis 8.2 and later keep key and value
// together, which no model here does yet.
constexpr std::array models{
    ServerModel{"redis-6.2", KeyHome::OwnString, ElementHome::Entries, SetEntries::Full, false, false, 96, 0, 32, 40,
                32, 24},
    ServerModel{"redis-7.0", KeyHome::OwnString, ElementHome::Entries, SetEntries::Full, true, false, 56, 0, 40, 80, 40,
                24},
    ServerModel{"redis-7.2", KeyHome::OwnString, ElementHome::Entries, SetEntries::SmallChargedFull, true, true, 56, 0,
                40, 80, 40, 32},
    ServerModel{"redis-7.4", KeyHome::OwnString, ElementHome::EntriesShortHead, SetEntries::SmallChargedFull, true,
                true, 56, 0, 40, 80, 40, 32},
    ServerModel{"valkey-8.0", KeyHome::InEntry, ElementHome::Entries, SetEntries::Small, true, true, 56, 0, 40, 80, 40,
                32},
    ServerModel{"valkey-8.1", KeyHome::Uncounted, ElementHome::Buckets, SetEntries::Full, true, true, 72, 0, 40, 80, 40,
                32},
    ServerModel{"valkey-9.0", KeyHome::InObject, ElementHome::BucketsNodes, SetEntries::Full, true, true, 80, 8, 40, 80,
                40, 32},
};

struct Version
{
    unsigned major = 0;
    unsigned minor = 0;
};

Version versionFrom(std::string_view text)
{
    Version version;
    const char* const end = text.data() + text.size();
    const auto [afterMajor, error] = std::from_chars(text.data(), end, version.major);
    if (error == std::errc() && afterMajor != end)
        std::from_chars(afterMajor + 1, end, version.minor);
    return version;
}

ModelIndex redisModel(Version version)
{
    if (version.major < 7)
        return Redis62;
    if (version.major > 7 || version.minor >= 4)
        return Redis74;
    return version.minor >= 2 ? Redis72 : Redis70;
}

ModelIndex valkeyModel(Version version)
{
    if (version.major < 8)
        return Redis72; // where Valkey began
    if (version.major == 8)
        return version.minor == 0 ? Valkey80 : Valkey81;
    return Valkey90;
}

ModelIndex modelByFile(RdbHeader header)
{
    if (header.family == RdbFamily::Valkey)
        return Valkey90;
    switch (header.version) {
    case 10:
        return Redis70;
    case 11:
        return Redis72;
    default:
        return header.version < 10 ? Redis62 : Redis74;
    }
}

} // namespace

std::span<const ServerModel> serverModels()
{
    return models;
}

const ServerModel& serverModelFor(std::string_view product, std::string_view version, RdbHeader header)
{
    constexpr unsigned developmentBuild = 200; // 255.255.255, 999.999.999
    const Version number = versionFrom(version);
    if (number.major == 0 || number.major >= developmentBuild)
        return models[modelByFile(header)];
    return models[product == "valkey" ? valkeyModel(number) : redisModel(number)];
}

const ServerModel* serverModelNamed(std::string_view familyAndVersion)
{
    const std::size_t dash = familyAndVersion.find('-');
    const std::string_view family = familyAndVersion.substr(0, dash);
    if (dash == std::string_view::npos || (family != "redis" && family != "valkey"))
        return nullptr;
    const std::string_view text = familyAndVersion.substr(dash + 1);
    if (text.empty() || text.find_first_not_of("0123456789.") != std::string_view::npos)
        return nullptr;
    const Version version = versionFrom(text);
    const auto number = std::pair(version.major, version.minor);
    if (family == "valkey")
        return number < std::pair(7U, 2U) ? nullptr : &models[valkeyModel(version)];
    const bool isKnown = version.major >= 6 && number <= std::pair(8U, 0U);
    return isKnown ? &models[redisModel(version)] : nullptr;
}

} // namespace colonnade
