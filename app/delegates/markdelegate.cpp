// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/markdelegate.h"

#include "views/palette.h"

namespace colonnade {

MarkDelegate::MarkDelegate(int role, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role)
{
}

void MarkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant mark = index.data(m_role);
    QPalette palette = option->palette; // a selected row has another background
    if (option->state.testFlag(QStyle::State_Selected))
        palette.setColor(QPalette::Base, palette.color(QPalette::Highlight));
    if (mark.metaType() == QMetaType::fromType<ValueType>())
        option->icon = typeIcon(mark.value<ValueType>(), palette);
    else if (mark.metaType() == QMetaType::fromType<Severity>())
        option->icon = severityIcon(mark.value<Severity>(), palette);
    else
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(option->fontMetrics.ascent(), option->fontMetrics.ascent());
}

} // namespace colonnade
