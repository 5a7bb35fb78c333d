// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/hashprediction.h"

#include "rules/storedsize.h"

#include <algorithm>
#include <bit>

namespace colonnade {

std::uint64_t bytesAsStrings(std::span<const StringField> fields)
{
    std::uint64_t sum = 0;
    for (const StringField& field : fields)
        sum += dictEntryBytes + sdsBytes(field.keyBytes) + stringValueBytes(field.valueBytes, field.isInteger);
    return sum;
}

std::uint64_t bytesAsHash(std::uint64_t keyBytes, std::span<const StringField> fields, const CompactHash& limits)
{
    const std::uint64_t key = dictEntryBytes + sdsBytes(keyBytes) + objectBytes;
    const bool isCompact =
        fields.size() <= limits.fields && std::ranges::all_of(fields, [&limits](const StringField& field) {
            return std::max(field.fieldBytes, field.valueBytes) <= limits.bytes;
        });
    std::uint64_t content = isCompact ? 7 : 56 + 8 * std::bit_ceil(std::max<std::uint64_t>(4, fields.size()));
    for (const StringField& field : fields) {
        if (isCompact)
            content +=
                listpackEntryBytes(field.fieldBytes, false) + listpackEntryBytes(field.valueBytes, field.isInteger);
        else
            content += dictEntryBytes + sdsBytes(field.fieldBytes) + sdsBytes(field.valueBytes);
    }
    return key + (isCompact ? allocatedBytes(content) : content);
}

} // namespace colonnade
