// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/namechecker.h"

#include "rules/ruletable.h"
#include "rules/suggestion.h"

#include <algorithm>

namespace colonnade {

namespace {

/// Without a suggestion.
std::optional<Finding> found(const Rule& rule, const CheckInput& input)
{
    Evidence evidence;
    const std::optional<Severity> severity = rule.checkKey(input, &evidence);
    if (!severity)
        return {};
    if (rule.cost)
        evidence.setCost(rule.cost(input));
    return Finding{.rule = rule.id,
                   .severity = *severity,
                   .scope = rule.scope,
                   .subject = std::string(input.facts.name),
                   .db = input.facts.db,
                   .key = {},
                   .evidence = std::move(evidence)};
}

/// Nobody can add the word of a type that is not known.
bool canBeMended(const Finding& finding, const KeyFacts& facts)
{
    return finding.scope == RuleScope::Name &&
           (finding.rule != RuleId::NameTypeSuffix || facts.type != ValueType::Unknown);
}

/// A name rule's finding gets the better name where that mends this very rule.
void suggest(std::span<Finding> findings, const CheckInput& input)
{
    if (std::ranges::none_of(findings, [&](const Finding& finding) { return canBeMended(finding, input.facts); }))
        return;
    const std::optional<std::string> better = suggestedName(input.facts, input.setup);
    if (!better)
        return;
    KeyFacts renamed = input.facts;
    renamed.name = *better;
    const NameView view(renamed, input.setup.profile.separator, input.setup.idPins);
    for (Finding& finding : findings) {
        if (finding.scope == RuleScope::Name && !rule(finding.rule).checkKey({view, renamed, input.setup}, nullptr))
            finding.evidence.suggestion = better;
    }
}

} // namespace

std::vector<Finding> NameChecker::check(const KeyFacts& facts)
{
    m_name.read(facts, m_setup.profile.separator, m_setup.idPins);
    const CheckInput input{m_name, facts, m_setup};
    std::vector<Finding> findings;
    for (const Rule& rule : ruleTable()) {
        if (rule.checkKey == nullptr || !m_setup.profile.setting(rule.id).enabled)
            continue;
        if (std::optional<Finding> finding = found(rule, input))
            findings.push_back(std::move(*finding));
    }
    suggest(findings, input);
    return findings;
}

std::optional<std::string> NameChecker::betterName(const KeyFacts& facts)
{
    for (Finding& finding : check(facts)) {
        if (finding.evidence.suggestion)
            return std::move(finding.evidence.suggestion);
    }
    return {};
}

std::optional<Finding> NameChecker::check(RuleId id, const KeyFacts& facts)
{
    m_name.read(facts, m_setup.profile.separator, m_setup.idPins);
    const CheckInput input{m_name, facts, m_setup};
    std::optional<Finding> finding = found(rule(id), input);
    if (finding)
        suggest(std::span(&*finding, 1), input);
    return finding;
}

} // namespace colonnade
