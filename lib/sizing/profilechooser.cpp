// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/profilechooser.h"

#include "sizing/structures.h"

#include <algorithm>
#include <cmath>

namespace colonnade {

namespace {

constexpr double emptyServer = 900'000;

} // namespace

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

double ProfileChooser::keyTables(const Case& c) const
{
    const bool hasBuckets = c.profile.server->hasBuckets();
    const auto tableBytes = [hasBuckets](std::uint64_t keys) {
        if (keys == 0)
            return 0.0;
        return hasBuckets ? bucketsBytes(keys) : static_cast<double>(8 * dictSlots(keys));
    };
    double bytes = 0;
    for (const auto& [db, database] : m_databases)
        bytes += tableBytes(database.keys) + tableBytes(database.expiring);
    return bytes;
}

// Of the whole server: an empty one, its keys, and the tables that lead to them.
double ProfileChooser::usedMemory(const Case& c, bool neverRestarted) const
{
    const double bytes = emptyServer + static_cast<double>(c.counted) + static_cast<double>(c.uncounted) + keyTables(c);
    return neverRestarted ? bytes + static_cast<double>(c.growth) : bytes;
}

ProfileChooser::Choice ProfileChooser::choiceOf(const Case& c, bool neverRestarted, bool isCertain) const
{
    Choice choice;
    choice.profile = c.profile;
    choice.profile.neverRestarted = neverRestarted;
    choice.isCertain = isCertain;
    choice.predictedUsedMemory = static_cast<std::uint64_t>(usedMemory(c, neverRestarted));
    choice.countedBytes = c.counted;
    choice.uncountedBytes = c.uncounted;
    choice.keyTablesBytes = static_cast<std::uint64_t>(keyTables(c));
    choice.emptyServerBytes = static_cast<std::uint64_t>(emptyServer);
    return choice;
}

double ProfileChooser::predicted(const MemoryProfile& profile) const
{
    for (const Case& c : m_cases) {
        if (c.profile.allocator == profile.allocator)
            return usedMemory(c, profile.neverRestarted);
    }
    return 0;
}

ProfileChooser::Choice ProfileChooser::choose(std::optional<std::uint64_t> actual,
                                              std::optional<AllocatorKind> given) const
{
    constexpr double enoughToTell = 32e6;   // buffers, scripts and clients take up to some megabytes
    constexpr double nearEnough = 0.02;     // allocators differ by some 4 %
    constexpr double clearlyBetter = 0.001; // else the case that comes first, which is the more common one
    const auto isPossible = [&](const Case& c) { return !given || c.profile.allocator == *given; };
    const Case& usual = *std::ranges::find_if(m_cases, isPossible);
    Choice choice = choiceOf(usual, false, false);
    if (!actual || static_cast<double>(*actual) < enoughToTell)
        return choice;
    double smallestError = nearEnough + clearlyBetter;
    for (const bool neverRestarted : {false, true}) {
        for (const Case& c : m_cases) {
            const double error = std::abs(usedMemory(c, neverRestarted) / static_cast<double>(*actual) - 1);
            if (!isPossible(c) || error + clearlyBetter >= smallestError)
                continue;
            smallestError = error;
            choice = choiceOf(c, neverRestarted, true);
        }
    }
    return choice;
}

} // namespace colonnade
