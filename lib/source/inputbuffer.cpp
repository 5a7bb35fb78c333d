// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/inputbuffer.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace colonnade {

namespace {

ErrorCode codeOf(int systemError)
{
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
        return ErrorCode::FileNotFound;
    case EACCES:
    case EPERM:
        return ErrorCode::FileNotReadable;
    case EISDIR:
        return ErrorCode::FileIsFolder;
    default:
        return ErrorCode::FileReadFailed;
    }
}

std::unexpected<Error> systemFailure(const std::string& path)
{
    const int systemError = errno;
    const ErrorCode code = codeOf(systemError);
    return fail(code, path, code == ErrorCode::FileReadFailed ? std::strerror(systemError) : "");
}

} // namespace

InputBuffer::InputBuffer(int descriptor, std::string path, TimePoint modifiedAt)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_modifiedAt(modifiedAt)
{
}

InputBuffer::InputBuffer(InputBuffer&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_modifiedAt(other.m_modifiedAt)
    , m_buffer(std::move(other.m_buffer))
    , m_start(other.m_start)
    , m_end(other.m_end)
    , m_hasEnded(other.m_hasEnded)
{
}

InputBuffer::~InputBuffer()
{
    if (m_descriptor > STDIN_FILENO)
        ::close(m_descriptor);
}

Result<InputBuffer> InputBuffer::open(const std::string& path)
{
    using namespace std::chrono;
    if (path == "-")
        return InputBuffer(STDIN_FILENO, path, floor<milliseconds>(Clock::now()));
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemFailure(path);
    InputBuffer buffer(descriptor, path, {});
    struct stat status{};
    if (::fstat(descriptor, &status) != 0)
        return systemFailure(path);
    if (S_ISDIR(status.st_mode))
        return fail(ErrorCode::FileIsFolder, path);
    buffer.m_modifiedAt = TimePoint(seconds(status.st_mtim.tv_sec) + milliseconds(status.st_mtim.tv_nsec / 1'000'000));
    return buffer;
}

Result<bool> InputBuffer::fill(const std::stop_token& stop)
{
    constexpr std::size_t chunk = 256 * 1024;
    if (m_start > 0) {
        m_buffer.erase(0, m_start);
        m_end -= std::exchange(m_start, 0);
    }
    if (m_buffer.size() < m_end + chunk)
        m_buffer.resize(m_end + std::max(chunk, m_end));
    while (!m_hasEnded && !stop.stop_requested()) {
        // Standard input may be silent for hours; a stop must not wait for it.
        pollfd waiting{m_descriptor, POLLIN, 0};
        constexpr int patience = 100; // ms
        if (::poll(&waiting, 1, patience) == 0)
            continue;
        const ssize_t count = ::read(m_descriptor, m_buffer.data() + m_end, m_buffer.size() - m_end);
        if (count >= 0) {
            m_end += static_cast<std::size_t>(count);
            m_hasEnded = count == 0;
            return !m_hasEnded;
        }
        if (errno != EINTR && errno != EAGAIN)
            return systemFailure(m_path);
    }
    return false;
}

} // namespace colonnade
