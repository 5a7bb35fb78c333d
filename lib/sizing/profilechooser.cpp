// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/profilechooser.h"

#include "sizing/structures.h"

#include <cmath>

namespace colonnade {

ProfileChooser::ProfileChooser(const ServerModel& server)
{
    for (const AllocatorKind allocator : allAllocators) {
        const MemoryProfile profile{&server, allocator, false, 0};
        m_cases.push_back({profile, KeySizer(profile)});
    }
}

void ProfileChooser::onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires)
{
    for (Case& c : m_cases)
        c.sizer.onElement(type, firstBytes, secondBytes, expires);
}

void ProfileChooser::onNode(RdbType type, const Node& node)
{
    for (Case& c : m_cases)
        c.sizer.onNode(type, node);
}

void ProfileChooser::addKey(std::uint32_t db, std::uint64_t nameBytes, bool expires, const ValueShape& shape)
{
    for (Case& c : m_cases) {
        if (const auto size = c.sizer.finish(nameBytes, expires, shape)) {
            c.counted += size->bytes;
            c.uncounted += size->uncounted;
            c.growth += size->growth;
        }
    }
    Database& database = m_databases[db];
    ++database.keys;
    database.expiring += expires ? 1 : 0;
}

// Of the whole server: an empty one, its keys, and the tables that lead to them.
double ProfileChooser::usedMemory(const Case& c, bool neverRestarted) const
{
    constexpr double emptyServer = 900'000;
    const bool hasBuckets = c.profile.server->hasBuckets();
    const auto tableBytes = [hasBuckets](std::uint64_t keys) {
        if (keys == 0)
            return 0.0;
        return hasBuckets ? bucketsBytes(keys) : static_cast<double>(8 * dictSlots(keys));
    };
    double bytes = emptyServer + static_cast<double>(c.counted) + static_cast<double>(c.uncounted);
    if (neverRestarted)
        bytes += static_cast<double>(c.growth);
    for (const auto& [db, database] : m_databases)
        bytes += tableBytes(database.keys) + tableBytes(database.expiring);
    return bytes;
}

double ProfileChooser::predicted(const MemoryProfile& profile) const
{
    for (const Case& c : m_cases) {
        if (c.profile.allocator == profile.allocator)
            return usedMemory(c, profile.neverRestarted);
    }
    return 0;
}

ProfileChooser::Choice ProfileChooser::choose(std::optional<std::uint64_t> actual) const
{
    constexpr double enoughToTell = 32e6;   // buffers, scripts and clients take up to some megabytes
    constexpr double nearEnough = 0.02;     // allocators differ by some 4 %
    constexpr double clearlyBetter = 0.001; // else the case that comes first, which is the more common one
    const Case& usual = m_cases.front();
    Choice choice{usual.profile, static_cast<std::uint64_t>(usedMemory(usual, false)), false};
    if (!actual || static_cast<double>(*actual) < enoughToTell)
        return choice;
    double smallestError = nearEnough + clearlyBetter;
    for (const bool neverRestarted : {false, true}) {
        for (const Case& c : m_cases) {
            const double predicted = usedMemory(c, neverRestarted);
            const double error = std::abs(predicted / static_cast<double>(*actual) - 1);
            if (error + clearlyBetter >= smallestError)
                continue;
            smallestError = error;
            choice = {c.profile, static_cast<std::uint64_t>(predicted), true};
            choice.profile.neverRestarted = neverRestarted;
        }
    }
    return choice;
}

} // namespace colonnade
