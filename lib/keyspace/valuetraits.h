// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace colonnade {

/// What a value is written in, as far as its bytes tell. Plain: text or anything that is not recognised.
enum class ValueFormat : std::uint8_t {
    NotSampled,
    Plain,
    Json,
    MessagePack,
    Protobuf, ///< fields and wire types fit; nobody can say more without the schema
    Pickle,
    Php,
    Java,
    Gzip,
    Zstd,
    Lz4,
    Snappy,
};
inline constexpr std::array allValueFormats{ValueFormat::NotSampled,  ValueFormat::Plain,    ValueFormat::Json,
                                            ValueFormat::MessagePack, ValueFormat::Protobuf, ValueFormat::Pickle,
                                            ValueFormat::Php,         ValueFormat::Java,     ValueFormat::Gzip,
                                            ValueFormat::Zstd,        ValueFormat::Lz4,      ValueFormat::Snappy};
[[nodiscard]] std::string_view nameOf(ValueFormat format); ///< "MessagePack"

/// What a sample of a value showed: of a string its beginning, of a set some members, of a zset
/// the members up to the first other score. Six bytes.
struct ValueTraits
{
    ValueFormat format = ValueFormat::NotSampled;
    bool isWhole = false;         ///< the sample was the whole value
    std::uint8_t zlibPercent = 0; ///< size of the compressed sample, in per cent of the sample; 0: not measured
    std::uint8_t zstdPercent = 0; ///< the same
    std::uint8_t jsonFields = 0;  ///< a JSON object's fields at the top level that were seen; 255: so many or more
    bool allNumbers = false;      ///< every member that was seen consists of digits and fits 64 bits
    bool equalScores = false;     ///< every member was seen, and all have the same score

    [[nodiscard]] constexpr bool isSampled() const { return format != ValueFormat::NotSampled; }
    bool operator==(const ValueTraits&) const = default;
};

} // namespace colonnade
