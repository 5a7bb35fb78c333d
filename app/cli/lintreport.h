// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/lint.h"
#include "report/outputfile.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace colonnade {

enum class LintReportKind { Text, Json, Junit, Sarif };

/// The result of a lint in one format: what goes before the names, for each of them, and after them.
class LintReport
{
public:
    virtual ~LintReport() = default;

    [[nodiscard]] virtual LintFormat format() const = 0;
    virtual void begin(OutputFile& /*out*/) {}
    /// A part of what format() gave, in the order of the names.
    virtual void write(OutputFile& out, std::string_view part) { out.write(part); }
    virtual void end(OutputFile& /*out*/, const LintTotals& /*totals*/, bool /*isComplete*/) {}
};

/// `file` as the person named it. The profile must outlive the report.
[[nodiscard]] std::unique_ptr<LintReport> lintReport(LintReportKind kind, std::string_view file, const Profile& profile,
                                                     std::optional<Severity> failOn);

} // namespace colonnade
