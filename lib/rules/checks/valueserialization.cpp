// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

/// "format": what the value is written in.
std::optional<Severity> checkValueSerialization(const CheckInput& input, Evidence* evidence)
{
    const ValueFormat format = input.facts.traits.format;
    if (input.facts.type != ValueType::String || format == ValueFormat::NotSampled || format == ValueFormat::Plain)
        return {};
    if (evidence)
        evidence->measured = {{"format", std::string(nameOf(format))}};
    return input.severity(RuleId::ValueSerialization);
}

} // namespace colonnade
