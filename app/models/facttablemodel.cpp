// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/facttablemodel.h"

#include <algorithm>
#include <numeric>

namespace colonnade {

void FactTableModel::setTable(FactTable table)
{
    beginResetModel();
    m_table = std::move(table);
    m_order.resize(m_table.rows.size());
    arrange();
    endResetModel();
}

const FactCell& FactTableModel::cell(std::size_t row, int column) const
{
    return m_table.rows[row][static_cast<std::size_t>(column)];
}

void FactTableModel::arrange()
{
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    if (m_sortColumn < 0 || m_sortColumn >= columnCount())
        return;
    const auto less = [this](std::size_t one, std::size_t other) {
        const FactCell& a = cell(one, m_sortColumn);
        const FactCell& b = cell(other, m_sortColumn);
        return a.number && b.number ? *a.number < *b.number : a.text.compare(b.text, Qt::CaseInsensitive) < 0;
    };
    if (m_sortOrder == Qt::AscendingOrder)
        std::ranges::stable_sort(m_order, less);
    else
        std::ranges::stable_sort(m_order, [&less](std::size_t one, std::size_t other) { return less(other, one); });
}

int FactTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int FactTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_table.titles.size());
}

QString FactTableModel::copyOf(std::size_t row) const
{
    if (row < m_table.copies.size() && !m_table.copies[row].isEmpty())
        return m_table.copies[row];
    QStringList texts;
    for (const FactCell& cell : m_table.rows[row])
        texts << cell.text;
    return texts.join(u'\t');
}

QVariant FactTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t row = tableRow(index.row());
    const FactCell& shown = cell(row, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown.text;
    case Qt::ToolTipRole:
        return shown.hint.isEmpty() ? shown.text : shown.hint;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter) | int(shown.number ? Qt::AlignRight : Qt::AlignLeft);
    case MarkRole:
        return shown.mark ? QVariant::fromValue(*shown.mark) : QVariant();
    case CopyRole:
        return copyOf(row);
    default:
        return {};
    }
}

QVariant FactTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.titles[section];
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = !m_table.rows.empty() && cell(0, section).number;
        return int(Qt::AlignVCenter) | int(isNumber ? Qt::AlignRight : Qt::AlignLeft);
    }
    return {};
}

void FactTableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> rows;
    for (const QModelIndex& index : before)
        rows.push_back(tableRow(index.row()));
    arrange();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto at = std::ranges::find(m_order, rows[static_cast<std::size_t>(i)]);
        after << index(int(at - m_order.begin()), before[i].column());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

} // namespace colonnade
