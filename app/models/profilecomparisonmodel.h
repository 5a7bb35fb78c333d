// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profilecomparison.h"

#include <QAbstractTableModel>

#include <vector>

namespace colonnade {

/// In which settings two profiles differ, in rule order. A hundred rows at most.
class ProfileComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Rule, Setting, One, Other };
    static constexpr int columns = int(Column::Other) + 1;
    using QAbstractTableModel::QAbstractTableModel;

    void compare(const Profile& one, const Profile& other);
    [[nodiscard]] std::optional<RuleId> rule(const QModelIndex& index) const; ///< nullopt: about the whole profile

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const ProfileDifference& difference, Column column) const;
    [[nodiscard]] static QString valueIn(const Profile& profile, const ProfileDifference& difference);

    Profile m_one;
    Profile m_other;
    std::vector<ProfileDifference> m_differences;
};

} // namespace colonnade
