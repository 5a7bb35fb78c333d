// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/markdelegate.h"

#include "views/palette.h"

namespace colonnade {

MarkDelegate::MarkDelegate(Mark mark, int role, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_mark(mark)
    , m_role(role)
{
}

void MarkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    bool isNumber = false;
    const int value = index.data(m_role).toInt(&isNumber);
    if (!isNumber || option->text.isEmpty())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    const int side = option->fontMetrics.ascent();
    option->decorationSize = QSize(side, side);
    option->icon = m_mark == Mark::Type ? typeIcon(ValueType(value), option->palette)
                                        : severityIcon(Severity(value), option->palette);
}

} // namespace colonnade
