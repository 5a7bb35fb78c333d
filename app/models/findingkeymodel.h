// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/findinggroups.h"
#include "models/findingorder.h"

#include <QAbstractTableModel>
#include <QCache>

#include <optional>

namespace colonnade {

/// The findings of one group of one place, in any order. All rows at once, however many millions; eight bytes each.
/// The list is made by a job; the evidence of a row when it is looked at (Findings::describe), and kept for the last
/// few hundred rows.
class FindingKeyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        SeverityRole = Qt::UserRole, ///< Severity
        MutedRole,                   ///< bool
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const View& view, const std::optional<GroupId>& group, const FindingFilter& filter); ///< none: no rows
    void sort(int column, Qt::SortOrder order) override; ///< -1: the worst and the biggest first
    [[nodiscard]] bool isBusy() const { return m_runner.isRunning(); }

    [[nodiscard]] const View& shown() const { return m_view; } ///< what the rows belong to
    [[nodiscard]] const std::vector<FindingRow>& rows() const { return m_rows; }
    [[nodiscard]] Finding finding(int row) const;
    [[nodiscard]] std::optional<KeyId> key(int row) const { return m_rows[std::size_t(row)].key(); }

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
        QString wasted;
        QString suggestion;
        QString whole;
    };

    void start();
    void reset(const View& view, std::vector<FindingRow> rows);
    [[nodiscard]] QString text(int row, FindingColumn column) const;
    [[nodiscard]] QString memoryText(int row, bool isExact) const;
    [[nodiscard]] const Texts& texts(int row) const;

    View m_asked; ///< what the next rows will belong to
    std::optional<GroupId> m_group;
    FindingFilter m_filter;
    FindingOrder m_order;
    View m_view;
    std::vector<FindingRow> m_rows;
    mutable QCache<int, Texts> m_texts{512};
    JobRunner m_runner;
};

} // namespace colonnade
