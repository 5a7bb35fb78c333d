// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/rulehits.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace colonnade {

/// The rules that hit something in one place, worst first, with their counts by severity; below them those that could
/// not see. A few dozen rows at most. Role: FindingsRole of treecells.h.
class RuleModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Rule, Findings, Memory };
    static constexpr int columns = int(Column::Memory) + 1;
    using QAbstractTableModel::QAbstractTableModel;

    void setHits(std::vector<RuleHits> hits);
    [[nodiscard]] const std::vector<RuleHits>& hits() const { return m_hits; }
    [[nodiscard]] std::optional<RuleId> rule(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(RuleId rule) const; ///< invalid when the rule is not here

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Why a rule is blind, as a sentence.
    [[nodiscard]] static QString blindReason(BlindRule::Missing missing);

private:
    [[nodiscard]] QString text(const RuleHits& hits, Column column) const;

    std::vector<RuleHits> m_hits;
};

} // namespace colonnade
