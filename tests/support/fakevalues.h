// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/valuereader.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <set>

namespace colonnade {

/// A reader whose answers a test makes up, and which can hang until it is told to stop.
class FakeValues : public ValueReader
{
public:
    using Answer = std::function<Result<ValuePage>(const KeyFacts&, const PageRequest&)>;

    explicit FakeValues(Answer answer)
        : m_answer(std::move(answer))
    {
    }

    static Result<ValuePage> string(std::string value)
    {
        ValuePage page;
        page.type = ValueType::String;
        page.rows.push_back({.value = std::move(value)});
        return page;
    }

    void blockUntilStopped(std::string name) { m_blocking.insert(std::move(name)); }

    Result<ValuePage> page(const KeyFacts& key, const PageRequest& request, std::stop_token stop) override
    {
        ++m_calls;
        m_mostAtOnce = std::max(m_mostAtOnce.load(), ++m_running);
        if (m_blocking.contains(std::string(key.name))) {
            std::mutex mutex;
            std::condition_variable_any stopped;
            std::unique_lock lock(mutex);
            stopped.wait(lock, stop, [] { return false; });
        }
        Result<ValuePage> result = m_answer(key, request);
        --m_running;
        return result;
    }

    [[nodiscard]] int calls() const { return m_calls; }
    [[nodiscard]] int running() const { return m_running; }
    [[nodiscard]] int mostAtOnce() const { return m_mostAtOnce; }

private:
    Answer m_answer;
    std::set<std::string> m_blocking;
    std::atomic<int> m_calls = 0;
    std::atomic<int> m_running = 0;
    std::atomic<int> m_mostAtOnce = 0;
};

} // namespace colonnade
