// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"
#include "source/source.h"

#include <functional>
#include <string>

namespace colonnade {

/// The sentences of a report, in UTF-8. The core has facts only; app/text knows how to say them. May be called from
/// several threads at once.
struct ReportWords
{
    std::function<std::string(const Finding&)> finding;
    std::function<std::string(const Blind&)> blind;
    std::function<std::string(const Error&)> error;
    std::function<std::string(RuleId)> ruleTitle = {};
    std::function<std::string(RuleId)> ruleAdvice = {}; ///< what it costs and what to do, a paragraph of Markdown
};

} // namespace colonnade
