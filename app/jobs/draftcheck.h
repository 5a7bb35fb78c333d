// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "report/analysis.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace colonnade {

/// What the open keys would break under a profile that is still being edited, found in the background. Waits a moment
/// for the next change first; a new one replaces the running check, and nothing of the old one is delivered.
class DraftCheck : public QObject
{
    Q_OBJECT

public:
    explicit DraftCheck(QObject* parent = nullptr);

    void start(std::shared_ptr<const Analysis> analysis, const Profile& draft);
    void drop();
    [[nodiscard]] bool isBusy() const { return m_wait.isActive() || m_runner.isRunning(); }

Q_SIGNALS:
    void checked(const std::shared_ptr<const colonnade::Findings>& findings);

private:
    void run();

    std::shared_ptr<const Analysis> m_analysis;
    Profile m_draft;
    QTimer m_wait;
    JobRunner m_runner;
};

} // namespace colonnade
