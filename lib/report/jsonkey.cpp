// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonkey.h"

#include "bytes/escape.h"

namespace colonnade {

std::optional<std::uint64_t> ttlSeconds(Expiry expiry, TimePoint takenAt)
{
    if (!expiry.isAt())
        return {};
    const auto left = std::chrono::ceil<std::chrono::seconds>(expiry.sinceEpoch() - takenAt.time_since_epoch()).count();
    return left > 0 ? static_cast<std::uint64_t>(left) : 0;
}

void writeFact(JsonWriter& json, Fact fact)
{
    if (fact.isKnown())
        json.number(fact.value());
    else
        json.null();
}

void writeKey(JsonWriter& json, const KeyFacts& facts, TimePoint takenAt)
{
    json.beginObject();
    json.key("name").text(escaped(facts.name));
    json.key("name_hex").text(toHex(facts.name));
    json.key("db").number(std::uint64_t(facts.db));
    json.key("type").text(nameOf(facts.type));
    json.key("encoding").text(nameOf(facts.encoding));
    writeFact(json.key("elements"), facts.elements);
    writeFact(json.key("value_bytes"), facts.valueBytes);
    writeFact(json.key("memory_bytes"), facts.memoryBytes);
    const auto ttl = ttlSeconds(facts.expiry, takenAt);
    writeFact(json.key("ttl_seconds"), ttl ? Fact(*ttl) : Fact::unknown());
    json.key("expires");
    if (facts.expiry.isKnown())
        json.boolean(facts.expiry.isAt());
    else
        json.null();
    writeFact(json.key("idle_seconds"), facts.idleSeconds);
    if (facts.count != 1)
        json.key("count").number(facts.count);
    json.endObject();
}

} // namespace colonnade
