// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/cellpainter.h"

#include "views/palette.h"

#include <QApplication>
#include <QStyledItemDelegate>

namespace colonnade {

namespace {

// initStyleOption is protected in QStyledItemDelegate; what we need of it is little.
QPalette::ColorGroup colorGroup(const QStyleOptionViewItem& option)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return QPalette::Disabled;
    return option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
}

} // namespace

CellPainter::CellPainter(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                         const QStyledItemDelegate& delegate)
    : m_painter(painter)
    , m_text(delegate.displayText(index.data(), option.locale))
    , m_palette(option.palette)
{
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem bare = option;
    bare.text.clear();
    bare.icon = {};
    style->drawControl(QStyle::CE_ItemViewItem, &bare, painter, option.widget);

    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    m_contents = option.rect.adjusted(margin, 0, -margin, 0);
    m_gap = 2 * margin;

    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group = colorGroup(option);
    m_textColor = option.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text);
    m_quietTextColor = isSelected ? m_textColor : quietColor(option.palette);
    if (isSelected)
        m_palette.setColor(QPalette::Base, option.palette.color(group, QPalette::Highlight));

    painter->save();
    painter->setFont(option.font);
    painter->setClipRect(option.rect);
}

} // namespace colonnade
