// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace colonnade {

inline constexpr std::uint32_t hashSlotCount = 16384;

/// What a cluster hashes of a name: the text between the first `{` and the next `}`, if there is any; else the whole.
[[nodiscard]] std::string_view hashedPart(std::string_view name);

/// The slot of a cluster that holds this key: CRC-16 (XMODEM) of the hashed part, modulo the number of slots.
[[nodiscard]] std::uint32_t hashSlotOf(std::string_view name);

} // namespace colonnade
