// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rulehits.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace colonnade {

namespace {

/// The part of `hits` that is in the selection; both ascending.
std::vector<KeyId> within(const Findings& findings, RuleId rule, Severity severity, const KeySelection& keys)
{
    if (const KeyRange* range = keys.range()) {
        const std::span<const KeyId> part = findings.keys(rule, severity, *range);
        return {part.begin(), part.end()};
    }
    std::vector<KeyId> result;
    const std::span<const KeyId> hits = findings.keys(rule, severity);
    auto hit = hits.begin();
    for (std::size_t i = 0; i < keys.size() && hit != hits.end(); ++i) {
        hit = std::lower_bound(hit, hits.end(), keys[i]);
        if (hit != hits.end() && *hit == keys[i])
            result.push_back(*hit);
    }
    return result;
}

/// Whether one of the two begins with the other, at a separator.
bool shareBeginning(std::string_view one, std::string_view other, std::string_view separator)
{
    if (one.size() > other.size())
        std::swap(one, other);
    return one.empty() || one == other || (other.starts_with(one) && other.substr(one.size()).starts_with(separator));
}

struct Concerns
{
    const Keyspace& keyspace;
    std::string_view subject;

    bool operator()(NodeId node) const
    {
        const std::string_view path = keyspace.path(node);
        return path.size() <= subject.size() && shareBeginning(path, subject, keyspace.separator());
    }
    bool operator()(PatternId pattern) const
    {
        return shareBeginning(keyspace.pattern(pattern), subject, keyspace.separator());
    }
    bool operator()(KeyId key) const { return (*this)(keyspace.patternOf(key)); }
    bool operator()(const KeyList&) const { return false; }
};

} // namespace

Severity RuleHits::worst() const
{
    for (const Severity severity : {Severity::Error, Severity::Warning}) {
        if (counts[std::size_t(severity)] > 0)
            return severity;
    }
    return Severity::Info;
}

bool concerns(const Finding& finding, const View& view)
{
    if (view.analysis->keyspace->size() == view.keys().size())
        return true;
    return std::visit(Concerns{*view.analysis->keyspace, finding.subject}, view.place);
}

Offenders offenders(const View& view, RuleId rule)
{
    return view.analysis && view.analysis->findings ? offenders(*view.analysis->findings, view, rule) : Offenders();
}

Offenders offenders(const Findings& findings, const View& view, RuleId rule)
{
    Offenders result;
    const KeySelection keys = view.keys();
    for (const Severity severity : allSeverities)
        result.keys[std::size_t(severity)] = within(findings, rule, severity, keys);
    for (std::uint32_t i = 0; i < findings.general().size(); ++i) {
        if (findings.general()[i].rule == rule && concerns(findings.general()[i], view))
            result.general.push_back(i);
    }
    return result;
}

std::vector<RuleHits> ruleHits(const View& view, const std::stop_token& stop)
{
    std::vector<RuleHits> result;
    if (!view.analysis || !view.analysis->findings)
        return result;
    const Findings& findings = *view.analysis->findings;
    for (std::size_t i = 0; i < ruleCount && !stop.stop_requested(); ++i) {
        RuleHits hits{.rule = RuleId(i)};
        const Offenders found = offenders(view, hits.rule);
        for (const Severity severity : allSeverities) {
            hits.counts[std::size_t(severity)] = found.keys[std::size_t(severity)].size();
            for (const KeyId key : found.keys[std::size_t(severity)])
                hits.memoryBytes += view.analysis->keyspace->memoryBytes(key).valueOr(0);
        }
        for (const std::uint32_t at : found.general) {
            const Finding& finding = findings.general()[at];
            ++hits.counts[std::size_t(finding.severity)];
            hits.wastedBytes += finding.evidence.wastedBytes.value_or(0);
        }
        const auto blind = std::ranges::find(findings.blind(), hits.rule, &BlindRule::rule);
        if (blind != findings.blind().end())
            hits.blind = blind->missing;
        if (hits.total() > 0 || hits.blind)
            result.push_back(hits);
    }
    std::ranges::stable_sort(result, std::greater(), [](const RuleHits& hits) {
        return std::tuple(hits.total() > 0, hits.worst(), std::max(hits.memoryBytes, hits.wastedBytes), hits.total());
    });
    return result;
}

} // namespace colonnade
