// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbtype.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace colonnade {

/// Where a server keeps the name of a key.
enum class KeyHome : std::uint8_t {
    OwnString, ///< a string beside an entry of the main table: Redis up to 8.0, Valkey 7.2
    InEntry,   ///< Valkey 8.0
    Uncounted, ///< in the value's object, and MEMORY USAGE only sees it where the value is there too: Valkey 8.1
    InObject,  ///< the same, and counted: Valkey 9
};

/// How a server keeps hash fields, set members and sorted set members that are not packed.
enum class ElementHome : std::uint8_t {
    Entries,          ///< strings, and an entry that points to them
    EntriesShortHead, ///< Redis 7.4 and later: fields with a smaller head, which has room for an expiry
    Buckets,          ///< Valkey 8.1: no entries, buckets of seven pointers; small values beside their field
    BucketsNodes,     ///< Valkey 9: the same, and sorted set members inside of their skiplist node
};

/// What a set of Entries spends on them. Since Redis 7.2 a member that is alone in its slot needs none.
enum class SetEntries : std::uint8_t {
    Full,
    SmallChargedFull, ///< and MEMORY USAGE goes on as if every member had one
    Small,
};

/// What one generation of servers spends on its structures, in bytes, as its MEMORY USAGE counts it.
struct ServerModel
{
    std::string_view name; ///< product and first version
    KeyHome keyHome;
    ElementHome elementHome;
    SetEntries setEntries;
    bool countsAllocated;   ///< false: packed values and short strings count without the allocator's rounding
    bool hasPackedLists;    ///< a list of one node is a plain listpack
    std::uint8_t table;     ///< a hash table without its slots
    std::uint8_t hashExtra; ///< what the table of a hash has more than others
    std::uint8_t listNode;
    std::uint8_t stream;
    std::uint8_t group;
    std::uint8_t consumer;

    [[nodiscard]] bool hasBuckets() const { return elementHome >= ElementHome::Buckets; }
};

[[nodiscard]] std::span<const ServerModel> serverModels();

/// The model for what a dump says of its writer. Versions that say nothing (development builds, or none at all) are
/// placed by the version of the file; what is newer than all models gets the newest of its product.
[[nodiscard]] const ServerModel& serverModelFor(std::string_view product, std::string_view version, RdbHeader header);

/// The model for "redis-7.2" or "valkey-9.1": family and version. Null: no such family, or a version that no model
/// describes (Redis below 6 or above 8.0, Valkey below 7.2).
[[nodiscard]] const ServerModel* serverModelNamed(std::string_view familyAndVersion);

} // namespace colonnade
