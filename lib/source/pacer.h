// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace colonnade {

/// Keeps the share of the time that a server works for us: after work that took t it waits t x (100 - share) / share.
class Pacer
{
public:
    explicit Pacer(int percent)
        : m_percent(std::clamp(percent, 1, 100))
    {
    }

    /// Returns early when asked to stop.
    void afterWorking(std::chrono::steady_clock::duration worked, const std::stop_token& stop)
    {
        if (m_percent == 100)
            return;
        std::unique_lock lock(m_mutex);
        m_never.wait_for(lock, stop, worked * (100 - m_percent) / m_percent, [] { return false; });
    }

private:
    int m_percent;
    std::mutex m_mutex;
    std::condition_variable_any m_never;
};

} // namespace colonnade
