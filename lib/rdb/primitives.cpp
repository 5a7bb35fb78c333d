// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/primitives.h"

#include "rdb/lzf.h"

#include <bit>
#include <limits>

namespace colonnade {

namespace {

constexpr std::uint8_t kindMask = 0xc0;
constexpr std::uint8_t lowBits = 0x3f;

/// The two upper bits of a length's first byte.
enum : std::uint8_t { SixBits = 0x00, FourteenBits = 0x40, Wide = 0x80, Encoded = 0xc0 };
enum : std::uint8_t { ThirtyTwoBits = 0x80, SixtyFourBits = 0x81 };
/// What an encoded string is: the lower six bits.
enum : std::uint8_t { Int8 = 0, Int16 = 1, Int32 = 2, Lzf = 3 };

std::uint64_t lengthFrom(std::uint8_t first, Cursor& cursor)
{
    switch (first & kindMask) {
    case SixBits:
        return first & lowBits;
    case FourteenBits:
        return (static_cast<std::uint64_t>(first & lowBits) << 8) | cursor.byte();
    default:
        break;
    }
    if (first == ThirtyTwoBits)
        return cursor.big<std::uint32_t>();
    if (first == SixtyFourBits)
        return cursor.big<std::uint64_t>();
    const bool encoded = (first & kindMask) == Encoded;
    cursor.fail(ErrorCode::Damaged, encoded ? "an encoded string where a length belongs" : "not a length",
                cursor.offset() - 1);
    return 0;
}

StringHead integerHead(std::int64_t number)
{
    return {StringHead::Kind::Integer, decimalLength(number), 0, number};
}

StringHead encodedHead(std::uint8_t encoding, Cursor& cursor)
{
    switch (encoding) {
    case Int8:
        return integerHead(static_cast<std::int8_t>(cursor.byte()));
    case Int16:
        return integerHead(cursor.little<std::int16_t>());
    case Int32:
        return integerHead(cursor.little<std::int32_t>());
    case Lzf: {
        const std::uint64_t stored = readLength(cursor);
        const std::uint64_t raw = readLength(cursor);
        const bool isPossible = lzfCanGive(stored, raw);
        return {StringHead::Kind::Lzf, isPossible ? raw : stored, stored, 0, isPossible};
    }
    default:
        cursor.fail(ErrorCode::Damaged, "unknown string encoding", cursor.offset() - 1);
        return {};
    }
}

} // namespace

std::uint64_t readLength(Cursor& cursor)
{
    return lengthFrom(cursor.byte(), cursor);
}

StringHead readStringHead(Cursor& cursor)
{
    const std::uint8_t first = cursor.byte();
    if ((first & kindMask) == Encoded)
        return encodedHead(first & lowBits, cursor);
    const std::uint64_t length = lengthFrom(first, cursor);
    return {StringHead::Kind::Plain, length, length, 0};
}

std::string_view readStringBody(Cursor& cursor, const StringHead& head, std::string& scratch)
{
    switch (head.kind) {
    case StringHead::Kind::Plain:
        return cursor.take(head.storedBytes);
    case StringHead::Kind::Integer: {
        NumberBuffer buffer;
        scratch = decimal(head.number, buffer);
        return scratch;
    }
    case StringHead::Kind::Lzf:
        break;
    }
    const std::uint64_t at = cursor.offset();
    const std::string_view compressed = cursor.take(head.storedBytes);
    if (cursor.ok() && !(head.isPossible && lzfDecompress(compressed, head.rawBytes, scratch)))
        cursor.fail(ErrorCode::Damaged, "the compressed string cannot be decompressed", at);
    return cursor.ok() ? std::string_view(scratch) : std::string_view();
}

double readTextDouble(Cursor& cursor)
{
    constexpr std::uint8_t nan = 253;
    constexpr std::uint8_t infinity = 254;
    constexpr std::uint8_t minusInfinity = 255;
    const std::uint64_t at = cursor.offset();
    const std::uint8_t length = cursor.byte();
    switch (length) {
    case nan:
        return std::numeric_limits<double>::quiet_NaN();
    case infinity:
        return std::numeric_limits<double>::infinity();
    case minusInfinity:
        return -std::numeric_limits<double>::infinity();
    default:
        break;
    }
    const std::string_view text = cursor.take(length);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (cursor.ok() && (error != std::errc() || end != text.data() + text.size()))
        cursor.fail(ErrorCode::Damaged, "not a score", at);
    return value;
}

std::size_t decimalLength(std::int64_t number)
{
    // |INT64_MIN| fits only without a sign.
    auto rest = static_cast<std::uint64_t>(number);
    if (number < 0)
        rest = 0 - rest;
    std::size_t length = number < 0 ? 2 : 1;
    for (; rest >= 10000; rest /= 10000)
        length += 4;
    return length + (rest >= 1000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0);
}

bool isCanonicalInteger(std::string_view text)
{
    constexpr std::size_t longest = 20; // -9223372036854775808
    if (text.empty() || text.size() > longest)
        return false;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return false;
    NumberBuffer buffer;
    return decimal(number, buffer) == text;
}

} // namespace colonnade
