// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"

#include <memory>
#include <string_view>

namespace colonnade {

/// A finished analysis of keys given as keyspaceFrom() reads them, checked against a built-in profile.
[[nodiscard]] std::shared_ptr<const Analysis> analysisFrom(std::string_view lines,
                                                           std::string_view profile = "recommended");

/// The same for the built-in demo.
[[nodiscard]] std::shared_ptr<const Analysis> demoAnalysis();

} // namespace colonnade
