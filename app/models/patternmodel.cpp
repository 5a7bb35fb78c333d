// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/patternmodel.h"

#include "text/idtext.h"
#include "text/quantity.h"

#include <algorithm>
#include <numeric>

namespace colonnade {

namespace {

/// A finding about a group counts at every pattern of that group: the one it names, and those that go on from there.
void countGeneral(const Findings& findings, std::vector<SeverityCounts>& counts)
{
    if (findings.general().empty())
        return;
    const Keyspace& keyspace = *findings.keyspace();
    std::vector<PatternId> byText;
    for (std::uint32_t i = 0; i < keyspace.patternCount(); ++i)
        byText.push_back(PatternId(i));
    const auto text = [&keyspace](PatternId pattern) { return keyspace.pattern(pattern); };
    std::ranges::sort(byText, {}, text);
    for (const Finding& finding : findings.general()) {
        const std::string_view group = finding.subject;
        for (auto at = std::ranges::lower_bound(byText, group, {}, text);
             at != byText.end() && text(*at).starts_with(group); ++at) {
            if (text(*at).size() == group.size() || text(*at).substr(group.size()).starts_with(keyspace.separator()))
                ++counts[std::size_t(*at)][std::size_t(finding.severity)];
        }
    }
}

std::vector<SeverityCounts> countFindings(const Analysis& analysis)
{
    const Keyspace& keyspace = *analysis.keyspace;
    std::vector<SeverityCounts> counts(keyspace.patternCount());
    for (std::size_t rule = 0; rule < ruleCount; ++rule) {
        for (const Severity severity : allSeverities) {
            for (const KeyId key : analysis.findings->keys(RuleId(rule), severity))
                ++counts[std::size_t(keyspace.patternOf(key))][std::size_t(severity)];
        }
    }
    countGeneral(*analysis.findings, counts);
    return counts;
}

} // namespace

void PatternModel::setAnalysis(std::shared_ptr<const Analysis> analysis, bool isScanning)
{
    beginResetModel();
    m_findings = analysis ? countFindings(*analysis) : std::vector<SeverityCounts>();
    m_cells = TreeCells(std::move(analysis), isScanning ? Reading::GoesOn : Reading::Finished);
    m_isScanning = isScanning;
    if (m_cells.analysis())
        m_order = isScanning ? orderBy(TreeColumn::Name, Qt::AscendingOrder) : orderBy(m_sortColumn, m_sortOrder);
    endResetModel();
}

std::optional<PatternId> PatternModel::pattern(const QModelIndex& index) const
{
    return index.isValid() ? std::optional(PatternId(m_order.rowAt(std::uint32_t(index.row())))) : std::nullopt;
}

QModelIndex PatternModel::indexOf(PatternId pattern) const
{
    if (int(pattern) >= rowCount())
        return {};
    return createIndex(int(m_order.placeOf(std::uint32_t(pattern))), 0);
}

int PatternModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_cells.analysis() ? 0 : int(keyspace().patternCount());
}

int PatternModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : treeColumnCount;
}

QVariant PatternModel::data(const QModelIndex& index, int role) const
{
    const std::optional<PatternId> id = pattern(index);
    if (!id)
        return {};
    const auto column = TreeColumn(index.column());
    if (role == CopyRole)
        return keyText(keyspace().pattern(*id));
    if (column == TreeColumn::Findings)
        return TreeCells::findingsCell(m_findings[std::size_t(*id)], role);
    if (column != TreeColumn::Name)
        return m_cells.cell(column, keyspace().aggregate(*id), role);
    if (role == Qt::DisplayRole)
        return TreeCells::nameText(keyspace().pattern(*id));
    if (role != Qt::ToolTipRole)
        return {};
    const QString name = keyText(keyspace().pattern(*id), TreeCells::longestHint);
    const QString folding = foldingText(keyspace(), keyspace().example(*id));
    //: %1 is a pattern, %2 are lines that say which parts of an example are ids, and why
    return folding.isEmpty() ? name : tr("%1\n\nFolded because of:\n%2").arg(name, folding);
}

QVariant PatternModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= treeColumnCount)
        return {};
    if (TreeColumn(section) == TreeColumn::Name && role == Qt::DisplayRole)
        return tr("Pattern");
    if (TreeColumn(section) == TreeColumn::Name && role == Qt::ToolTipRole)
        return tr("Names that differ only in their ids; * stands for an id");
    return TreeCells::header(TreeColumn(section), role);
}

void PatternModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= treeColumnCount)
        return;
    m_sortColumn = TreeColumn(column);
    m_sortOrder = order;
    if (m_isScanning || rowCount() == 0)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const RowOrder sorted = orderBy(m_sortColumn, m_sortOrder);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before)
        after.append(createIndex(int(sorted.placeOf(m_order.rowAt(std::uint32_t(index.row())))), index.column()));
    m_order = sorted;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

RowOrder PatternModel::orderBy(TreeColumn column, Qt::SortOrder order) const
{
    const std::uint32_t count = keyspace().patternCount();
    if (column == TreeColumn::Name) {
        std::vector<std::uint32_t> rows(count);
        std::iota(rows.begin(), rows.end(), 0U);
        std::ranges::sort(rows, {}, [this](std::uint32_t row) { return keyspace().pattern(PatternId(row)); });
        if (order == Qt::DescendingOrder)
            std::ranges::reverse(rows);
        return RowOrder(std::move(rows));
    }
    std::vector<std::uint64_t> numbers;
    numbers.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        numbers.push_back(column == TreeColumn::Findings
                              ? TreeCells::sortNumber(m_findings[i])
                              : m_cells.sortNumber(column, keyspace().aggregate(PatternId(i))));
    }
    return RowOrder::byNumber(numbers, order == Qt::DescendingOrder);
}

} // namespace colonnade
