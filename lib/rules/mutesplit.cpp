// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/mutesplit.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace colonnade {

namespace {

/// Moves what is muted; both stay in order.
void part(std::vector<KeyId>& keys, std::vector<KeyId>& muted, RuleId rule, const Keyspace& keyspace,
          const MuteMatcher& mutes, const std::stop_token& stop)
{
    const auto isMuted = [&](KeyId key) { return !stop.stop_requested() && mutes.find(rule, keyspace.name(key)); };
    std::vector<KeyId> open;
    for (const KeyId key : keys)
        (isMuted(key) ? muted : open).push_back(key);
    keys = std::move(open);
}

Cost costOf(const Findings& findings, RuleId rule)
{
    Cost sum = findings.cost(rule, findings.keyspace()->all());
    for (const Finding& finding : findings.general()) {
        if (finding.rule == rule)
            sum += finding.evidence.cost();
    }
    return sum;
}

} // namespace

MuteSplit MuteSplit::of(const Findings& all, const MuteMatcher& mutes, const std::stop_token& stop)
{
    MuteSplit split{all, {}};
    split.muted.m_keyspace = all.m_keyspace;
    split.muted.m_profile = all.m_profile;
    split.muted.m_context = all.m_context;
    for (std::size_t i = 0; i < ruleCount; ++i) {
        if (!mutes.concerns(RuleId(i)))
            continue;
        for (std::size_t severity = 0; severity < allSeverities.size(); ++severity)
            part(split.open.m_keys[i][severity], split.muted.m_keys[i][severity], RuleId(i), *all.m_keyspace, mutes,
                 stop);
    }
    std::vector<Finding> open;
    std::vector<Finding> muted;
    for (const Finding& finding : all.m_general)
        (mutes.find(finding) ? muted : open).push_back(finding);
    split.open.setGeneral(std::move(open));
    split.muted.setGeneral(std::move(muted));
    for (std::size_t i = 0; i < ruleCount; ++i) {
        if (mutes.concerns(RuleId(i))) {
            split.open.m_costs[i] = costOf(split.open, RuleId(i));
            split.muted.m_costs[i] = costOf(split.muted, RuleId(i));
        }
    }
    return split;
}

Findings MuteSplit::joined(const Findings& open, const Findings& muted)
{
    Findings all = open;
    for (std::size_t i = 0; i < ruleCount; ++i) {
        for (std::size_t severity = 0; severity < allSeverities.size(); ++severity) {
            std::vector<KeyId>& keys = all.m_keys[i][severity];
            const auto middle = std::ssize(keys);
            keys.insert(keys.end(), muted.m_keys[i][severity].begin(), muted.m_keys[i][severity].end());
            std::ranges::inplace_merge(keys, keys.begin() + middle);
        }
        all.m_costs[i] += muted.m_costs[i];
    }
    std::vector<Finding> general;
    const auto order = [](const Finding& finding) { return std::tie(finding.rule, finding.subject, finding.db); };
    std::ranges::merge(open.m_general, muted.m_general, std::back_inserter(general), {}, order, order);
    all.setGeneral(std::move(general));
    return all;
}

} // namespace colonnade
