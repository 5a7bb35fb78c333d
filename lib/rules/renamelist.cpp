// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/renamelist.h"

#include "bytes/hashslot.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <set>
#include <utility>

namespace colonnade {

namespace {

/// By key: whether its name breaks any rule.
std::vector<bool> keysWithNameFindings(const Findings& findings)
{
    std::vector<bool> marked(findings.keyspace()->size());
    for (const Rule& rule : ruleTable()) {
        if (rule.scope != RuleScope::Name)
            continue;
        for (const Severity severity : allSeverities) {
            for (const KeyId key : findings.keys(rule.id, severity))
                marked[static_cast<std::size_t>(key)] = true;
        }
    }
    return marked;
}

} // namespace

RenameList renameListOf(const Findings& findings, std::stop_token stop)
{
    RenameList list;
    const Keyspace& keyspace = *findings.keyspace();
    NameChecker checker(findings.profile(), findings.context());
    const bool isCluster = findings.context().isCluster;
    std::set<std::pair<std::uint32_t, std::string>> given;
    const std::vector<bool> marked = keysWithNameFindings(findings);
    for (std::uint32_t i = 0; i < keyspace.size() && !stop.stop_requested(); ++i) {
        if (!marked[i])
            continue;
        const KeyFacts facts = keyspace.key(KeyId(i));
        std::optional<std::string> better = checker.betterName(facts);
        if (!better)
            ++list.without;
        else if (keyspace.find(*better, facts.db) || !given.emplace(facts.db, *better).second)
            ++list.taken;
        else
            list.renames.push_back({KeyId(i), *better, isCluster && hashSlotOf(facts.name) != hashSlotOf(*better)});
    }
    return list;
}

} // namespace colonnade
