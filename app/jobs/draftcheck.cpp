// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/draftcheck.h"

#include <cassert>
#include <chrono>

using namespace std::chrono_literals;

namespace colonnade {

DraftCheck::DraftCheck(QObject* parent)
    : QObject(parent)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(150ms); // between two keys of a number
    connect(&m_wait, &QTimer::timeout, this, &DraftCheck::run);
}

void DraftCheck::start(std::shared_ptr<const Analysis> analysis, const Profile& draft)
{
    assert(analysis && analysis->findings);
    m_runner.drop();
    m_analysis = std::move(analysis);
    m_draft = draft;
    m_wait.start();
}

void DraftCheck::drop()
{
    m_wait.stop();
    m_runner.drop();
}

void DraftCheck::run()
{
    m_runner.start(
        [analysis = m_analysis, draft = m_draft](const Job& job) {
            if (analysis->findings->profile() == draft)
                return analysis->findings;
            return std::make_shared<const Findings>(openUnder(*analysis, draft, job.stopToken()));
        },
        [this](const std::shared_ptr<const Findings>& findings) { Q_EMIT checked(findings); });
}

} // namespace colonnade
