// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <concepts>
#include <cstring>

namespace colonnade {

/// Reads sizeof(T) bytes at `from`, which need not be aligned.
template<std::integral T>
[[nodiscard]] T littleEndian(const char* from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return std::endian::native == std::endian::little ? value : std::byteswap(value);
}

template<std::integral T>
[[nodiscard]] T bigEndian(const char* from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return std::endian::native == std::endian::big ? value : std::byteswap(value);
}

} // namespace colonnade
