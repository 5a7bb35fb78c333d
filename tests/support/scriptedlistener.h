// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <thread>

namespace colonnade::test {

/// Something on a loopback port that is not the server that we hope for. Accepts connections one after the other, and
/// answers each piece of bytes that it reads with what `answer` makes of it; an empty answer hangs up.
class ScriptedListener
{
public:
    using Answer = std::function<std::string(std::string_view request)>;

    explicit ScriptedListener(Answer answer);
    ~ScriptedListener();
    ScriptedListener(const ScriptedListener&) = delete;
    ScriptedListener& operator=(const ScriptedListener&) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_port; }

private:
    void serve(std::stop_token stop) const;

    Answer m_answer;
    int m_socket = -1;
    std::uint16_t m_port = 0;
    std::jthread m_thread;
};

} // namespace colonnade::test
