// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/placename.h"

#include <QObject>

#include <optional>
#include <set>
#include <string>

class QModelIndex;
class QTreeView;

namespace colonnade {

class KeyTreeModel;

/// Keeps what is expanded in a tree, and what stands at its top, by path: the next snapshot looks as the last one
/// did. Before anything was expanded it opens the tree down to the first level with a choice.
class TreeState : public QObject
{
public:
    TreeState(QTreeView* view, KeyTreeModel* model); ///< owned by the view

    void clear();   ///< another source: start anew
    void saveTop(); ///< before the model changes: a view forgets its rows when a reset begins

private:
    void remember(const QModelIndex& index, bool isExpanded);
    void restore();
    void openFirstLevel();

    QTreeView* m_view;
    KeyTreeModel* m_model;
    std::set<std::string> m_expanded; // paths; the root's is empty
    std::optional<PlaceName> m_top;
};

} // namespace colonnade
