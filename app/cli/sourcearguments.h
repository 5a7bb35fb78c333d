// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/progressline.h"
#include "rules/findings.h"
#include "rules/mutematcher.h"
#include "source/opensource.h"

#include <expected>
#include <memory>
#include <optional>

namespace colonnade {

void addAccessOptions(Arguments& arguments);    ///< how to log in and to encrypt
void addSelectionOptions(Arguments& arguments); ///< which keys, how fast
void addProfileOption(Arguments& arguments);
void addProgressOption(Arguments& arguments);
void addMutesOption(Arguments& arguments);
void addFailOnOption(Arguments& arguments, const QString& defaultValue);

[[nodiscard]] SourceAccess accessFrom(Arguments& arguments);
[[nodiscard]] SourceOptions selectionFrom(Arguments& arguments);
[[nodiscard]] Profile profileFrom(Arguments& arguments);
/// Says on standard error which of them have expired or cannot be used.
[[nodiscard]] MuteMatcher mutesFrom(Arguments& arguments);
[[nodiscard]] ProgressLine::Mode progressFrom(Arguments& arguments);
/// nullopt: never.
[[nodiscard]] std::optional<Severity> failOnFrom(Arguments& arguments);

/// Opens the source, or says why not and gives the status to end with: WrongUsage for what is no source at all,
/// Unreadable for a file.
[[nodiscard]] std::expected<std::unique_ptr<Source>, ExitStatus>
openNamed(const QString& source, const SourceAccess& access, const QString& command);

/// Whether any finding is at or above the limit.
[[nodiscard]] bool reaches(const SeverityCounts& counts, std::optional<Severity> failOn);

/// Says on standard error why a run is not whole (nothing when it is), and gives the status to end with.
[[nodiscard]] ExitStatus concluding(const SourceSummary& summary, bool hasFailingFindings);

} // namespace colonnade
