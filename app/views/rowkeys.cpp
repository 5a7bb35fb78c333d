// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rowkeys.h"

#include <QKeyEvent>
#include <QTableView>

#include <utility>

namespace colonnade {

RowKeys::RowKeys(QTableView* table, std::function<void()> open, std::function<void()> copy)
    : QObject(table)
    , m_open(std::move(open))
    , m_copy(std::move(copy))
{
    table->installEventFilter(this);
}

bool RowKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto* press = static_cast<QKeyEvent*>(event);
        if (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) {
            m_open();
            return true;
        }
        if (press->matches(QKeySequence::Copy)) {
            m_copy();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace colonnade
