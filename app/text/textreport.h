// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"

#include <QString>

#include <cstddef>
#include <cstdint>

namespace colonnade {

struct TextReportOptions
{
    std::uint32_t depth = 2; ///< how deep namespaces are listed
    std::size_t top = 10;    ///< biggest keys, and subfolders of each namespace
    std::size_t perRule = 3; ///< offenders shown for each rule
};

/// The report for a person at a terminal, in the language that is set; 100 columns wide.
[[nodiscard]] QString textReport(const Analysis& analysis, const TextReportOptions& options);

/// "demo", a path, an address; "standard input" for "-".
[[nodiscard]] QString sourceName(const SourceInfo& info);

/// "2 errors, 1 warning, 5 notes", without what there is none of; "none".
[[nodiscard]] QString severityCountsText(const SeverityCounts& counts);

} // namespace colonnade
