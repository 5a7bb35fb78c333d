// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/parametertable.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <type_traits>

namespace colonnade {

namespace {

using namespace std::string_view_literals;
using enum RuleId;
using Kind = ParameterKind;

constexpr std::array hashTagWords{"never"sv, "cluster"sv, "always"sv};
constexpr std::array typeWordWords{"none"sv, "last"sv, "second"sv};
constexpr std::uint64_t noMost = std::numeric_limits<std::uint64_t>::max();

constexpr ParameterMember in(SizeLimits Profile::* limits, std::uint64_t SizeLimits::* limit)
{
    return std::pair(limits, limit);
}

constexpr ParameterMember in(SkewLimits Profile::* limits, std::uint64_t SkewLimits::* limit)
{
    return std::pair(limits, limit);
}

constexpr Parameter limit(RuleId rule, std::string_view name, Kind kind, ParameterMember member)
{
    return {rule, name, kind, member, 0, noMost, true};
}

constexpr std::array table{
    Parameter{NameCharset, "hyphen-allowed", Kind::Flag, &Profile::hyphenAllowed},
    Parameter{NameCharset, "hyphen-mentioned", Kind::Flag, &Profile::hyphenMentioned},
    Parameter{NameForbidden, "characters", Kind::Characters, &Profile::forbiddenBytes},
    Parameter{NameHashTag, "allowed", Kind::Choice, &Profile::hashTags, 0, noMost, false, hashTagWords},
    Parameter{NameTypeSuffix, "position", Kind::Choice, &Profile::typeWord, 0, noMost, false, typeWordWords},
    limit(NameLength, "advised", Kind::Bytes, &Profile::nameBytesAdvised),
    limit(NameLength, "at-most", Kind::Bytes, &Profile::nameBytesAtMost),
    Parameter{NameUnregisteredPrefix, "prefixes", Kind::Prefixes, &Profile::businessPrefixes},
    Parameter{NameTemplate, "templates", Kind::Templates, &Profile::nameTemplates},
    limit(ValueBig, "string-bytes", Kind::Bytes, in(&Profile::big, &SizeLimits::stringBytes)),
    limit(ValueBig, "elements", Kind::Elements, in(&Profile::big, &SizeLimits::elements)),
    limit(ValueBig, "hash-fields", Kind::Elements, in(&Profile::big, &SizeLimits::hashFields)),
    limit(ValueBig, "hash-fields-with-bytes", Kind::Elements, in(&Profile::big, &SizeLimits::hashFieldsWithBytes)),
    limit(ValueBig, "hash-bytes", Kind::Bytes, in(&Profile::big, &SizeLimits::hashBytes)),
    limit(ValueOverAdvised, "string-bytes", Kind::Bytes, in(&Profile::advised, &SizeLimits::stringBytes)),
    limit(ValueOverAdvised, "elements", Kind::Elements, in(&Profile::advised, &SizeLimits::elements)),
    limit(ValueOverAdvised, "hash-fields", Kind::Elements, in(&Profile::advised, &SizeLimits::hashFields)),
    limit(ValueOverAdvised, "hash-fields-with-bytes", Kind::Elements,
          in(&Profile::advised, &SizeLimits::hashFieldsWithBytes)),
    limit(ValueOverAdvised, "hash-bytes", Kind::Bytes, in(&Profile::advised, &SizeLimits::hashBytes)),
    limit(ValueUncompressed, "compress-over", Kind::Bytes, &Profile::compressOver),
    Parameter{ValueUncompressed, "percent-below", Kind::Percent, &Profile::compressedBelow, 1, 100},
    limit(ValueUncompressed, "object-store-over", Kind::Bytes, &Profile::objectStoreOver),
    Parameter{ValueJsonObject, "least-fields", Kind::Count, &Profile::jsonLeastFields, 1, 255},
    limit(EncodingOversizedCompact, "entries", Kind::Elements, &Profile::compactEntries),
    limit(EncodingOversizedCompact, "bytes", Kind::Bytes, &Profile::compactBytes),
    Parameter{EncodingJustOver, "times", Kind::Count, &Profile::justOverTimes, 1, 100},
    Parameter{ZsetEqualScores, "least-members", Kind::Elements, &Profile::equalScoresLeast, 2},
    Parameter{ListAsQueueUnbounded, "elements", Kind::Elements, &Profile::queueElements},
    Parameter{ListAsQueueUnbounded, "words", Kind::Words, &Profile::queueWords},
    Parameter{TtlMissing, "only", Kind::Patterns, &Profile::expiringPatterns},
    Parameter{TtlMissing, "permanent", Kind::Patterns, &Profile::permanentPatterns},
    Parameter{TtlTooLong, "at-most", Kind::PatternTimes, &Profile::ttlAtMost},
    Parameter{TtlTooShort, "at-least", Kind::PatternTimes, &Profile::ttlAtLeast},
    Parameter{TtlTooShort, "least-keys", Kind::Count, &Profile::ttlLeastKeys, 20},
    Parameter{IdleKey, "days", Kind::Days, &Profile::idleDays, 1, 36500},
    Parameter{HotKey, "frequency", Kind::Count, &Profile::hotFrequency, 0, 255},
    Parameter{HotKey, "keys", Kind::Count, &Profile::hotKeys, 1},
    Parameter{HotKey, "percent", Kind::Percent, &Profile::hotPercent, 1, 100},
    Parameter{HotKey, "least-commands", Kind::Count, &Profile::hotLeastCommands, 1},
    Parameter{StringsToHash, "least-fields", Kind::Count, &Profile::hashMinFields, 2},
    Parameter{StringsToHash, "least-ids", Kind::Count, &Profile::hashMinIds, 1},
    Parameter{TtlCluster, "least-keys", Kind::Count, &Profile::avalancheKeys, 2},
    Parameter{TtlCluster, "percent", Kind::Percent, &Profile::avalanchePercent, 1, 100},
    Parameter{TtlCluster, "window-seconds", Kind::Seconds, &Profile::avalancheSeconds, 1, 86400},
    Parameter{TtlCluster, "jitter-percent", Kind::Percent, &Profile::jitterPercent, 0, 100},
    Parameter{PrefixShared, "least-keys", Kind::Count, &Profile::sharedLeastKeys, 1},
    Parameter{DatabasesMany, "at-most", Kind::Count, &Profile::databasesAtMost, 1},
    Parameter{SlotSkew, "percent", Kind::Percent, in(&Profile::slotSkew, &SkewLimits::percent), 1, 100},
    limit(SlotSkew, "least-keys", Kind::Count, in(&Profile::slotSkew, &SkewLimits::leastKeys)),
    limit(SlotSkew, "least-bytes", Kind::Bytes, in(&Profile::slotSkew, &SkewLimits::leastBytes)),
    Parameter{TagSkew, "percent", Kind::Percent, in(&Profile::tagSkew, &SkewLimits::percent), 1, 100},
    limit(TagSkew, "least-keys", Kind::Count, in(&Profile::tagSkew, &SkewLimits::leastKeys)),
    limit(TagSkew, "least-bytes", Kind::Bytes, in(&Profile::tagSkew, &SkewLimits::leastBytes)),
    Parameter{PatternOversized, "least-keys", Kind::Count, &Profile::oversizedLeastKeys, 1},
    Parameter{ServerFragmentation, "lowest", Kind::Percent, &Profile::fragmentationLowest, 0, 100},
    Parameter{ServerFragmentation, "highest", Kind::Percent, &Profile::fragmentationHighest, 100, 100'000},
    Parameter{ServerFragmentation, "least-bytes", Kind::Bytes, &Profile::fragmentationLeastBytes},
    Parameter{ServerCompactLimits, "at-most", Kind::Elements, &Profile::compactEntriesAtMost, 1},
};

static_assert(std::ranges::is_sorted(table, {}, &Parameter::rule));

/// Calls `visit` with the member itself, not const where the profile is not.
template<typename AnyProfile, typename Visit>
auto visitMember(AnyProfile& profile, const ParameterMember& member, Visit&& visit)
{
    return std::visit(
        [&](auto at) {
            if constexpr (requires { at.first; })
                return visit(profile.*at.first.*at.second);
            else
                return visit(profile.*at);
        },
        member);
}

} // namespace

ParameterValue Parameter::of(const Profile& profile) const
{
    return visitMember(profile, member, [this]<typename T>(const T& value) -> ParameterValue {
        if constexpr (std::is_enum_v<T>)
            return std::string(words[static_cast<std::size_t>(value)]);
        else
            return value;
    });
}

void Parameter::set(Profile& profile, const ParameterValue& value) const
{
    visitMember(profile, member, [&]<typename T>(T& target) {
        if constexpr (std::is_enum_v<T>) {
            const auto word = std::ranges::find(words, std::get<std::string>(value));
            assert(word != words.end());
            target = static_cast<T>(word - words.begin());
        } else {
            target = std::get<T>(value);
        }
    });
}

std::span<const Parameter> parameterTable()
{
    return table;
}

std::span<const Parameter> parametersOf(RuleId rule)
{
    return std::ranges::equal_range(table, rule, {}, &Parameter::rule);
}

const Parameter* findParameter(RuleId rule, std::string_view name)
{
    const std::span<const Parameter> parameters = parametersOf(rule);
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

} // namespace colonnade
