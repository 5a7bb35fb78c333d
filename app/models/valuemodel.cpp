// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/valuemodel.h"

#include "text/expirytext.h"
#include "text/quantity.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <iterator>

namespace colonnade {

namespace {

constexpr int longestCell = 300; // characters; the text view shows the whole

std::vector<ValueModel::Column> columnsOf(ValueType type)
{
    using enum ValueModel::Column;
    switch (type) {
    case ValueType::Hash:
        return {Field, Value};
    case ValueType::List:
        return {Index, Value};
    case ValueType::Set:
        return {Member};
    case ValueType::ZSet:
        return {Score, Member};
    case ValueType::Stream:
        return {EntryId, Fields};
    case ValueType::String:
    case ValueType::Module:
    case ValueType::Unknown:
        return {Value};
    }
    return {};
}

int alignment(ValueModel::Column column)
{
    const bool isNumber = column == ValueModel::Column::Index || column == ValueModel::Column::Score;
    return int(Qt::AlignVCenter) | int(isNumber ? Qt::AlignRight : Qt::AlignLeft);
}

std::size_t bytesOf(const ValueRow& row)
{
    std::size_t bytes = sizeof(ValueRow) + row.field.size() + row.value.size();
    for (const auto& [name, value] : row.fields)
        bytes += sizeof(row.fields.front()) + name.size() + value.size();
    return bytes;
}

} // namespace

void ValueModel::clear()
{
    beginResetModel();
    m_type = ValueType::Unknown;
    m_columns.clear();
    m_rows.clear();
    m_elements = {};
    m_next.reset();
    m_bytes = 0;
    m_isStarted = m_isFetching = m_hasFailed = false;
    endResetModel();
}

void ValueModel::append(ValuePage page)
{
    m_isFetching = false;
    m_hasFailed = false;
    if (!m_isStarted) {
        beginResetModel();
        m_isStarted = true;
        m_type = page.type;
        m_columns = columnsOf(page.type);
        m_firstIndex = page.firstIndex;
        endResetModel();
    }
    m_elements = page.elements;
    m_next = std::move(page.next);
    if (std::ranges::any_of(page.rows, [](const ValueRow& row) { return row.expiresAtMs.has_value(); }))
        addExpiresColumn();
    if (page.rows.empty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page.rows.size()) - 1);
    for (const ValueRow& row : page.rows)
        m_bytes += bytesOf(row);
    std::ranges::move(page.rows, std::back_inserter(m_rows));
    endInsertRows();
}

void ValueModel::addExpiresColumn()
{
    if (std::ranges::contains(m_columns, Column::Expires))
        return;
    beginInsertColumns({}, int(m_columns.size()), int(m_columns.size()));
    m_columns.push_back(Column::Expires);
    endInsertColumns();
}

void ValueModel::setFailed()
{
    m_isFetching = false;
    m_hasFailed = true;
}

void ValueModel::retry()
{
    m_hasFailed = false;
    if (canFetchMore({}))
        fetchMore({});
}

bool ValueModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_next && !m_isFetching && !m_hasFailed && !isFull();
}

void ValueModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    m_isFetching = true;
    Q_EMIT pageWanted(*m_next);
}

int ValueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ValueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant ValueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column column = m_columns[std::size_t(index.column())];
    if (role == Qt::DisplayRole)
        return text(std::size_t(index.row()), column);
    if (role == Qt::TextAlignmentRole)
        return alignment(column);
    return {};
}

QString ValueModel::text(std::size_t row, Column column) const
{
    const ValueRow& shown = m_rows[row];
    switch (column) {
    case Column::Index:
        return countText(m_firstIndex + row);
    case Column::EntryId:
    case Column::Field:
        return keyText(shown.field, longestCell);
    case Column::Member:
    case Column::Value:
        return keyText(shown.value, longestCell);
    case Column::Score:
        return shown.score ? QLocale::c().toString(*shown.score, 'g', QLocale::FloatingPointShortest) : QString();
    case Column::Expires:
        return shown.expiresAtMs ? expiryDateText(Expiry::at(std::chrono::milliseconds(*shown.expiresAtMs)))
                                 : QString();
    case Column::Fields: {
        QStringList parts;
        for (const auto& [name, value] : shown.fields) {
            parts += keyText(name, longestCell) + QStringLiteral(" = ") + keyText(value, longestCell);
            if (parts.size() >= 20)
                break;
        }
        return parts.join(QStringLiteral(", ")).left(longestCell);
    }
    }
    return {};
}

std::string ValueModel::content(int row) const
{
    const ValueRow& shown = m_rows[std::size_t(row)];
    if (m_type != ValueType::Stream)
        return shown.value;
    std::string lines;
    for (const auto& [name, value] : shown.fields)
        lines.append(lines.empty() ? "" : "\n").append(name).append(": ").append(value);
    return lines;
}

QVariant ValueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(m_columns[std::size_t(section)]);
    if (role != Qt::DisplayRole)
        return {};
    switch (m_columns[std::size_t(section)]) {
    //: Position of an element in a list
    case Column::Index:
        return tr("Index");
    //: Id of an entry of a stream
    case Column::EntryId:
        return tr("Entry");
    case Column::Field:
        return tr("Field");
    //: Member of a set
    case Column::Member:
        return tr("Member");
    case Column::Value:
        return tr("Value");
    case Column::Score:
        return tr("Score");
    //: When a field of a hash expires
    case Column::Expires:
        return tr("Expires");
    case Column::Fields:
        return tr("Fields");
    }
    return {};
}

} // namespace colonnade
