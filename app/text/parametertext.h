// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profileproblems.h"

#include <QString>

namespace colonnade {

/// "Greatest length": what a parameter of a rule is called in a form or a table, without a colon.
[[nodiscard]] QString parameterLabel(const Parameter& parameter);

/// "1,048,576 bytes", "no limit", "always"; lists joined. Whole: the view elides.
[[nodiscard]] QString parameterValueText(const Parameter& parameter, const ParameterValue& value);

/// A choice's word as a person reads it.
[[nodiscard]] QString choiceText(const Parameter& parameter, std::string_view word);

/// "bytes": what stands behind the number in its field, in the plural that it needs. Empty: it needs no unit.
[[nodiscard]] QString unitText(const Parameter& parameter, std::uint64_t number);

/// "1 MiB", "2 h": a large number once more, easier to read. Empty where it says no more than the number itself.
[[nodiscard]] QString roundText(const Parameter& parameter, std::uint64_t number);

/// Why a profile cannot be used as it is, as a sentence.
[[nodiscard]] QString problemText(const ProfileProblem& problem, const Profile& profile);

} // namespace colonnade
