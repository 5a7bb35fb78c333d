// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/findingsample.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace colonnade {

namespace {

using Shares = std::array<std::size_t, ruleCount>;

/// How many of each rule fit. From the rarest rule on, each may take an even part of what is left.
Shares sharesOf(const Findings& findings, std::size_t limit)
{
    std::array<std::size_t, ruleCount> order{};
    for (std::size_t i = 0; i < ruleCount; ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t rule) { return findings.total(RuleId(rule)); });
    Shares shares{};
    std::size_t rulesLeft = ruleCount;
    for (const std::size_t rule : order) {
        shares[rule] =
            static_cast<std::size_t>(std::min<std::uint64_t>(findings.total(RuleId(rule)), limit / rulesLeft));
        limit -= shares[rule];
        --rulesLeft;
    }
    return shares;
}

void append(std::vector<Finding>& sample, const Findings& findings, RuleId rule, Severity severity, std::size_t end)
{
    for (const Finding& finding : findings.general()) {
        if (finding.rule == rule && finding.severity == severity && sample.size() < end)
            sample.push_back(finding);
    }
    for (const KeyId key : findings.keys(rule, severity)) {
        if (sample.size() >= end)
            return;
        sample.push_back(findings.describe(rule, key));
    }
}

} // namespace

std::vector<Finding> sampleOf(const Findings& findings, std::size_t limit)
{
    std::vector<Finding> sample;
    const Shares shares = sharesOf(findings, limit);
    for (std::size_t rule = 0; rule < ruleCount; ++rule) {
        const std::size_t end = sample.size() + shares[rule];
        for (const Severity severity : allSeverities | std::views::reverse)
            append(sample, findings, RuleId(rule), severity, end);
    }
    return sample;
}

std::vector<Finding> sampleOf(const Findings& findings, RuleId rule, Severity severity, std::size_t limit)
{
    std::vector<Finding> sample;
    append(sample, findings, rule, severity, limit);
    return sample;
}

} // namespace colonnade
