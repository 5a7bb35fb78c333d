// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/valueformat.h"

#include "bytes/escape.h"
#include "source/binaryformats.h"
#include "source/jsonshape.h"

#include <algorithm>
#include <array>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

/// Below, a value says too little of itself: any two digits are valid in some format.
constexpr std::size_t leastBytes = 24;

/// `O:8:"stdClass":…`, `a:2:{…`
bool isPhp(std::string_view bytes, bool isWhole)
{
    if (bytes.size() < leastBytes || !"aOC"sv.contains(bytes[0]) || bytes[1] != ':')
        return false;
    const std::size_t digits = std::min(bytes.find_first_not_of("0123456789", 2), bytes.size());
    if (digits == 2 || !bytes.substr(digits).starts_with(bytes[0] == 'a' ? ":{"sv : ":\""sv))
        return false;
    if (bytes[0] == 'a' && digits + 2 < bytes.size() && !"is}"sv.contains(bytes[digits + 2]))
        return false;
    return !isWhole || bytes.ends_with('}');
}

/// A protocol mark, and an instruction that begins a value.
bool isPickle(std::string_view bytes, bool isWhole)
{
    if (bytes.size() < leastBytes || bytes[0] != '\x80' || bytes[1] < 2 || bytes[1] > 5)
        return false;
    const bool isFramed = bytes[1] >= 4 && bytes[2] == '\x95';
    return (isFramed || "}](Xc)"sv.contains(bytes[2])) && (!isWhole || bytes.ends_with('.'));
}

} // namespace

RecognisedFormat recognisedFormat(std::string_view bytes, bool isWhole)
{
    using enum ValueFormat;
    struct Signature
    {
        ValueFormat format;
        std::string_view start;
    };
    static constexpr std::array signatures{
        Signature{Gzip, "\x1F\x8B\x08"sv}, Signature{Zstd, "\x28\xB5\x2F\xFD"sv}, Signature{Lz4, "\x04\x22\x4D\x18"sv},
        Signature{Snappy, "\xFF\x06\0\0sNaPpY"sv}, Signature{Java, "\xAC\xED\0\x05"sv}};
    for (const auto& [format, start] : signatures) {
        if (bytes.starts_with(start) && bytes.size() > 2 * start.size())
            return {format};
    }
    if (isPickle(bytes, isWhole))
        return {Pickle};
    if (isPhp(bytes, isWhole))
        return {Php};
    if (const auto json = jsonShape(bytes, isWhole))
        return {Json, static_cast<std::uint8_t>(std::min<std::size_t>(json->fields, 255))};
    if (bytes.size() < leastBytes || isValidUtf8(bytes))
        return {};
    if (isMessagePack(bytes, isWhole))
        return {MessagePack};
    if (isWhole && isSnappyBlock(bytes))
        return {Snappy};
    if (isWhole && isProtobufLike(bytes))
        return {Protobuf};
    return {};
}

} // namespace colonnade
