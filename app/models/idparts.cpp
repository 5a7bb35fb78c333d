// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/idparts.h"

#include "bytes/escape.h"
#include "bytes/segment.h"
#include "text/idtext.h"

#include <algorithm>

namespace colonnade {

namespace {

std::vector<std::string_view> segmentsOf(std::string_view name, std::string_view separator)
{
    std::vector<std::string_view> segments;
    forEachSegment(name, separator, [&](std::string_view segment, std::size_t) { segments.push_back(segment); });
    return segments;
}

/// The parts of one key's name, by level.
class Parts
{
public:
    Parts(const Keyspace& keyspace, KeyId key, const IdPins& pins)
        : m_keyspace(keyspace)
        , m_key(key)
        , m_pins(pins)
        , m_matcher(pins, keyspace.separator())
        , m_pattern(segmentsOf(keyspace.pattern(keyspace.patternOf(key)), keyspace.separator()))
        , m_name(segmentsOf(keyspace.name(key), keyspace.separator()))
    {
    }

    [[nodiscard]] std::size_t levels() const { return std::min(m_pattern.size(), m_name.size()); }
    [[nodiscard]] IdPart ofPattern(std::size_t level) const { return part(level, m_pattern[level]); }
    [[nodiscard]] IdPart ofName(std::size_t level) const { return part(level, m_name[level]); }
    [[nodiscard]] IdPart allBelow(std::size_t level) const
    {
        IdPart all = pinned(level, "*");
        all.isId = m_pins.find(all.pin).value_or(false);
        all.isBindable = isValidUtf8(all.pin);
        return all;
    }

private:
    [[nodiscard]] std::span<const std::string_view> above(std::size_t level) const
    {
        return std::span(m_pattern).first(level);
    }
    [[nodiscard]] IdPart pinned(std::size_t level, std::string_view segment) const
    {
        IdPart part;
        part.pin = idPinOf(above(level), segment, m_keyspace.separator());
        part.isPinned = m_pins.find(part.pin).has_value();
        return part;
    }
    [[nodiscard]] IdPart part(std::size_t level, std::string_view segment) const
    {
        IdPart part = pinned(level, segment);
        const std::optional<bool> said = m_matcher.isId(above(level), m_name[level]);
        part.isId = said.value_or(m_pattern[level] == "*");
        part.isBindable = isValidUtf8(part.pin) && (part.isPinned || said != std::optional(false));
        if (part.isId)
            part.reason = idReason(m_keyspace, m_key, level);
        return part;
    }

    const Keyspace& m_keyspace;
    KeyId m_key;
    const IdPins& m_pins;
    IdPinMatcher m_matcher;
    std::vector<std::string_view> m_pattern;
    std::vector<std::string_view> m_name;
};

} // namespace

std::vector<IdPart> idPartsOf(const Keyspace& keyspace, const Place& place, const IdPins& pins)
{
    std::vector<IdPart> result;
    if (const auto* const pattern = std::get_if<PatternId>(&place)) {
        const Parts parts(keyspace, keyspace.example(*pattern), pins);
        for (std::size_t level = 0; level < parts.levels(); ++level)
            result.push_back(parts.ofPattern(level));
    } else if (const auto* const key = std::get_if<KeyId>(&place)) {
        const Parts parts(keyspace, *key, pins);
        result.push_back(parts.ofName(parts.levels() - 1));
    } else if (const auto* const folder = std::get_if<NodeId>(&place); folder && keyspace.size() > 0) {
        const Parts parts(keyspace, KeyId(keyspace.keys(*folder).first), pins);
        const std::size_t depth =
            *folder == Keyspace::root ? 0 : segmentsOf(keyspace.path(*folder), keyspace.separator()).size();
        if (depth > 0)
            result.push_back(parts.ofName(depth - 1));
        result.push_back(parts.allBelow(depth));
    }
    return result;
}

} // namespace colonnade
