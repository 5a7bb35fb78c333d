// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"
#include "report/lint.h"
#include "report/reportwords.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace colonnade {

/// JUnit XML, as CI services show test results.

/// A lint: each name is a test case of the suite `file`. It fails with its findings at or above `failOn` (nullopt:
/// never); the others are its output.
void appendJunitCase(std::string& out, std::string_view file, const KeyFacts& facts, std::span<const Finding> findings,
                     std::optional<Severity> failOn, const ReportWords& words);

/// Puts the cases into their suite. The format wants the counts first, so cases are kept until the end.
[[nodiscard]] std::string junitSuite(std::string_view file, std::string_view cases, std::uint64_t tests,
                                     std::uint64_t failures);

/// An analysis: each rule of the profile is a test case. It fails when it has findings at or above `failOn`, the first
/// few of which are told; a rule that could not see is skipped.
[[nodiscard]] std::string junitReport(const Analysis& analysis, std::optional<Severity> failOn,
                                      const ReportWords& words);

} // namespace colonnade
