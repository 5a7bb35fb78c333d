// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/rdbtype.h"
#include "rdb/valueshape.h"
#include "util/fact.h"

#include <cstdint>
#include <string_view>

namespace colonnade {

/// How the reader goes on after telling of something.
enum class Flow : std::uint8_t {
    Continue,
    SkipValue, ///< in onKey: no onValue for this key
    Stop,
};

/// A key as it stands in the file. The views are valid during the call.
struct RdbKey
{
    std::string_view name;
    std::uint32_t db = 0;
    RdbType type = RdbType::String;
    std::uint64_t offset = 0; ///< of the type byte
    Expiry expiry = Expiry::never();
    Fact idleSeconds = Fact::unknown();
    Fact frequency = Fact::unknown();
};

/// Is told of everything in a dump, in the order of the file. Ignores what it does not override.
class RdbVisitor
{
public:
    virtual ~RdbVisitor() = default;

    virtual Flow onHeader(const RdbHeader&) { return Flow::Continue; }
    /// redis-ver, ctime, used-mem, …; may come between keys too.
    virtual Flow onAux(std::string_view /*name*/, std::string_view /*value*/) { return Flow::Continue; }
    virtual Flow onDatabase(std::uint32_t /*db*/) { return Flow::Continue; }
    /// What the writer says of the database it begins.
    virtual Flow onDatabaseSize(std::uint64_t /*keys*/, std::uint64_t /*expiring*/) { return Flow::Continue; }
    /// What the writer says of a cluster slot it begins.
    virtual Flow onSlot(std::uint64_t /*slot*/, std::uint64_t /*keys*/, std::uint64_t /*expiring*/)
    {
        return Flow::Continue;
    }
    virtual Flow onFunction(std::string_view /*library*/) { return Flow::Continue; }
    virtual Flow onModuleAux(std::uint64_t /*moduleId*/) { return Flow::Continue; }
    virtual Flow onKey(const RdbKey&) { return Flow::Continue; }
    /// After the key's value was read to its end. The key's name is valid again.
    virtual Flow onValue(const RdbKey&, const ValueShape&) { return Flow::Continue; }
};

} // namespace colonnade
