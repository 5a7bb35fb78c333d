// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"
#include "report/reportwords.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace colonnade {

struct JsonOptions
{
    std::uint32_t depth = 3;         ///< how deep namespaces are listed
    std::size_t top = 20;            ///< keys of each top list
    std::size_t maxFindings = 10000; ///< single rows; the totals count every offender
};

/// The JSON report, schema 1: fields are added, never renamed. Namespaces that stand for one instance (their last
/// segment is an id) are left to `patterns`, which fold them. A line end at the end.
[[nodiscard]] std::string jsonReport(const Analysis& analysis, const JsonOptions& options, const ReportWords& words);

} // namespace colonnade
