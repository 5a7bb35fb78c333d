// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace colonnade {

/// While it lives, Ctrl+C and SIGTERM request a stop instead of ending the program; the second one ends it at once.
/// Make it before any other thread: they inherit the blocked signals.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    sigset_t m_signals{};
    sigset_t m_blockedBefore{};
    std::stop_source m_source;
    std::jthread m_watcher;
};

} // namespace colonnade
