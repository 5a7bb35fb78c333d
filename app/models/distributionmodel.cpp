// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/distributionmodel.h"

#include "models/plotdata.h"
#include "text/quantity.h"

namespace colonnade {

void DistributionModel::setDistributions(Metric metric, const Distribution& all, const DistributionByType& byType)
{
    beginResetModel();
    m_metric = metric;
    m_rows.clear();
    if (all.count > 0)
        m_rows.push_back({std::nullopt, all});
    for (const ValueType type : allValueTypes) {
        if (byType[std::size_t(type)].count > 0)
            m_rows.push_back({type, byType[std::size_t(type)]});
    }
    endResetModel();
}

std::optional<ValueType> DistributionModel::type(int row) const
{
    return row >= 0 && std::size_t(row) < m_rows.size() ? m_rows[std::size_t(row)].type : std::nullopt;
}

int DistributionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DistributionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant DistributionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter) | int(column == Column::Type ? Qt::AlignLeft : Qt::AlignRight);
    case TypeRole:
        return row.type ? QVariant::fromValue(*row.type) : QVariant();
    default:
        return {};
    }
}

QString DistributionModel::text(const Row& row, Column column) const
{
    const auto value = [this](std::uint64_t number) { return metricValueText(m_metric, number); };
    switch (column) {
    //: All types of keys together
    case Column::Type:
        return row.type ? typeText(*row.type) : tr("All types");
    case Column::Keys:
        return countText(row.distribution.count);
    case Column::P50:
        return value(row.distribution.p50);
    case Column::P90:
        return value(row.distribution.p90);
    case Column::P99:
        return value(row.distribution.p99);
    case Column::Max:
        return value(row.distribution.max);
    case Column::Sum:
        return value(row.distribution.sum);
    }
    return {};
}

QVariant DistributionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(column == Column::Type ? Qt::AlignLeft : Qt::AlignRight);
    if (role == Qt::ToolTipRole) {
        switch (column) {
        case Column::P50:
            return tr("Half of the keys are not larger than this");
        case Column::P90:
            return tr("90 % of the keys are not larger than this");
        case Column::P99:
            return tr("99 % of the keys are not larger than this");
        case Column::Type:
        case Column::Keys:
        case Column::Max:
        case Column::Sum:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Type:
        return tr("Type");
    case Column::Keys:
        return tr("Keys");
    case Column::P50:
        return QStringLiteral("p50");
    case Column::P90:
        return QStringLiteral("p90");
    case Column::P99:
        return QStringLiteral("p99");
    //: The largest value
    case Column::Max:
        return tr("Max");
    //: The sum of all values
    case Column::Sum:
        return tr("Total");
    }
    return {};
}

} // namespace colonnade
