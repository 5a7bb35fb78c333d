// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/reportsentences.h"

#include "text/errortext.h"
#include "text/rulepage.h"
#include "text/ruletext.h"

namespace colonnade {

ReportWords reportSentences()
{
    return {.finding = [](const Finding& finding) { return findingText(finding).toStdString(); },
            .blind = [](const Blind& blind) { return blindText(blind).toStdString(); },
            .error = [](const Error& error) { return errorText(error).whole().toStdString(); },
            .ruleTitle = [](RuleId rule) { return ruleTitle(rule).toStdString(); },
            .ruleAdvice = [](RuleId rule) { return rulePage(rule).summary.toStdString(); }};
}

} // namespace colonnade
