// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrunner.h"

#include <QMetaObject>

#include <algorithm>

namespace colonnade {

void Job::post(std::function<void()> message) const
{
    m_runner.deliver(m_run, std::move(message));
}

JobRunner::JobRunner()
{
    // A replaced job may need a moment to notice; the new one does not wait for it.
    m_pool.setMaxThreadCount(std::max(4, m_pool.maxThreadCount()));
}

JobRunner::~JobRunner()
{
    drop();
    m_pool.waitForDone();
}

void JobRunner::requestStop()
{
    m_stop.request_stop();
}

void JobRunner::drop()
{
    m_stop.request_stop();
    ++m_run;
    m_isRunning = false;
}

void JobRunner::run(Body body)
{
    drop();
    m_stop = std::stop_source();
    m_isRunning = true;
    m_pool.start([this, job = Job(*this, m_stop.get_token(), m_run), body = std::move(body)] {
        deliver(job.m_run, [this, done = body(job)] {
            m_isRunning = false;
            done();
        });
    });
}

void JobRunner::deliver(std::uint64_t run, std::function<void()> message)
{
    const auto unlessReplaced = [this, run, message = std::move(message)] {
        if (run == m_run)
            message();
    };
    QMetaObject::invokeMethod(&m_guard, unlessReplaced, Qt::QueuedConnection);
}

} // namespace colonnade
