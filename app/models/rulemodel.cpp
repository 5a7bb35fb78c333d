// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rulemodel.h"

#include "models/treecells.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>

namespace colonnade {

namespace {

int alignment(RuleModel::Column column)
{
    return int(Qt::AlignVCenter) | int(column == RuleModel::Column::Memory ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

void RuleModel::setHits(std::vector<RuleHits> hits)
{
    beginResetModel();
    m_hits = std::move(hits);
    endResetModel();
}

std::optional<RuleId> RuleModel::rule(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    return m_hits[std::size_t(index.row())].rule;
}

QModelIndex RuleModel::indexOf(RuleId rule) const
{
    const auto found = std::ranges::find(m_hits, rule, &RuleHits::rule);
    return found == m_hits.end() ? QModelIndex() : index(int(found - m_hits.begin()), 0);
}

int RuleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

int RuleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant RuleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RuleHits& hits = m_hits[std::size_t(index.row())];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(hits, column);
    case Qt::ToolTipRole:
        if (hits.total() == 0 && hits.blind)
            return blindReason(*hits.blind);
        if (column == Column::Findings)
            return TreeCells::findingsCell(hits.counts, role);
        return column == Column::Memory ? exactBytesText(hits.memoryBytes) : ruleTitle(hits.rule);
    case Qt::TextAlignmentRole:
        return alignment(column);
    case FindingsRole:
        return column == Column::Findings ? QVariant::fromValue(hits.counts) : QVariant();
    default:
        return {};
    }
}

QString RuleModel::text(const RuleHits& hits, Column column) const
{
    switch (column) {
    case Column::Rule: {
        const QString title = ruleTitle(hits.rule);
        //: %1 is the name of a rule that lacks the facts it needs
        return hits.total() == 0 && hits.blind ? tr("%1 (cannot be checked)").arg(title) : title;
    }
    case Column::Findings:
        return TreeCells::findingsCell(hits.counts, Qt::DisplayRole).toString();
    case Column::Memory:
        return hits.memoryBytes > 0 ? bytesText(hits.memoryBytes) : QString();
    }
    return {};
}

QVariant RuleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return alignment(column);
    if (role == Qt::ToolTipRole && column == Column::Memory)
        return tr("Memory of the keys that break the rule");
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Rule:
        return tr("Rule");
    case Column::Findings:
        return tr("Findings");
    case Column::Memory:
        return tr("Memory");
    }
    return {};
}

QString RuleModel::blindReason(BlindRule::Missing missing)
{
    switch (missing) {
    case BlindRule::Missing::Type:
        return tr("This rule needs the types of the keys, which this source does not tell.");
    case BlindRule::Missing::Encoding:
        return tr("This rule needs the encodings of the values, which this source does not tell.");
    case BlindRule::Missing::Elements:
        return tr("This rule needs the number of elements, which this source does not tell.");
    case BlindRule::Missing::ValueBytes:
        return tr("This rule needs the size of the values, which this source does not tell.");
    case BlindRule::Missing::Expiry:
        return tr("This rule needs the expiry times, which this source does not tell.");
    case BlindRule::Missing::Idle:
        return tr("This rule needs to know how long keys have not been used, which this source does not tell.");
    case BlindRule::Missing::Frequency:
        return tr("This rule needs the counters that a server keeps under an LFU policy, which this source does not "
                  "tell.");
    case BlindRule::Missing::Server:
        return tr("This rule is about a running server, which this source is not.");
    case BlindRule::Missing::ServerInfo:
        return tr("This rule needs INFO, which the server does not tell this user.");
    case BlindRule::Missing::ServerConfig:
        return tr("This rule needs the configuration, which the server does not tell this user.");
    case BlindRule::Missing::ServerCommands:
        return tr("This rule needs to know what the user may call, which the server does not tell.");
    case BlindRule::Missing::ServerSlowLog:
        return tr("This rule needs the slow log, which the server does not tell this user.");
    case BlindRule::Missing::ValueSample:
        return tr("This rule needs samples of the values, and none was taken.");
    }
    return {};
}

} // namespace colonnade
