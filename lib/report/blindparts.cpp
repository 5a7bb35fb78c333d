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
    case BlindRule::Missing::Encoding:
        return BlindFact::Encoding;
    case BlindRule::Missing::Elements:
        return BlindFact::Elements;
    case BlindRule::Missing::ValueBytes:
        return BlindFact::ValueBytes;
    case BlindRule::Missing::Expiry:
        return BlindFact::Expiry;
    case BlindRule::Missing::Idle:
        return BlindFact::Idle;
    case BlindRule::Missing::Frequency:
        return BlindFact::Frequency;
    case BlindRule::Missing::Server:
        return BlindFact::Server;
    case BlindRule::Missing::ServerInfo:
        return BlindFact::ServerInfo;
    case BlindRule::Missing::ServerConfig:
        return BlindFact::ServerConfig;
    case BlindRule::Missing::ServerCommands:
        return BlindFact::ServerCommands;
    case BlindRule::Missing::ServerSlowLog:
        return BlindFact::ServerSlowLog;
    case BlindRule::Missing::ValueSample:
        return BlindFact::ValueSample;
    }
    std::unreachable();
}

} // namespace

std::vector<BlindPart> blindParts(const Analysis& analysis)
{
    std::vector<BlindPart> parts;
    parts.reserve(analysis.summary.blind.size());
    for (const Blind& blind : analysis.summary.blind)
        parts.push_back({.blind = blind});
    for (const BlindRule& rule : analysis.findings->blind()) {
        const BlindFact fact = factOf(rule.missing);
        auto part = std::ranges::find(parts, fact, [](const BlindPart& one) { return one.blind.what; });
        if (part == parts.end())
            part = parts.insert(part, {.blind = {fact, BlindReason::SourceHasNone}});
        part->rules.push_back(rule.rule);
    }
    return parts;
}

} // namespace colonnade
