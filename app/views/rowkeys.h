// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <functional>

class QTableView;

namespace colonnade {

/// What the keyboard does in a table of rows: Return and Enter open the current one, the copy shortcut copies. Owned
/// by the table.
class RowKeys : public QObject
{
    Q_OBJECT

public:
    RowKeys(QTableView* table, std::function<void()> open, std::function<void()> copy);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> m_open;
    std::function<void()> m_copy;
};

} // namespace colonnade
