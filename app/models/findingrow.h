// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QString>

#include <array>
#include <functional>
#include <optional>
#include <stop_token>

namespace colonnade {

/// One finding of an analysis by number: eight bytes, so that five million of them are a list like any other.
struct FindingRow
{
    std::uint32_t index = 0; ///< a KeyId, or a position in Findings::general()
    RuleId rule{};
    Severity severity{};
    bool isGeneral = false; ///< about a namespace, the keyspace or the server
    bool isMuted = false;   ///< one of Analysis::muted

    [[nodiscard]] std::optional<KeyId> key() const { return isGeneral ? std::nullopt : std::optional(KeyId(index)); }
    /// The findings that the row is of.
    [[nodiscard]] const Findings& in(const Analysis& analysis) const
    {
        return isMuted ? *analysis.muted : *analysis.findings;
    }
    bool operator==(const FindingRow&) const = default;
};

/// The whole finding, with its evidence.
[[nodiscard]] Finding findingOf(const FindingRow& row, const Analysis& analysis);
/// What it is about, in bytes, without making its evidence.
[[nodiscard]] std::string_view subjectOf(const FindingRow& row, const Analysis& analysis);

/// Which findings of a place to show.
struct FindingFilter
{
    std::array<bool, allSeverities.size()> severities{true, true, true}; ///< indexed by Severity
    QString text = {}; ///< part of the subject as it is displayed; letters of either case
    bool withMuted = false;

    bool operator==(const FindingFilter&) const = default;
};

/// Calls `visit` for each finding of the place that the filter lets through, of one rule or of all: rule by rule,
/// general ones first, then by severity, keys in tree order; muted ones at the end. O(findings of the place).
void visitFindings(const View& view, std::optional<RuleId> rule, const FindingFilter& filter,
                   const std::stop_token& stop, const std::function<void(const FindingRow&)>& visit);

} // namespace colonnade
