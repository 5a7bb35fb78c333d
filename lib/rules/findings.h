// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "rules/finding.h"
#include "rules/profile.h"
#include "rules/rulecontext.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace colonnade {

/// A rule that could not see: the fact that it misses was known of none of the keys it concerns, or the server did not
/// tell it.
struct BlindRule
{
    RuleId rule{};
    enum class Missing : std::uint8_t {
        Type,
        Encoding,
        Elements,
        ValueBytes,
        Expiry,
        Idle,
        Frequency,
        Server, ///< the source is none
        ServerInfo,
        ServerConfig,
        ServerCommands, ///< who may call what
        ServerSlowLog,
        ValueSample,
    } missing{};

    bool operator==(const BlindRule&) const = default;
};

using SeverityCounts = std::array<std::uint64_t, allSeverities.size()>; ///< indexed by Severity

/// Every broken rule of one keyspace under one profile. Of name and key findings only the key is kept (four bytes
/// each, in tree order), so five million offenders cost 20 MB and any folder's share is found by binary search; the
/// evidence is made again by the same pure check when somebody looks. Immutable; any number of threads may read.
class Findings
{
public:
    [[nodiscard]] const std::shared_ptr<const Keyspace>& keyspace() const { return m_keyspace; }
    [[nodiscard]] const Profile& profile() const { return m_profile; }
    [[nodiscard]] const RuleContext& context() const { return m_context; }

    /// Keys that break this rule at this severity, ascending.
    [[nodiscard]] std::span<const KeyId> keys(RuleId rule, Severity severity) const;
    /// The part of keys() inside a range.
    [[nodiscard]] std::span<const KeyId> keys(RuleId rule, Severity severity, KeyRange range) const;
    /// Findings about namespaces and the keyspace, whole, in rule order then by subject.
    [[nodiscard]] const std::vector<Finding>& general() const { return m_general; }

    [[nodiscard]] std::uint64_t total(RuleId rule) const; ///< all severities, general ones included
    [[nodiscard]] SeverityCounts counts() const;
    [[nodiscard]] SeverityCounts counts(KeyRange range) const; ///< name and key findings in a folder; O(rules x log n)
    [[nodiscard]] SeverityCounts counts(RuleId rule, KeyRange range) const;
    /// Everything in a folder: its keys' findings, and general ones that are about it or a folder below. The root's
    /// are all there are. O(rules x log n) + general ones below.
    [[nodiscard]] SeverityCounts counts(NodeId folder) const;
    /// The folder that holds everything a general finding is about: its namespace's, or the one above the first id of
    /// its pattern.
    [[nodiscard]] NodeId folderOf(const Finding& general) const;
    [[nodiscard]] Cost cost(RuleId rule) const { return m_costs[std::size_t(rule)]; } ///< general ones included
    [[nodiscard]] Cost cost(RuleId rule, KeyRange range) const; ///< of key findings in a folder; O(offenders in it)
    /// Everything in a folder, as counts(NodeId) does.
    [[nodiscard]] Cost cost(RuleId rule, NodeId folder) const;
    [[nodiscard]] std::vector<Finding> of(KeyId key) const;       ///< everything that this key breaks, with evidence
    [[nodiscard]] Finding describe(RuleId rule, KeyId key) const; ///< key must be one of keys(rule, …)
    [[nodiscard]] const std::vector<BlindRule>& blind() const { return m_blind; }

private:
    friend struct MuteSplit;
    friend Findings checkKeyspace(std::shared_ptr<const Keyspace>, const Profile&, const RuleContext&, std::stop_token,
                                  unsigned);
    friend Findings recheck(const Findings&, const Profile&, std::stop_token, unsigned);

    void check(std::uint64_t rules, std::stop_token stop, unsigned threads); ///< bits 1 << RuleId

    struct GeneralPlace
    {
        std::uint32_t firstKey = 0; ///< of the folder
        NodeId folder{};
        Severity severity{};
    };
    void setGeneral(std::vector<Finding> findings); ///< after m_keyspace

    std::shared_ptr<const Keyspace> m_keyspace;
    Profile m_profile;
    RuleContext m_context;
    std::array<std::array<std::vector<KeyId>, allSeverities.size()>, ruleCount> m_keys;
    std::array<Cost, ruleCount> m_costs{};
    std::vector<Finding> m_general;
    std::vector<GeneralPlace> m_generalPlaces; ///< of m_general, in tree order
    std::vector<BlindRule> m_blind;
};

/// Runs every enabled rule over every key, on `threads` threads (0: one per core), joined before it returns. The
/// result is the same for any number of them. Stopped: what was found so far.
[[nodiscard]] Findings checkKeyspace(std::shared_ptr<const Keyspace> keyspace, const Profile& profile,
                                     const RuleContext& context, std::stop_token stop, unsigned threads = 0);

/// The same keyspace under another profile: only the rules whose settings differ, or that read a setting that does,
/// are run again. Equal to what checkKeyspace would find, in a fraction of the time.
[[nodiscard]] Findings recheck(const Findings& before, const Profile& profile, std::stop_token stop,
                               unsigned threads = 0);

/// The name rules (and the key rules, for the facts that are known) on one name, in rule order. Many names: see
/// NameChecker.
[[nodiscard]] std::vector<Finding> checkName(const KeyFacts& facts, const Profile& profile, const RuleContext& context);

} // namespace colonnade
