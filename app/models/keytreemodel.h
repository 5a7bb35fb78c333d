// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"
#include "models/roworder.h"
#include "models/treecells.h"

#include <QAbstractItemModel>

#include <optional>
#include <unordered_map>

namespace colonnade {

/// The keyspace as a tree: one row for all keys, below each folder its subfolders, then its own keys. Indexes carry
/// the number of the folder or key, so that nothing is allocated for a row. All rows are there at once, for any
/// number of keys; the order of a folder's rows is made when somebody looks into it (a million rows: some 150 ms).
///
/// A new keyspace resets the model; whoever shows it keeps expansion and selection by path (TreeState). The same
/// keyspace with other findings only changes cells.
class KeyTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// While scanning rows stand in the order of their names, whatever sort() asked for: nothing jumps.
    void setAnalysis(std::shared_ptr<const Analysis> analysis, bool isScanning);

    [[nodiscard]] const Keyspace& keyspace() const { return *m_cells.analysis()->keyspace; } ///< only when it has rows
    [[nodiscard]] std::optional<Place> place(const QModelIndex& index) const;                ///< a NodeId or a KeyId
    [[nodiscard]] QModelIndex indexOf(NodeId node) const;
    [[nodiscard]] QModelIndex indexOf(KeyId key) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QVariant nodeData(NodeId node, TreeColumn column, int role) const;
    [[nodiscard]] QVariant keyData(KeyId key, TreeColumn column, int role) const;

    // A folder's rows have a natural order (the keyspace's own) and the order that is shown.
    [[nodiscard]] std::uint32_t rowsBelow(NodeId node) const;
    [[nodiscard]] std::uint32_t naturalRow(NodeId node, std::uint32_t shown) const;
    [[nodiscard]] std::uint32_t shownRow(NodeId node, std::uint32_t natural) const;
    [[nodiscard]] std::uint32_t reversed(NodeId node, std::uint32_t row) const;
    [[nodiscard]] const RowOrder& order(NodeId node) const;
    [[nodiscard]] std::vector<std::uint64_t> findingNumbers(NodeId node) const;
    void changeOrder(TreeColumn column, Qt::SortOrder order);

    TreeCells m_cells;
    bool m_isScanning = false;
    TreeColumn m_sortColumn = TreeColumn::Name; // what was asked for
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    TreeColumn m_shownColumn = TreeColumn::Name; // what is shown
    Qt::SortOrder m_shownOrder = Qt::AscendingOrder;
    mutable std::unordered_map<std::uint32_t, RowOrder> m_orders; // by folder, made when looked at
};

} // namespace colonnade
