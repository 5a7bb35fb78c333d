// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "report/analysis.h"
#include "source/valuereader.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace colonnade {

/// What to read and how to look at it.
struct ScanRequest
{
    /// Called on the job's thread: it may connect and wait.
    std::function<Result<std::unique_ptr<Source>>()> open;
    AnalysisOptions options = {};
    Profile profile = {};
    MuteMatcher mutes = {};
    /// A snapshot comes when the number of keys has grown by half; at the earliest so long after the last one, and
    /// so many times as long as making that one took.
    std::chrono::milliseconds publishEvery{500};
    int publishRest = 4;
};

/// How far a scan has come. Speed and time left do not count pauses; no time left is invented without a total.
struct ScanProgress
{
    std::uint64_t keys = 0;
    std::optional<std::uint64_t> keysExpected;
    std::optional<double> share; ///< 0 to 1
    double keysPerSecond = 0;
    std::optional<std::chrono::milliseconds> timeLeft;
    bool isChecking = false; ///< everything is read; the rules are looking at it
};

/// Reads a source in the background. Snapshots arrive while it runs and once at the end, each checked by the rules
/// before it arrives. A run that fails or is cancelled in the middle keeps what it has read; the summary says so.
class ScanJob : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t { Idle, Running, Paused };

    explicit ScanJob(QObject* parent = nullptr);
    ~ScanJob() override;

    void start(ScanRequest request); ///< replaces a running scan
    void pause();                    ///< at the next batch; what has been read is published
    void resume();
    void cancel();                    ///< keeps what was read; before the source has answered there is nothing to keep
    void setProfile(Profile profile); ///< for the snapshots to come
    void setMutes(MuteMatcher mutes); ///< the same
    [[nodiscard]] State state() const { return m_state; }

Q_SIGNALS:
    void stateChanged(colonnade::ScanJob::State state);
    void progressChanged(const colonnade::ScanProgress& progress); ///< about ten times a second
    /// The last one of a run has isFinal set and arrives before the state becomes Idle.
    void analysisAvailable(const std::shared_ptr<const colonnade::Analysis>& analysis, bool isFinal);
    void valuesAvailable(const std::shared_ptr<colonnade::ValueReader>& values); ///< null: this source has none
    void failed(const colonnade::Error& error);                                  ///< nothing could be read at all

private:
    struct Control;
    class Reader;

    void setState(State state);

    State m_state = State::Idle;
    bool m_hasAnswered = false; ///< the source said what it is
    std::shared_ptr<Control> m_control;
    JobRunner m_runner; // last: waits for the job before the rest goes
};

} // namespace colonnade
