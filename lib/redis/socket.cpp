// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/socket.h"

#include <cerrno>
#include <cstring>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>

namespace colonnade {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds stopInterval{50};

std::string systemText(int number)
{
    return std::generic_category().message(number);
}

/// Connects one socket to one address; `where` is what a person calls it.
Result<SocketHandle> connectTo(const sockaddr* address, socklen_t length, SteadyClock::time_point deadline,
                               const std::stop_token& stop, const std::string& where)
{
    SocketHandle socket(::socket(address->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (socket.get() < 0)
        return fail(ErrorCode::ConnectionRefused, where, systemText(errno));
    int failure = ::connect(socket.get(), address, length) == 0 ? 0 : errno;
    if (failure == EINPROGRESS) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - SteadyClock::now());
        if (auto ready = waitForSocket(socket.get(), POLLOUT, left, stop, where); !ready)
            return std::unexpected(ready.error());
        socklen_t size = sizeof failure;
        ::getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &failure, &size);
    }
    if (failure == ETIMEDOUT || failure == EAGAIN) // EAGAIN: the queue of a unix socket is full, the server hangs
        return fail(ErrorCode::TimedOut, where, systemText(failure));
    if (failure != 0)
        return fail(ErrorCode::ConnectionRefused, where, systemText(failure));
    return socket;
}

Result<SocketHandle> connectUnix(const ServerAddress& address, SteadyClock::time_point deadline,
                                 const std::stop_token& stop)
{
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    if (address.socketPath.size() >= sizeof name.sun_path)
        return fail(ErrorCode::BadAddress, address.displayText(), "the path of a socket has at most 107 bytes");
    std::memcpy(static_cast<char*>(name.sun_path), address.socketPath.data(), address.socketPath.size());
    return connectTo(reinterpret_cast<const sockaddr*>(&name), sizeof name, deadline, stop, address.displayText());
}

Result<SocketHandle> connectTcp(const ServerAddress& address, SteadyClock::time_point deadline,
                                const std::stop_token& stop)
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV | AI_ADDRCONFIG;
    addrinfo* list = nullptr;
    const std::string port = std::to_string(address.port);
    int failure = ::getaddrinfo(address.host.c_str(), port.c_str(), &hints, &list);
    if (failure != 0) { // a machine without any network still has its loopback
        hints.ai_flags = AI_NUMERICSERV;
        failure = ::getaddrinfo(address.host.c_str(), port.c_str(), &hints, &list);
    }
    if (failure != 0)
        return fail(ErrorCode::HostNotFound, address.displayText(), ::gai_strerror(failure));
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owner(list, ::freeaddrinfo);

    Result<SocketHandle> socket = fail(ErrorCode::HostNotFound, address.displayText());
    for (const addrinfo* entry = list; entry; entry = entry->ai_next) {
        socket = connectTo(entry->ai_addr, entry->ai_addrlen, deadline, stop, address.displayText());
        if (socket) {
            const int on = 1;
            ::setsockopt(socket->get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            ::setsockopt(socket->get(), SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
            break;
        }
        if (socket.error().code == ErrorCode::Cancelled)
            break;
    }
    return socket;
}

sigset_t onlySigpipe()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGPIPE);
    return set;
}

bool isSigpipePending()
{
    sigset_t pending;
    sigpending(&pending);
    return sigismember(&pending, SIGPIPE) == 1;
}

} // namespace

SocketHandle::~SocketHandle()
{
    if (m_fd >= 0)
        ::close(m_fd);
}

Result<SocketHandle> connectSocket(const ServerAddress& address, std::chrono::milliseconds timeout,
                                   const std::stop_token& stop)
{
    const auto deadline = SteadyClock::now() + timeout;
    return address.socketPath.empty() ? connectTcp(address, deadline, stop) : connectUnix(address, deadline, stop);
}

Result<void> waitForSocket(int fd, short events, std::chrono::milliseconds timeout, const std::stop_token& stop,
                           const std::string& subject)
{
    const auto deadline = SteadyClock::now() + timeout;
    pollfd entry{.fd = fd, .events = events, .revents = 0};
    while (!stop.stop_requested()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - SteadyClock::now());
        if (left.count() <= 0)
            return fail(ErrorCode::TimedOut, subject);
        if (::poll(&entry, 1, static_cast<int>(std::min(left, stopInterval).count())) > 0)
            return {};
    }
    return fail(ErrorCode::Cancelled, subject);
}

SigpipeGuard::SigpipeGuard()
    : m_wasPending(isSigpipePending())
{
    const sigset_t sigpipe = onlySigpipe();
    ::pthread_sigmask(SIG_BLOCK, &sigpipe, &m_before);
}

SigpipeGuard::~SigpipeGuard()
{
    if (!m_wasPending && isSigpipePending()) {
        const sigset_t sigpipe = onlySigpipe();
        const timespec now{};
        ::sigtimedwait(&sigpipe, nullptr, &now);
    }
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

} // namespace colonnade
