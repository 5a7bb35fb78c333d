// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/scanjob.h"

#include <QStatusBar>

class QAction;
class QLabel;
class QProgressBar;

namespace colonnade {

/// How much is known, how exactly, and from where; while a scan runs, how far it is, with pause and cancel beside.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(QAction* pause, QAction* cancel, QWidget* parent = nullptr);

    void showAnalysis(const Analysis* analysis);
    void showScan(ScanJob::State state);
    void showProgress(const ScanProgress& progress);

private:
    void updateText();

    ScanJob::State m_state = ScanJob::State::Idle;
    QString m_known;    // of the analysis
    QString m_progress; // of the scan
    QLabel* m_text;
    QProgressBar* m_bar;
    QList<QWidget*> m_scanButtons;
    QLabel* m_memory;
    QLabel* m_access;
};

} // namespace colonnade
