// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "source/valuereader.h"

#include <QAbstractTableModel>

#include <optional>
#include <string>
#include <vector>

namespace colonnade {

/// The rows of a collection as far as they have been read. A view that scrolls to the end makes the model ask for the
/// following page (pageWanted); the rows come when the owner calls append(). A failure ends the asking until retry().
class ValueModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Index, EntryId, Field, Member, Value, Score, Expires, Fields };

    /// What is held at most: a person who scrolls on does not fill the machine's memory.
    static constexpr std::size_t mostBytes = 64 * 1024 * 1024;

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void append(ValuePage page); ///< the first page decides the columns
    void setFailed();
    void retry(); ///< asks again after a failure

    [[nodiscard]] bool isComplete() const { return m_isStarted && !m_next; }
    [[nodiscard]] bool isFull() const { return m_bytes >= mostBytes; }
    [[nodiscard]] ValueType type() const { return m_type; }
    [[nodiscard]] Fact elements() const { return m_elements; }
    /// What a row holds, to be read in full: the value or member; of a stream's entry all fields, one a line.
    [[nodiscard]] std::string content(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void pageWanted(const std::string& cursor);

private:
    [[nodiscard]] QString text(std::size_t row, Column column) const;
    void addExpiresColumn();

    ValueType m_type = ValueType::Unknown;
    std::vector<Column> m_columns;
    std::vector<ValueRow> m_rows;
    Fact m_elements;
    std::uint64_t m_firstIndex = 0;
    std::optional<std::string> m_next; ///< cursor of the following page
    std::size_t m_bytes = 0;
    bool m_isStarted = false;
    bool m_isFetching = false;
    bool m_hasFailed = false;
};

} // namespace colonnade
