// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/finding.h"

#include <algorithm>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::array severityNames{"info"sv, "warning"sv, "error"sv};
constexpr std::array scopeNames{"name"sv, "key"sv, "namespace"sv, "keyspace"sv, "server"sv};

} // namespace

void Evidence::setCost(const Cost& cost)
{
    const auto known = [](std::uint64_t number) { return number > 0 ? std::optional(number) : std::nullopt; };
    wastedBytes = known(cost.wastedBytes);
    blockedMicroseconds = known(cost.blockedMicroseconds);
    keysSaved = known(cost.keysSaved);
}

std::string_view nameOf(Severity severity)
{
    return severityNames[std::to_underlying(severity)];
}

std::string_view nameOf(RuleScope scope)
{
    return scopeNames[std::to_underlying(scope)];
}

std::optional<Severity> severityFrom(std::string_view name)
{
    const auto* const found = std::ranges::find(severityNames, name);
    return found == severityNames.end() ? std::nullopt : std::optional(Severity(found - severityNames.begin()));
}

} // namespace colonnade
