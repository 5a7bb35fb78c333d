// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/hashprediction.h"

#include <algorithm>

namespace colonnade {

namespace {

/// As many fields of equal size as were counted; names and punctuation are a part of the value. nullopt: only the
/// beginning was seen.
void predict(const CheckInput& input, std::uint64_t bytes, Evidence& evidence)
{
    const KeyFacts& facts = input.facts;
    if (!facts.traits.isWhole || facts.traits.jsonFields == 255)
        return;
    constexpr std::uint64_t punctuation = 4; // of a field: two quotation marks, a colon, a comma
    constexpr std::uint64_t nameBytes = 8;
    const std::uint64_t fields = facts.traits.jsonFields;
    const std::uint64_t each = bytes / fields - std::min(bytes / fields, punctuation + nameBytes);
    const std::vector<StringField> parts(fields, {facts.name.size(), nameBytes, each, false});
    const StringField whole{facts.name.size(), 0, bytes, false};
    evidence.measured.push_back({"as_string_bytes", bytesAsStrings({&whole, 1})});
    evidence.measured.push_back({"as_hash_bytes", bytesAsHash(facts.name.size(), parts, input.setup.hashLimits())});
}

} // namespace

/// "json_fields" and, where the whole value was seen, "as_string_bytes" and "as_hash_bytes" as modelled; held against
/// "least_json_fields".
std::optional<Severity> checkValueJsonObject(const CheckInput& input, Evidence* evidence)
{
    const ValueTraits& traits = input.facts.traits;
    if (input.facts.type != ValueType::String || traits.format != ValueFormat::Json ||
        traits.jsonFields < input.setup.profile.jsonLeastFields)
        return {};
    if (evidence) {
        evidence->measured = {{"json_fields", std::uint64_t{traits.jsonFields}}};
        const Fact bytes = input.facts.valueBytes.isKnown() ? input.facts.valueBytes : input.facts.elements;
        if (bytes.isKnown() && traits.jsonFields > 0)
            predict(input, bytes.value(), *evidence);
        evidence->threshold = {{"least_json_fields", input.setup.profile.jsonLeastFields}};
    }
    return input.severity(RuleId::ValueJsonObject);
}

} // namespace colonnade
