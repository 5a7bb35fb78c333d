// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/findingrow.h"
#include "util/result.h"

#include <QObject>

#include <vector>

namespace colonnade {

/// Writes a list of findings to a file, row by row in constant memory: JSON where the path ends in .json, else CSV.
/// The file is there when all of it is; cancelled or failed, an earlier one is left alone.
class FindingExport : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void start(std::shared_ptr<const Analysis> analysis, std::vector<FindingRow> rows, const QString& path);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_runner.isRunning(); }
    [[nodiscard]] std::uint64_t done() const { return m_done; }
    [[nodiscard]] std::uint64_t total() const { return m_total; }
    [[nodiscard]] const QString& path() const { return m_path; }

Q_SIGNALS:
    void progressChanged();
    void finished(); ///< written, cancelled or failed
    void failed(const colonnade::Error& error);

private:
    QString m_path;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    JobRunner m_runner;
};

} // namespace colonnade
