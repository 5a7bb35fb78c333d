// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"
#include "rules/mutes.h"

#include <array>
#include <map>

namespace colonnade {

/// The mutes of a file that hold on one day, arranged so that millions of findings can be asked about. Immutable; any
/// number of threads may ask. Exact keys: O(log n); prefixes and patterns: one after the other, each in bounded time.
class MuteMatcher
{
public:
    MuteMatcher() = default; ///< mutes nothing
    MuteMatcher(const Mutes& mutes, std::chrono::sys_days day);
    static MuteMatcher today(const Mutes& mutes);

    /// The position in Mutes::all() of a mute for this finding.
    [[nodiscard]] std::optional<std::size_t> find(RuleId rule, std::string_view subject) const;
    [[nodiscard]] std::optional<std::size_t> find(const Finding& finding) const
    {
        return find(finding.rule, finding.subject);
    }
    [[nodiscard]] bool concerns(RuleId rule) const; ///< whether any mute could find something of this rule
    [[nodiscard]] bool isEmpty() const;

    [[nodiscard]] std::size_t active() const { return m_active; }
    [[nodiscard]] std::size_t expired() const { return m_expired; }
    [[nodiscard]] std::size_t unknown() const { return m_unknown; } ///< of rules that this program does not know

private:
    struct Text
    {
        std::string what;
        std::size_t index = 0;
    };
    struct OfRule
    {
        std::optional<std::size_t> everything;
        std::map<std::string, std::size_t, std::less<>> keys;
        std::vector<Text> prefixes;
        std::vector<Text> patterns;

        [[nodiscard]] bool isEmpty() const
        {
            return !everything && keys.empty() && prefixes.empty() && patterns.empty();
        }
    };
    static void add(OfRule& rule, const Mute& mute, std::size_t index);
    [[nodiscard]] static std::optional<std::size_t> find(const OfRule& rule, std::string_view subject);

    std::array<OfRule, ruleCount> m_rules;
    OfRule m_everyRule;
    std::size_t m_active = 0;
    std::size_t m_expired = 0;
    std::size_t m_unknown = 0;
};

} // namespace colonnade
