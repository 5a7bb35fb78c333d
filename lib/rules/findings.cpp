// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/findings.h"

#include "rules/namechecker.h"
#include "rules/redundantwords.h"
#include "rules/ruletable.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace colonnade {

namespace {

std::span<const KeyId> within(std::span<const KeyId> keys, KeyRange range)
{
    const auto first = std::ranges::lower_bound(keys, KeyId(range.first));
    return {first, std::ranges::lower_bound(first, keys.end(), KeyId(range.last))};
}

/// A repeated word stands in every name below the same folder: says what that costs together.
void addNamespaceWaste(Finding& finding, const NameView& name, const Keyspace& keyspace)
{
    const RedundantWord word = redundantWords(name).front();
    const std::string_view segment = name.segments()[word.segment].text;
    const auto end = static_cast<std::size_t>(segment.data() - name.name().data()) + segment.size();
    if (const std::optional<NodeId> folder = keyspace.findNode(name.name().substr(0, end))) {
        const std::uint64_t keys = keyspace.aggregate(*folder).keys;
        finding.evidence.measured.push_back({"namespace_wasted_bytes", keys * word.wastedBytes()});
    }
}

} // namespace

std::span<const KeyId> Findings::keys(RuleId rule, Severity severity) const
{
    return m_keys[std::to_underlying(rule)][std::to_underlying(severity)];
}

std::span<const KeyId> Findings::keys(RuleId rule, Severity severity, KeyRange range) const
{
    return within(keys(rule, severity), range);
}

std::uint64_t Findings::total(RuleId rule) const
{
    std::uint64_t sum = static_cast<std::uint64_t>(std::ranges::count(m_general, rule, &Finding::rule));
    for (const Severity severity : allSeverities)
        sum += keys(rule, severity).size();
    return sum;
}

SeverityCounts Findings::counts() const
{
    SeverityCounts sums = counts(m_keyspace ? m_keyspace->all() : KeyRange());
    for (const Finding& finding : m_general)
        ++sums[std::to_underlying(finding.severity)];
    return sums;
}

SeverityCounts Findings::counts(KeyRange range) const
{
    SeverityCounts sums{};
    for (const Rule& rule : ruleTable()) {
        const SeverityCounts ofRule = counts(rule.id, range);
        std::ranges::transform(sums, ofRule, sums.begin(), std::plus());
    }
    return sums;
}

SeverityCounts Findings::counts(RuleId rule, KeyRange range) const
{
    SeverityCounts counts{};
    for (const Severity severity : allSeverities)
        counts[std::to_underlying(severity)] = keys(rule, severity, range).size();
    return counts;
}

SeverityCounts Findings::counts(NodeId folder) const
{
    const KeyRange range = m_keyspace->keys(folder);
    SeverityCounts sums = counts(range);
    const std::string_view path = m_keyspace->path(folder);
    // A folder and its only child hold the same keys; their paths tell them apart.
    for (auto place = std::ranges::lower_bound(m_generalPlaces, range.first, {}, &GeneralPlace::firstKey);
         place != m_generalPlaces.end() && (place->firstKey < range.last || folder == Keyspace::root); ++place) {
        if (folder == Keyspace::root || m_keyspace->path(place->folder).starts_with(path))
            ++sums[std::to_underlying(place->severity)];
    }
    return sums;
}

NodeId Findings::folderOf(const Finding& general) const
{
    if (general.scope != RuleScope::Namespace)
        return Keyspace::root;
    const std::string_view separator = m_keyspace->separator();
    std::string_view path = std::string_view(general.subject).substr(0, general.subject.find('*'));
    while (!path.empty()) {
        if (const std::optional<NodeId> folder = m_keyspace->findNode(path))
            return *folder;
        const std::size_t end = path.rfind(separator);
        path = path.substr(0, end == std::string_view::npos ? 0 : end);
    }
    return Keyspace::root;
}

void Findings::setGeneral(std::vector<Finding> findings)
{
    m_general = std::move(findings);
    m_generalPlaces.clear();
    for (const Finding& finding : m_general) {
        const NodeId folder = folderOf(finding);
        m_generalPlaces.push_back({m_keyspace->keys(folder).first, folder, finding.severity});
    }
    std::ranges::stable_sort(m_generalPlaces, {}, &GeneralPlace::firstKey);
}

Cost Findings::cost(RuleId id, KeyRange range) const
{
    const Rule& ofThis = rule(id);
    Cost sum;
    if (!ofThis.cost)
        return sum;
    const CheckSetup setup(m_profile, m_context);
    NameView name;
    for (const Severity severity : allSeverities) {
        for (const KeyId key : keys(id, severity, range)) {
            const KeyFacts facts = m_keyspace->key(key);
            name.read(facts, m_profile.separator, setup.idPins);
            sum += ofThis.cost({name, facts, setup});
        }
    }
    return sum;
}

Cost Findings::cost(RuleId rule, NodeId folder) const
{
    Cost sum = cost(rule, m_keyspace->keys(folder));
    for (const Finding& finding : m_general) {
        if (finding.rule != rule)
            continue;
        const NodeId place = folderOf(finding);
        const KeyRange range = m_keyspace->keys(folder);
        const bool isBelow = m_keyspace->depth(place) >= m_keyspace->depth(folder) &&
                             m_keyspace->keys(place).first >= range.first && m_keyspace->keys(place).first < range.last;
        if (isBelow || folder == Keyspace::root)
            sum += finding.evidence.cost();
    }
    return sum;
}

std::vector<Finding> Findings::of(KeyId key) const
{
    std::vector<Finding> result;
    for (const Rule& rule : ruleTable()) {
        const auto holds = [&](Severity severity) { return std::ranges::binary_search(keys(rule.id, severity), key); };
        if (std::ranges::any_of(allSeverities, holds))
            result.push_back(describe(rule.id, key));
    }
    return result;
}

Finding Findings::describe(RuleId rule, KeyId key) const
{
    const KeyFacts facts = m_keyspace->key(key);
    std::optional<Finding> finding = NameChecker(m_profile, m_context).check(rule, facts);
    assert(finding.has_value());
    finding->key = key;
    std::optional<std::string>& better = finding->evidence.suggestion;
    if (better && m_keyspace->find(*better, facts.db))
        better.reset(); // taken
    if (rule == RuleId::NameRedundant)
        addNamespaceWaste(*finding, NameView(facts, m_profile.separator), *m_keyspace);
    return std::move(*finding);
}

std::vector<Finding> checkName(const KeyFacts& facts, const Profile& profile, const RuleContext& context)
{
    return NameChecker(profile, context).check(facts);
}

} // namespace colonnade
