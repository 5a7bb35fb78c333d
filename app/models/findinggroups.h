// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/findingrow.h"

#include <variant>
#include <vector>

namespace colonnade {

/// What the findings of a place are put together by. A namespace is a folder directly below the place's; a finding
/// about a group of patterns counts at the first of them.
enum class Grouping : std::uint8_t { Rule, Namespace, Pattern, Severity };

/// All findings of a place, or one group of them.
using GroupId = std::variant<std::monostate, RuleId, NodeId, PatternId, Severity>;

/// What a group holds.
struct FindingGroup
{
    GroupId id;
    SeverityCounts counts{};                      ///< indexed by Severity; keys and namespaces together
    std::uint64_t muted = 0;                      ///< beside those, where muted ones are shown
    std::uint64_t memoryBytes = 0;                ///< of the keys, each counted once, as far as known
    std::uint64_t wastedBytes = 0;                ///< what mending them would save, where that could be counted
    std::optional<BlindRule::Missing> blind = {}; ///< the rule could not see: no findings mean nothing

    [[nodiscard]] std::uint64_t total() const { return counts[0] + counts[1] + counts[2] + muted; }
    [[nodiscard]] Severity worst() const;
};

struct FindingGroups
{
    FindingGroup all;
    std::uint64_t muted = 0;          ///< in the place, shown or not
    std::vector<FindingGroup> groups; ///< worst severity first, then by what they cost; blind rules last
};

/// The severities of the filter do not matter: counts are by severity anyway. O(findings of the place); on a worker.
[[nodiscard]] FindingGroups findingGroups(const View& view, Grouping grouping, const FindingFilter& filter,
                                          const std::stop_token& stop);

/// The findings of one group, as visitFindings() comes to them.
[[nodiscard]] std::vector<FindingRow> findingRows(const View& view, const GroupId& group, const FindingFilter& filter,
                                                  const std::stop_token& stop);

} // namespace colonnade
