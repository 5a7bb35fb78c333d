// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/treepanel.h"

#include "delegates/findingsdelegate.h"
#include "delegates/keynamedelegate.h"
#include "delegates/sharedelegate.h"
#include "models/keytreemodel.h"
#include "models/patternmodel.h"
#include "text/quantity.h"
#include "views/idmenu.h"
#include "views/treestate.h"
#include "views/viewsetup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace colonnade {

namespace {

/// What is usual to see in a column, for its width.
QString sample(TreeColumn column, const Aggregate& all)
{
    switch (column) {
    case TreeColumn::Name:
        break;
    case TreeColumn::Keys:
        return QStringLiteral("≥ ") + countText(all.keys);
    case TreeColumn::Memory:
    case TreeColumn::Average:
    case TreeColumn::Largest:
        return QStringLiteral("≈ 100.0 MiB");
    case TreeColumn::Share:
        return QStringLiteral("––––––100.0 %");
    case TreeColumn::Expiring:
        return QStringLiteral("100.0 %");
    case TreeColumn::Findings:
        return QStringLiteral("◆ 999 ▲ 1.2 k ● 999");
    }
    return {};
}

} // namespace

TreePanel::TreePanel(QWidget* parent)
    : QTabWidget(parent)
    , m_idMenu(new IdMenu(this))
    , m_treeModel(new KeyTreeModel(this))
    , m_patternModel(new PatternModel(this))
    , m_tree(makeView(QStringLiteral("folders")))
    , m_patterns(makeView(QStringLiteral("patterns")))
{
    setDocumentMode(true);
    m_tree->setModel(m_treeModel);
    m_patterns->setModel(m_patternModel);
    m_treeState = new TreeState(m_tree, m_treeModel); // after the view, which forgets what is expanded at each reset
    m_patterns->setRootIsDecorated(false);
    m_tree->setAccessibleName(tr("Folders of the key names"));
    m_patterns->setAccessibleName(tr("Patterns of the key names"));
    addTab(m_tree, tr("Folders"));
    addTab(m_patterns, tr("Patterns"));
    connect(m_idMenu, &QMenu::aboutToShow, this, [this] { showIds(qobject_cast<QTreeView*>(currentWidget())); });
    for (QTreeView* view : {m_tree, m_patterns}) {
        view->header()->setStretchLastSection(false);
        view->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        view->header()->moveSection(int(TreeColumn::Findings), int(TreeColumn::Share) + 1);
        view->setSortingEnabled(true);
        view->sortByColumn(int(TreeColumn::Share), Qt::DescendingOrder);
        watchCurrent(view);
    }
}

QTreeView* TreePanel::makeView(const QString& name)
{
    auto* view = new QTreeView(this);
    setUpTree(view, name);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setItemDelegateForColumn(int(TreeColumn::Name), new KeyNameDelegate(view));
    view->setItemDelegateForColumn(int(TreeColumn::Share), new ShareDelegate(view));
    view->setItemDelegateForColumn(int(TreeColumn::Findings), new FindingsDelegate(view));
    view->addAction(m_idMenu->menuAction());
    view->installEventFilter(this);
    return view;
}

void TreePanel::watchCurrent(QTreeView* view)
{
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, view](const QModelIndex& current) {
                showIds(view);
                if (const std::optional<Place> place = placeAt(view, current); place && !m_isSelecting)
                    Q_EMIT placeChosen(*place);
            });
    connect(view, &QTreeView::activated, this, [this, view](const QModelIndex& index) {
        if (const std::optional<Place> place = placeAt(view, index); place && std::holds_alternative<KeyId>(*place))
            Q_EMIT keyOpened(std::get<KeyId>(*place));
    });
}

void TreePanel::setAnalysis(const std::shared_ptr<const Analysis>& analysis, bool isScanning)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    m_analysis = analysis;
    m_treeState->saveTop();
    m_treeModel->setAnalysis(analysis, isScanning);
    m_patternModel->setAnalysis(analysis, isScanning);
    if (!m_hasFitted && analysis && isVisible())
        fitColumns(analysis->keyspace->aggregate(Keyspace::root));
    // Rows stand by name until the end: an arrow would be a lie.
    for (QTreeView* view : {m_tree, m_patterns})
        view->header()->setSortIndicatorShown(!isScanning);
}

void TreePanel::setPlace(const Place& place)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    if (const auto* pattern = std::get_if<PatternId>(&place)) {
        setCurrentIndex(Patterns);
        select(m_patterns, m_patternModel->indexOf(*pattern));
        select(m_tree, {});
        return;
    }
    select(m_patterns, {});
    if (std::holds_alternative<KeyList>(place)) {
        select(m_tree, {});
        return;
    }
    setCurrentIndex(Folders);
    const auto* key = std::get_if<KeyId>(&place);
    select(m_tree, key ? m_treeModel->indexOf(*key) : m_treeModel->indexOf(std::get<NodeId>(place)));
}

void TreePanel::select(QTreeView* view, const QModelIndex& index)
{
    if (!index.isValid()) {
        view->selectionModel()->clear();
        return;
    }
    if (view->currentIndex().siblingAtColumn(0) == index &&
        view->selectionModel()->isRowSelected(index.row(), index.parent()))
        return;
    view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    view->scrollTo(index);
}

/// A click with the right button chooses the row before the menu comes.
void TreePanel::showIds(const QTreeView* view)
{
    const std::optional<Place> place = placeAt(view, view->currentIndex());
    m_idMenu->show(place ? m_analysis : nullptr, place.value_or(Keyspace::root));
}

void TreePanel::forgetExpansion()
{
    m_treeState->clear();
}

void TreePanel::focusView()
{
    currentWidget()->setFocus();
}

bool TreePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Space)
        return QTabWidget::eventFilter(watched, event);
    const auto* view = qobject_cast<QTreeView*>(watched);
    if (const std::optional<Place> place = placeAt(view, view->currentIndex());
        place && std::holds_alternative<KeyId>(*place))
        Q_EMIT keyPreviewed(std::get<KeyId>(*place));
    return true;
}

/// Once, before anybody has chosen: usual widths, the names get the rest, and what is least needed is hidden where
/// little would be left for them.
void TreePanel::fitColumns(const Aggregate& all)
{
    m_hasFitted = true;
    for (QTreeView* view : {m_tree, m_patterns}) {
        QHeaderView* header = view->header();
        const int margins = 2 * header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
        int rest = view->viewport()->width();
        for (int column = 1; column < treeColumnCount; ++column) {
            const int text = header->fontMetrics().horizontalAdvance(sample(TreeColumn(column), all));
            header->resizeSection(column, std::max(text + 2 * margins, header->sectionSizeHint(column)));
            rest -= header->sectionSize(column);
        }
        for (const TreeColumn column : {TreeColumn::Average, TreeColumn::Largest, TreeColumn::Expiring}) {
            if (rest > view->viewport()->width() / 3)
                break;
            rest += header->sectionSize(int(column));
            header->hideSection(int(column));
        }
    }
}

std::optional<Place> TreePanel::placeAt(const QTreeView* view, const QModelIndex& index) const
{
    if (view == m_tree)
        return m_treeModel->place(index);
    const std::optional<PatternId> pattern = m_patternModel->pattern(index);
    return pattern ? std::optional<Place>(*pattern) : std::nullopt;
}

} // namespace colonnade
