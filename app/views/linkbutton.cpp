// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/linkbutton.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>

namespace colonnade {

LinkButton::LinkButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : LinkButton(parent)
{
    setText(text);
}

int LinkButton::iconWidth() const
{
    return icon().isNull() ? 0 : iconSize().width() + fontMetrics().horizontalAdvance(QLatin1Char(' '));
}

QSize LinkButton::sizeHint() const
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this);
    const int height = std::max(fontMetrics().height(), icon().isNull() ? 0 : iconSize().height());
    return {iconWidth() + fontMetrics().horizontalAdvance(text()) + 2 * margin + 2, height + 2 * margin};
}

QSize LinkButton::minimumSizeHint() const
{
    return {iconWidth() + fontMetrics().averageCharWidth() * std::min(12, int(text().size())), sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this);
    QRect area = rect().adjusted(margin, 0, -margin, 0);
    if (!icon().isNull()) {
        const QRect at = style()->alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, iconSize(), area);
        icon().paint(&painter, at, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
        area.setLeft(area.left() + iconWidth());
    }
    QFont underlined = font();
    underlined.setUnderline(underMouse() || isDown());
    painter.setFont(underlined);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideMiddle, area.width());
    style()->drawItemText(&painter, area, Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(), shown,
                          isEnabled() ? QPalette::Link : QPalette::WindowText);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

bool LinkButton::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const bool isElided = sizeHint().width() > width();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), isElided ? text() : QString(), this);
        return true;
    }
    return QAbstractButton::event(event);
}

void LinkButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace colonnade
