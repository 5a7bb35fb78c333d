// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"

#include <cstddef>
#include <vector>

namespace colonnade {

/// At most `limit` findings, in rule order, then the worst severity first, then general ones before keys in
/// tree order. Where not all fit, rules with few offenders are shown whole and those with many share the rest evenly,
/// so that no rule crowds out another.
[[nodiscard]] std::vector<Finding> sampleOf(const Findings& findings, std::size_t limit);

/// At most `limit` findings of one rule and severity, in the same order.
[[nodiscard]] std::vector<Finding> sampleOf(const Findings& findings, RuleId rule, Severity severity,
                                            std::size_t limit);

} // namespace colonnade
