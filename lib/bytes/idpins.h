// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// What a person has said of segments that look like ids and are none, or the other way round. A pin is the path of a
/// place, `cx:tenant:*`; each of its segments is a glob (bytes/glob.h) over one segment of a name's pattern, where ids
/// stand as `*`. It speaks of segments at just that depth.
struct IdPins
{
    static constexpr std::size_t most = 1000; ///< of each kind in a profile: each is held against each name

    std::vector<std::string> always;
    std::vector<std::string> never; ///< wins where both match

    [[nodiscard]] bool empty() const { return always.empty() && never.empty(); }
    [[nodiscard]] std::optional<bool> find(std::string_view pin) const; ///< just this one: whether it says "always"
    void set(const std::string& pin, std::optional<bool> isId);         ///< in place of what it said; nullopt: nothing
    bool operator==(const IdPins&) const = default;
};

/// The pin of a segment below these; `above` is a part of a pattern. A segment that is `*` stands for every one there.
[[nodiscard]] std::string idPinOf(std::span<const std::string_view> above, std::string_view segment,
                                  std::string_view separator);

/// Pins made ready for many names. Any number of threads. Cost of a question: one glob for each pin and level.
class IdPinMatcher
{
public:
    IdPinMatcher() = default;
    IdPinMatcher(const IdPins& pins, std::string_view separator);

    [[nodiscard]] bool empty() const { return m_pins.empty(); }
    /// What was said of a segment below these; `above` is a part of a pattern. nullopt: nothing.
    [[nodiscard]] std::optional<bool> isId(std::span<const std::string_view> above, std::string_view segment) const;

private:
    struct Pin
    {
        std::vector<std::string> segments;
        bool isId = false;
    };

    void add(std::string_view path, std::string_view separator, bool isId);

    std::vector<Pin> m_pins; ///< those of `never` first
};

} // namespace colonnade
