// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/checks/serverfinding.h"
#include "rules/checks/sizelimit.h"

#include <algorithm>
#include <array>
#include <map>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

/// Commands whose time grows with the size of a value, and what does the same in pages or in the background.
struct SlowKind
{
    std::string_view command;
    std::string_view alternative;
    bool takesManyKeys = false;
};
constexpr std::array slowKinds{
    SlowKind{"DEL", "UNLINK", true},
    SlowKind{"GET", "GETRANGE"},
    SlowKind{"HGETALL", "HSCAN, HMGET"},
    SlowKind{"HKEYS", "HSCAN NOVALUES"},
    SlowKind{"HVALS", "HSCAN"},
    SlowKind{"LINSERT", "LPUSH, RPUSH"},
    SlowKind{"LPOS", "LPOS MAXLEN"},
    SlowKind{"LRANGE", "LRANGE 0 99"},
    SlowKind{"LREM", "LREM 100"},
    SlowKind{"LTRIM", "LTRIM, LPOP 100"},
    SlowKind{"MGET", "MGET, GETRANGE", true},
    SlowKind{"SDIFF", "SSCAN, SMISMEMBER", true},
    SlowKind{"SET", "SETRANGE"},
    SlowKind{"SINTER", "SSCAN, SMISMEMBER", true},
    SlowKind{"SMEMBERS", "SSCAN"},
    SlowKind{"SORT", "ZRANGE LIMIT 0 100"},
    SlowKind{"SUNION", "SSCAN", true},
    SlowKind{"XRANGE", "XRANGE COUNT 100"},
    SlowKind{"XREVRANGE", "XREVRANGE COUNT 100"},
    SlowKind{"ZRANGE", "ZRANGE 0 99, ZSCAN"},
    SlowKind{"ZRANGEBYLEX", "ZRANGEBYLEX LIMIT 0 100"},
    SlowKind{"ZRANGEBYSCORE", "ZRANGEBYSCORE LIMIT 0 100"},
    SlowKind{"ZREMRANGEBYRANK", "ZREMRANGEBYRANK 0 99"},
    SlowKind{"ZREVRANGE", "ZREVRANGE 0 99"},
    SlowKind{"ZREVRANGEBYSCORE", "ZREVRANGEBYSCORE LIMIT 0 100"},
};
static_assert(std::ranges::is_sorted(slowKinds, {}, &SlowKind::command));

const SlowKind* kindOf(std::string_view command)
{
    std::string upper(command);
    std::ranges::transform(upper, upper.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    const auto* const found = std::ranges::lower_bound(slowKinds, std::string_view(upper), {}, &SlowKind::command);
    return found != slowKinds.end() && found->command == upper ? found : nullptr;
}

struct Slowness
{
    std::uint64_t entries = 0;
    std::chrono::microseconds longest{};
    const SlowKind* kind = nullptr; ///< of the longest one
};

} // namespace

/// "command" and "longest_ms" of the longest entry, "slow_entries", and the size; held against the advised limit and
/// "paged". The slow log does not say the database, so a name counts in each one that has it.
std::vector<Finding> findSlowlogBigKey(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token)
{
    std::vector<Finding> findings;
    if (!setup.context.server || !setup.context.server->slowlog)
        return findings;
    const std::vector<std::uint32_t> databases = keyspace.databases();
    std::map<KeyId, Slowness> slow;
    for (const SlowCommand& entry : *setup.context.server->slowlog) {
        const SlowKind* const kind = entry.words.size() > 1 ? kindOf(entry.words[0]) : nullptr;
        if (!kind)
            continue;
        const std::size_t end = kind->takesManyKeys ? entry.words.size() : 2;
        for (std::size_t i = 1; i < end; ++i) {
            for (const std::uint32_t db : databases) {
                const std::optional<KeyId> key = keyspace.find(entry.words[i], db);
                if (!key)
                    continue;
                Slowness& slowness = slow[*key];
                ++slowness.entries;
                if (!slowness.kind || entry.took > slowness.longest) {
                    slowness.longest = entry.took;
                    slowness.kind = kind;
                }
            }
        }
    }
    for (const auto& [key, slowness] : slow) {
        const KeyFacts facts = keyspace.key(key);
        auto limit = exceededLimit(facts, setup.profile.big);
        if (!limit)
            limit = exceededLimit(facts, setup.profile.advised);
        if (!limit)
            continue;
        Finding finding = serverFinding(RuleId::SlowlogBigKey, setup, std::string(facts.name));
        finding.db = facts.db;
        finding.key = key;
        limit->describe(finding.evidence);
        finding.evidence.measured.insert(finding.evidence.measured.begin(),
                                         {{"command", std::string(slowness.kind->command)},
                                          {"longest_ms", static_cast<double>(slowness.longest.count()) / 1000},
                                          {"slow_entries", slowness.entries}});
        finding.evidence.threshold.push_back({"paged", std::string(slowness.kind->alternative)});
        findings.push_back(std::move(finding));
    }
    std::ranges::stable_sort(findings, {}, &Finding::subject);
    return findings;
}

} // namespace colonnade
