// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profile.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace colonnade {

/// What a parameter of a rule is; with it comes the unit, the form in JSON and the way to edit it.
enum class ParameterKind : std::uint8_t {
    // whole numbers
    Bytes,
    Elements, ///< elements, fields, entries of one value
    Count,    ///< of keys, ids, levels, databases, accesses …
    Percent,
    Seconds,
    Days,
    // others
    Flag,
    Choice,       ///< one of `words`
    Characters,   ///< text, each character of it by itself
    Words,        ///< list of plain words
    Patterns,     ///< list of globs, as SCAN … MATCH takes them
    Templates,    ///< list of name templates (nametemplate.h)
    Prefixes,     ///< list of {"prefix", "owner"}
    PatternTimes, ///< list of {"pattern", "seconds"}; of several that match, the first one counts
};

/// A number; whether; text or the chosen word; a list of texts; prefixes; times. Which one follows from the kind.
using ParameterValue = std::variant<std::uint64_t, bool, std::string, std::vector<std::string>,
                                    std::vector<BusinessPrefix>, std::vector<PatternTime>>;

/// Where a profile keeps a parameter. A pair is a limit inside of "big", "advised" or one of the skews.
using ParameterMember =
    std::variant<std::uint64_t Profile::*, std::pair<SizeLimits Profile::*, std::uint64_t SizeLimits::*>,
                 std::pair<SkewLimits Profile::*, std::uint64_t SkewLimits::*>, bool Profile::*, std::string Profile::*,
                 std::vector<std::string> Profile::*, std::vector<BusinessPrefix> Profile::*,
                 std::vector<PatternTime> Profile::*, Profile::HashTags Profile::*, Profile::TypeWord Profile::*>;

/// One row of the parameter table: everything that reading, writing, editing and comparing profiles must know.
struct Parameter
{
    RuleId rule{};
    std::string_view name; ///< in JSON; never reused for something else
    ParameterKind kind{};
    ParameterMember member;
    std::uint64_t smallest = 0; ///< of numbers
    std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    bool zeroIsNoLimit = false;                ///< of numbers: 0 switches this limit off
    std::span<const std::string_view> words{}; ///< of a choice, in the order of its enumerators

    [[nodiscard]] bool isNumber() const { return kind <= ParameterKind::Days; }
    [[nodiscard]] ParameterValue of(const Profile& profile) const;
    /// The value must be of this kind, a choice one of the words; asserted. Its limits are problemsOf()'s matter.
    void set(Profile& profile, const ParameterValue& value) const;
};

/// All parameters of all rules, in the order of the rules.
[[nodiscard]] std::span<const Parameter> parameterTable();
[[nodiscard]] std::span<const Parameter> parametersOf(RuleId rule);
[[nodiscard]] const Parameter* findParameter(RuleId rule, std::string_view name); ///< null: the rule has none such

} // namespace colonnade
