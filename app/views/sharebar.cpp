// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/sharebar.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace colonnade {

void ShareBar::setShare(double share, const QColor& color)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_color = color;
    update();
}

QSize ShareBar::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height()};
}

QSize ShareBar::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 4, fontMetrics().height()};
}

void ShareBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int thickness = std::max(2, fontMetrics().ascent() * 2 / 3);
    const QRect track(0, (height() - thickness) / 2, width(), thickness);
    QColor quiet = palette().color(QPalette::WindowText);
    quiet.setAlphaF(0.08F);
    painter.fillRect(track, quiet);
    if (m_share <= 0)
        return;
    QRect bar = track;
    bar.setWidth(std::max(1, qRound(m_share * track.width())));
    painter.fillRect(QStyle::visualRect(layoutDirection(), track, bar), m_color);
}

} // namespace colonnade
