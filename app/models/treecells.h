// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/analysis.h"
#include "text/certainty.h"

#include <QCoreApplication>
#include <QVariant>

#include <cstdint>
#include <memory>

namespace colonnade {

/// The columns that the tree and the patterns share.
enum class TreeColumn : std::uint8_t { Name, Keys, Memory, Share, Average, Largest, Expiring, Findings };
inline constexpr int treeColumnCount = int(TreeColumn::Findings) + 1;

/// What the delegates and Ctrl+C ask for beside Qt's own roles.
enum TreeRole : int {
    ShareRole = Qt::UserRole, ///< double, 0 to 1
    FindingsRole,             ///< SeverityCounts
    KeyTypeRole,              ///< ValueType of a key's row; invalid for folders and patterns
    CopyRole,                 ///< the whole name as a person would paste it
};

/// Makes the cells of those columns: texts, exact figures for hovering, and numbers to sort by. A value; knows what
/// the numbers are held against (all memory, or all keys where no memory is known) and which of them are bounds.
class TreeCells
{
    Q_DECLARE_TR_FUNCTIONS(TreeCells)

public:
    static constexpr int longestHint = 400; ///< characters of a name that is hovered over

    TreeCells() = default;
    TreeCells(std::shared_ptr<const Analysis> analysis, Reading reading);

    [[nodiscard]] static QVariant header(TreeColumn column, int role);

    [[nodiscard]] static QString nameText(std::string_view name); ///< never empty
    /// Everything but the name. `findings` of the same keys are fetched by the caller for that column only.
    [[nodiscard]] QVariant cell(TreeColumn column, const Aggregate& keys, int role) const;
    [[nodiscard]] static QVariant findingsCell(const SeverityCounts& findings, int role);
    /// The same for the row of one key: its own facts.
    [[nodiscard]] QVariant keyCell(TreeColumn column, KeyId key, int role) const;
    [[nodiscard]] QVariant keyHint(KeyId key) const; ///< "hash, listpack, 12 elements": hovering over its name

    /// Larger numbers are larger rows. Not known: 0. Name has none.
    [[nodiscard]] std::uint64_t sortNumber(TreeColumn column, const Aggregate& keys) const;
    [[nodiscard]] std::uint64_t sortNumber(TreeColumn column, KeyId key) const;    ///< the same, without summing
    [[nodiscard]] static std::uint64_t sortNumber(const SeverityCounts& findings); ///< worst severity first

    [[nodiscard]] const Analysis* analysis() const { return m_analysis.get(); }

private:
    [[nodiscard]] double share(const Aggregate& keys) const;
    [[nodiscard]] QString averageText(const Aggregate& keys, int role) const;
    [[nodiscard]] QString largestText(const Aggregate& keys, int role) const;
    [[nodiscard]] QString expiringText(const Aggregate& keys, int role) const;
    [[nodiscard]] bool isEstimated() const { return m_analysis->summary.info.memoryKind == MemoryKind::Estimated; }

    std::shared_ptr<const Analysis> m_analysis;
    Reading m_reading = Reading::Finished;
    Aggregate m_total;
};

} // namespace colonnade
