// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "util/result.h"

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

namespace colonnade {

/// Where a result goes: a file, or standard output ("-"). The first failure is kept and everything after it dropped,
/// so that writing needs one check, at the end.
class OutputFile
{
public:
    /// An existing file is replaced as soon as there is something to write. FileIsFolder, FileWriteFailed.
    static Result<OutputFile> open(const std::string& path);
    ~OutputFile();
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;

    void write(std::string_view text);
    [[nodiscard]] bool hasFailed() const { return m_failure.has_value(); }

    /// Everything is with the system, or FileWriteFailed. Once, at the end.
    Result<void> finish();

private:
    OutputFile(std::FILE* file, std::string path)
        : m_file(file)
        , m_path(std::move(path))
    {
    }
    void begin();
    void fail();

    std::FILE* m_file;
    std::string m_path;
    bool m_hasBegun = false;
    std::optional<Error> m_failure;
};

} // namespace colonnade
