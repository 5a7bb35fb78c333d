// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace colonnade {

/// One cell: its text, what it sorts by where that is a number, and a mark before it.
struct FactCell
{
    QString text;
    std::optional<double> number = {}; ///< sorts by this, and stands on the right
    std::optional<Severity> mark = {};
    QString hint = {}; ///< for hovering; empty: the text
};

/// A small table of ready texts: some hundred rows.
struct FactTable
{
    QStringList titles;
    std::vector<std::vector<FactCell>> rows; ///< each as long as titles
    std::vector<QString> copies = {};        ///< what Ctrl+C takes of each row; empty: all its cells
};

/// Shows a FactTable; every column sorts. Roles: MarkRole, CopyRole.
class FactTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { MarkRole = Qt::UserRole, CopyRole }; ///< Severity; QString
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(FactTable table);
    [[nodiscard]] std::size_t tableRow(int row) const { return m_order[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; ///< -1: as the table was given

private:
    [[nodiscard]] const FactCell& cell(std::size_t row, int column) const;
    [[nodiscard]] QString copyOf(std::size_t row) const;
    void arrange();

    FactTable m_table;
    std::vector<std::size_t> m_order; ///< row of the table by row shown
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace colonnade
