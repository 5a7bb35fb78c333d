// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractItemModel>
#include <QStringList>

namespace colonnade {

/// The first column, one row a line, two spaces a level; so that a failure reads like a diff.
inline QStringList printed(const QAbstractItemModel& model, const QModelIndex& parent = {}, int level = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines << QString(2 * level, QLatin1Char(' ')) + index.data().toString();
        lines << printed(model, index, level + 1);
    }
    return lines;
}

/// The texts of one column, top level only or below `parent`.
inline QStringList columnTexts(const QAbstractItemModel& model, int column, const QModelIndex& parent = {})
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row)
        texts << model.index(row, column, parent).data().toString();
    return texts;
}

} // namespace colonnade
