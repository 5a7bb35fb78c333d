// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/sizelimit.h"

namespace colonnade {

namespace {

bool isOver(Fact fact, std::uint64_t limit)
{
    return limit > 0 && fact.isKnown() && fact.value() > limit;
}

std::optional<ExceededLimit> over(std::string_view what, Fact fact, std::uint64_t limit)
{
    if (!isOver(fact, limit))
        return {};
    return ExceededLimit{{what, fact.value()}, {what, limit}, {}, {}};
}

/// Too many fields; or too many bytes, where the profile lets fewer fields pass whatever their size.
std::optional<ExceededLimit> exceededByHash(const KeyFacts& facts, const SizeLimits& limits)
{
    if (auto fields = over("fields", facts.elements, limits.hashFields))
        return fields;
    if (limits.hashFieldsWithBytes == 0)
        return over("value_bytes", facts.valueBytes, limits.hashBytes);
    auto fields = over("fields", facts.elements, limits.hashFieldsWithBytes);
    if (!fields || !isOver(facts.valueBytes, limits.hashBytes))
        return {};
    fields->alsoMeasured = EvidenceItem{"value_bytes", facts.valueBytes.value()};
    fields->alsoLimit = EvidenceItem{"value_bytes", limits.hashBytes};
    return fields;
}

} // namespace

void ExceededLimit::describe(Evidence& evidence) const
{
    evidence.measured = {measured};
    evidence.threshold = {limit};
    if (alsoMeasured)
        evidence.measured.push_back(*alsoMeasured);
    if (alsoLimit)
        evidence.threshold.push_back(*alsoLimit);
}

std::optional<ExceededLimit> exceededLimit(const KeyFacts& facts, const SizeLimits& limits)
{
    switch (facts.type) {
    case ValueType::String:
        return over("value_bytes", facts.valueBytes.isKnown() ? facts.valueBytes : facts.elements, limits.stringBytes);
    case ValueType::Hash:
        return exceededByHash(facts, limits);
    case ValueType::List:
    case ValueType::Set:
    case ValueType::ZSet:
    case ValueType::Stream:
        return over("elements", facts.elements, limits.elements);
    case ValueType::Unknown:
    case ValueType::Module:
        break;
    }
    return {};
}

} // namespace colonnade
