// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/scanjob.h"

#include "keyspace/keyspacebuilder.h"
#include "source/valuesampler.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace colonnade {

namespace {

using Steady = std::chrono::steady_clock;
constexpr std::chrono::milliseconds progressEvery{100};

} // namespace

/// What both threads touch.
struct ScanJob::Control
{
    std::mutex mutex;
    std::condition_variable_any changed;
    bool isPaused = false; // guarded by mutex
    Profile profile;       // guarded by mutex
    MuteMatcher mutes;     // guarded by mutex
    std::stop_source stopReading;

    Profile currentProfile()
    {
        const std::scoped_lock lock(mutex);
        return profile;
    }
    MuteMatcher currentMutes()
    {
        const std::scoped_lock lock(mutex);
        return mutes;
    }
};

/// The consumer on the job's thread.
class ScanJob::Reader : public SourceSink
{
public:
    Reader(ScanJob& owner, const Job& job, Control& control, Source& source, const ScanRequest& request)
        : m_owner(owner)
        , m_job(job)
        , m_control(control)
        , m_source(source)
        , m_builder(request.options.separator, {}, request.profile.idPins)
        , m_publishEvery(request.publishEvery)
        , m_publishRest(request.publishRest)
    {
    }

    void onStart(const SourceInfo& info) override
    {
        m_info = info;
        m_progress.keysExpected = info.keysExpected;
        m_builder.setTakenAt(info.takenAt);
        Result<std::unique_ptr<ValueReader>> values = m_source.openValues();
        m_job.post([&owner = m_owner, values = std::shared_ptr(values ? std::move(*values) : nullptr)] {
            owner.m_hasAnswered = true;
            Q_EMIT owner.valuesAvailable(values);
        });
    }

    void onBatch(const KeyBatch& batch) override
    {
        m_builder.add(batch);
        const bool hasGrown = m_builder.size() >= m_published + (m_published + 1) / 2;
        if (hasGrown && m_builder.size() > 0 && Steady::now() >= m_nextPublish)
            publishSnapshot();
        waitWhilePaused();
    }

    void onProgress(const Progress& progress) override
    {
        const Steady::time_point now = Steady::now();
        if (now < m_nextProgress)
            return;
        m_nextProgress = now + progressEvery;
        const double seconds = std::chrono::duration<double>(activeTime()).count();
        m_progress.keys = m_builder.size();
        m_progress.keysPerSecond = seconds > 0 ? static_cast<double>(m_progress.keys) / seconds : 0;
        m_progress.share.reset();
        m_progress.timeLeft.reset();
        if (progress.total && *progress.total > 0) {
            m_progress.share = std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(*progress.total));
            if (*m_progress.share > 0) {
                const std::chrono::duration<double> left(seconds / *m_progress.share - seconds);
                m_progress.timeLeft = std::chrono::duration_cast<std::chrono::milliseconds>(left);
            }
        }
        postProgress();
    }

    /// The last one. `summary` is what the source said at its end.
    void publishEnd(const SourceSummary& summary)
    {
        m_progress.keys = m_builder.size();
        m_progress.isChecking = true;
        postProgress();
        publish(summary, m_builder.finish(), true);
    }

private:
    void waitWhilePaused()
    {
        std::unique_lock lock(m_control.mutex);
        if (!m_control.isPaused)
            return;
        if (m_builder.size() > m_published) {
            lock.unlock();
            publishSnapshot();
            lock.lock();
        }
        const Steady::time_point start = Steady::now();
        m_control.changed.wait(lock, m_control.stopReading.get_token(), [this] { return !m_control.isPaused; });
        m_paused += Steady::now() - start;
    }

    void publishSnapshot()
    {
        const Steady::time_point start = Steady::now();
        SourceSummary soFar;
        soFar.info = m_info;
        soFar.keys = m_builder.size();
        soFar.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(activeTime());
        m_published = m_builder.size();
        publish(std::move(soFar), m_builder.snapshot(), false);
        const Steady::time_point end = Steady::now();
        m_nextPublish = end + std::max<Steady::duration>(m_publishEvery, m_publishRest * (end - start));
    }

    void publish(SourceSummary summary, std::shared_ptr<const Keyspace> keyspace, bool isFinal)
    {
        auto analysis = std::make_shared<const Analysis>(
            withMutes(concluded(std::move(summary), std::move(keyspace), m_control.currentProfile(), m_job.stopToken()),
                      m_control.currentMutes(), m_job.stopToken()));
        m_job.post([&owner = m_owner, analysis = std::move(analysis), isFinal] {
            Q_EMIT owner.analysisAvailable(analysis, isFinal);
        });
    }

    void postProgress()
    {
        m_job.post([&owner = m_owner, progress = m_progress] { Q_EMIT owner.progressChanged(progress); });
    }

    [[nodiscard]] Steady::duration activeTime() const { return Steady::now() - m_start - m_paused; }

    ScanJob& m_owner; // touched only by posted messages
    const Job& m_job;
    Control& m_control;
    Source& m_source;
    KeyspaceBuilder m_builder;
    SourceInfo m_info;
    ScanProgress m_progress;
    std::chrono::milliseconds m_publishEvery;
    int m_publishRest;
    std::uint32_t m_published = 0;
    Steady::time_point m_start = Steady::now();
    Steady::duration m_paused{};
    Steady::time_point m_nextPublish = m_start + m_publishEvery;
    Steady::time_point m_nextProgress = m_start;
};

ScanJob::ScanJob(QObject* parent)
    : QObject(parent)
{
}

ScanJob::~ScanJob()
{
    if (m_control)
        m_control->stopReading.request_stop();
}

void ScanJob::start(ScanRequest request)
{
    if (m_control)
        m_control->stopReading.request_stop();
    m_hasAnswered = false;
    m_control = std::make_shared<Control>();
    m_control->profile = request.profile;
    m_control->mutes = request.mutes;

    const auto work = [this, request = std::move(request),
                       control = m_control](const Job& job) -> std::optional<Error> {
        const std::stop_callback dropped(job.stopToken(), [&control] { control->stopReading.request_stop(); });
        const Result<std::unique_ptr<Source>> source = request.open();
        if (!source)
            return source.error();
        Reader reader(*this, job, *control, **source, request);
        const Result<SourceSummary> summary =
            readSampled(**source, reader, request.options.source, control->stopReading.get_token());
        if (!summary)
            return summary.error();
        reader.publishEnd(*summary);
        return std::nullopt;
    };
    m_runner.start(work, [this](const std::optional<Error>& error) {
        if (error)
            Q_EMIT failed(*error);
        setState(State::Idle);
    });
    setState(State::Running);
}

void ScanJob::pause()
{
    if (m_state != State::Running)
        return;
    {
        const std::scoped_lock lock(m_control->mutex);
        m_control->isPaused = true;
    }
    setState(State::Paused);
}

void ScanJob::resume()
{
    if (m_state != State::Paused)
        return;
    {
        const std::scoped_lock lock(m_control->mutex);
        m_control->isPaused = false;
    }
    m_control->changed.notify_all();
    setState(State::Running);
}

void ScanJob::cancel()
{
    if (m_state == State::Idle)
        return;
    m_control->stopReading.request_stop();
    if (!m_hasAnswered) {
        m_runner.drop();
        setState(State::Idle);
    }
}

void ScanJob::setProfile(Profile profile)
{
    if (!m_control)
        return;
    const std::scoped_lock lock(m_control->mutex);
    m_control->profile = std::move(profile);
}

void ScanJob::setMutes(MuteMatcher mutes)
{
    if (!m_control)
        return;
    const std::scoped_lock lock(m_control->mutex);
    m_control->mutes = std::move(mutes);
}

void ScanJob::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace colonnade
