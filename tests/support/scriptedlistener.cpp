// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/scriptedlistener.h"

#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace colonnade::test {

namespace {

bool isReadable(int fd)
{
    pollfd entry{.fd = fd, .events = POLLIN, .revents = 0};
    return ::poll(&entry, 1, 20) > 0;
}

} // namespace

ScriptedListener::ScriptedListener(Answer answer)
    : m_answer(std::move(answer))
    , m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), length) != 0 || ::listen(m_socket, 8) != 0)
        return;
    ::getsockname(m_socket, reinterpret_cast<sockaddr*>(&address), &length);
    m_port = ntohs(address.sin_port);
    m_thread = std::jthread([this](std::stop_token stop) { serve(std::move(stop)); });
}

ScriptedListener::~ScriptedListener()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    ::close(m_socket);
}

void ScriptedListener::serve(std::stop_token stop) const
{
    while (!stop.stop_requested()) {
        if (!isReadable(m_socket))
            continue;
        const int client = ::accept(m_socket, nullptr, nullptr);
        while (!stop.stop_requested()) {
            if (!isReadable(client))
                continue;
            std::array<char, 4096> buffer{};
            const ssize_t size = ::read(client, buffer.data(), buffer.size());
            if (size <= 0)
                break;
            const std::string text = m_answer({buffer.data(), std::size_t(size)});
            if (text.empty() || ::send(client, text.data(), text.size(), MSG_NOSIGNAL) < 0)
                break;
        }
        ::close(client);
    }
}

} // namespace colonnade::test
