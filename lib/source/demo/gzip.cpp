// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <cstdint>

namespace colonnade {

namespace {

void appendLittleEndian(std::string& out, std::uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(number >> (8 * i) & 0xFF);
}

} // namespace

std::string gzipped(std::string_view bytes)
{
    constexpr std::size_t blockBytes = 65535;
    std::string out("\x1F\x8B\x08\x00\x00\x00\x00\x00\x00\x03", 10);
    const std::uint64_t checksum =
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<z_size_t>(bytes.size()));
    const std::size_t size = bytes.size();
    do {
        const std::string_view block = bytes.substr(0, blockBytes);
        bytes.remove_prefix(block.size());
        out += bytes.empty() ? '\x01' : '\x00';
        appendLittleEndian(out, block.size(), 2);
        appendLittleEndian(out, ~block.size(), 2);
        out += block;
    } while (!bytes.empty());
    appendLittleEndian(out, checksum, 4);
    appendLittleEndian(out, size, 4);
    return out;
}

} // namespace colonnade
