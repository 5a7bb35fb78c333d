// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/interrupt.h"

#include <ctime>

#include <unistd.h>

namespace colonnade {

Interrupt::Interrupt()
{
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGINT);
    sigaddset(&m_signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &m_signals, &m_blockedBefore);
    m_watcher = std::jthread([this](const std::stop_token& end) {
        constexpr timespec patience{.tv_sec = 0, .tv_nsec = 50'000'000};
        while (!end.stop_requested()) {
            const int signal = sigtimedwait(&m_signals, nullptr, &patience);
            if (signal < 0)
                continue;
            if (!m_source.request_stop())
                ::_exit(128 + signal);
        }
    });
}

Interrupt::~Interrupt()
{
    m_watcher = {}; // joined before the signals have their old meaning again
    pthread_sigmask(SIG_SETMASK, &m_blockedBefore, nullptr);
}

} // namespace colonnade
