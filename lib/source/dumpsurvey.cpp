// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpsurvey.h"

#include "bytes/glob.h"

#include <charconv>

namespace colonnade {

namespace {

std::optional<std::uint64_t> numberFrom(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<TimePoint> timeFrom(std::string_view secondsSinceEpoch)
{
    constexpr std::uint64_t endOfTime = 253'402'300'799; // the year 9999
    const auto seconds = numberFrom(secondsSinceEpoch);
    if (!seconds || *seconds > endOfTime)
        return std::nullopt;
    return TimePoint(std::chrono::seconds(static_cast<std::int64_t>(*seconds)));
}

} // namespace

bool isWanted(const RdbKey& key, const SourceOptions& options)
{
    return (!options.db || options.allDatabases || key.db == *options.db) &&
           (!options.type || infoOf(key.type).valueType == *options.type) &&
           (options.match.empty() || globMatches(options.match, key.name));
}

DumpSurvey::Findings DumpSurvey::findings(const RdbOutcome& outcome) const
{
    Findings found = m_found;
    found.usedMemory = m_usedMemory;
    if (m_chooser) {
        found.memory = m_chooser->choose(outcome.finished ? m_usedMemory : std::nullopt, m_options.allocator);
    } else {
        found.memory.profile.server = &serverModelFor(m_found.product, m_found.version, m_header);
        found.memory.profile.allocator = m_options.allocator.value_or(AllocatorKind::Jemalloc8);
    }
    const bool takesAll = m_options.match.empty() && !m_options.type && !m_options.db;
    if (outcome.finished)
        found.keysExpected = m_keysWanted;
    else if (outcome.failure && takesAll && m_keysAnnounced >= m_keysWanted && m_keysAnnounced > 0)
        found.keysExpected = m_keysAnnounced;
    return found;
}

Flow DumpSurvey::onHeader(const RdbHeader& header)
{
    m_header = header;
    return Flow::Continue;
}

Flow DumpSurvey::onAux(std::string_view name, std::string_view value)
{
    // Valkey's own version counts where a dump has both.
    if (name == "valkey-ver" || (name == "redis-ver" && m_found.product != "valkey")) {
        m_found.product = name == "valkey-ver" ? "valkey" : "redis";
        m_found.version = value;
    } else if (name == "ctime") {
        m_found.createdAt = timeFrom(value);
    } else if (name == "used-mem") {
        m_usedMemory = numberFrom(value);
    } else if (name == "slot-info") {
        m_found.isCluster = true;
    }
    return Flow::Continue;
}

Flow DumpSurvey::onDatabaseSize(std::uint64_t keys, std::uint64_t /*expiring*/)
{
    m_keysAnnounced += keys;
    return Flow::Continue;
}

Flow DumpSurvey::onSlot(std::uint64_t /*slot*/, std::uint64_t /*keys*/, std::uint64_t /*expiring*/)
{
    m_found.isCluster = true;
    return Flow::Continue;
}

Flow DumpSurvey::onKey(const RdbKey& key)
{
    if (m_stop.stop_requested() || !m_options.wantMemory || !m_usedMemory)
        return Flow::Stop;
    if (!m_chooser)
        m_chooser.emplace(serverModelFor(m_found.product, m_found.version, m_header));
    m_keysWanted += isWanted(key, m_options) ? 1 : 0;
    return Flow::Continue;
}

Flow DumpSurvey::onValue(const RdbKey& key, const ValueShape& shape)
{
    constexpr std::uint64_t keysBetween = 4096;
    m_chooser->addKey(key.db, key.name.size(), key.expiry.isAt(), shape);
    if (++m_keys % keysBetween == 0)
        m_sometimes();
    return Flow::Continue;
}

void DumpSurvey::onElement(RdbType type, std::uint64_t firstBytes, std::uint64_t secondBytes, bool expires)
{
    m_chooser->onElement(type, firstBytes, secondBytes, expires);
}

void DumpSurvey::onNode(RdbType type, const Node& node)
{
    m_chooser->onNode(type, node);
}

} // namespace colonnade
