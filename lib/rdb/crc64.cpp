// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/crc64.h"

#include "rdb/endian.h"

#include <array>

namespace colonnade {

namespace {

constexpr std::uint64_t reflectedPolynomial = 0x95ac9329ac4bc9b5;
constexpr std::size_t slices = 16;

using Tables = std::array<std::array<std::uint64_t, 256>, slices>;

// tables[k][b]: the checksum of byte b followed by k zero bytes.
constexpr Tables makeTables()
{
    Tables tables{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        std::uint64_t crc = byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? reflectedPolynomial : 0);
        tables[0][byte] = crc;
    }
    for (std::size_t k = 1; k < slices; ++k) {
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const std::uint64_t previous = tables[k - 1][byte];
            tables[k][byte] = (previous >> 8) ^ tables[0][previous & 0xff];
        }
    }
    return tables;
}

constexpr Tables tables = makeTables();

std::uint64_t eightBytes(std::uint64_t word, std::size_t zerosBehind)
{
    std::uint64_t crc = 0;
    for (std::size_t i = 0; i < 8; ++i)
        crc ^= tables[zerosBehind + 7 - i][(word >> (8 * i)) & 0xff];
    return crc;
}

} // namespace

std::uint64_t crc64(std::string_view bytes, std::uint64_t before)
{
    std::uint64_t crc = before;
    const char* at = bytes.data();
    std::size_t left = bytes.size();
    for (; left >= slices; left -= slices, at += slices)
        crc = eightBytes(crc ^ littleEndian<std::uint64_t>(at), 8) ^ eightBytes(littleEndian<std::uint64_t>(at + 8), 0);
    for (; left > 0; --left, ++at)
        crc = (crc >> 8) ^ tables[0][(crc ^ static_cast<unsigned char>(*at)) & 0xff];
    return crc;
}

} // namespace colonnade
