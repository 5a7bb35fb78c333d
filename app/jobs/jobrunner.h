// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace colonnade {

/// What a job has at hand while it runs; used on the job's thread.
class Job
{
public:
    [[nodiscard]] const std::stop_token& stopToken() const { return m_stop; }

    /// Runs `message` on the thread that owns the runner, in the order of the calls, unless the job has been
    /// replaced by then. For snapshots and throttled progress, never once per record.
    void post(std::function<void()> message) const;

private:
    friend class JobRunner;
    Job(class JobRunner& runner, std::stop_token stop, std::uint64_t run)
        : m_runner(runner)
        , m_stop(std::move(stop))
        , m_run(run)
    {
    }

    class JobRunner& m_runner;
    std::stop_token m_stop;
    std::uint64_t m_run;
};

/// The one class of the program with threads: runs one job at a time off the thread that owns it, and brings the
/// result back to that thread. A new job replaces the running one: the old one is asked to stop, and whatever it
/// still delivers is dropped. Every job that takes longer than a frame goes through one of these.
///
/// Owner: whoever wants the results; lives and is called on one thread with an event loop. The destructor asks the
/// job to stop and waits for it, so a job may use what outlives the runner.
class JobRunner
{
public:
    JobRunner();
    ~JobRunner();
    Q_DISABLE_COPY_MOVE(JobRunner)

    /// Calls `work(const Job&)` on another thread, then `done(result)` (or `done()` for void) here.
    template<typename Work, typename Done>
    void start(Work work, Done done)
    {
        using Value = std::invoke_result_t<Work&, const Job&>;
        run([work = std::move(work), done = std::move(done)](const Job& job) mutable -> std::function<void()> {
            if constexpr (std::is_void_v<Value>) {
                work(job);
                return std::move(done);
            } else {
                auto value = std::make_shared<Value>(work(job)); // shared: std::function wants copies
                return [value = std::move(value), done = std::move(done)]() mutable { done(std::move(*value)); };
            }
        });
    }

    /// Asks the running job to stop; its result is still delivered.
    void requestStop();
    /// Asks the running job to stop; nothing of it is delivered any more.
    void drop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    friend class Job;
    using Body = std::function<std::function<void()>(const Job&)>; // returns what delivers the result

    struct Worker
    {
        std::jthread thread;
        std::shared_ptr<std::atomic<bool>> hasEnded;
    };
    struct Message
    {
        std::uint64_t run;
        std::function<void()> call;
    };

    void run(Body body);
    void deliver(std::uint64_t run, std::function<void()> call); // on any thread
    void takeMessage();

    QObject m_guard;               // receives the wake-ups; dies with the runner, and they with it
    std::vector<Worker> m_workers; // the last one is of the current job; replaced ones may need a moment to end
    std::mutex m_mutex;            // of m_messages
    std::deque<Message> m_messages;
    std::uint64_t m_run = 0;
    bool m_isRunning = false;
};

} // namespace colonnade
