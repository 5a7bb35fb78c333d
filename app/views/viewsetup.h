// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QLabel;
class QTableView;
class QTreeView;
class QWidget;

namespace colonnade {

struct Settings;

/// Of one row in every tree and table.
[[nodiscard]] int rowHeight(const QWidget* view);

/// The one way to set up a tree of many rows: uniform row heights, scrolling by row, nothing sized by its content,
/// whole rows, names elided in the middle, Ctrl+C copies what CopyRole says (or the first column), the header's menu
/// chooses columns. `name` is the key under which column widths are remembered. Call once, before the model is set.
void setUpTree(QTreeView* tree, const QString& name);

/// The one way a table of this program looks and works: whole rows, one fixed height, no content-sized rows, names
/// elided in the middle, no grid. Call it once, before the model is set.
void setUpTable(QTableView* table);

/// Columns after the model is set: the first takes what is left, the others fit their headers and a typical number.
void setUpColumns(QTableView* table);

/// Column widths, order and visibility of every tree and table below `window` that has an object name.
void restoreColumns(const QWidget* window, const Settings& settings);
void saveColumns(const QWidget* window, Settings& settings);

[[nodiscard]] QLabel* makeHeading(const QString& text, QWidget* parent);    ///< bold
[[nodiscard]] QLabel* makeQuietLabel(const QString& text, QWidget* parent); ///< a hint: wraps, quieter colour

} // namespace colonnade
