// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/session.h"

#include "jobs/sandboxfill.h"
#include "source/valuesampler.h"

#include <cassert>
#include <mutex>
#include <utility>

namespace colonnade {

/// The demo is written to a sandbox once; a scan that starts meanwhile waits for it.
struct Session::SandboxFilling
{
    std::mutex mutex;
    bool isDone = false;

    Result<void> fill(const ServerAddress& server)
    {
        const std::lock_guard lock(mutex);
        if (isDone)
            return {};
        return fillSandbox(server, [](const Progress&) {}, {}).transform([this] { isDone = true; });
    }
};

Session::Session(SourceOpener opener, QObject* parent)
    : QObject(parent)
    , m_opener(std::move(opener))
{
    connect(&m_scan, &ScanJob::analysisAvailable, this,
            [this](const std::shared_ptr<const Analysis>& analysis, bool isFinal) {
                m_recheck.drop();
                m_analysis = analysis;
                m_isPartial = !isFinal;
                Q_EMIT analysisChanged();
                // The profile may have changed while the rules ran.
                if (analysis->findings->profile() != m_profile)
                    recheck();
                else if (std::exchange(m_mutesChanged, false))
                    mute(); // as may the mutes
            });
    connect(&m_scan, &ScanJob::valuesAvailable, this, [this](const std::shared_ptr<ValueReader>& values) {
        m_values = values;
        Q_EMIT valuesChanged();
    });
    connect(&m_scan, &ScanJob::stateChanged, this, &Session::scanStateChanged);
    connect(&m_scan, &ScanJob::progressChanged, this, &Session::progressChanged);
    connect(&m_scan, &ScanJob::failed, this, &Session::failed);
}

void Session::open(const SourceChoice& choice)
{
    if (m_choice != choice) {
        m_recheck.drop();
        m_choice = choice;
        m_analysis.reset();
        m_values.reset();
        Q_EMIT choiceChanged();
        Q_EMIT valuesChanged();
        Q_EMIT analysisChanged();
    }
    startScan();
}

void Session::rescan()
{
    if (m_choice)
        startScan();
}

void Session::startScan()
{
    ScanRequest request;
    request.open = [opener = m_opener, choice = *m_choice] { return opener(choice); };
    if (m_choice->isSandbox) {
        if (const Result<void> started = startSandbox(); !started) {
            Q_EMIT failed(started.error());
            return;
        }
        request.open = [opener = m_opener, server = m_sandbox->address(),
                        filling = m_filling]() -> Result<std::unique_ptr<Source>> {
            return filling->fill(server).and_then(
                [&] { return opener({.address = QString::fromStdString(server.displayText())}); });
        };
    }
    request.options.source.allDatabases = m_choice->allDatabases;
    if (m_choice->samplesValues || !m_choice->isServer())
        request.options.source.sampleBytes = defaultSampleBytes;
    if (m_choice->watchesCommands)
        request.options.source.commandSample = defaultCommandSample;
    if (m_choice->isProduction)
        request.options.source.pacePercent = productionPacePercent;
    request.profile = m_profile;
    request.mutes = m_mutes;
    m_scan.start(std::move(request));
}

/// On this thread, because the server ends with the thread that started it.
Result<void> Session::startSandbox()
{
    if (m_sandbox && m_sandbox->isRunning())
        return {};
    m_sandbox = std::make_unique<Sandbox>();
    m_filling = std::make_shared<SandboxFilling>();
    return m_sandbox->start();
}

void Session::pauseOrResume()
{
    if (m_scan.state() == ScanJob::State::Paused)
        m_scan.resume();
    else
        m_scan.pause();
}

void Session::cancel()
{
    m_scan.cancel();
}

void Session::setProfile(const Profile& profile)
{
    m_profile = profile;
    m_scan.setProfile(profile);
    recheck();
}

void Session::setAnalysis(const SourceChoice& choice, std::shared_ptr<const Analysis> analysis,
                          std::shared_ptr<ValueReader> values, More more)
{
    assert(m_scan.state() == ScanJob::State::Idle);
    m_recheck.drop();
    m_choice = choice;
    m_analysis = std::move(analysis);
    m_isPartial = more == More::WillCome;
    m_values = std::move(values);
    Q_EMIT choiceChanged();
    Q_EMIT valuesChanged();
    Q_EMIT analysisChanged();
}

void Session::setMutes(const Mutes& mutes)
{
    m_mutes = MuteMatcher::today(mutes);
    m_scan.setMutes(m_mutes);
    m_mutesChanged = m_scan.state() != ScanJob::State::Idle;
    if (m_isRechecking && m_recheck.isRunning())
        recheck();
    else
        mute();
}

void Session::recheck()
{
    if (!m_analysis)
        return;
    startCheck([analysis = m_analysis, profile = m_profile, mutes = m_mutes](const Job& job) {
        Analysis checked = withMutes(*analysis, {}, {}); // what is muted is checked too
        checked.findings =
            std::make_shared<const Findings>(colonnade::recheck(*checked.findings, profile, job.stopToken()));
        return withMutes(std::move(checked), mutes, job.stopToken());
    });
    m_isRechecking = true;
}

void Session::mute()
{
    if (!m_analysis || (m_mutes.isEmpty() && !m_analysis->muted))
        return;
    startCheck([analysis = m_analysis, mutes = m_mutes](const Job& job) {
        return withMutes(*analysis, mutes, job.stopToken());
    });
    m_isRechecking = false;
}

void Session::startCheck(std::function<Analysis(const Job&)> check)
{
    m_recheck.start([check = std::move(check)](const Job& job) { return std::make_shared<const Analysis>(check(job)); },
                    [this](const std::shared_ptr<const Analysis>& checked) {
                        m_analysis = checked;
                        Q_EMIT analysisChanged();
                    });
}

} // namespace colonnade
