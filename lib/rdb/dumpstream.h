// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/filestream.h"

#include <memory>
#include <stop_token>
#include <string>

namespace colonnade {

/// A dump file as a stream of the dump's own bytes: files in gzip, zstd or LZ4, and those that Valkey compresses as a
/// whole (known by their first bytes, whatever their name), are decompressed on the way, in bounded memory and without
/// a temporary file.
class DumpStream final : public ByteStream
{
public:
    /// The errors of FileStream::open, and UnsupportedFormat or Truncated for the envelope of a file that Valkey
    /// compressed. Opening again, at an offset of the dump's bytes, is cheap for plain files; a
    /// compressed one starts at 0. Reading ends when `stop` is requested: with Cancelled.
    [[nodiscard]] static Result<std::unique_ptr<DumpStream>> open(const std::string& path, std::uint64_t offset = 0,
                                                                  std::stop_token stop = {});

    [[nodiscard]] Result<std::size_t> read(char* to, std::size_t size) override;
    std::uint64_t skip(std::uint64_t size) override { return m_bytes->skip(size); }

    void setStop(std::stop_token stop) { m_stop = std::move(stop); }

    [[nodiscard]] bool isCompressed() const { return m_isCompressed; }
    /// Of the first byte that is read.
    [[nodiscard]] std::uint64_t startOffset() const { return m_startOffset; }
    [[nodiscard]] std::uint64_t fileSize() const { return m_file->size(); }
    [[nodiscard]] std::uint64_t filePosition() const { return m_file->position(); }
    [[nodiscard]] TimePoint modifiedAt() const { return m_file->modifiedAt(); }

private:
    explicit DumpStream(std::stop_token stop)
        : m_stop(std::move(stop))
    {
    }

    std::stop_token m_stop;
    std::unique_ptr<ByteStream> m_bytes; // owns the file
    const FileStream* m_file = nullptr;
    std::uint64_t m_startOffset = 0;
    bool m_isCompressed = false;
};

} // namespace colonnade
