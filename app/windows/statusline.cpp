// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/statusline.h"

#include "text/errortext.h"
#include "text/quantity.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace colonnade {

namespace {

constexpr int barSteps = 1000;

QString serverText(const SourceInfo& info)
{
    if (!info.server)
        return {};
    return QString::fromStdString(info.server->product) + QLatin1Char(' ') +
           QString::fromStdString(info.server->version);
}

} // namespace

StatusLine::StatusLine(QAction* pause, QAction* cancel, QWidget* parent)
    : QStatusBar(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_memory(new QLabel(this))
    , m_access(new QLabel(tr("read-only"), this))
{
    m_access->setToolTip(tr("Nothing can be written: write commands never leave this program."));
    m_bar->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    m_bar->setMaximum(barSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the scan"));
    addWidget(m_text);
    addWidget(m_bar);
    for (QAction* action : {pause, cancel}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        addWidget(button);
        m_scanButtons << button;
    }
    addPermanentWidget(m_memory);
    addPermanentWidget(m_access);
    showAnalysis(nullptr);
    showScan(ScanJob::State::Idle);
}

void StatusLine::showAnalysis(const Analysis* analysis)
{
    m_known.clear();
    m_memory->clear();
    m_memory->setToolTip({});
    m_text->setToolTip({});
    m_access->setVisible(analysis != nullptr);
    if (analysis) {
        const SourceSummary& summary = analysis->summary;
        m_known = completenessText(summary);
        if (summary.elapsed.count() > 0)
            m_known = tr("%1 · %2", "how much was read, in what time").arg(m_known, durationText(summary.elapsed));
        QStringList reasons;
        if (summary.stoppedBy)
            reasons << errorText(*summary.stoppedBy).whole();
        for (const Error& warning : summary.warnings)
            reasons << errorText(warning).whole();
        m_text->setToolTip(reasons.join(QLatin1Char('\n')));

        const QString server = serverText(summary.info);
        switch (summary.info.memoryKind) {
        case MemoryKind::Measured:
            m_memory->setText(server.isEmpty() ? tr("memory: exact") : tr("memory: exact, measured by %1").arg(server));
            break;
        case MemoryKind::Estimated:
            m_memory->setText(server.isEmpty() ? tr("memory: estimated") : tr("memory: estimated for %1").arg(server));
            break;
        case MemoryKind::None:
            m_memory->setText(tr("memory: not known"));
            break;
        }
        QStringList blind;
        for (const Blind& fact : summary.blind)
            blind << blindText(fact);
        m_memory->setToolTip(blind.join(QLatin1Char('\n')));
    }
    updateText();
}

void StatusLine::showScan(ScanJob::State state)
{
    m_state = state;
    const bool isBusy = state != ScanJob::State::Idle;
    m_bar->setVisible(isBusy);
    m_bar->setRange(0, 0);
    m_progress = tr("Opening …");
    for (QWidget* button : m_scanButtons)
        button->setVisible(isBusy);
    updateText();
}

void StatusLine::showProgress(const ScanProgress& progress)
{
    QStringList parts;
    parts << (progress.keysExpected
                  ? tr("%1 of %2 keys").arg(countText(progress.keys), countText(*progress.keysExpected))
                  : tr("%1 keys", nullptr, pluralNumber(progress.keys)).arg(countText(progress.keys)));
    if (progress.isChecking) {
        parts << tr("checking the rules");
    } else {
        if (progress.keysPerSecond >= 1)
            parts << tr("%1 keys/s").arg(countText(std::uint64_t(progress.keysPerSecond)));
        if (progress.timeLeft)
            parts << tr("%1 left", "time").arg(durationText(*progress.timeLeft));
    }
    m_progress = parts.join(QStringLiteral(" · "));
    m_bar->setRange(0, progress.share ? barSteps : 0);
    if (progress.share)
        m_bar->setValue(int(*progress.share * barSteps));
    updateText();
}

void StatusLine::updateText()
{
    switch (m_state) {
    case ScanJob::State::Idle:
        m_text->setText(m_known);
        break;
    case ScanJob::State::Running:
        m_text->setText(m_progress);
        break;
    case ScanJob::State::Paused:
        m_text->setText(tr("Paused · %1").arg(m_progress));
        break;
    }
}

} // namespace colonnade
