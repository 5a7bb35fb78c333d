// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

#include <algorithm>

namespace colonnade {

namespace {

bool isHotByCounter(const CheckInput& input)
{
    const Fact& frequency = input.facts.frequency;
    return frequency.isKnown() && frequency.value() > input.setup.profile.hotFrequency &&
           frequency.value() >= input.setup.context.topFrequency;
}

const CommandSample::Use* useOf(const CheckInput& input)
{
    const auto& busy = input.setup.busyKeys;
    const auto found = std::ranges::find_if(busy, [&input](const CommandSample::Use* use) {
        return use->db == input.facts.db && use->key == input.facts.name;
    });
    return found == busy.end() ? nullptr : *found;
}

} // namespace

/// "frequency", or "commands_percent" of "sampled_commands"; each held against the profile's level.
std::optional<Severity> checkHotKey(const CheckInput& input, Evidence* evidence)
{
    const bool isHot = isHotByCounter(input);
    const CommandSample::Use* const use = useOf(input);
    if (!isHot && !use)
        return {};
    if (evidence) {
        const Profile& profile = input.setup.profile;
        if (isHot) {
            evidence->measured.push_back({"frequency", input.facts.frequency.value()});
            evidence->threshold.push_back({"frequency", profile.hotFrequency});
        }
        if (use) {
            const std::uint64_t commands = input.setup.context.server->commandSample->commands;
            const double percent = 100.0 * static_cast<double>(use->commands) / static_cast<double>(commands);
            evidence->measured.push_back({"commands_percent", percent});
            evidence->measured.push_back({"sampled_commands", commands});
            evidence->threshold.push_back({"share_percent", profile.hotPercent});
        }
    }
    return input.severity(RuleId::HotKey);
}

} // namespace colonnade
