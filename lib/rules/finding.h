// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/ids.h"
#include "rules/cost.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace colonnade {

/// One entry per rule of the rule table (ruletable.cpp), in its order. Ids in files are the names; never reused.
enum class RuleId : std::uint8_t {
    NameStart,
    NameCharset,
    NameForbidden,
    NameHashTag,
    NameNonAscii,
    NameNoNamespace,
    NameLevelSeparator,
    NameWordJoiner,
    NameEmptySegment,
    NameTypeSuffix,
    NameTypeMismatch,
    NameLength,
    NameRedundant,
    NameTooTerse,
    NameUnregisteredPrefix,
    NameTemplate,
    ValueBig,
    ValueOverAdvised,
    ValueBigWithTtl,
    ValueUncompressed,
    ValueJsonObject,
    ValueSerialization,
    ValueEmbstrEdge,
    EncodingOversizedCompact,
    EncodingJustOver,
    SetCouldBeIntset,
    ZsetEqualScores,
    HashSingleField,
    ListAsQueueUnbounded,
    TtlMissing,
    TtlTooLong,
    TtlTooShort,
    IdleKey,
    HotKey,
    MixedSeparators,
    StringsToHash,
    TtlCluster,
    PrefixShared,
    DatabasesMany,
    SlotSkew,
    TagSkew,
    PatternOversized,
    SecondaryIndex,
    ServerEviction,
    ServerLazyfree,
    ServerDangerousCommands,
    ServerFragmentation,
    ServerCompactLimits,
    SlowlogBigKey,
};
inline constexpr std::size_t ruleCount = std::size_t(RuleId::SlowlogBigKey) + 1;

enum class Severity : std::uint8_t { Info, Warning, Error };
inline constexpr std::array allSeverities{Severity::Info, Severity::Warning, Severity::Error};

/// What a finding is about. A Name finding needs nothing but the name, so lists of names are checked too.
enum class RuleScope : std::uint8_t { Name, Key, Namespace, Keyspace, Server };

[[nodiscard]] std::string_view nameOf(RuleId rule);       ///< "name-charset"
[[nodiscard]] std::string_view nameOf(Severity severity); ///< "error"
[[nodiscard]] std::string_view nameOf(RuleScope scope);
[[nodiscard]] std::optional<RuleId> ruleFrom(std::string_view name);
[[nodiscard]] std::optional<Severity> severityFrom(std::string_view name);

/// One measured value or one threshold: {"bytes", 129}. `what` is a literal; app/text knows its words and unit.
struct EvidenceItem
{
    std::string_view what;
    std::variant<std::uint64_t, double, std::string> value;

    bool operator==(const EvidenceItem&) const = default;
};

/// Why a rule hit: what was measured, what it was held against, and what would be better.
struct Evidence
{
    std::vector<EvidenceItem> measured;
    std::vector<EvidenceItem> threshold;
    std::optional<std::string> suggestion;    ///< a better name, in bytes; breaks no rule of the same profile
    std::optional<std::uint64_t> wastedBytes; ///< what mending it would save, where that can be counted
    std::optional<std::uint64_t> blockedMicroseconds = {}; ///< of the server, about (deletetime.h)
    std::optional<std::uint64_t> keysSaved = {};           ///< keys that there would be less
    std::optional<std::string> command = {}; ///< the line that mends it on the server, in bytes: shown, never run

    [[nodiscard]] Cost cost() const
    {
        return {wastedBytes.value_or(0), blockedMicroseconds.value_or(0), keysSaved.value_or(0)};
    }
    void setCost(const Cost& cost); ///< what is 0 is not counted
};

/// One broken rule, whole. Its identity is rule + scope + subject + db: independent of wording, order and size.
struct Finding
{
    RuleId rule{};
    Severity severity{};
    RuleScope scope{};
    std::string subject; ///< bytes: the key's name, the namespace's path or pattern, what it is about on the server;
                         ///< empty for the keyspace
    std::uint32_t db = 0;
    std::optional<KeyId> key; ///< name and key findings over a keyspace
    Evidence evidence;
};

} // namespace colonnade
