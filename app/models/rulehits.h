// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace colonnade {

/// What one rule found in one place.
struct RuleHits
{
    RuleId rule{};
    SeverityCounts counts{};       ///< indexed by Severity; keys and namespaces together
    std::uint64_t memoryBytes = 0; ///< of the keys that break the rule, as far as known
    std::uint64_t wastedBytes = 0; ///< what mending the namespaces would save, where that could be counted
    std::optional<BlindRule::Missing> blind = {}; ///< the rule could not see: no hits means nothing

    [[nodiscard]] std::uint64_t total() const { return counts[0] + counts[1] + counts[2]; }
    [[nodiscard]] Severity worst() const; ///< the most severe one that was hit
};

/// The rules that hit something in the place or are blind: worst severity first, then by what they cost (memory
/// concerned, number of hits); blind ones last. O(hits); on a worker for big places.
[[nodiscard]] std::vector<RuleHits> ruleHits(const View& view, const std::stop_token& stop);

/// What one rule hit in one place, one list per severity; keys in tree order.
struct Offenders
{
    std::array<std::vector<KeyId>, allSeverities.size()> keys; ///< indexed by Severity
    std::vector<std::uint32_t> general;                        ///< positions in Findings::general()

    [[nodiscard]] std::size_t size() const { return keys[0].size() + keys[1].size() + keys[2].size() + general.size(); }
};
[[nodiscard]] Offenders offenders(const View& view, RuleId rule);
/// The same of the muted findings, or others of the same keyspace.
[[nodiscard]] Offenders offenders(const Findings& findings, const View& view, RuleId rule);

/// Whether a finding about a namespace concerns the place: it lies in the folder, or has the pattern's or key's form.
[[nodiscard]] bool concerns(const Finding& finding, const View& view);

} // namespace colonnade
