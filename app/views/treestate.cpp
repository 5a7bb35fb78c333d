// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/treestate.h"

#include "models/keytreemodel.h"

#include <QTreeView>

namespace colonnade {

TreeState::TreeState(QTreeView* view, KeyTreeModel* model)
    : QObject(view)
    , m_view(view)
    , m_model(model)
{
    connect(view, &QTreeView::expanded, this, [this](const QModelIndex& index) { remember(index, true); });
    connect(view, &QTreeView::collapsed, this, [this](const QModelIndex& index) { remember(index, false); });
    connect(model, &QAbstractItemModel::modelReset, this, &TreeState::restore);
}

void TreeState::clear()
{
    m_expanded.clear();
    m_top.reset();
}

void TreeState::remember(const QModelIndex& index, bool isExpanded)
{
    const std::optional<Place> place = m_model->place(index);
    if (!place || !std::holds_alternative<NodeId>(*place))
        return;
    const std::string path(m_model->keyspace().path(std::get<NodeId>(*place)));
    if (isExpanded)
        m_expanded.insert(path);
    else
        m_expanded.erase(path);
}

void TreeState::saveTop()
{
    m_top.reset();
    const QModelIndex top = m_view->indexAt(QPoint(0, 0));
    if (const std::optional<Place> place = m_model->place(top); place && top.parent().isValid())
        m_top = PlaceName(*place, m_model->keyspace());
}

void TreeState::restore()
{
    if (m_model->rowCount() == 0)
        return;
    if (m_expanded.empty())
        openFirstLevel();
    for (const std::string& path : std::set<std::string>(m_expanded)) { // a copy: expanding remembers
        if (const std::optional<NodeId> node = m_model->keyspace().findNode(path))
            m_view->expand(m_model->indexOf(*node));
    }
    if (!m_top)
        return;
    const Place top = m_top->in(m_model->keyspace());
    const QModelIndex index = std::holds_alternative<NodeId>(top)  ? m_model->indexOf(std::get<NodeId>(top))
                              : std::holds_alternative<KeyId>(top) ? m_model->indexOf(std::get<KeyId>(top))
                                                                   : QModelIndex();
    if (index.isValid())
        m_view->scrollTo(index, QAbstractItemView::PositionAtTop);
}

void TreeState::openFirstLevel()
{
    constexpr int mostRows = 100'000; // a longer level opens when somebody asks for it: the window comes first
    QModelIndex index = m_model->index(0, 0);
    m_view->expand(index);
    while (m_model->rowCount(index) == 1) {
        index = m_model->index(0, 0, index);
        if (m_model->rowCount(index) > mostRows)
            break;
        m_view->expand(index);
    }
}

} // namespace colonnade
