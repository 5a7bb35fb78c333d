// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrunner.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <latch>
#include <semaphore>

using namespace colonnade;

namespace {

void waitForStop(const Job& job)
{
    std::binary_semaphore stopped(0);
    const std::stop_callback callback(job.stopToken(), [&stopped] { stopped.release(); });
    stopped.acquire();
}

} // namespace

class JobRunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void start_deliversTheResultOnTheOwnersThread()
    {
        JobRunner runner;
        QThread* worker = nullptr;
        int result = 0;
        runner.start(
            [&worker](const Job&) {
                worker = QThread::currentThread();
                return 42;
            },
            [&result](int value) {
                QCOMPARE(QThread::currentThread(), qApp->thread());
                result = value;
            });
        QVERIFY(runner.isRunning());
        QTRY_COMPARE(result, 42);
        QVERIFY(!runner.isRunning());
        QVERIFY(worker != qApp->thread());
    }

    void start_takesResultsThatCanOnlyBeMoved()
    {
        JobRunner runner;
        std::unique_ptr<int> result;
        runner.start([](const Job&) { return std::make_unique<int>(7); },
                     [&result](std::unique_ptr<int> value) { result = std::move(value); });
        QTRY_VERIFY(result);
        QCOMPARE(*result, 7);
    }

    void start_takesJobsWithoutResult()
    {
        JobRunner runner;
        bool isDone = false;
        runner.start([](const Job&) {}, [&isDone] { isDone = true; });
        QTRY_VERIFY(isDone);
    }

    void start_replacesTheRunningJobAndDropsWhatItDelivers()
    {
        JobRunner runner;
        QStringList delivered;
        std::latch oldIsDone(1);
        runner.start(
            [&](const Job& job) {
                waitForStop(job);
                job.post([&delivered] { delivered << QStringLiteral("old message"); });
                oldIsDone.count_down();
                return QStringLiteral("old");
            },
            [&delivered](const QString& value) { delivered << value; });
        runner.start(
            [&](const Job&) {
                oldIsDone.wait();
                return QStringLiteral("new");
            },
            [&delivered](const QString& value) { delivered << value; });
        QTRY_VERIFY(!runner.isRunning());
        QCOMPARE(delivered, QStringList{QStringLiteral("new")});
    }

    void post_deliversInOrderBeforeTheResult()
    {
        JobRunner runner;
        std::vector<int> delivered;
        runner.start(
            [&](const Job& job) {
                for (int i = 0; i < 3; ++i)
                    job.post([&delivered, i] { delivered.push_back(i); });
                return 3;
            },
            [&delivered](int value) { delivered.push_back(value); });
        QTRY_VERIFY(!runner.isRunning());
        QCOMPARE(delivered, (std::vector{0, 1, 2, 3}));
    }

    void requestStop_stillDeliversTheResult()
    {
        JobRunner runner;
        bool wasStopped = false;
        runner.start(
            [](const Job& job) {
                waitForStop(job);
                return job.stopToken().stop_requested();
            },
            [&wasStopped](bool value) { wasStopped = value; });
        runner.requestStop();
        QTRY_VERIFY(wasStopped);
    }

    void destructor_stopsAndWaitsAndDeliversNothing()
    {
        std::atomic<bool> isFinished = false;
        bool isDelivered = false;
        {
            JobRunner runner;
            runner.start(
                [&isFinished](const Job& job) {
                    waitForStop(job);
                    isFinished = true;
                },
                [&isDelivered] { isDelivered = true; });
        }
        QVERIFY(isFinished);
        QVERIFY(!QTest::qWaitFor([&isDelivered] { return isDelivered; }, 20));
    }
};

QTEST_GUILESS_MAIN(JobRunnerTest)
#include "tst_jobrunner.moc"
