// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/keyorder.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace colonnade {

namespace {

constexpr std::size_t index(KeyId key)
{
    return static_cast<std::size_t>(key);
}

std::uint64_t weight(Fact fact)
{
    return fact.isKnown() ? fact.value() + 1 : 0;
}

std::uint64_t weight(const Keyspace& keyspace, KeyId key, KeyColumn column)
{
    switch (column) {
    case KeyColumn::Type:
        return static_cast<std::uint64_t>(keyspace.type(key));
    case KeyColumn::Memory:
        return weight(keyspace.memoryBytes(key));
    case KeyColumn::Elements:
        return keyspace.type(key) == ValueType::String ? 0 : weight(keyspace.elements(key));
    case KeyColumn::Ttl: {
        const Expiry expiry = keyspace.expiry(key);
        if (expiry.isNever())
            return std::numeric_limits<std::uint64_t>::max();
        return expiry.isAt() ? keyspace.ttlSeconds(key).value_or(0) + 1 : 0;
    }
    case KeyColumn::Name:
    case KeyColumn::Findings:
        return 0; // not of one key alone: see below
    }
    return 0;
}

/// Findings of each key, worst first: an error outweighs any number of warnings.
std::vector<std::uint32_t> findingWeights(const Analysis& analysis)
{
    constexpr std::array<std::uint32_t, allSeverities.size()> weights{1, 0x100, 0x10000};
    std::vector<std::uint32_t> result(analysis.keyspace->size(), 0);
    for (std::size_t rule = 0; analysis.findings && rule < ruleCount; ++rule) {
        for (const Severity severity : allSeverities) {
            for (const KeyId key : analysis.findings->keys(RuleId(rule), severity))
                result[index(key)] += weights[std::size_t(severity)];
        }
    }
    return result;
}

} // namespace

std::vector<KeyId> orderedKeys(const Analysis& analysis, const KeySelection& keys, KeyColumn column,
                               Qt::SortOrder order)
{
    const Keyspace& keyspace = *analysis.keyspace;
    std::vector<KeyId> result(keys.size());
    if (column == KeyColumn::Name) {
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = keys[i];
        std::ranges::stable_sort(result, [&](KeyId a, KeyId b) {
            return order == Qt::AscendingOrder ? keyspace.name(a) < keyspace.name(b)
                                               : keyspace.name(b) < keyspace.name(a);
        });
        return result;
    }

    const std::vector<std::uint32_t> findings =
        column == KeyColumn::Findings ? findingWeights(analysis) : std::vector<std::uint32_t>();
    std::vector<std::pair<std::uint64_t, KeyId>> weighed(keys.size());
    for (std::size_t i = 0; i < weighed.size(); ++i) {
        const KeyId key = keys[i];
        weighed[i] = {findings.empty() ? weight(keyspace, key, column) : findings[index(key)], key};
    }
    std::ranges::sort(weighed, [order](const auto& a, const auto& b) {
        if (a.first == b.first)
            return a.second < b.second;
        return order == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    });
    std::ranges::transform(weighed, result.begin(), [](const auto& item) { return item.second; });
    return result;
}

} // namespace colonnade
