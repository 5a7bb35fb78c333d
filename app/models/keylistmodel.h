// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/keyorder.h"
#include "models/place.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace colonnade {

/// All keys of a place, one row each, however many millions: the full rowCount at once, data() in O(1), the order
/// made by a job. Until a new order is there the rows before stay. Four bytes a key. Roles: FindingsRole, KeyTypeRole
/// (of the type's column) and CopyRole of treecells.h.
class KeyListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setView(const View& view);
    [[nodiscard]] bool isBusy() const { return m_runner.isRunning(); }

    [[nodiscard]] const View& shown() const { return m_shown; }   ///< what the rows belong to
    [[nodiscard]] const View& latest() const { return m_wanted; } ///< given last
    [[nodiscard]] std::optional<int> rowOf(KeyId key) const;      ///< O(rows)
    [[nodiscard]] KeyId key(const QModelIndex& index) const { return m_keys[std::size_t(index.row())]; }
    [[nodiscard]] QString nameText(const QModelIndex& index) const; ///< the whole name, for copying
    [[nodiscard]] KeyColumn sortColumn() const { return m_column; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_order; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void busyChanged();

private:
    void startOrdering();
    void show(const View& view, std::vector<KeyId> keys); ///< other keys
    void reorder(std::vector<KeyId> keys);                ///< the same keys: selection and current row stay
    [[nodiscard]] QString text(KeyId key, KeyColumn column) const;
    [[nodiscard]] QString toolTip(KeyId key, KeyColumn column) const;
    [[nodiscard]] SeverityCounts findings(KeyId key) const;

    View m_wanted;                 ///< given last
    View m_shown;                  ///< what m_keys belongs to
    std::uint64_t m_wantedRun = 0; ///< counts setView()
    std::uint64_t m_shownRun = 0;
    std::vector<KeyId> m_keys;
    KeyColumn m_column = KeyColumn::Memory;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    JobRunner m_runner;
};

} // namespace colonnade
