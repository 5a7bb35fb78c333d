// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/scanjob.h"
#include "support/steppedsource.h"

#include <QTest>

using namespace colonnade;
using namespace colonnade::test;

class ScanJobTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_steps = std::make_shared<Steps>();
        m_job = std::make_unique<ScanJob>();
        m_snapshots.clear();
        m_progress.clear();
        m_finals = 0;
        m_errors.clear();
        connect(m_job.get(), &ScanJob::analysisAvailable, this,
                [this](const std::shared_ptr<const Analysis>& analysis, bool isFinal) {
                    m_snapshots.push_back(analysis);
                    m_finals += isFinal ? 1 : 0;
                });
        connect(m_job.get(), &ScanJob::progressChanged, this,
                [this](const ScanProgress& progress) { m_progress.push_back(progress); });
        connect(m_job.get(), &ScanJob::failed, this, [this](const Error& error) { m_errors.push_back(error.code); });
    }
    void cleanup() { m_job.reset(); }

    void start_readsEverything_andChecksIt()
    {
        m_steps->allow(10);
        start(10);
        QTRY_COMPARE(m_job->state(), ScanJob::State::Idle);
        QCOMPARE(m_finals, 1);
        const Analysis& last = *m_snapshots.back();
        QVERIFY(last.summary.complete);
        QCOMPARE(last.keyspace->size(), 10U);
        QVERIFY(last.findings->counts()[std::size_t(Severity::Warning)] > 0);
        QCOMPARE(last.findings->profile().id, std::string("recommended"));
    }

    void start_publishesSnapshots_whenTheKeysHaveGrownByHalf()
    {
        m_steps->allow(9);
        start(10);
        // 1, 2, 3, 5, 8: each at least half as many again
        QTRY_COMPARE(m_snapshots.size(), 5U);
        std::vector<std::uint32_t> sizes;
        for (const auto& snapshot : m_snapshots)
            sizes.push_back(snapshot->keyspace->size());
        QCOMPARE(sizes, (std::vector<std::uint32_t>{1, 2, 3, 5, 8}));
        QCOMPARE(m_finals, 0);
        QVERIFY(!m_snapshots.back()->summary.complete);
        QCOMPARE(m_snapshots.back()->summary.keys, 8U);
        m_steps->allow(1);
        QTRY_COMPARE(m_finals, 1);
    }

    void start_publishesNothingInBetween_whenThereIsNoTime()
    {
        m_steps->allow(10);
        start(10, std::chrono::hours(1));
        QTRY_COMPARE(m_finals, 1);
        QCOMPARE(m_snapshots.size(), 1U);
    }

    void progress_saysHowFar()
    {
        m_steps->allow(10);
        start(10);
        QTRY_COMPARE(m_finals, 1);
        QVERIFY(!m_progress.empty());
        QCOMPARE(m_progress.front().keysExpected, 10U);
        QVERIFY(m_progress.front().share);
        QVERIFY(m_progress.back().isChecking);
        QCOMPARE(m_progress.back().keys, 10U);
    }

    void cancel_keepsWhatWasRead_andSaysSo()
    {
        m_steps->allow(3);
        start(10);
        QTRY_COMPARE(m_snapshots.size(), 3U);
        m_job->cancel();
        QTRY_COMPARE(m_job->state(), ScanJob::State::Idle);
        QCOMPARE(m_finals, 1);
        QVERIFY(m_snapshots.back()->summary.cancelled);
        QVERIFY(!m_snapshots.back()->summary.complete);
        QCOMPARE(m_snapshots.back()->keyspace->size(), 3U);
        QVERIFY(m_errors.empty());
    }

    void cancel_beforeTheSourceHasAnswered_isIdleAtOnce()
    {
        ScanRequest request = requestFor(1);
        auto gate = std::make_shared<Steps>();
        request.open = [gate]() -> Result<std::unique_ptr<Source>> { // as a server that does not answer
            gate->take({});
            return fail(ErrorCode::TimedOut, "slow");
        };
        m_job->start(std::move(request));
        m_job->cancel();
        QCOMPARE(m_job->state(), ScanJob::State::Idle);
        gate->allow(1);
        m_job.reset(); // waits for the thread
        QVERIFY(m_snapshots.empty());
        QVERIFY(m_errors.empty());
    }

    void pause_holdsTheSource_andPublishesWhatItHas()
    {
        m_steps->allow(1);
        start(10, std::chrono::hours(1));
        QTRY_VERIFY(!m_progress.empty());
        m_job->pause();
        QCOMPARE(m_job->state(), ScanJob::State::Paused);
        m_steps->allow(1); // one more batch notices the pause
        QTRY_COMPARE(m_snapshots.size(), 1U);
        QVERIFY(m_snapshots.back()->keyspace->size() <= 2U);
        m_steps->allow(8);
        QVERIFY(!QTest::qWaitFor([this] { return m_finals > 0; }, 50));
        m_job->resume();
        QTRY_COMPARE(m_finals, 1);
        QCOMPARE(m_snapshots.back()->keyspace->size(), 10U);
        QVERIFY(m_snapshots.back()->summary.complete);
    }

    void cancel_whilePaused_ends()
    {
        m_steps->allow(1);
        start(10);
        QTRY_COMPARE(m_snapshots.size(), 1U);
        m_job->pause();
        m_steps->allow(1);
        m_job->cancel();
        QTRY_COMPARE(m_job->state(), ScanJob::State::Idle);
        QVERIFY(m_snapshots.back()->summary.cancelled);
    }

    void start_replacesARunningScan_andDropsWhatItStillSays()
    {
        m_steps->allow(2);
        start(10);
        QTRY_COMPARE(m_snapshots.size(), 2U);
        m_snapshots.clear();
        m_steps = std::make_shared<Steps>();
        m_steps->allow(1);
        start(1);
        QTRY_COMPARE(m_job->state(), ScanJob::State::Idle);
        QCOMPARE(m_finals, 1);
        QCOMPARE(m_snapshots.back()->keyspace->size(), 1U);
        for (const auto& snapshot : m_snapshots)
            QVERIFY(!snapshot->summary.cancelled);
    }

    void aSourceThatCannotBeOpened_fails()
    {
        ScanRequest request = requestFor(1);
        request.open = []() -> Result<std::unique_ptr<Source>> { return fail(ErrorCode::FileNotFound, "x"); };
        m_job->start(std::move(request));
        QTRY_COMPARE(m_job->state(), ScanJob::State::Idle);
        QCOMPARE(m_errors, std::vector{ErrorCode::FileNotFound});
        QVERIFY(m_snapshots.empty());
    }

    void aSourceThatBreaksOff_keepsWhatWasRead()
    {
        m_steps->allow(10);
        start(10, std::chrono::milliseconds(0), 4);
        QTRY_COMPARE(m_job->state(), ScanJob::State::Idle);
        const SourceSummary& summary = m_snapshots.back()->summary;
        QVERIFY(summary.stoppedBy);
        QCOMPARE(summary.stoppedBy->code, ErrorCode::ConnectionLost);
        QCOMPARE(m_snapshots.back()->keyspace->size(), 4U);
        QVERIFY(m_errors.empty());
    }

    void setProfile_holdsForTheSnapshotsToCome()
    {
        m_steps->allow(1);
        start(10);
        QTRY_COMPARE(m_snapshots.size(), 1U);
        m_job->setProfile(Profile::load("keewidb").value());
        m_steps->allow(1);
        QTRY_COMPARE(m_snapshots.size(), 2U);
        QCOMPARE(m_snapshots.back()->findings->profile().id, std::string("keewidb"));
    }

    void destructor_endsARunningScan()
    {
        m_steps->allow(1);
        start(10);
        QTRY_COMPARE(m_snapshots.size(), 1U);
        m_job.reset();
        QCOMPARE(m_finals, 0);
    }

private:
    ScanRequest requestFor(std::size_t keys, std::chrono::milliseconds publishEvery = {},
                           std::optional<std::size_t> breaksAfter = {}) const
    {
        ScanRequest request;
        request.open = [steps = m_steps, keys, breaksAfter]() -> Result<std::unique_ptr<Source>> {
            auto source = std::make_unique<SteppedSource>(steps, keys);
            source->breaksAfter = breaksAfter;
            return source;
        };
        request.profile = Profile::load("recommended").value();
        request.publishEvery = publishEvery;
        request.publishRest = 0;
        return request;
    }
    void start(std::size_t keys, std::chrono::milliseconds publishEvery = {},
               std::optional<std::size_t> breaksAfter = {})
    {
        m_job->start(requestFor(keys, publishEvery, breaksAfter));
    }

    std::shared_ptr<Steps> m_steps;
    std::unique_ptr<ScanJob> m_job;
    std::vector<std::shared_ptr<const Analysis>> m_snapshots;
    std::vector<ScanProgress> m_progress;
    int m_finals = 0;
    std::vector<ErrorCode> m_errors;
};

QTEST_GUILESS_MAIN(ScanJobTest)
#include "tst_scanjob.moc"
