// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"

#include <QString>

namespace colonnade {

/// "Key name contains a forbidden character": sentence case, no full stop. What else there is to say of a rule stands
/// on its page (rulepage.h).
[[nodiscard]] QString ruleTitle(RuleId rule);
/// Why a rule is blind, as a sentence.
[[nodiscard]] QString blindRuleText(BlindRule::Missing missing);
[[nodiscard]] QString severityText(Severity severity); ///< "Error", for a column or a label

/// One sentence about this finding, with the measured values and the thresholds.
[[nodiscard]] QString findingText(const Finding& finding);

/// "129 bytes", "3 fields": the measured side alone, and the threshold side alone, for two columns. Empty: none.
[[nodiscard]] QString measuredText(const Evidence& evidence);
[[nodiscard]] QString thresholdText(const Evidence& evidence);

} // namespace colonnade
