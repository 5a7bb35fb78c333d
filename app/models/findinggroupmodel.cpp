// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findinggroupmodel.h"

#include "models/treecells.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr int longestTitle = 200; // characters in a cell; the view elides further
constexpr int longestHint = 2000;

int alignment(FindingGroupModel::Column column)
{
    const bool isNumber = column == FindingGroupModel::Column::Wasted || column == FindingGroupModel::Column::Memory;
    return int(Qt::AlignVCenter) | int(isNumber ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

void FindingGroupModel::setGroups(std::shared_ptr<const Analysis> analysis, Grouping grouping, FindingGroups groups)
{
    beginResetModel();
    m_analysis = std::move(analysis);
    m_grouping = grouping;
    m_all = groups.all;
    m_given = std::move(groups.groups);
    order();
    endResetModel();
}

const FindingGroup* FindingGroupModel::group(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    return index.row() == 0 ? &m_all : &m_shown[std::size_t(index.row()) - 1];
}

QModelIndex FindingGroupModel::indexOf(const GroupId& id) const
{
    if (rowCount() == 0 || id == m_all.id)
        return index(0, 0);
    const auto found = std::ranges::find(m_shown, id, &FindingGroup::id);
    return found == m_shown.end() ? QModelIndex() : index(int(found - m_shown.begin()) + 1, 0);
}

int FindingGroupModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_shown.empty() ? 0 : int(m_shown.size()) + 1;
}

int FindingGroupModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant FindingGroupModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FindingGroup& shown = *group(index);
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, column);
    case Qt::ToolTipRole:
        return hint(shown, column);
    case Qt::TextAlignmentRole:
        return alignment(column);
    case FindingsRole:
        return column == Column::Findings ? QVariant::fromValue(shown.counts) : QVariant();
    default:
        return {};
    }
}

QString FindingGroupModel::title(const FindingGroup& group, int maxLength) const
{
    const Keyspace& keyspace = *m_analysis->keyspace;
    if (const auto* const rule = std::get_if<RuleId>(&group.id))
        return ruleTitle(*rule);
    if (const auto* const severity = std::get_if<Severity>(&group.id))
        return severityText(*severity);
    if (const auto* const pattern = std::get_if<PatternId>(&group.id))
        return keyText(keyspace.pattern(*pattern), maxLength);
    if (const auto* const folder = std::get_if<NodeId>(&group.id)) {
        //: A group of findings: about keys without a namespace, or about all of them
        return *folder == Keyspace::root ? tr("(no namespace)") : keyText(keyspace.path(*folder), maxLength);
    }
    return tr("All findings");
}

QString FindingGroupModel::text(const FindingGroup& group, Column column) const
{
    switch (column) {
    case Column::Group: {
        const QString name = title(group, longestTitle);
        //: %1 is the name of a rule that lacks the facts it needs
        return group.total() == 0 && group.blind ? tr("%1 (cannot be checked)").arg(name) : name;
    }
    case Column::Findings:
        return TreeCells::findingsCell(group.counts, Qt::DisplayRole).toString();
    case Column::Wasted:
        return group.wastedBytes > 0 ? bytesText(group.wastedBytes) : QString();
    case Column::Memory:
        return group.memoryBytes > 0 ? bytesText(group.memoryBytes) : QString();
    }
    return {};
}

QVariant FindingGroupModel::hint(const FindingGroup& group, Column column) const
{
    if (group.total() == 0 && group.blind)
        return blindRuleText(*group.blind);
    switch (column) {
    case Column::Group:
        return title(group, longestHint);
    case Column::Findings: {
        QStringList lines = TreeCells::findingsCell(group.counts, Qt::ToolTipRole).toString().split(QLatin1Char('\n'));
        if (group.muted > 0)
            lines << tr("Muted: %1").arg(countText(group.muted));
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    case Column::Wasted:
        return group.wastedBytes > 0 ? exactBytesText(group.wastedBytes) : QString();
    case Column::Memory:
        return group.memoryBytes > 0 ? exactBytesText(group.memoryBytes) : QString();
    }
    return {};
}

QVariant FindingGroupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return alignment(column);
    if (role == Qt::InitialSortOrderRole)
        return QVariant::fromValue(column == Column::Group ? Qt::AscendingOrder : Qt::DescendingOrder);
    if (role == Qt::ToolTipRole && column == Column::Memory)
        return tr("Memory of the keys that have these findings");
    if (role == Qt::ToolTipRole && column == Column::Wasted)
        return tr("What mending these findings would save, each on its own, where that can be counted");
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Group:
        switch (m_grouping) {
        case Grouping::Rule:
            return tr("Rule");
        case Grouping::Namespace:
            return tr("Namespace");
        case Grouping::Pattern:
            return tr("Pattern");
        case Grouping::Severity:
            return tr("Severity");
        }
        return {};
    case Column::Findings:
        return tr("Findings");
    case Column::Wasted:
        //: Bytes that mending would save
        return tr("Saves");
    case Column::Memory:
        return tr("Memory");
    }
    return {};
}

void FindingGroupModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<GroupId> groups;
    for (const QModelIndex& index : before)
        groups.push_back(group(index)->id);
    this->order();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << indexOf(groups[std::size_t(i)]).siblingAtColumn(before[i].column());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

bool FindingGroupModel::isBefore(const FindingGroup& one, const FindingGroup& other, Column column) const
{
    switch (column) {
    case Column::Group:
        return title(one, longestTitle).localeAwareCompare(title(other, longestTitle)) < 0;
    case Column::Findings:
        return one.total() < other.total();
    case Column::Wasted:
        return one.wastedBytes < other.wastedBytes;
    case Column::Memory:
        return one.memoryBytes < other.memoryBytes;
    }
    return false;
}

void FindingGroupModel::order()
{
    m_shown = m_given;
    if (m_sortColumn < 0 || m_sortColumn >= columns)
        return;
    std::ranges::stable_sort(m_shown, [this](const FindingGroup& one, const FindingGroup& other) {
        return m_sortOrder == Qt::AscendingOrder ? isBefore(one, other, Column(m_sortColumn))
                                                 : isBefore(other, one, Column(m_sortColumn));
    });
}

} // namespace colonnade
