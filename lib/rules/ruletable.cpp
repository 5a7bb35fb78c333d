// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/ruletable.h"

#include "rules/checks/checks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace colonnade {

namespace {

using enum RuleId;
using enum RuleScope;

constexpr std::array<Rule, ruleCount> table{
    Rule{NameStart, "name-start", Name, Needs::Nothing, checkNameStart},
    Rule{NameCharset, "name-charset", Name, Needs::Nothing, checkNameCharset},
    Rule{NameForbidden, "name-forbidden", Name, Needs::Nothing, checkNameForbidden},
    Rule{NameHashTag, "name-hash-tag", Name, Needs::Nothing, checkNameHashTag},
    Rule{NameNonAscii, "name-non-ascii", Name, Needs::Nothing, checkNameNonAscii},
    Rule{NameNoNamespace, "name-no-namespace", Name, Needs::Nothing, checkNameNoNamespace},
    Rule{NameLevelSeparator, "name-level-separator", Name, Needs::Nothing, checkNameLevelSeparator},
    Rule{NameWordJoiner, "name-word-joiner", Name, Needs::Nothing, checkNameWordJoiner},
    Rule{NameEmptySegment, "name-empty-segment", Name, Needs::Nothing, checkNameEmptySegment},
    Rule{NameTypeSuffix, "name-type-suffix", Name, Needs::Nothing, checkNameTypeSuffix},
    Rule{NameTypeMismatch, "name-type-mismatch", Name, Needs::Type, checkNameTypeMismatch},
    Rule{NameLength, "name-length", Name, Needs::Nothing, checkNameLength},
    Rule{NameRedundant, "name-redundant", Name, Needs::Nothing, checkNameRedundant},
    Rule{NameTooTerse, "name-too-terse", Name, Needs::Nothing, checkNameTooTerse},
    Rule{NameUnregisteredPrefix, "name-unregistered-prefix", Name, Needs::Nothing, checkNameUnregisteredPrefix},
    Rule{NameTemplate, "name-template", Name, Needs::Nothing, checkNameTemplate},
    Rule{ValueBig, "value-big", Key, Needs::Type | Needs::Elements | Needs::ValueBytes, checkValueBig},
    Rule{ValueOverAdvised, "value-over-advised", Key, Needs::Type | Needs::Elements | Needs::ValueBytes,
         checkValueOverAdvised},
    Rule{TtlMissing, "ttl-missing", Key, Needs::Expiry, checkTtlMissing},
    Rule{StringsToHash, "strings-to-hash", Namespace, Needs::Type, nullptr, findStringsToHash},
    Rule{ServerEviction, "server-eviction", Server, Needs::ServerInfo | Needs::Expiry, nullptr, findServerEviction},
    Rule{ServerLazyfree, "server-lazyfree", Server, Needs::ServerConfig | Needs::Elements, nullptr, findServerLazyfree},
    Rule{ServerDangerousCommands, "server-dangerous-commands", Server, Needs::ServerCommands, nullptr,
         findServerDangerousCommands},
    Rule{ServerFragmentation, "server-fragmentation", Server, Needs::ServerInfo, nullptr, findServerFragmentation},
    Rule{ServerCompactLimits, "server-compact-limits", Server, Needs::ServerConfig, nullptr, findServerCompactLimits},
    Rule{SlowlogBigKey, "slowlog-big-key", Server, Needs::ServerSlowLog | Needs::Elements, nullptr, findSlowlogBigKey},
};

constexpr bool isIndexedById()
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id != RuleId(i))
            return false;
    }
    return true;
}
// Which check a rule has is left to a test: with -fsanitize=undefined, g++ takes no function pointer's comparison with
// null for a constant.
static_assert(isIndexedById());

} // namespace

std::span<const Rule, ruleCount> ruleTable()
{
    return table;
}

const Rule& rule(RuleId id)
{
    return table[std::to_underlying(id)];
}

std::string_view nameOf(RuleId id)
{
    return rule(id).name;
}

std::optional<RuleId> ruleFrom(std::string_view name)
{
    const auto* const found = std::ranges::find(table, name, &Rule::name);
    return found == table.end() ? std::nullopt : std::optional(found->id);
}

} // namespace colonnade
