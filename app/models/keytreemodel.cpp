// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/keytreemodel.h"

#include "text/quantity.h"

#include <algorithm>
#include <array>

namespace colonnade {

namespace {

// An index carries the number of a folder or of a key, and in the lowest bit which of them.
quintptr idOf(NodeId node)
{
    return quintptr(node) << 1;
}

quintptr idOf(KeyId key)
{
    return quintptr(key) << 1 | 1;
}

bool isKey(const QModelIndex& index)
{
    return (index.internalId() & 1) != 0;
}

NodeId nodeIn(const QModelIndex& index)
{
    return NodeId(index.internalId() >> 1);
}

KeyId keyIn(const QModelIndex& index)
{
    return KeyId(index.internalId() >> 1);
}

std::uint32_t asRow(KeyId key)
{
    return static_cast<std::uint32_t>(key);
}

} // namespace

void KeyTreeModel::setAnalysis(std::shared_ptr<const Analysis> analysis, bool isScanning)
{
    const bool isSameKeyspace = analysis && m_cells.analysis() && analysis->keyspace == m_cells.analysis()->keyspace;
    if (isSameKeyspace && isScanning == m_isScanning) {
        const bool isOrderedByFindings = m_shownColumn == TreeColumn::Findings;
        m_cells = TreeCells(std::move(analysis), isScanning ? Reading::GoesOn : Reading::Finished);
        if (isOrderedByFindings)
            changeOrder(m_shownColumn, m_shownOrder);
        else if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, int(TreeColumn::Findings)), index(0, int(TreeColumn::Findings)));
        return;
    }
    beginResetModel();
    m_cells = TreeCells(std::move(analysis), isScanning ? Reading::GoesOn : Reading::Finished);
    m_isScanning = isScanning;
    m_orders.clear();
    m_shownColumn = isScanning ? TreeColumn::Name : m_sortColumn;
    m_shownOrder = isScanning ? Qt::AscendingOrder : m_sortOrder;
    endResetModel();
}

std::optional<Place> KeyTreeModel::place(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    return isKey(index) ? Place(keyIn(index)) : Place(nodeIn(index));
}

QModelIndex KeyTreeModel::indexOf(NodeId node) const
{
    if (!m_cells.analysis() || static_cast<std::uint32_t>(node) >= keyspace().nodeCount() || rowCount() == 0)
        return {};
    if (node == Keyspace::root)
        return createIndex(0, 0, idOf(node));
    return createIndex(int(shownRow(keyspace().parent(node), keyspace().rowOf(node))), 0, idOf(node));
}

QModelIndex KeyTreeModel::indexOf(KeyId key) const
{
    if (!m_cells.analysis() || asRow(key) >= keyspace().size())
        return {};
    const NodeId folder = keyspace().nodeOf(key);
    const std::uint32_t natural = keyspace().childCount(folder) + asRow(key) - keyspace().ownKeys(folder).first;
    return createIndex(int(shownRow(folder, natural)), 0, idOf(key));
}

QModelIndex KeyTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, idOf(Keyspace::root));
    const NodeId folder = nodeIn(parent);
    const std::uint32_t natural = naturalRow(folder, static_cast<std::uint32_t>(row));
    const std::uint32_t folders = keyspace().childCount(folder);
    if (natural < folders)
        return createIndex(row, column, idOf(keyspace().child(folder, natural)));
    return createIndex(row, column, idOf(KeyId(keyspace().ownKeys(folder).first + natural - folders)));
}

QModelIndex KeyTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    if (isKey(child))
        return indexOf(keyspace().nodeOf(keyIn(child)));
    const NodeId node = nodeIn(child);
    return node == Keyspace::root ? QModelIndex() : indexOf(keyspace().parent(node));
}

int KeyTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!m_cells.analysis() || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return keyspace().size() > 0 ? 1 : 0;
    return isKey(parent) ? 0 : int(rowsBelow(nodeIn(parent)));
}

int KeyTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : treeColumnCount;
}

bool KeyTreeModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0;
}

QVariant KeyTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = TreeColumn(index.column());
    return isKey(index) ? keyData(keyIn(index), column, role) : nodeData(nodeIn(index), column, role);
}

QVariant KeyTreeModel::nodeData(NodeId node, TreeColumn column, int role) const
{
    if (role == CopyRole)
        return keyText(keyspace().path(node));
    if (column == TreeColumn::Name) {
        if (role == Qt::ToolTipRole && node != Keyspace::root)
            return keyText(keyspace().path(node), TreeCells::longestHint);
        if (role != Qt::DisplayRole)
            return {};
        if (node == Keyspace::root)
            return tr("All keys");
        return TreeCells::nameText(keyspace().segment(node));
    }
    if (column == TreeColumn::Findings) {
        if (role != FindingsRole && role != Qt::DisplayRole && role != Qt::ToolTipRole)
            return {};
        return TreeCells::findingsCell(m_cells.analysis()->findings->counts(node), role);
    }
    return m_cells.cell(column, keyspace().aggregate(node), role);
}

QVariant KeyTreeModel::keyData(KeyId key, TreeColumn column, int role) const
{
    if (role == CopyRole)
        return keyText(keyspace().name(key));
    if (role == KeyTypeRole)
        return QVariant::fromValue(keyspace().type(key));
    if (column == TreeColumn::Name) {
        if (role == Qt::ToolTipRole)
            return m_cells.keyHint(key);
        if (role != Qt::DisplayRole)
            return {};
        std::string_view name = keyspace().name(key);
        if (const NodeId folder = keyspace().nodeOf(key); folder != Keyspace::root)
            name.remove_prefix(keyspace().path(folder).size() + keyspace().separator().size());
        return TreeCells::nameText(name);
    }
    if (column == TreeColumn::Findings) {
        if (role != FindingsRole && role != Qt::DisplayRole && role != Qt::ToolTipRole)
            return {};
        return TreeCells::findingsCell(m_cells.analysis()->findings->counts(KeyRange{asRow(key), asRow(key) + 1}),
                                       role);
    }
    return m_cells.keyCell(column, key, role);
}

QVariant KeyTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= treeColumnCount)
        return {};
    return TreeCells::header(TreeColumn(section), role);
}

void KeyTreeModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= treeColumnCount)
        return;
    m_sortColumn = TreeColumn(column);
    m_sortOrder = order;
    if (!m_isScanning && (m_shownColumn != m_sortColumn || m_shownOrder != m_sortOrder))
        changeOrder(m_sortColumn, m_sortOrder);
}

void KeyTreeModel::changeOrder(TreeColumn column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    m_orders.clear();
    m_shownColumn = column;
    m_shownOrder = order;
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before) {
        const QModelIndex moved = isKey(index) ? indexOf(keyIn(index)) : indexOf(nodeIn(index));
        after.append(createIndex(moved.row(), index.column(), index.internalId()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

std::uint32_t KeyTreeModel::rowsBelow(NodeId node) const
{
    return keyspace().childCount(node) + keyspace().ownKeys(node).size();
}

std::uint32_t KeyTreeModel::naturalRow(NodeId node, std::uint32_t shown) const
{
    if (m_shownColumn != TreeColumn::Name)
        return order(node).rowAt(shown);
    return m_shownOrder == Qt::AscendingOrder ? shown : reversed(node, shown);
}

std::uint32_t KeyTreeModel::shownRow(NodeId node, std::uint32_t natural) const
{
    if (m_shownColumn != TreeColumn::Name)
        return order(node).placeOf(natural);
    return m_shownOrder == Qt::AscendingOrder ? natural : reversed(node, natural);
}

/// Names from Z to A: folders stay before keys.
std::uint32_t KeyTreeModel::reversed(NodeId node, std::uint32_t row) const
{
    const std::uint32_t folders = keyspace().childCount(node);
    return row < folders ? folders - 1 - row : rowsBelow(node) - 1 - (row - folders);
}

const RowOrder& KeyTreeModel::order(NodeId node) const
{
    const auto [entry, isNew] = m_orders.try_emplace(static_cast<std::uint32_t>(node));
    if (!isNew)
        return entry->second;
    std::vector<std::uint64_t> numbers;
    if (m_shownColumn == TreeColumn::Findings) {
        numbers = findingNumbers(node);
    } else {
        numbers.reserve(rowsBelow(node));
        for (std::uint32_t row = 0; row < keyspace().childCount(node); ++row)
            numbers.push_back(m_cells.sortNumber(m_shownColumn, keyspace().aggregate(keyspace().child(node, row))));
        const KeyRange own = keyspace().ownKeys(node);
        for (std::uint32_t key = own.first; key < own.last; ++key)
            numbers.push_back(m_cells.sortNumber(m_shownColumn, KeyId(key)));
    }
    entry->second = RowOrder::byNumber(numbers, m_shownOrder == Qt::DescendingOrder);
    return entry->second;
}

/// One walk over the findings below the folder, instead of a search for every row.
std::vector<std::uint64_t> KeyTreeModel::findingNumbers(NodeId node) const
{
    const Findings& findings = *m_cells.analysis()->findings;
    const std::uint32_t folders = keyspace().childCount(node);
    const KeyRange own = keyspace().ownKeys(node);
    std::vector<SeverityCounts> counts(rowsBelow(node));
    for (std::size_t rule = 0; rule < ruleCount; ++rule) {
        for (const Severity severity : allSeverities) {
            std::uint32_t row = 0;
            for (const KeyId key : findings.keys(RuleId(rule), severity, keyspace().keys(node))) {
                if (own.contains(key)) {
                    ++counts[folders + asRow(key) - own.first][std::size_t(severity)];
                    continue;
                }
                while (!keyspace().keys(keyspace().child(node, row)).contains(key))
                    ++row;
                ++counts[row][std::size_t(severity)];
            }
        }
    }
    for (const Finding& finding : findings.general()) {
        NodeId folder = findings.folderOf(finding);
        while (folder != Keyspace::root && keyspace().parent(folder) != node)
            folder = keyspace().parent(folder);
        if (folder != Keyspace::root)
            ++counts[keyspace().rowOf(folder)][std::size_t(finding.severity)];
    }
    std::vector<std::uint64_t> numbers;
    numbers.reserve(counts.size());
    for (const SeverityCounts& count : counts)
        numbers.push_back(TreeCells::sortNumber(count));
    return numbers;
}

} // namespace colonnade
