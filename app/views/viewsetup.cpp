// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/viewsetup.h"

#include "models/treecells.h"
#include "settings/settings.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStyle>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace colonnade {

namespace {

void copySelection(const QAbstractItemView* view)
{
    if (!view->selectionModel())
        return;
    QModelIndexList rows = view->selectionModel()->selectedRows();
    std::ranges::sort(rows);
    QStringList lines;
    for (const QModelIndex& row : rows) {
        const QVariant copy = row.data(CopyRole);
        lines << (copy.isValid() ? copy : row.data()).toString();
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void showColumnMenu(QHeaderView* header, const QPoint& position)
{
    auto* menu = new QMenu(header);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < header->count(); ++column) { // the first one says what a row is
        QAction* action = menu->addAction(header->model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        QObject::connect(action, &QAction::toggled, header,
                         [header, column](bool isShown) { header->setSectionHidden(column, !isShown); });
    }
    menu->popup(header->viewport()->mapToGlobal(position));
}

void setUpRows(QAbstractItemView* view)
{
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTextElideMode(Qt::ElideMiddle);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
}

/// Views by name with their headers.
QHash<QString, QHeaderView*> headersBelow(const QWidget* window)
{
    QHash<QString, QHeaderView*> headers;
    for (QTreeView* view : window->findChildren<QTreeView*>())
        headers.insert(view->objectName(), view->header());
    for (QTableView* view : window->findChildren<QTableView*>())
        headers.insert(view->objectName(), view->horizontalHeader());
    headers.remove(QString());
    return headers;
}

} // namespace

int rowHeight(const QWidget* view)
{
    const int margin = view->style()->pixelMetric(QStyle::PM_FocusFrameVMargin, nullptr, view);
    return view->fontMetrics().height() + 2 * (margin + 1);
}

void setUpTree(QTreeView* tree, const QString& name)
{
    setUpRows(tree);
    tree->setObjectName(name);
    tree->setUniformRowHeights(true);
    tree->setAllColumnsShowFocus(true);

    QHeaderView* header = tree->header();
    header->setSectionsMovable(true);
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(header, &QWidget::customContextMenuRequested, header,
                     [header](const QPoint& position) { showColumnMenu(header, position); });

    auto* copy = new QAction(QCoreApplication::translate("ViewSetup", "Copy name"), tree);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, tree, [tree] { copySelection(tree); });
    tree->addAction(copy);
    tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void setUpTable(QTableView* table)
{
    setUpRows(table);
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setCornerButtonEnabled(false);

    QHeaderView* rows = table->verticalHeader();
    rows->setVisible(false);
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setMinimumSectionSize(1);
    rows->setDefaultSectionSize(rowHeight(table));

    QHeaderView* columns = table->horizontalHeader();
    columns->setHighlightSections(false);
    columns->setStretchLastSection(false);
}

void setUpColumns(QTableView* table)
{
    QHeaderView* header = table->horizontalHeader();
    const int typical = table->fontMetrics().horizontalAdvance(QStringLiteral("1,000.0 MiB")) + 12;
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < header->count(); ++column)
        table->setColumnWidth(column, std::max(header->sectionSizeHint(column), typical));
}

void restoreColumns(const QWidget* window, const Settings& settings)
{
    const QHash<QString, QHeaderView*> headers = headersBelow(window);
    for (auto entry = headers.begin(); entry != headers.end(); ++entry) {
        if (const QByteArray state = settings.columns.value(entry.key()); !state.isEmpty())
            entry.value()->restoreState(state);
    }
}

void saveColumns(const QWidget* window, Settings& settings)
{
    const QHash<QString, QHeaderView*> headers = headersBelow(window);
    for (auto entry = headers.begin(); entry != headers.end(); ++entry)
        settings.columns.insert(entry.key(), entry.value()->saveState());
}

QLabel* makeHeading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QLabel* makeQuietLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace colonnade
