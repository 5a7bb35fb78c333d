// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/rulehits.h"

#include <QAbstractTableModel>
#include <QCache>

#include <optional>

namespace colonnade {

/// Which findings of a rule to show.
struct FindingFilter
{
    std::array<bool, allSeverities.size()> severities{true, true, true}; ///< indexed by Severity
    QString text = {}; ///< part of the key's name as it is displayed; letters of either case

    bool operator==(const FindingFilter&) const = default;
};

/// Everything that one rule hit in one place: namespaces first, then keys, the worst and the biggest first. All rows
/// at once, however many millions; four bytes each. The list is made by a job; the evidence of a row when it is
/// looked at (Findings::describe), and kept for the last few hundred rows.
class FindingKeyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Subject, Severity, Measured, Threshold, Suggestion };
    static constexpr int columns = int(Column::Suggestion) + 1;
    enum Role { SeverityRole = Qt::UserRole }; ///< Severity

    using QAbstractTableModel::QAbstractTableModel;

    /// No rule: no rows.
    void show(const View& view, std::optional<RuleId> rule, const FindingFilter& filter);
    [[nodiscard]] bool isBusy() const { return m_runner.isRunning(); }

    [[nodiscard]] const View& shown() const { return m_view; } ///< what the rows belong to
    [[nodiscard]] Finding finding(int row) const;
    [[nodiscard]] std::optional<KeyId> key(int row) const; ///< nullopt: a namespace

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void busyChanged();

private:
    struct Texts
    {
        QString measured;
        QString threshold;
        QString suggestion;
        QString whole;
    };

    void reset(const View& view, std::optional<RuleId> rule, Offenders rows);
    [[nodiscard]] Severity severity(int row) const;
    [[nodiscard]] QString subject(int row, int maxLength) const;
    [[nodiscard]] const Texts& texts(int row) const;

    View m_view; ///< what the rows belong to
    RuleId m_rule{};
    Offenders m_rows;
    mutable QCache<int, Texts> m_texts{512};
    JobRunner m_runner;
};

} // namespace colonnade
