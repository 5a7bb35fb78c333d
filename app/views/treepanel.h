// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QTabWidget>

class QTreeView;

namespace colonnade {

class IdMenu;
class KeyTreeModel;
class PatternModel;
class TreeState;

/// The left side: the folder tree and the patterns, one tab each. Chooses what the right side explains.
class TreePanel : public QTabWidget
{
    Q_OBJECT

public:
    explicit TreePanel(QWidget* parent = nullptr);

    void setAnalysis(const std::shared_ptr<const Analysis>& analysis, bool isScanning);
    /// Selects the place and makes it visible, without saying so. A list of keys selects nothing.
    void setPlace(const Place& place);
    void forgetExpansion();                    ///< another source
    void keepColumns() { m_hasFitted = true; } ///< widths were restored
    void focusView();
    [[nodiscard]] IdMenu* idMenu() const { return m_idMenu; } ///< about the current row, in the context menu
    void showFolders() { setCurrentIndex(Folders); }
    void showPatterns() { setCurrentIndex(Patterns); }

Q_SIGNALS:
    void placeChosen(const colonnade::Place& place); ///< by a person
    void keyPreviewed(colonnade::KeyId key);         ///< Space
    void keyOpened(colonnade::KeyId key);            ///< Enter, double click

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Tab : int { Folders, Patterns };

    QTreeView* makeView(const QString& name);
    void watchCurrent(QTreeView* view);
    void select(QTreeView* view, const QModelIndex& index);
    void showIds(const QTreeView* view);
    void fitColumns(const Aggregate& all);
    [[nodiscard]] std::optional<Place> placeAt(const QTreeView* view, const QModelIndex& index) const;

    IdMenu* m_idMenu;
    KeyTreeModel* m_treeModel;
    PatternModel* m_patternModel;
    QTreeView* m_tree;
    QTreeView* m_patterns;
    std::shared_ptr<const Analysis> m_analysis;
    TreeState* m_treeState = nullptr;
    bool m_isSelecting = false; // by setPlace
    bool m_hasFitted = false;
};

} // namespace colonnade
