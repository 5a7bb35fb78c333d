// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/keylistmodel.h"

#include "models/treecells.h"
#include "text/certainty.h"
#include "text/expirytext.h"
#include "text/quantity.h"

#include <algorithm>
#include <limits>

namespace colonnade {

namespace {

constexpr int longestName = 400; // characters in a cell; the view elides further
constexpr int longestToolTip = 2000;

bool isNumber(KeyColumn column)
{
    return column == KeyColumn::Memory || column == KeyColumn::Elements || column == KeyColumn::Ttl;
}

} // namespace

void KeyListModel::setView(const View& view)
{
    m_wanted = view;
    ++m_wantedRun;
    startOrdering();
}

void KeyListModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= keyColumnCount || (KeyColumn(column) == m_column && order == m_order))
        return;
    m_column = KeyColumn(column);
    m_order = order;
    startOrdering();
}

void KeyListModel::startOrdering()
{
    if (!m_wanted.analysis || !m_wanted.analysis->keyspace) {
        m_runner.drop();
        show(m_wanted, {});
    } else {
        const auto work = [view = m_wanted, column = m_column, order = m_order](const Job&) {
            return orderedKeys(*view.analysis, view.keys(), column, order);
        };
        m_runner.start(work, [this](std::vector<KeyId> keys) {
            if (m_shownRun == m_wantedRun)
                reorder(std::move(keys));
            else
                show(m_wanted, std::move(keys));
            Q_EMIT busyChanged();
        });
    }
    Q_EMIT busyChanged();
}

void KeyListModel::show(const View& view, std::vector<KeyId> keys)
{
    beginResetModel();
    m_keys = std::move(keys);
    m_shown = view;
    m_shownRun = m_wantedRun;
    endResetModel();
}

void KeyListModel::reorder(std::vector<KeyId> keys)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    if (!before.isEmpty()) {
        std::vector<std::uint32_t> rowOf(m_shown.analysis->keyspace->size());
        for (std::uint32_t row = 0; row < keys.size(); ++row)
            rowOf[std::size_t(keys[row])] = row;
        after.reserve(before.size());
        for (const QModelIndex& index : before)
            after.append(createIndex(int(rowOf[std::size_t(key(index))]), index.column()));
    }
    m_keys = std::move(keys);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

int KeyListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(std::min(m_keys.size(), std::size_t(std::numeric_limits<int>::max())));
}

int KeyListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : keyColumnCount;
}

SeverityCounts KeyListModel::findings(KeyId key) const
{
    const auto at = static_cast<std::uint32_t>(key);
    return m_shown.analysis->findings ? m_shown.analysis->findings->counts(KeyRange{at, at + 1}) : SeverityCounts{};
}

QVariant KeyListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KeyId id = key(index);
    const auto column = KeyColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(id, column);
    case Qt::ToolTipRole:
        return toolTip(id, column);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter) | int(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft);
    case CopyRole:
        return nameText(index);
    case KeyTypeRole:
        return column == KeyColumn::Type ? QVariant::fromValue(m_shown.analysis->keyspace->type(id)) : QVariant();
    case FindingsRole:
        return column == KeyColumn::Findings ? QVariant::fromValue(findings(id)) : QVariant();
    default:
        return {};
    }
}

std::optional<int> KeyListModel::rowOf(KeyId key) const
{
    const auto found = std::ranges::find(m_keys, key);
    return found == m_keys.end() ? std::nullopt : std::optional(int(found - m_keys.begin()));
}

QString KeyListModel::nameText(const QModelIndex& index) const
{
    return keyText(m_shown.analysis->keyspace->name(key(index)));
}

QString KeyListModel::text(KeyId key, KeyColumn column) const
{
    const Keyspace& keyspace = *m_shown.analysis->keyspace;
    switch (column) {
    case KeyColumn::Name:
        return keyText(keyspace.name(key), longestName);
    case KeyColumn::Type:
        return typeText(keyspace.type(key));
    case KeyColumn::Memory:
        return marked(factText(keyspace.memoryBytes(key), bytesText),
                      {.isApproximate = keyspace.memoryBytes(key).isKnown() &&
                                        m_shown.analysis->summary.info.memoryKind == MemoryKind::Estimated});
    case KeyColumn::Elements: // a string has bytes instead
        return keyspace.type(key) == ValueType::String ? QString() : factText(keyspace.elements(key), countText);
    case KeyColumn::Ttl:
        return expiryText(keyspace, key);
    case KeyColumn::Findings:
        return TreeCells::findingsCell(findings(key), Qt::DisplayRole).toString();
    }
    return {};
}

QString KeyListModel::toolTip(KeyId key, KeyColumn column) const
{
    const Keyspace& keyspace = *m_shown.analysis->keyspace;
    switch (column) {
    case KeyColumn::Name:
        return keyText(keyspace.name(key), longestToolTip);
    case KeyColumn::Memory: {
        const Fact memory = keyspace.memoryBytes(key);
        return memory.isKnown() ? exactBytesText(memory.value()) : QString();
    }
    case KeyColumn::Ttl:
        return expiryDateText(keyspace.expiry(key));
    case KeyColumn::Findings:
        return TreeCells::findingsCell(findings(key), Qt::ToolTipRole).toString();
    case KeyColumn::Type:
    case KeyColumn::Elements:
        return {};
    }
    return {};
}

QVariant KeyListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= keyColumnCount)
        return {};
    const auto column = KeyColumn(section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft);
    if (role == Qt::InitialSortOrderRole)
        return int(column > KeyColumn::Type ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case KeyColumn::Name:
        return tr("Key");
    case KeyColumn::Type:
        return tr("Type");
    case KeyColumn::Memory:
        return tr("Memory");
    case KeyColumn::Elements:
        return tr("Elements");
    case KeyColumn::Ttl:
        return tr("TTL");
    case KeyColumn::Findings:
        return tr("Findings");
    }
    return {};
}

} // namespace colonnade
