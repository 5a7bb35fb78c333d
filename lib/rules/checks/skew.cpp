// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/skew.h"

#include "bytes/hashslot.h"

namespace colonnade {

namespace {

bool isOver(std::uint64_t part, std::uint64_t all, std::uint64_t percent, std::uint64_t least)
{
    return least > 0 && part >= least &&
           static_cast<double>(part) * 100 > static_cast<double>(all) * static_cast<double>(percent);
}

double percentOf(std::uint64_t part, std::uint64_t all)
{
    return all == 0 ? 0 : static_cast<double>(part) * 100 / static_cast<double>(all);
}

void add(Load& load, const Keyspace& keyspace, KeyId key)
{
    if (load.keys == 0)
        load.first = key;
    load.keys += keyspace.count(key);
    load.bytes += keyspace.memoryBytes(key).valueOr(0) * keyspace.count(key);
}

} // namespace

Loads::Loads(const Keyspace& keyspace)
    : slots(hashSlotCount)
{
    for (std::uint32_t i = 0; i < keyspace.size(); ++i) {
        const KeyId key{i};
        const std::string_view name = keyspace.name(key);
        add(all, keyspace, key);
        add(slots[hashSlotOf(name)], keyspace, key);
        if (const std::string_view tag = hashedPart(name); tag.size() != name.size())
            add(tags[tag], keyspace, key);
    }
}

bool isSkewed(const Load& load, const Load& all, const SkewLimits& limits)
{
    return isOver(load.keys, all.keys, limits.percent, limits.leastKeys) ||
           isOver(load.bytes, all.bytes, limits.percent, limits.leastBytes);
}

void describeSkew(Finding& finding, const Load& load, const Load& all, const SkewLimits& limits)
{
    finding.evidence.measured.push_back({"keys", load.keys});
    finding.evidence.measured.push_back({"keys_percent", percentOf(load.keys, all.keys)});
    if (all.bytes > 0) {
        finding.evidence.measured.push_back({"memory_bytes", load.bytes});
        finding.evidence.measured.push_back({"memory_percent", percentOf(load.bytes, all.bytes)});
    }
    finding.evidence.threshold = {{"share_percent", limits.percent}};
}

} // namespace colonnade
