// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace colonnade {

/// Bytes that entries take in a listpack, with their back lengths.
inline constexpr std::uint64_t emptyListpackBytes = 7; ///< head and end
[[nodiscard]] std::uint64_t listpackIntegerBytes(std::int64_t number);
[[nodiscard]] std::uint64_t listpackTextBytes(std::string_view text); ///< as an integer where it is one
[[nodiscard]] std::uint64_t listpackScoreBytes(double score);

/// The number that a text is when servers store it as one: its shortest decimal form, 64 bits, nothing else.
[[nodiscard]] std::optional<std::int64_t> canonicalInteger(std::string_view text);

} // namespace colonnade
