// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/packedfacts.h"

#include "rdb/packed.h"

namespace colonnade {

PackedFacts packedFacts(const RdbTypeInfo& info, std::string_view bytes, DuplicateCheck& duplicates)
{
    // The last entry of a scored member is its score, of an expiring field its expiry: neither is payload.
    const bool lastIsScore = info.valueType == ValueType::ZSet;
    const bool lastIsExpiry = info.fieldExpiry == FieldExpiry::Third;
    const bool isUnique = info.valueType != ValueType::List && info.packing != Packing::Intset;
    PackedFacts facts;
    bool hasDuplicate = false;
    std::uint8_t place = 0;
    duplicates.begin();
    const bool damaged = withPacked(info.packing, bytes, [&](auto reader) {
        PackedEntry entry;
        while (reader.next(entry)) {
            if (place == 0 && isUnique)
                hasDuplicate |= duplicates.add(entry);
            const bool isLast = ++place == info.entriesPerElement;
            if (!isLast || !(lastIsScore || lastIsExpiry))
                facts.payloadBytes += entry.length();
            else if (lastIsExpiry && entry.isNumber && entry.number != 0)
                ++facts.expiringFields;
            if (isLast) {
                place = 0;
                ++facts.elements;
            }
        }
        return reader.damaged();
    });
    if (damaged || place != 0)
        facts.fault = ValueFault::Format;
    else if (hasDuplicate)
        facts.fault = ValueFault::DuplicateElement;
    return facts;
}

PackedFacts templateFacts(std::string_view bytes, const HashTemplates& templates, const HashTemplate* own)
{
    PackedFacts facts;
    Listpack values(bytes);
    PackedEntry entry;
    const bool hasId = values.next(entry) && entry.isNumber;
    const HashTemplate* const names =
        own != nullptr || !hasId ? own : templates.find(static_cast<std::uint64_t>(entry.number));
    while (values.next(entry)) {
        facts.payloadBytes += entry.length();
        ++facts.elements;
    }
    if (values.damaged() || !hasId)
        facts.fault = ValueFault::Format;
    else if (names == nullptr || names->fields.size() != facts.elements)
        facts.fault = ValueFault::UnknownTemplate;
    else
        facts.payloadBytes += names->nameBytes;
    return facts;
}

} // namespace colonnade
