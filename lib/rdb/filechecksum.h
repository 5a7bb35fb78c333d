// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <future>
#include <optional>
#include <stop_token>
#include <string>

namespace colonnade {

/// The checksum (crc64.h) of the first bytes of a plain file, on a thread of its own while somebody else reads the
/// file. The thread ends with this object at the latest.
class FileChecksum
{
public:
    FileChecksum(const std::string& path, std::uint64_t bytes);
    ~FileChecksum();
    FileChecksum(const FileChecksum&) = delete;
    FileChecksum& operator=(const FileChecksum&) = delete;

    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    /// Waits; once. Nullopt: the file could not be read so far.
    [[nodiscard]] std::optional<std::uint64_t> take() { return m_sum.get(); }

private:
    std::uint64_t m_bytes;
    std::stop_source m_stop;
    std::future<std::optional<std::uint64_t>> m_sum;
};

} // namespace colonnade
