// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/keylistview.h"

#include "delegates/findingsdelegate.h"
#include "delegates/keynamedelegate.h"
#include "delegates/markdelegate.h"
#include "models/keylistmodel.h"
#include "models/placename.h"
#include "models/treecells.h"
#include "text/quantity.h"
#include "views/rowkeys.h"
#include "views/viewsetup.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

namespace colonnade {

KeyListView::KeyListView(QWidget* parent)
    : QWidget(parent)
    , m_model(new KeyListModel(this))
    , m_title(makeHeading({}, this))
    , m_table(new QTableView(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);
    m_title->setBuddy(m_table);

    setUpTable(m_table);
    m_table->setObjectName(QStringLiteral("keys"));
    m_table->setAccessibleName(tr("Keys"));
    m_table->setModel(m_model);
    setUpColumns(m_table);
    m_table->setItemDelegateForColumn(int(KeyColumn::Name), new KeyNameDelegate(m_table));
    m_table->setItemDelegateForColumn(int(KeyColumn::Type), new MarkDelegate(KeyTypeRole, m_table));
    m_table->setItemDelegateForColumn(int(KeyColumn::Findings), new FindingsDelegate(m_table));
    m_table->horizontalHeader()->setSortIndicator(int(m_model->sortColumn()), m_model->sortOrder());
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    new RowKeys(m_table, [this] { openCurrent(); }, [this] { copySelected(); });

    connect(m_table, &QTableView::doubleClicked, this, &KeyListView::openCurrent);
    connect(m_table, &QTableView::customContextMenuRequested, this, &KeyListView::showMenu);
    connect(m_model, &KeyListModel::modelAboutToBeReset, this, &KeyListView::rememberCurrent);
    connect(m_model, &KeyListModel::modelReset, this, &KeyListView::restoreCurrent);
    connect(m_model, &KeyListModel::modelReset, this, &KeyListView::updateTitle);
    connect(m_model, &KeyListModel::busyChanged, this, &KeyListView::busyChanged);
    updateTitle();
}

void KeyListView::setView(const View& view)
{
    m_model->setView(view);
}

bool KeyListView::isBusy() const
{
    return m_model->isBusy();
}

void KeyListView::updateTitle()
{
    const int rows = m_model->rowCount();
    m_title->setText(tr("%1 keys here", nullptr, rows).arg(countText(std::uint64_t(rows))));
}

void KeyListView::openCurrent()
{
    const std::optional<Place> place = currentPlace();
    if (!place)
        return;
    if (const auto* key = std::get_if<KeyId>(&*place))
        Q_EMIT keyOpened(*key);
    else
        Q_EMIT placeRequested(*place);
}

std::optional<Place> KeyListView::currentPlace() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid() || !m_model->latest().analysis)
        return std::nullopt;
    return samePlace(m_model->key(current), m_model->shown(), m_model->latest());
}

void KeyListView::rememberCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_before = m_model->shown();
    m_currentBefore = current.isValid() ? std::optional(m_model->key(current)) : std::nullopt;
    m_scrolledBefore = m_table->verticalScrollBar()->value();
}

/// While a scan runs, each snapshot brings other rows: who reads the table stays where he is.
void KeyListView::restoreCurrent()
{
    const View& now = m_model->shown();
    if (!m_before.analysis || !now.analysis || m_before.analysis == now.analysis)
        return;
    if (m_currentBefore) {
        const Place place = samePlace(*m_currentBefore, m_before, now);
        const auto* key = std::get_if<KeyId>(&place);
        const std::optional<int> row = key ? m_model->rowOf(*key) : std::nullopt;
        if (row)
            m_table->setCurrentIndex(m_model->index(*row, 0));
    }
    m_table->verticalScrollBar()->setValue(m_scrolledBefore);
    m_before = {};
}

void KeyListView::copySelected() const
{
    constexpr int most = 10'000; // what a person would paste
    QStringList names;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows(int(KeyColumn::Name))) {
        if (names.size() < most)
            names += m_model->nameText(index);
    }
    if (!names.isEmpty())
        QGuiApplication::clipboard()->setText(names.join(QLatin1Char('\n')));
}

void KeyListView::showMenu(const QPoint& at)
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open key"), this, &KeyListView::openCurrent);
    menu->addAction(tr("Show in tree"), this, [this] {
        if (const std::optional<Place> place = currentPlace())
            Q_EMIT placeRequested(*place);
    });
    menu->addAction(tr("Copy name"), QKeySequence::Copy, this, &KeyListView::copySelected);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace colonnade
