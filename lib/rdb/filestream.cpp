// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/filestream.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace colonnade {

namespace {

std::unexpected<Error> systemFailure(const std::string& path)
{
    const int systemError = errno;
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
        return fail(ErrorCode::FileNotFound, path);
    case EACCES:
    case EPERM:
        return fail(ErrorCode::FileNotReadable, path);
    case EISDIR:
        return fail(ErrorCode::FileIsFolder, path);
    default:
        return fail(ErrorCode::FileReadFailed, path, std::strerror(systemError));
    }
}

TimePoint timeOf(const timespec& time)
{
    return TimePoint(std::chrono::milliseconds(std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000));
}

} // namespace

Result<std::unique_ptr<FileStream>> FileStream::open(const std::string& path, std::uint64_t offset)
{
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return systemFailure(path);
    std::unique_ptr<FileStream> stream(new FileStream(descriptor, path));
    struct stat status{};
    if (::fstat(descriptor, &status) != 0)
        return systemFailure(path);
    if (S_ISDIR(status.st_mode))
        return fail(ErrorCode::FileIsFolder, path);
    if (!S_ISREG(status.st_mode))
        return fail(ErrorCode::FileReadFailed, path, "it is not a plain file");
    if (status.st_size == 0)
        return fail(ErrorCode::FileEmpty, path);
    stream->m_size = static_cast<std::uint64_t>(status.st_size);
    stream->m_position = std::min(offset, stream->m_size);
    stream->m_modifiedAt = timeOf(status.st_mtim);
    return stream;
}

FileStream::~FileStream()
{
    ::close(m_descriptor);
}

Result<std::size_t> FileStream::read(char* to, std::size_t size)
{
    ssize_t got = 0;
    do {
        got = ::pread(m_descriptor, to, size, static_cast<off_t>(m_position));
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        return systemFailure(m_path);
    m_position += static_cast<std::uint64_t>(got);
    return static_cast<std::size_t>(got);
}

std::uint64_t FileStream::skip(std::uint64_t size)
{
    const std::uint64_t passed = m_position < m_size ? std::min(size, m_size - m_position) : 0;
    m_position += passed;
    return passed;
}

} // namespace colonnade
