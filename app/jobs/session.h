// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/sandbox.h"
#include "jobs/scanjob.h"
#include "settings/sourcechoice.h"

#include <functional>
#include <memory>
#include <optional>

namespace colonnade {

/// Makes a source of what a person chose. Called on a job's thread; may connect and wait.
using SourceOpener = std::function<Result<std::unique_ptr<Source>>(const SourceChoice&)>;

/// What is open: one source, the analysis of it so far, the profile that it is held against. Everything that takes
/// time happens in the background and comes back as a signal; what was there before stays until then.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(SourceOpener opener, QObject* parent = nullptr);

    void open(const SourceChoice& choice); ///< replaces what is open
    void rescan();
    void pauseOrResume();
    void cancel();
    void setProfile(const Profile& profile); ///< checks what is there again, and whatever comes
    void setMutes(const Mutes& mutes);       ///< in what is there, and in whatever comes
    /// Shows what was analyzed elsewhere, as if it had been opened. Not while a scan runs.
    enum class More : std::uint8_t { None, WillCome };
    void setAnalysis(const SourceChoice& choice, std::shared_ptr<const Analysis> analysis,
                     std::shared_ptr<ValueReader> values, More more = More::None);

    [[nodiscard]] const std::optional<SourceChoice>& choice() const { return m_choice; }
    [[nodiscard]] const std::shared_ptr<const Analysis>& analysis() const { return m_analysis; }
    [[nodiscard]] const std::shared_ptr<ValueReader>& values() const { return m_values; }
    [[nodiscard]] bool isPartial() const { return m_isPartial; } ///< more will come of this analysis
    [[nodiscard]] ScanJob::State scanState() const { return m_scan.state(); }

Q_SIGNALS:
    void choiceChanged();
    void analysisChanged(); ///< another snapshot, or the same with other findings
    void valuesChanged();
    void scanStateChanged();
    void progressChanged(const colonnade::ScanProgress& progress);
    void failed(const colonnade::Error& error); ///< nothing could be read; what was there stays

private:
    void startScan();
    [[nodiscard]] Result<void> startSandbox();
    void recheck();
    void mute();
    void startCheck(std::function<Analysis(const Job&)> check);

    SourceOpener m_opener;
    std::optional<SourceChoice> m_choice;
    Profile m_profile;
    MuteMatcher m_mutes;
    bool m_mutesChanged = false; ///< while a scan ran: its next snapshot may not know
    std::shared_ptr<const Analysis> m_analysis;
    bool m_isPartial = false;
    std::shared_ptr<ValueReader> m_values;
    std::unique_ptr<Sandbox> m_sandbox; // once asked for, until the end
    struct SandboxFilling;
    std::shared_ptr<SandboxFilling> m_filling; // of this sandbox; shared with the jobs that wait for it
    ScanJob m_scan;                            // after the sandbox: its source goes first
    bool m_isRechecking = false;               ///< with another profile, not only with other mutes
    JobRunner m_recheck;
};

} // namespace colonnade
