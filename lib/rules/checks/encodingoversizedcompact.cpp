// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/checks/checks.h"

namespace colonnade {

namespace {

bool isCompact(Encoding encoding)
{
    return encoding == Encoding::Listpack || encoding == Encoding::ListpackEx || encoding == Encoding::Ziplist ||
           encoding == Encoding::Zipmap || encoding == Encoding::Intset;
}

} // namespace

/// A list is exempt from the limit of entries: it is read from its ends, and its larger form is made of the same
/// blocks.
std::optional<Severity> checkEncodingOversizedCompact(const CheckInput& input, Evidence* evidence)
{
    const KeyFacts& facts = input.facts;
    if (!isCompact(facts.encoding))
        return {};
    const std::uint64_t mostEntries = input.setup.profile.compactEntries;
    const std::uint64_t mostBytes = input.setup.profile.compactBytes;
    const bool overEntries =
        facts.type != ValueType::List && mostEntries > 0 && facts.elements.valueOr(0) > mostEntries;
    const bool overBytes = mostBytes > 0 && facts.valueBytes.valueOr(0) > mostBytes;
    if (!overEntries && !overBytes)
        return {};
    if (evidence) {
        const std::string_view what = facts.type == ValueType::Hash ? "fields" : "elements";
        if (overEntries) {
            evidence->measured = {{what, facts.elements.value()}};
            evidence->threshold = {{what, mostEntries}};
        }
        if (overBytes) {
            evidence->measured.push_back({"value_bytes", facts.valueBytes.value()});
            evidence->threshold.push_back({"value_bytes", mostBytes});
        }
        evidence->measured.push_back({"stored_as", std::string(nameOf(facts.encoding))});
    }
    return input.severity(RuleId::EncodingOversizedCompact);
}

} // namespace colonnade
