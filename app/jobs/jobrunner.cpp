// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrunner.h"

#include <QMetaObject>

namespace colonnade {

void Job::post(std::function<void()> message) const
{
    m_runner.deliver(m_run, std::move(message));
}

JobRunner::JobRunner() = default;

JobRunner::~JobRunner()
{
    drop();
    m_workers.clear(); // joins
}

void JobRunner::requestStop()
{
    if (!m_workers.empty())
        m_workers.back().thread.request_stop();
}

void JobRunner::drop()
{
    requestStop();
    ++m_run;
    m_isRunning = false;
}

void JobRunner::run(Body body)
{
    drop();
    std::erase_if(m_workers, [](const Worker& worker) { return worker.hasEnded->load(); });
    m_isRunning = true;
    auto hasEnded = std::make_shared<std::atomic<bool>>(false);
    std::jthread thread([this, run = m_run, body = std::move(body), hasEnded](const std::stop_token& stop) {
        deliver(run, [this, done = body(Job(*this, stop, run))] {
            m_isRunning = false;
            done();
        });
        *hasEnded = true;
    });
    m_workers.emplace_back(std::move(thread), std::move(hasEnded));
}

// Messages wait in a queue of our own, not in Qt's events: ThreadSanitizer sees our lock, and not those inside Qt.
void JobRunner::deliver(std::uint64_t run, std::function<void()> call)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_messages.push_back({run, std::move(call)});
    }
    QMetaObject::invokeMethod(&m_guard, [this] { takeMessage(); }, Qt::QueuedConnection);
}

void JobRunner::takeMessage()
{
    Message message;
    {
        const std::scoped_lock lock(m_mutex);
        message = std::move(m_messages.front());
        m_messages.pop_front();
    }
    if (message.run == m_run)
        message.call();
}

} // namespace colonnade
