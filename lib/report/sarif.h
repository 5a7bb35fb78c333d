// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"
#include "report/reportwords.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace colonnade {

/// A SARIF 2.1.0 log (OASIS) of one run, as code scanners of CI services read it, in three parts, so that any number of
/// results goes out in constant memory: the head with the rules that the profile has on; the results, each with a
/// comma before it (whoever puts them together drops the first one); the tail.
[[nodiscard]] std::string sarifHead(const Profile& profile, const ReportWords& words);
[[nodiscard]] std::string sarifTail(bool isComplete);

/// Where a name stands: a line of a file. An empty file: nowhere but in the keyspace.
struct SarifPlace
{
    std::string_view file = {};
    std::optional<std::uint64_t> line = {};
};

/// The fingerprint is made of the finding's identity (rule, scope, subject, database), so a result keeps it when lines
/// move.
void appendSarifResult(std::string& out, const Finding& finding, const SarifPlace& place, const ReportWords& words);

/// The whole log of an analysis, with at most `maxFindings` results.
[[nodiscard]] std::string sarifReport(const Analysis& analysis, std::size_t maxFindings, const ReportWords& words);

} // namespace colonnade
