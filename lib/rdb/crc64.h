// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace colonnade {

/// The checksum at the end of a dump: CRC-64 with the Jones polynomial 0xad93d23594c935a9, reflected, start 0, no
/// final xor. Hand the result back as `before` to go on with the next bytes. About 2 GB/s (slicing by 16).
[[nodiscard]] std::uint64_t crc64(std::string_view bytes, std::uint64_t before = 0);

} // namespace colonnade
