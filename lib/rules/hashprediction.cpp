// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/hashprediction.h"

#include <algorithm>
#include <bit>

namespace colonnade {

namespace {

constexpr std::uint64_t dictEntry = 24;
constexpr std::uint64_t object = 16; // robj

/// What an allocation of n bytes takes: multiples of 16 up to 128, then four classes per doubling.
std::uint64_t allocated(std::uint64_t n)
{
    if (n <= 8)
        return 8;
    const std::uint64_t spacing = std::max<std::uint64_t>(16, std::bit_floor(n - 1) / 4);
    return (n + spacing - 1) / spacing * spacing;
}

/// A string with the server's header, which grows with its length, and a closing zero.
std::uint64_t sds(std::uint64_t n)
{
    const std::uint64_t header = n < 32 ? 1 : n < 256 ? 3 : n < 65536 ? 5 : 9;
    return allocated(header + n + 1);
}

std::uint64_t valueBytes(const StringField& field)
{
    constexpr std::uint64_t longestEmbedded = 44;
    if (field.isInteger)
        return object;
    return field.valueBytes <= longestEmbedded ? allocated(20 + field.valueBytes) : object + sds(field.valueBytes);
}

/// An entry of a listpack: encoding and length, content, its own length for the way back.
std::uint64_t listpackEntry(std::uint64_t n, bool isInteger)
{
    if (isInteger)
        return n <= 2 ? 2 : n <= 4 ? 3 : n <= 5 ? 4 : n <= 10 ? 6 : 10;
    const std::uint64_t body = n + (n < 64 ? 1 : n < 4096 ? 2 : 5);
    return body + (body < 128 ? 1 : 2);
}

} // namespace

std::uint64_t bytesAsStrings(std::span<const StringField> fields)
{
    std::uint64_t sum = 0;
    for (const StringField& field : fields)
        sum += dictEntry + sds(field.keyBytes) + valueBytes(field);
    return sum;
}

std::uint64_t bytesAsHash(std::uint64_t keyBytes, std::span<const StringField> fields)
{
    constexpr std::size_t mostCompactFields = 128;
    constexpr std::uint64_t longestCompact = 64;
    const std::uint64_t key = dictEntry + sds(keyBytes) + object;
    const bool isCompact =
        fields.size() <= mostCompactFields && std::ranges::all_of(fields, [](const StringField& field) {
            return std::max(field.fieldBytes, field.valueBytes) <= longestCompact;
        });
    std::uint64_t content = isCompact ? 7 : 56 + 8 * std::bit_ceil(std::max<std::uint64_t>(4, fields.size()));
    for (const StringField& field : fields) {
        if (isCompact)
            content += listpackEntry(field.fieldBytes, false) + listpackEntry(field.valueBytes, field.isInteger);
        else
            content += dictEntry + sds(field.fieldBytes) + sds(field.valueBytes);
    }
    return key + (isCompact ? allocated(content) : content);
}

} // namespace colonnade
