// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"

#include <QString>

namespace colonnade {

/// The words of one rule. Whole sentences, translated. Explanations are plain Markdown paragraphs.
struct RuleText
{
    QString title;       ///< "Key name contains a forbidden character": sentence case, no full stop
    QString explanation; ///< what it costs, then what to do
    QString badExample;  ///< a key name (display escaping), empty where none makes sense
    QString goodExample;
};

[[nodiscard]] RuleText ruleText(RuleId rule);
[[nodiscard]] QString severityText(Severity severity); ///< "Error", for a column or a label

/// One sentence about this finding, with the measured values and the thresholds.
[[nodiscard]] QString findingText(const Finding& finding);

/// "129 bytes", "3 fields": the measured side alone, and the threshold side alone, for two columns. Empty: none.
[[nodiscard]] QString measuredText(const Evidence& evidence);
[[nodiscard]] QString thresholdText(const Evidence& evidence);

} // namespace colonnade
