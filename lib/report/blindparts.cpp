// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/blindparts.h"

#include <algorithm>
#include <utility>

namespace colonnade {

namespace {

BlindFact factOf(BlindRule::Missing missing)
{
    switch (missing) {
    case BlindRule::Missing::Type:
        return BlindFact::Type;
    case BlindRule::Missing::Elements:
        return BlindFact::Elements;
    case BlindRule::Missing::ValueBytes:
        return BlindFact::ValueBytes;
    case BlindRule::Missing::Expiry:
        return BlindFact::Expiry;
    }
    std::unreachable();
}

} // namespace

std::vector<BlindPart> blindParts(const Analysis& analysis)
{
    std::vector<BlindPart> parts;
    for (const Blind& blind : analysis.summary.blind)
        parts.push_back({blind});
    for (const BlindRule& rule : analysis.findings->blind()) {
        const BlindFact fact = factOf(rule.missing);
        auto part = std::ranges::find(parts, fact, [](const BlindPart& one) { return one.blind.what; });
        if (part == parts.end())
            part = parts.insert(part, {{fact, BlindReason::SourceHasNone}});
        part->rules.push_back(rule.rule);
    }
    return parts;
}

} // namespace colonnade
