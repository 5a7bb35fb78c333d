// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutematcher.h"

#include "bytes/glob.h"

#include <algorithm>
#include <utility>

namespace colonnade {

MuteMatcher::MuteMatcher(const Mutes& mutes, std::chrono::sys_days day)
{
    for (std::size_t i = 0; i < mutes.all().size(); ++i) {
        const Mute& mute = mutes.all()[i];
        const std::optional<RuleId> rule = ruleFrom(mute.rule);
        if (mute.expires && std::chrono::sys_days(*mute.expires) < day) {
            ++m_expired;
        } else if (!rule && !mute.rule.empty()) {
            ++m_unknown;
        } else {
            ++m_active;
            add(rule ? m_rules[std::to_underlying(*rule)] : m_everyRule, mute, i);
        }
    }
}

MuteMatcher MuteMatcher::today(const Mutes& mutes)
{
    return {mutes, std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
}

void MuteMatcher::add(OfRule& rule, const Mute& mute, std::size_t index)
{
    switch (mute.of) {
    case Mute::Of::Everything:
        rule.everything = rule.everything.value_or(index);
        return;
    case Mute::Of::Key:
        rule.keys.try_emplace(mute.what, index);
        return;
    case Mute::Of::Prefix:
        rule.prefixes.push_back({mute.what, index});
        return;
    case Mute::Of::Pattern:
        rule.patterns.push_back({mute.what, index});
        return;
    }
}

std::optional<std::size_t> MuteMatcher::find(const OfRule& rule, std::string_view subject)
{
    if (rule.everything)
        return rule.everything;
    if (const auto key = rule.keys.find(subject); key != rule.keys.end())
        return key->second;
    const auto begins = [subject](const Text& text) { return subject.starts_with(text.what); };
    if (const auto prefix = std::ranges::find_if(rule.prefixes, begins); prefix != rule.prefixes.end())
        return prefix->index;
    const auto matches = [subject](const Text& text) { return globMatches(text.what, subject); };
    if (const auto pattern = std::ranges::find_if(rule.patterns, matches); pattern != rule.patterns.end())
        return pattern->index;
    return {};
}

std::optional<std::size_t> MuteMatcher::find(RuleId rule, std::string_view subject) const
{
    const std::optional<std::size_t> found = find(m_rules[std::to_underlying(rule)], subject);
    return found || m_everyRule.isEmpty() ? found : find(m_everyRule, subject);
}

bool MuteMatcher::concerns(RuleId rule) const
{
    return !m_everyRule.isEmpty() || !m_rules[std::to_underlying(rule)].isEmpty();
}

bool MuteMatcher::isEmpty() const
{
    return m_active == 0;
}

} // namespace colonnade
