// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/findingrow.h"

#include <vector>

namespace colonnade {

/// The columns of a list of findings.
enum class FindingColumn : std::uint8_t { Subject, Rule, Severity, Measured, Threshold, Wasted, Memory, Suggestion };
inline constexpr int findingColumnCount = int(FindingColumn::Suggestion) + 1;

struct FindingOrder
{
    std::optional<FindingColumn> column; ///< none: groups first, then the worst and the biggest
    bool isDescending = true;

    bool operator==(const FindingOrder&) const = default;
};

/// Sorts by one number for each row, so it is quick for the columns that a keyspace knows (subject: in tree order);
/// for those of the evidence, each finding is made once. Rows that tie stay as they were. Stopped: in some order.
void sortFindings(std::vector<FindingRow>& rows, const Analysis& analysis, const FindingOrder& order,
                  const std::stop_token& stop);

} // namespace colonnade
