// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overview.h"

#include <algorithm>
#include <optional>

namespace colonnade {

namespace {

const RuleHits* hitsOf(const std::vector<RuleHits>& rules, RuleId rule)
{
    const auto found = std::ranges::find(rules, rule, &RuleHits::rule);
    return found == rules.end() || found->total() == 0 ? nullptr : &*found;
}

std::optional<NextStep> splitKey(const View& view, const std::vector<RuleHits>& rules)
{
    const RuleHits* hits = hitsOf(rules, RuleId::ValueBig);
    if (!hits)
        return std::nullopt;
    const Keyspace& keyspace = *view.analysis->keyspace;
    const auto size = [&keyspace](KeyId key) {
        return keyspace.memoryBytes(key).valueOr(keyspace.valueBytes(key).valueOr(0));
    };
    NextStep step{NextStep::Kind::SplitKey, {}, hits->total(), 0};
    for (const std::vector<KeyId>& keys : offenders(view, RuleId::ValueBig).keys) {
        for (const KeyId key : keys) {
            if (step.bytes == 0 || size(key) > step.bytes) {
                step.bytes = size(key);
                step.target = key;
            }
        }
    }
    return step;
}

/// The deepest folder that still holds more than half of what its place holds; none where nothing stands out.
std::optional<NextStep> lookIntoFolder(const View& view, const Aggregate& sum)
{
    const NodeId* place = std::get_if<NodeId>(&view.place);
    if (!place || sum.memoryBytes == 0)
        return std::nullopt;
    const Keyspace& keyspace = *view.analysis->keyspace;
    NodeId node = *place;
    NextStep step{NextStep::Kind::LookIntoFolder, node, sum.keys, sum.memoryBytes};
    for (bool goesDeeper = true; goesDeeper;) {
        goesDeeper = false;
        for (std::uint32_t row = 0; row < keyspace.childCount(node) && !goesDeeper; ++row) {
            const Aggregate child = keyspace.aggregate(keyspace.child(node, row));
            if (child.memoryBytes > sum.memoryBytes / 2) {
                node = keyspace.child(node, row);
                step = {NextStep::Kind::LookIntoFolder, node, child.keys, child.memoryBytes};
                goesDeeper = true;
            }
        }
    }
    return node == *place ? std::nullopt : std::optional(step);
}

std::vector<NextStep> nextSteps(const View& view, const Aggregate& sum, const std::vector<RuleHits>& rules)
{
    std::vector<NextStep> steps;
    if (const auto step = splitKey(view, rules))
        steps.push_back(*step);
    for (const RuleHits& hits : rules) {
        if (hits.total() > 0 && hits.worst() == Severity::Error && hits.rule != RuleId::ValueBig && steps.size() < 3)
            steps.push_back({NextStep::Kind::MendRule, hits.rule, hits.total(), 0});
    }
    if (const RuleHits* hits = hitsOf(rules, RuleId::StringsToHash))
        steps.push_back({NextStep::Kind::GatherStrings, hits->rule, hits->total(), hits->wastedBytes});
    if (const RuleHits* hits = hitsOf(rules, RuleId::TtlMissing))
        steps.push_back({NextStep::Kind::GiveTtl, hits->rule, hits->total(), 0});
    if (const auto step = lookIntoFolder(view, sum))
        steps.push_back(*step);
    if (steps.size() > Overview::mostSteps)
        steps.resize(Overview::mostSteps);
    return steps;
}

} // namespace

Overview Overview::of(const View& view, const std::stop_token& stop)
{
    Overview overview;
    if (!view.analysis || !view.analysis->keyspace)
        return overview;
    const KeySelection keys = view.keys();
    overview.byType = aggregateByType(*view.analysis->keyspace, keys);
    const NodeId* node = std::get_if<NodeId>(&view.place);
    overview.sum = node ? view.analysis->keyspace->aggregate(*node) : view.analysis->keyspace->aggregate(keys);
    overview.rules = ruleHits(view, stop);
    overview.steps = nextSteps(view, overview.sum, overview.rules);
    return overview;
}

} // namespace colonnade
