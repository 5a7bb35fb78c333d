// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/idpins.h"

#include "bytes/glob.h"
#include "bytes/segment.h"

#include <algorithm>

namespace colonnade {

std::optional<bool> IdPins::find(std::string_view pin) const
{
    if (std::ranges::contains(never, pin))
        return false;
    return std::ranges::contains(always, pin) ? std::optional(true) : std::nullopt;
}

void IdPins::set(const std::string& pin, std::optional<bool> isId)
{
    std::erase(always, pin);
    std::erase(never, pin);
    if (isId)
        (*isId ? always : never).push_back(pin);
}

std::string idPinOf(std::span<const std::string_view> above, std::string_view segment, std::string_view separator)
{
    const auto glob = [](std::string_view text) { return text == "*" ? std::string(text) : escapedForGlob(text); };
    std::string pin;
    for (const std::string_view text : above)
        pin.append(glob(text)).append(separator);
    return pin + glob(segment);
}

IdPinMatcher::IdPinMatcher(const IdPins& pins, std::string_view separator)
{
    for (const std::string& path : pins.never)
        add(path, separator, false);
    for (const std::string& path : pins.always)
        add(path, separator, true);
}

void IdPinMatcher::add(std::string_view path, std::string_view separator, bool isId)
{
    Pin pin{.segments = {}, .isId = isId};
    forEachSegment(path, separator, [&pin](std::string_view text, std::size_t) { pin.segments.emplace_back(text); });
    m_pins.push_back(std::move(pin));
}

std::optional<bool> IdPinMatcher::isId(std::span<const std::string_view> above, std::string_view segment) const
{
    const auto matches = [&](const Pin& pin) {
        return pin.segments.size() == above.size() + 1 && globMatches(pin.segments.back(), segment) &&
               std::ranges::equal(
                   above, std::span(pin.segments).first(above.size()),
                   [](std::string_view text, const std::string& glob) { return globMatches(glob, text); });
    };
    const auto found = std::ranges::find_if(m_pins, matches);
    return found == m_pins.end() ? std::nullopt : std::optional(found->isId);
}

} // namespace colonnade
