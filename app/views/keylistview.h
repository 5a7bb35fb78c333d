// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/place.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTableView;

namespace colonnade {

class KeyListModel;

/// All keys of a place in one table, the biggest first; every column sorts. Enter or a double click opens a key.
class KeyListView : public QWidget
{
    Q_OBJECT

public:
    explicit KeyListView(QWidget* parent = nullptr);

    void setView(const View& view);
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QTableView* table() const { return m_table; }

Q_SIGNALS:
    void keyOpened(colonnade::KeyId key);
    void placeRequested(const colonnade::Place& place);
    void busyChanged();

private:
    void openCurrent();
    void copySelected() const;
    void showMenu(const QPoint& at);
    void updateTitle();
    void rememberCurrent(); ///< before other rows come
    void restoreCurrent();
    [[nodiscard]] std::optional<Place> currentPlace() const; ///< in the latest view

    KeyListModel* m_model;
    QLabel* m_title;
    QTableView* m_table;
    View m_before; ///< what was shown before the rows changed
    std::optional<KeyId> m_currentBefore;
    int m_scrolledBefore = 0;
};

} // namespace colonnade
