// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"
#include "rules/storedsize.h"

#include <algorithm>

namespace colonnade {

namespace {

struct JustOver
{
    CheckSetup::CompactLimit limit;
    bool tooMany = false; ///< else an element is too long, or was
};

std::uint64_t entriesOf(const KeyFacts& facts)
{
    return facts.elements.valueOr(0) * (facts.type == ValueType::Set ? 1 : 2);
}

std::optional<CheckSetup::CompactLimit> limitOf(const KeyFacts& facts, const CheckSetup& setup)
{
    const bool isTable = facts.encoding == Encoding::Hashtable;
    switch (facts.type) {
    case ValueType::Hash:
        return isTable ? setup.compactHash : std::nullopt;
    case ValueType::Set:
        return isTable ? setup.compactSet : std::nullopt;
    case ValueType::ZSet:
        return facts.encoding == Encoding::Skiplist ? setup.compactSortedSet : std::nullopt;
    case ValueType::Unknown:
    case ValueType::String:
    case ValueType::List:
    case ValueType::Stream:
    case ValueType::Module:
        break;
    }
    return {};
}

std::optional<JustOver> justOver(const CheckInput& input)
{
    const KeyFacts& facts = input.facts;
    const std::optional<CheckSetup::CompactLimit> limit = limitOf(facts, input.setup);
    if (!limit || !facts.elements.isKnown() || facts.elements.value() == 0)
        return {};
    const std::uint64_t times = input.setup.profile.justOverTimes;
    const std::uint64_t entries = facts.elements.value();
    const std::uint64_t texts = facts.type == ValueType::Hash ? 2 * entries : entries;
    const std::uint64_t average = facts.valueBytes.valueOr(0) / texts;
    const bool tooMany = entries > limit->entries;
    // Fewer elements would not help where they are long anyway, nor shorter ones where all of them are far too long.
    const bool couldFit = tooMany ? average <= limit->bytes : average <= times * limit->bytes;
    if (entries > times * limit->entries || !couldFit)
        return {};
    return JustOver{*limit, tooMany};
}

} // namespace

std::optional<Severity> checkEncodingJustOver(const CheckInput& input, Evidence* evidence)
{
    const std::optional<JustOver> over = justOver(input);
    if (!over)
        return {};
    if (evidence) {
        const std::string_view what = input.facts.type == ValueType::Hash ? "fields" : "elements";
        evidence->measured = {{what, input.facts.elements.value()},
                              {"stored_as", std::string(nameOf(input.facts.encoding))},
                              {"not_compact_because", std::string(over->tooMany ? "elements" : "length")}};
        if (const std::uint64_t saved = costOfEncodingJustOver(input).wastedBytes; saved > 0)
            evidence->measured.push_back({"compact_bytes_saved", saved});
        evidence->threshold = {{"compact_entries", over->limit.entries}, {"compact_entry_bytes", over->limit.bytes}};
        if (over->limit.isDefault)
            evidence->threshold.push_back({"compact_limits", std::string("default")});
    }
    return input.severity(RuleId::EncodingJustOver);
}

/// What is measured now, less what a listpack of the same content would take.
Cost costOfEncodingJustOver(const CheckInput& input)
{
    const KeyFacts& facts = input.facts;
    if (!facts.memoryBytes.isKnown() || !facts.valueBytes.isKnown())
        return {};
    const std::uint64_t compact = dictEntryBytes + sdsBytes(facts.name.size()) + objectBytes +
                                  listpackBytes(entriesOf(facts), facts.valueBytes.value());
    const std::uint64_t saved = facts.memoryBytes.value() - std::min(facts.memoryBytes.value(), compact);
    return {.wastedBytes = saved * facts.count};
}

} // namespace colonnade
