// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/findingsdelegate.h"

#include "delegates/cellpainter.h"
#include "models/treecells.h"
#include "text/quantity.h"
#include "views/palette.h"

namespace colonnade {

void FindingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellPainter cell(painter, option, index, *this);
    const QVariant value = index.data(FindingsRole);
    if (!value.isValid())
        return;
    const auto counts = value.value<SeverityCounts>();
    const int side = option.fontMetrics.ascent();
    QRect place = cell.contents();
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        const std::uint64_t count = counts[std::size_t(severity)];
        if (count == 0)
            continue;
        const QString text = shortCountText(count);
        const int width = side + cell.gap() / 2 + option.fontMetrics.horizontalAdvance(text);
        if (width > place.width()) {
            painter->setPen(cell.quietTextColor());
            painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
            break;
        }
        const QRect icon(place.left(), place.center().y() - side / 2, side, side);
        severityIcon(severity, cell.palette()).paint(painter, icon);
        painter->setPen(cell.textColor());
        painter->drawText(place.adjusted(side + cell.gap() / 2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        place.setLeft(place.left() + width + 2 * cell.gap());
    }
}

} // namespace colonnade
