// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/rulehits.h"
#include "stats/keystats.h"

#include <variant>
#include <vector>

namespace colonnade {

/// One thing worth doing next, and where it leads.
struct NextStep
{
    enum class Kind : std::uint8_t {
        SplitKey,      ///< the biggest of `count` keys over the profile's limit; `bytes` it holds
        MendRule,      ///< a rule that `count` keys or groups break
        GatherStrings, ///< strings that want to be hashes: `count` groups, `bytes` to save
        GiveTtl,       ///< `count` keys that never expire
        LookIntoFolder ///< one folder that holds `bytes`, most of the place's memory
    };
    Kind kind{};
    std::variant<NodeId, KeyId, RuleId> target;
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;

    bool operator==(const NextStep&) const = default;
};

/// The answers about one place: how much, what kinds, what is wrong by cost, what to do next.
struct Overview
{
    static constexpr std::size_t mostSteps = 5;

    Aggregate sum;
    AggregateByType byType{};
    std::vector<RuleHits> rules; ///< as ruleHits() sorts them
    std::vector<NextStep> steps; ///< at most mostSteps, the most useful first

    /// O(keys + hits): on a worker for big places.
    static Overview of(const View& view, const std::stop_token& stop);
};

} // namespace colonnade
