// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/listpacksize.h"

#include <charconv>
#include <cmath>

namespace colonnade {

namespace {

std::uint64_t withBackLength(std::uint64_t encoded)
{
    return encoded + (encoded < 128           ? 1
                      : encoded < 16'384      ? 2
                      : encoded < 2'097'152   ? 3
                      : encoded < 268'435'456 ? 4
                                              : 5);
}

std::uint64_t plainTextBytes(std::uint64_t length)
{
    return withBackLength(length + (length < 64 ? 1 : length < 4096 ? 2 : 5));
}

} // namespace

std::uint64_t listpackIntegerBytes(std::int64_t number)
{
    const auto fits = [number](int bits) {
        return number >= -(INT64_C(1) << (bits - 1)) && number < INT64_C(1) << (bits - 1);
    };
    if (number >= 0 && number < 128)
        return withBackLength(1);
    return withBackLength(fits(13) ? 2 : fits(16) ? 3 : fits(24) ? 4 : fits(32) ? 5 : 9);
}

std::uint64_t listpackTextBytes(std::string_view text)
{
    const auto number = canonicalInteger(text);
    return number ? listpackIntegerBytes(*number) : plainTextBytes(text.size());
}

std::uint64_t listpackScoreBytes(double score)
{
    constexpr double exactIntegers = 9007199254740992; // 2^53
    if (score == std::floor(score) && std::abs(score) < exactIntegers)
        return listpackIntegerBytes(static_cast<std::int64_t>(score));
    char buffer[32];
    const auto* const end = std::to_chars(std::begin(buffer), std::end(buffer), score).ptr;
    return plainTextBytes(static_cast<std::uint64_t>(end - std::begin(buffer)));
}

std::optional<std::int64_t> canonicalInteger(std::string_view text)
{
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    const bool isShortest = text == "0" || (!digits.empty() && digits.front() != '0');
    if (read.ec != std::errc() || read.ptr != end || !isShortest)
        return {};
    return number;
}

} // namespace colonnade
