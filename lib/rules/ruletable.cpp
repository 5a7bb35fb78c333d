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

constexpr std::uint64_t bit(RuleId rule)
{
    return std::uint64_t(1) << std::to_underlying(rule);
}
static_assert(ruleCount <= 64);

constexpr std::uint32_t sizes = Needs::Type | Needs::Elements | Needs::ValueBytes;
constexpr std::uint32_t compactness = Needs::Encoding | Needs::Elements;

constexpr std::array<Rule, ruleCount> table{
    Rule{NameStart, "name-start", Name, Needs::Nothing, checkNameStart, {}, {}, bit(NameHashTag)},
    Rule{NameCharset,
         "name-charset",
         Name,
         Needs::Nothing,
         checkNameCharset,
         {},
         {},
         bit(NameHashTag) | bit(NameNonAscii)},
    Rule{NameForbidden, "name-forbidden", Name, Needs::Nothing, checkNameForbidden, {}, {}, bit(NameHashTag)},
    Rule{NameHashTag, "name-hash-tag", Name, Needs::Nothing, checkNameHashTag},
    Rule{NameNonAscii, "name-non-ascii", Name, Needs::Nothing, checkNameNonAscii},
    Rule{NameNoNamespace, "name-no-namespace", Name, Needs::Nothing, checkNameNoNamespace},
    Rule{NameLevelSeparator,
         "name-level-separator",
         Name,
         Needs::Nothing,
         checkNameLevelSeparator,
         {},
         {},
         bit(NameCharset)},
    Rule{NameWordJoiner, "name-word-joiner", Name, Needs::Nothing, checkNameWordJoiner, {}, {}, bit(NameCharset)},
    Rule{NameEmptySegment, "name-empty-segment", Name, Needs::Nothing, checkNameEmptySegment},
    Rule{NameTypeSuffix, "name-type-suffix", Name, Needs::Nothing, checkNameTypeSuffix},
    Rule{NameTypeMismatch, "name-type-mismatch", Name, Needs::Type, checkNameTypeMismatch, {}, {}, bit(NameTypeSuffix)},
    Rule{NameLength, "name-length", Name, Needs::Nothing, checkNameLength},
    Rule{NameRedundant, "name-redundant", Name, Needs::Nothing, checkNameRedundant, {}, costOfNameRedundant},
    Rule{NameTooTerse, "name-too-terse", Name, Needs::Nothing, checkNameTooTerse},
    Rule{NameUnregisteredPrefix, "name-unregistered-prefix", Name, Needs::Nothing, checkNameUnregisteredPrefix},
    Rule{NameTemplate, "name-template", Name, Needs::Nothing, checkNameTemplate},

    Rule{ValueBig, "value-big", Key, sizes, checkValueBig},
    Rule{ValueOverAdvised, "value-over-advised", Key, sizes, checkValueOverAdvised, {}, {}, bit(ValueBig)},
    Rule{ValueBigWithTtl,
         "value-big-with-ttl",
         Key,
         sizes | Needs::Expiry,
         checkValueBigWithTtl,
         {},
         costOfValueBigWithTtl,
         bit(ValueBig)},
    Rule{ValueUncompressed,
         "value-uncompressed",
         Key,
         Needs::ValueSample,
         checkValueUncompressed,
         {},
         costOfValueUncompressed},
    Rule{ValueJsonObject, "value-json-object", Key, Needs::ValueSample, checkValueJsonObject},
    Rule{ValueSerialization, "value-serialization", Key, Needs::ValueSample, checkValueSerialization},
    Rule{ValueEmbstrEdge,
         "value-embstr-edge",
         Key,
         Needs::Type | Needs::Elements,
         checkValueEmbstrEdge,
         {},
         costOfValueEmbstrEdge},
    Rule{EncodingOversizedCompact, "encoding-oversized-compact", Key, compactness, checkEncodingOversizedCompact},
    Rule{EncodingJustOver, "encoding-just-over", Key, compactness, checkEncodingJustOver, {}, costOfEncodingJustOver},
    Rule{SetCouldBeIntset, "set-could-be-intset", Key, Needs::ValueSample | Needs::Elements, checkSetCouldBeIntset},
    Rule{ZsetEqualScores, "zset-equal-scores", Key, Needs::ValueSample | Needs::Elements, checkZsetEqualScores},
    Rule{HashSingleField, "hash-single-field", Key, Needs::Type | Needs::Elements, checkHashSingleField},
    Rule{ListAsQueueUnbounded, "list-as-queue-unbounded", Key, Needs::Type | Needs::Elements | Needs::Expiry,
         checkListAsQueueUnbounded},
    Rule{TtlMissing, "ttl-missing", Key, Needs::Expiry, checkTtlMissing},
    Rule{TtlTooLong, "ttl-too-long", Key, Needs::Expiry, checkTtlTooLong},
    Rule{TtlTooShort, "ttl-too-short", Namespace, Needs::Expiry, {}, findTtlTooShort},
    Rule{IdleKey, "idle-key", Key, Needs::Idle, checkIdleKey, {}, costOfIdleKey},
    Rule{HotKey, "hot-key", Key, Needs::Frequency, checkHotKey},

    Rule{MixedSeparators, "mixed-separators", Namespace, Needs::Nothing, {}, findMixedSeparators, {}, bit(NameCharset)},
    Rule{StringsToHash, "strings-to-hash", Namespace, Needs::Type, {}, findStringsToHash, {}, bit(NameTypeSuffix)},
    Rule{TtlCluster, "ttl-cluster", Namespace, Needs::Expiry, {}, findTtlCluster},
    Rule{PrefixShared,
         "prefix-shared",
         Namespace,
         Needs::Nothing,
         {},
         findPrefixShared,
         {},
         bit(NameUnregisteredPrefix)},
    Rule{DatabasesMany, "databases-many", Keyspace, Needs::Nothing, {}, findDatabasesMany},
    Rule{SlotSkew, "slot-skew", Keyspace, Needs::Nothing, {}, findSlotSkew},
    Rule{TagSkew, "tag-skew", Keyspace, Needs::Nothing, {}, findTagSkew},
    Rule{PatternOversized, "pattern-oversized", Namespace, sizes, {}, findPatternOversized, {}, bit(ValueOverAdvised)},
    Rule{SecondaryIndex, "secondary-index", Namespace, Needs::Nothing, {}, findSecondaryIndex},

    Rule{ServerEviction, "server-eviction", Server, Needs::ServerInfo | Needs::Expiry, nullptr, findServerEviction},
    Rule{ServerLazyfree,
         "server-lazyfree",
         Server,
         Needs::ServerConfig | Needs::Elements,
         {},
         findServerLazyfree,
         {},
         bit(ValueBig)},
    Rule{ServerDangerousCommands, "server-dangerous-commands", Server, Needs::ServerCommands, nullptr,
         findServerDangerousCommands},
    Rule{ServerFragmentation, "server-fragmentation", Server, Needs::ServerInfo, nullptr, findServerFragmentation},
    Rule{ServerCompactLimits, "server-compact-limits", Server, Needs::ServerConfig, nullptr, findServerCompactLimits},
    Rule{SlowlogBigKey,
         "slowlog-big-key",
         Server,
         Needs::ServerSlowLog | Needs::Elements,
         {},
         findSlowlogBigKey,
         {},
         bit(ValueBig) | bit(ValueOverAdvised)},
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
