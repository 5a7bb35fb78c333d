// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/storedsize.h"

namespace colonnade {

namespace {

constexpr std::uint64_t longestOnTheEdge = 64;

Fact stringBytes(const KeyFacts& facts)
{
    return facts.valueBytes.isKnown() ? facts.valueBytes : facts.elements;
}

} // namespace

/// Where the encoding is known it decides: newer servers embed longer strings under short names.
std::optional<Severity> checkValueEmbstrEdge(const CheckInput& input, Evidence* evidence)
{
    const std::uint64_t bytes = stringBytes(input.facts).valueOr(0);
    const bool isBeside = input.facts.encoding == Encoding::Raw || input.facts.encoding == Encoding::Unknown;
    if (input.facts.type != ValueType::String || !isBeside || bytes <= longestEmbedded || bytes > longestOnTheEdge)
        return {};
    if (evidence) {
        evidence->measured = {{"value_bytes", bytes}};
        evidence->threshold = {{"embedded_bytes", longestEmbedded}};
    }
    return input.severity(RuleId::ValueEmbstrEdge);
}

Cost costOfValueEmbstrEdge(const CheckInput& input)
{
    const std::uint64_t beside = stringValueBytes(stringBytes(input.facts).valueOr(longestOnTheEdge), false);
    return {.wastedBytes = (beside - stringValueBytes(longestEmbedded, false)) * input.facts.count};
}

} // namespace colonnade
