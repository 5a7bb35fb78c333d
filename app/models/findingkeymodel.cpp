// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingkeymodel.h"

#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>
#include <limits>

namespace colonnade {

namespace {

constexpr int longestName = 400; // characters in a cell; the view elides further
constexpr int longestToolTip = 2000;

} // namespace

void FindingKeyModel::show(const View& view, const std::optional<GroupId>& group, const FindingFilter& filter)
{
    m_asked = view;
    m_group = group;
    m_filter = filter;
    start();
}

void FindingKeyModel::sort(int column, Qt::SortOrder order)
{
    m_order.column = column < 0 ? std::nullopt : std::optional(FindingColumn(column));
    m_order.isDescending = column < 0 || order == Qt::DescendingOrder;
    if (m_asked.analysis)
        start();
}

void FindingKeyModel::start()
{
    if (!m_group || !m_asked.analysis || !m_asked.analysis->findings) {
        m_runner.drop();
        reset(m_asked, {});
    } else {
        m_runner.start(
            [view = m_asked, group = *m_group, filter = m_filter, order = m_order](const Job& job) {
                std::vector<FindingRow> rows = findingRows(view, group, filter, job.stopToken());
                sortFindings(rows, *view.analysis, order, job.stopToken());
                return rows;
            },
            [this, view = m_asked](std::vector<FindingRow> rows) {
                reset(view, std::move(rows));
                Q_EMIT busyChanged();
            });
    }
    Q_EMIT busyChanged();
}

void FindingKeyModel::reset(const View& view, std::vector<FindingRow> rows)
{
    beginResetModel();
    m_view = view;
    m_rows = std::move(rows);
    m_texts.clear();
    endResetModel();
}

int FindingKeyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(std::min(m_rows.size(), std::size_t(std::numeric_limits<int>::max())));
}

int FindingKeyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : findingColumnCount;
}

Finding FindingKeyModel::finding(int row) const
{
    return findingOf(m_rows[std::size_t(row)], *m_view.analysis);
}

const FindingKeyModel::Texts& FindingKeyModel::texts(int row) const
{
    if (const Texts* known = m_texts.object(row))
        return *known;
    const Finding finding = this->finding(row);
    const Evidence& evidence = finding.evidence;
    auto* made = new Texts{measuredText(evidence), thresholdText(evidence), {}, {}, findingText(finding)};
    if (evidence.suggestion)
        made->suggestion = keyText(*evidence.suggestion, longestName);
    else if (evidence.command)
        made->suggestion = keyText(*evidence.command, longestName);
    if (evidence.wastedBytes)
        made->wasted = bytesText(*evidence.wastedBytes);
    m_texts.insert(row, made);
    return *made;
}

QString FindingKeyModel::memoryText(int row, bool isExact) const
{
    const std::optional<KeyId> key = this->key(row);
    if (!key)
        return {};
    return factText(m_view.analysis->keyspace->memoryBytes(*key), isExact ? exactBytesText : bytesText);
}

QString FindingKeyModel::text(int row, FindingColumn column) const
{
    const FindingRow& shown = m_rows[std::size_t(row)];
    switch (column) {
    case FindingColumn::Subject: {
        const std::string_view subject = subjectOf(shown, *m_view.analysis);
        //: Instead of a key's name: the finding is about all keys together
        return subject.empty() && shown.isGeneral ? tr("(all keys)") : keyText(subject, longestName);
    }
    case FindingColumn::Rule:
        return ruleTitle(shown.rule);
    case FindingColumn::Severity:
        //: %1 is a severity: a finding that is muted
        return shown.isMuted ? tr("%1, muted").arg(severityText(shown.severity)) : severityText(shown.severity);
    case FindingColumn::Measured:
        return texts(row).measured;
    case FindingColumn::Threshold:
        return texts(row).threshold;
    case FindingColumn::Wasted:
        return texts(row).wasted;
    case FindingColumn::Memory:
        return memoryText(row, false);
    case FindingColumn::Suggestion:
        return texts(row).suggestion;
    }
    return {};
}

QVariant FindingKeyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const auto column = FindingColumn(index.column());
    switch (role) {
    case SeverityRole:
        return QVariant::fromValue(m_rows[std::size_t(row)].severity);
    case MutedRole:
        return m_rows[std::size_t(row)].isMuted;
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::ToolTipRole:
        if (column == FindingColumn::Subject)
            return keyText(subjectOf(m_rows[std::size_t(row)], *m_view.analysis), longestToolTip);
        return column == FindingColumn::Memory ? memoryText(row, true) : texts(row).whole;
    case Qt::DisplayRole:
        return text(row, column);
    default:
        return {};
    }
}

QVariant FindingKeyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= findingColumnCount)
        return {};
    const auto column = FindingColumn(section);
    const bool isNumber = column == FindingColumn::Wasted || column == FindingColumn::Memory;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(isNumber ? Qt::AlignRight : Qt::AlignLeft);
    if (role == Qt::InitialSortOrderRole) {
        const bool isText = column == FindingColumn::Subject || column == FindingColumn::Rule;
        return QVariant::fromValue(isText ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    //: A key, or a group of keys, that breaks a rule
    case FindingColumn::Subject:
        return tr("Key or group");
    case FindingColumn::Rule:
        return tr("Rule");
    case FindingColumn::Severity:
        return tr("Severity");
    case FindingColumn::Measured:
        return tr("Measured");
    //: The limit that the measured value was held against
    case FindingColumn::Threshold:
        return tr("Limit");
    //: Bytes that mending would save
    case FindingColumn::Wasted:
        return tr("Saves");
    case FindingColumn::Memory:
        return tr("Memory");
    //: A better name for the key
    case FindingColumn::Suggestion:
        return tr("Better name");
    }
    return {};
}

} // namespace colonnade
