// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/idpins.h"
#include "rules/finding.h"
#include "util/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// What a profile says of one rule.
struct RuleSetting
{
    bool enabled = false;
    Severity severity = Severity::Warning;

    bool operator==(const RuleSetting&) const = default;
};

/// "At most" and "advised"; 0: the profile has no such limit. "<= N" is fine, "> N" is a hit.
struct SizeLimits
{
    std::uint64_t stringBytes = 0;
    std::uint64_t elements = 0;            ///< list, set, zset, stream
    std::uint64_t hashFields = 0;          ///< alone
    std::uint64_t hashFieldsWithBytes = 0; ///< hit only together with hashBytes
    std::uint64_t hashBytes = 0;

    bool operator==(const SizeLimits&) const = default;
};

/// "At most", too, for one slot or hash tag of a cluster; what is smaller than the least does not matter.
struct SkewLimits
{
    std::uint64_t percent = 1; ///< of all keys, or of all bytes; an even share is 0.006
    std::uint64_t leastKeys = 100;
    std::uint64_t leastBytes = 10 * 1024 * 1024;

    bool operator==(const SkewLimits&) const = default;
};

/// A time for the keys that a glob matches; of several, the first one counts.
struct PatternTime
{
    std::string pattern;
    std::uint64_t seconds = 0;

    bool operator==(const PatternTime&) const = default;
};

struct BusinessPrefix
{
    std::string prefix;
    std::string owner;

    bool operator==(const BusinessPrefix&) const = default;
};

/// One set of design rules: which are on, how severe, with which limits. A value, read from JSON (schema in
/// resources/profiles/README.md), immutable once a run uses it.
struct Profile
{
    std::string id;
    int schema = 1;
    std::string separator = ":"; ///< between the levels of a name; never empty
    IdPins idPins;               ///< what a person has said of segments, against what they look like
    std::array<RuleSetting, ruleCount> rules{};

    // parameters, by rule; parametertable.h says what each one is
    std::uint64_t nameBytesAdvised = 0;
    std::uint64_t nameBytesAtMost = 0;
    bool hyphenAllowed = false;
    bool hyphenMentioned = false; ///< where it is allowed: as an info all the same
    std::string forbiddenBytes;   ///< beyond control characters, which always are
    enum class HashTags : std::uint8_t { Forbidden, ClusterOnly, Allowed } hashTags = HashTags::Forbidden;
    enum class TypeWord : std::uint8_t { None, Last, Second } typeWord = TypeWord::Last;
    SizeLimits big;
    SizeLimits advised;
    std::uint64_t compactEntries = 128;        ///< encoding-oversized-compact
    std::uint64_t compactBytes = 16384;        ///< the same
    std::uint64_t justOverTimes = 2;           ///< encoding-just-over: up to so many times the server's limits
    std::uint64_t queueElements = 1000;        ///< list-as-queue-unbounded
    std::vector<std::string> queueWords;       ///< the same; empty: every list is taken for a queue
    std::vector<std::string> expiringPatterns; ///< ttl-missing: only these must expire; empty: all
    std::vector<PatternTime> ttlAtMost;
    std::vector<PatternTime> ttlAtLeast;
    std::uint64_t ttlLeastKeys = 100; ///< ttl-too-short: so many tell how long a TTL is when it is set
    std::uint64_t idleDays = 30;
    std::uint64_t hotFrequency = 142;      ///< of the LFU counter: about 100,000 uses by the servers' default factor
    std::uint64_t hotKeys = 100;           ///< of so many hottest keys
    std::uint64_t hotPercent = 10;         ///< of a server's commands, in a sample …
    std::uint64_t hotLeastCommands = 1000; ///< … of so many
    std::uint64_t avalancheKeys = 1000;    ///< ttl-cluster: at least so many, …
    std::uint64_t avalanchePercent = 10;   ///< … and more than this share, …
    std::uint64_t avalancheSeconds = 60;   ///< … within so long
    std::uint64_t jitterPercent = 10;      ///< of the TTL, either way: what the profile advises against it
    std::uint64_t sharedLeastKeys = 100;   ///< prefix-shared: a business has so many keys
    std::uint64_t databasesAtMost = 1;
    SkewLimits slotSkew;
    SkewLimits tagSkew;
    std::uint64_t oversizedLeastKeys = 10;        ///< pattern-oversized: a pattern of so many
    std::vector<std::string> permanentPatterns;   ///< globs: namespaces where a missing TTL is meant
    std::vector<BusinessPrefix> businessPrefixes; ///< empty: name-unregistered-prefix has nothing to say
    std::vector<std::string> nameTemplates;       ///< empty: name-template has nothing to say; see nametemplate.h
    std::uint64_t hashMinFields = 3;              ///< strings-to-hash: so many strings beside each other, …
    std::uint64_t hashMinIds = 3;                 ///< … for so many ids
    std::uint64_t compressOver = 10'240;          ///< value-uncompressed: strings of more bytes whose sample …
    std::uint64_t compressedBelow = 60;           ///< … comes down below so many per cent, …
    std::uint64_t objectStoreOver = 102'400;      ///< … and bytes over which an object store is advised
    std::uint64_t jsonLeastFields = 2;            ///< value-json-object
    std::uint64_t equalScoresLeast = 10;          ///< zset-equal-scores: members
    std::uint64_t fragmentationLowest = 100;      ///< server-fragmentation: resident to used memory in per cent, …
    std::uint64_t fragmentationHighest = 150;
    std::uint64_t fragmentationLeastBytes = std::uint64_t{64} << 20U; ///< … where so much is used
    std::uint64_t compactEntriesAtMost = 128;                         ///< server-compact-limits

    [[nodiscard]] const RuleSetting& setting(RuleId rule) const { return rules[std::size_t(rule)]; }

    /// BadProfile with the line number as offset and the reason as detail. `name` is for the message.
    static Result<Profile> parse(std::string_view json, std::string_view name);
    /// What parse() takes, whole. The profile must be without problems (profileproblems.h).
    [[nodiscard]] std::string toJson() const;
    /// A built-in profile by id, or a file; NoSuch… errors list the ids there are.
    static Result<Profile> load(std::string_view idOrPath);
    static std::vector<std::string> builtIn(); ///< ids, in the order of the rulebook

    bool operator==(const Profile&) const = default;
};

} // namespace colonnade
