// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/address.h"

#include <chrono>
#include <csignal>
#include <stop_token>
#include <utility>

namespace colonnade {

/// Owns a file descriptor.
class SocketHandle
{
public:
    explicit SocketHandle(int fd = -1)
        : m_fd(fd)
    {
    }
    SocketHandle(SocketHandle&& other) noexcept
        : m_fd(other.release())
    {
    }
    SocketHandle& operator=(SocketHandle&& other) noexcept
    {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~SocketHandle();

    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] int release() { return std::exchange(m_fd, -1); }

private:
    int m_fd;
};

/// A connected, non-blocking socket: tries every address that the host has. HostNotFound, ConnectionRefused,
/// TimedOut, Cancelled. (The look-up of a name is the system's and cannot be stopped.)
[[nodiscard]] Result<SocketHandle> connectSocket(const ServerAddress& address, std::chrono::milliseconds timeout,
                                                 const std::stop_token& stop);

/// Waits for poll() events. TimedOut, Cancelled (noticed within 50 ms), with `subject`.
[[nodiscard]] Result<void> waitForSocket(int fd, short events, std::chrono::milliseconds timeout,
                                         const std::stop_token& stop, const std::string& subject);

/// While it lives, writing to a connection that the other side closed is an error and not the end of the program,
/// in this thread; neither hiredis nor OpenSSL sees to that.
class SigpipeGuard
{
public:
    SigpipeGuard();
    ~SigpipeGuard();
    SigpipeGuard(const SigpipeGuard&) = delete;
    SigpipeGuard& operator=(const SigpipeGuard&) = delete;

private:
    sigset_t m_before{};
    bool m_wasPending = false;
};

} // namespace colonnade
