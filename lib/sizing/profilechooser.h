// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sizing/keysizer.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace colonnade {

/// Which allocator a dump's writer was built with, and whether it was restarted since its data came: found by
/// computing the memory of everything in each case, and comparing with the used memory that the writer noted (AUX
/// used-mem). Holds no keys; a few sums for each case. About 10 ns for each part of a value.
class ProfileChooser final : public ShapeSink
{
public:
    explicit ProfileChooser(const ServerModel& server);

    void onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires) override;
    void onNode(RdbType type, const Node& node) override;
    /// The key whose parts were told since the last call.
    void addKey(std::uint32_t db, std::uint64_t nameBytes, bool expires, const ValueShape& shape);

    struct Choice
    {
        MemoryProfile profile;
        std::uint64_t predictedUsedMemory = 0; ///< of the whole server, by this profile
        // What that is made of, besides the room that a server which grew has left.
        std::uint64_t countedBytes = 0;  ///< MEMORY USAGE of all keys
        std::int64_t uncountedBytes = 0; ///< what it leaves out: above all the allocator's rounding
        std::uint64_t keyTablesBytes = 0;
        std::uint64_t emptyServerBytes = 0;
        /// False: nothing comes near, there is too little data to tell cases apart, or nothing to compare with. Then
        /// the profile is that of most servers: their own jemalloc, restarted.
        bool isCertain = false;
    };
    /// `given`: the allocator is known, and only the restart is looked for.
    [[nodiscard]] Choice choose(std::optional<std::uint64_t> usedMemory, std::optional<AllocatorKind> given = {}) const;
    /// The used memory of a server with these keys, in one of the cases.
    [[nodiscard]] double predicted(const MemoryProfile& profile) const;

private:
    struct Case
    {
        MemoryProfile profile;
        KeySizer sizer;
        std::uint64_t counted = 0;
        std::int64_t uncounted = 0;
        std::uint64_t growth = 0;
    };
    struct Database
    {
        std::uint64_t keys = 0;
        std::uint64_t expiring = 0;
    };

    [[nodiscard]] double keyTables(const Case& c) const;
    [[nodiscard]] double usedMemory(const Case& c, bool neverRestarted) const;
    [[nodiscard]] Choice choiceOf(const Case& c, bool neverRestarted, bool isCertain) const;

    std::vector<Case> m_cases; // one for each allocator
    std::map<std::uint32_t, Database> m_databases;
};

} // namespace colonnade
