// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/findinggroups.h"

#include <QAbstractTableModel>

namespace colonnade {

/// The groups of findings of one place: first all together, then group by group; below them rules that could not
/// see. Sorted by any column, the first row stays. Role: FindingsRole of treecells.h.
class FindingGroupModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Group, Findings, Wasted, Memory };
    static constexpr int columns = int(Column::Memory) + 1;
    using QAbstractTableModel::QAbstractTableModel;

    /// Groups in the order in which they stand when nothing else is asked for.
    void setGroups(std::shared_ptr<const Analysis> analysis, Grouping grouping, FindingGroups groups);
    [[nodiscard]] const FindingGroup* group(const QModelIndex& index) const; ///< null: none
    [[nodiscard]] QModelIndex indexOf(const GroupId& id) const;              ///< invalid when it is not here

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override; ///< -1: as setGroups() gave them

private:
    [[nodiscard]] QString title(const FindingGroup& group, int maxLength) const;
    [[nodiscard]] QString text(const FindingGroup& group, Column column) const;
    [[nodiscard]] QVariant hint(const FindingGroup& group, Column column) const;
    [[nodiscard]] bool isBefore(const FindingGroup& one, const FindingGroup& other, Column column) const;
    void order();

    std::shared_ptr<const Analysis> m_analysis; // names of folders and patterns
    Grouping m_grouping = Grouping::Rule;
    FindingGroup m_all;
    std::vector<FindingGroup> m_given;
    std::vector<FindingGroup> m_shown;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
};

} // namespace colonnade
