// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/csvkeys.h"

#include "bytes/escape.h"
#include "report/csvcell.h"
#include "report/jsonkey.h"

namespace colonnade {

namespace {

void appendNumber(std::string& out, Fact fact)
{
    out += ',';
    if (fact.isKnown())
        out += std::to_string(fact.value());
}

} // namespace

void appendCsvKey(std::string& out, const KeyFacts& facts, TimePoint takenAt)
{
    appendCsvCell(out, escaped(facts.name));
    out += ',';
    out += toHex(facts.name);
    appendNumber(out, facts.db);
    out += ',';
    if (facts.type != ValueType::Unknown)
        out += nameOf(facts.type);
    out += ',';
    if (facts.encoding != Encoding::Unknown)
        out += nameOf(facts.encoding);
    appendNumber(out, facts.count);
    appendNumber(out, facts.elements);
    appendNumber(out, facts.valueBytes);
    appendNumber(out, facts.memoryBytes);
    const auto ttl = ttlSeconds(facts.expiry, takenAt);
    appendNumber(out, ttl ? Fact(*ttl) : Fact::unknown());
    out += ',';
    if (facts.expiry.isKnown())
        out += facts.expiry.isAt() ? "true" : "false";
    appendNumber(out, facts.idleSeconds);
    out += '\n';
}

} // namespace colonnade
