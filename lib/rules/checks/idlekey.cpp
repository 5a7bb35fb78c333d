// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

namespace {

constexpr std::uint64_t secondsADay = 86400;

/// Integers up to 9999 are one object that all keys share, so its idle time is nobody's.
bool isSharedInteger(const KeyFacts& facts)
{
    constexpr std::uint64_t mostDigits = 4;
    return facts.encoding == Encoding::Int &&
           (facts.valueBytes.isKnown() ? facts.valueBytes : facts.elements).valueOr(0) <= mostDigits;
}

} // namespace

/// Under an LFU policy there is no idle time; a counter that fell to zero says less, so it is an info.
std::optional<Severity> checkIdleKey(const CheckInput& input, Evidence* evidence)
{
    const KeyFacts& facts = input.facts;
    const std::uint64_t mostDays = input.setup.profile.idleDays;
    if (isSharedInteger(facts))
        return {};
    if (!facts.idleSeconds.isKnown()) {
        if (facts.frequency.valueOr(1) != 0)
            return {};
        if (evidence)
            evidence->measured = {{"frequency", facts.frequency.value()}, {"idle", std::string("by-frequency")}};
        return Severity::Info;
    }
    if (facts.idleSeconds.value() <= mostDays * secondsADay)
        return {};
    if (evidence) {
        evidence->measured = {{"idle_seconds", facts.idleSeconds.value()}};
        evidence->threshold = {{"idle_seconds", mostDays * secondsADay}};
    }
    return input.severity(RuleId::IdleKey);
}

Cost costOfIdleKey(const CheckInput& input)
{
    return {.wastedBytes = input.facts.memoryBytes.valueOr(0) * input.facts.count};
}

} // namespace colonnade
