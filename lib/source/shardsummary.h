// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/source.h"

#include <vector>

namespace colonnade {

/// What is known of several files before their first key. `known`: of those that could be opened, one at least.
[[nodiscard]] SourceInfo joinedInfo(const std::vector<SourceInfo>& known, const std::vector<std::string>& paths);

/// What several files gave together: sums, and lists one behind the other. `keys` and `info` of the result are those
/// that were given, `files` holds the parts. A file that was cut off is a warning where it is not the first of them.
[[nodiscard]] SourceSummary joinedSummary(SourceInfo info, std::vector<SourceSummary> files);

/// The name of several files: their paths.
[[nodiscard]] std::string joinedName(const std::vector<std::string>& paths);

/// Whether the sizes of all files rest on the same profile.
[[nodiscard]] bool haveOneProfile(const std::vector<SourceSummary>& files);

} // namespace colonnade
