// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/filechecksum.h"

#include "rdb/crc64.h"
#include "rdb/filestream.h"

#include <algorithm>
#include <vector>

namespace colonnade {

namespace {

std::optional<std::uint64_t> checksumOf(const std::string& path, std::uint64_t bytes, const std::stop_token& stop)
{
    const auto file = FileStream::open(path);
    if (!file)
        return std::nullopt;
    std::vector<char> buffer(256 * 1024);
    std::uint64_t sum = 0;
    while (bytes > 0) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(bytes, buffer.size()));
        const Result<std::size_t> got = (*file)->read(buffer.data(), wanted);
        if (!got || *got == 0)
            return std::nullopt;
        sum = crc64({buffer.data(), *got}, sum);
        bytes -= *got;
    }
    return sum;
}

} // namespace

FileChecksum::FileChecksum(const std::string& path, std::uint64_t bytes)
    : m_bytes(bytes)
    , m_sum(std::async(std::launch::async, checksumOf, path, bytes, m_stop.get_token()))
{
}

FileChecksum::~FileChecksum()
{
    m_stop.request_stop(); // the future waits for its thread
}

} // namespace colonnade
