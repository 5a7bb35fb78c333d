// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/roworder.h"
#include "models/treecells.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace colonnade {

/// The patterns of a keyspace (ids folded to `*`), one row each, with the columns of the tree.
class PatternModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Counts the findings of each pattern: one walk over them (five millions: some 30 ms). While scanning rows stand
    /// in the order of their names, whatever sort() asked for.
    void setAnalysis(std::shared_ptr<const Analysis> analysis, bool isScanning);

    [[nodiscard]] std::optional<PatternId> pattern(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(PatternId pattern) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] const Keyspace& keyspace() const { return *m_cells.analysis()->keyspace; }
    [[nodiscard]] RowOrder orderBy(TreeColumn column, Qt::SortOrder order) const;

    TreeCells m_cells;
    std::vector<SeverityCounts> m_findings; // by pattern
    RowOrder m_order;
    bool m_isScanning = false;
    TreeColumn m_sortColumn = TreeColumn::Name; // what was asked for
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace colonnade
