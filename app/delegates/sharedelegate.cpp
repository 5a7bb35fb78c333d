// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/sharedelegate.h"

#include "delegates/cellpainter.h"
#include "models/treecells.h"

#include <QPainter>

namespace colonnade {

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellPainter cell(painter, option, index, *this);
    const QRect inside = cell.contents();
    const double share = std::clamp(index.data(ShareRole).toDouble(), 0.0, 1.0);

    const int text = option.fontMetrics.horizontalAdvance(QStringLiteral("100.0 %"));
    QRect bar = inside;
    bar.setWidth(std::max(0, inside.width() - text - cell.gap()));
    const int thin = inside.height() / 5;
    bar.adjust(0, thin, 0, -thin);
    QColor track = cell.textColor();
    track.setAlphaF(0.08F);
    painter->fillRect(bar, track);
    QColor fill = cell.textColor();
    fill.setAlphaF(0.35F);
    bar.setWidth(share > 0 ? std::max(1, qRound(bar.width() * share)) : 0);
    painter->fillRect(bar, fill);

    painter->setPen(cell.textColor());
    painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, cell.text());
}

} // namespace colonnade
