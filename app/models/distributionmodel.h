// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stats/keystats.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace colonnade {

/// The percentiles of one metric: all keys, then each type that there is. At most nine rows.
class DistributionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Type, Keys, P50, P90, P99, Max, Sum };
    static constexpr int columns = int(Column::Sum) + 1;
    enum Role { TypeRole = Qt::UserRole }; ///< ValueType; invalid in the row of all keys

    using QAbstractTableModel::QAbstractTableModel;

    void setDistributions(Metric metric, const Distribution& all, const DistributionByType& byType);
    [[nodiscard]] std::optional<ValueType> type(int row) const; ///< nullopt: all

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        std::optional<ValueType> type;
        Distribution distribution;
    };
    [[nodiscard]] QString text(const Row& row, Column column) const;

    Metric m_metric{};
    std::vector<Row> m_rows;
};

} // namespace colonnade
