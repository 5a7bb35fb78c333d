// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/outputfile.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace colonnade {

Result<OutputFile> OutputFile::open(const std::string& path)
{
    if (path == "-")
        return OutputFile(stdout, path);
    std::FILE* const file = std::fopen(path.c_str(), "abe");
    if (file == nullptr)
        return colonnade::fail(errno == EISDIR ? ErrorCode::FileIsFolder : ErrorCode::FileWriteFailed, path,
                               errno == EISDIR ? "" : std::strerror(errno));
    return OutputFile(file, path);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_file(std::exchange(other.m_file, nullptr))
    , m_path(std::move(other.m_path))
    , m_hasBegun(other.m_hasBegun)
    , m_failure(std::move(other.m_failure))
{
}

OutputFile::~OutputFile()
{
    if (m_file != nullptr && m_file != stdout)
        std::fclose(m_file);
}

void OutputFile::fail()
{
    if (!m_failure)
        m_failure = Error{ErrorCode::FileWriteFailed, m_path, std::strerror(errno)};
}

/// Only now: a run that fails before it has anything to write leaves an earlier result alone.
void OutputFile::begin()
{
    if (std::exchange(m_hasBegun, true) || m_file == stdout)
        return;
    struct stat status{};
    const int descriptor = ::fileno(m_file);
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && ::ftruncate(descriptor, 0) != 0)
        fail();
}

void OutputFile::write(std::string_view text)
{
    begin();
    if (!m_failure && std::fwrite(text.data(), 1, text.size(), m_file) != text.size())
        fail();
}

Result<void> OutputFile::finish()
{
    begin();
    if (std::fflush(m_file) != 0)
        fail();
    if (m_failure)
        return std::unexpected(*m_failure);
    return {};
}

} // namespace colonnade
