// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

namespace {

/// Servers' own default since 2.2.
constexpr std::uint64_t defaultLimit = 512;

} // namespace

/// "elements" and "stored_as"; held against "intset_entries", the server's limit.
std::optional<Severity> checkSetCouldBeIntset(const CheckInput& input, Evidence* evidence)
{
    const KeyFacts& facts = input.facts;
    if (facts.type != ValueType::Set || !facts.traits.allNumbers || facts.encoding == Encoding::Intset ||
        facts.encoding == Encoding::Unknown || !facts.elements.isKnown())
        return {};
    const auto& server = input.setup.context.server;
    const std::uint64_t limit = (server ? server->compactLimits().intsetEntries : std::nullopt).value_or(defaultLimit);
    if (facts.elements.value() > limit) // no whole numbers either would make it one
        return {};
    if (evidence) {
        evidence->measured = {{"elements", facts.elements.value()}, {"stored_as", std::string(nameOf(facts.encoding))}};
        evidence->threshold = {{"intset_entries", limit}};
    }
    return input.severity(RuleId::SetCouldBeIntset);
}

} // namespace colonnade
