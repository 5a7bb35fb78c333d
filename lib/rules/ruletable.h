// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "rules/checksetup.h"
#include "rules/finding.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace colonnade {

/// Facts that a rule needs beyond the name, as bits; a scan asks for nothing that no enabled rule needs.
namespace Needs {
enum : std::uint32_t {
    Nothing = 0,
    Type = 1,
    Elements = 2,
    ValueBytes = 4,
    Expiry = 8,
    Encoding = 16,
    Idle = 32, ///< or Frequency, which stands in for it
    Frequency = 64,
    ServerInfo = 0x10000,
    ServerConfig = 0x20000,
    ServerCommands = 0x40000,
    ServerSlowLog = 0x80000,
    ValueSample = 0x100000,
};
}

/// What a check of one key sees.
struct CheckInput
{
    const NameView& name; ///< read for rules of the scope Name only; others, which rarely need it, make their own
    const KeyFacts& facts;
    const CheckSetup& setup;

    [[nodiscard]] Severity severity(RuleId rule) const { return setup.profile.setting(rule).severity; }
};

/// Pure. The severity at which the key breaks the rule, or nothing. `evidence` is null where millions of keys are
/// checked (nothing is allocated then) and is filled in where one finding is shown.
using KeyCheck = std::optional<Severity> (*)(const CheckInput& input, Evidence* evidence);

/// Pure. What a key that breaks the rule costs.
using KeyCost = Cost (*)(const CheckInput& input);

/// Pure. Findings about namespaces or the server, sorted by subject, with their evidence. Stopped: those found so far.
using KeyspaceCheck = std::vector<Finding> (*)(const Keyspace& keyspace, const CheckSetup& setup, std::stop_token stop);

/// One row of the rule table. Exactly one of the checks is set: by key for the scopes Name and Key, by keyspace for
/// the others.
struct Rule
{
    RuleId id{};
    std::string_view name; ///< in files; never reused for something else
    RuleScope scope{};
    std::uint32_t needs = Needs::Nothing;
    KeyCheck checkKey = nullptr;
    KeyspaceCheck checkKeyspace = nullptr;
    KeyCost cost = nullptr;  ///< of a key rule; null: nothing that could be counted
    std::uint64_t reads = 0; ///< the other rules whose settings it depends on, as bits 1 << RuleId
};

/// All rules, indexed by RuleId.
[[nodiscard]] std::span<const Rule, ruleCount> ruleTable();
[[nodiscard]] const Rule& rule(RuleId id);

} // namespace colonnade
