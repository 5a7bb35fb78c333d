// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rdb/bytestream.h"
#include "util/progress.h"

#include <memory>
#include <string>

namespace colonnade {

/// A file's bytes from some offset on, with read(2) and not by mapping: a file that is cut or whose disk fails while
/// it is read gives an error, where a mapping would end the program.
class FileStream final : public ByteStream
{
public:
    /// FileNotFound, FileNotReadable, FileIsFolder, FileEmpty or FileReadFailed (also for what is no plain file).
    [[nodiscard]] static Result<std::unique_ptr<FileStream>> open(const std::string& path, std::uint64_t offset = 0);
    ~FileStream() override;
    FileStream(const FileStream&) = delete;
    FileStream& operator=(const FileStream&) = delete;

    [[nodiscard]] Result<std::size_t> read(char* to, std::size_t size) override;
    std::uint64_t skip(std::uint64_t size) override;

    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] std::uint64_t size() const { return m_size; } ///< when it was opened
    [[nodiscard]] TimePoint modifiedAt() const { return m_modifiedAt; }

private:
    FileStream(int descriptor, std::string path)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
    {
    }

    int m_descriptor;
    std::string m_path;
    std::uint64_t m_position = 0;
    std::uint64_t m_size = 0;
    TimePoint m_modifiedAt{};
};

} // namespace colonnade
