// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/keynamedelegate.h"

#include "delegates/cellpainter.h"
#include "models/treecells.h"
#include "views/palette.h"
#include "views/viewsetup.h"

#include <algorithm>

namespace colonnade {

std::vector<NamePart> nameParts(QStringView displayText)
{
    std::vector<NamePart> parts;
    const auto add = [&parts](QStringView text, bool isEscape) {
        if (text.isEmpty())
            return;
        if (!parts.empty() && parts.back().isEscape == isEscape)
            parts.back().text = QStringView(parts.back().text.begin(), text.end());
        else
            parts.push_back({text, isEscape});
    };
    while (!displayText.isEmpty()) {
        const qsizetype start = displayText.indexOf(u'\\');
        if (start < 0) {
            add(displayText, false);
            break;
        }
        add(displayText.first(start), false);
        const qsizetype length = displayText.mid(start + 1, 1) == u"x" ? 4 : 2; // \xHH or \\; elided ones may be cut
        add(displayText.mid(start, length), true);
        displayText = displayText.mid(start + length);
    }
    return parts;
}

void KeyNameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellPainter cell(painter, option, index, *this);
    QRect place = cell.contents();
    if (const QVariant type = index.data(KeyTypeRole); type.isValid()) {
        const int side = option.fontMetrics.ascent();
        const QRect icon(place.left(), place.center().y() - side / 2, side, side);
        typeIcon(type.value<ValueType>(), cell.palette()).paint(painter, icon);
        place.setLeft(icon.right() + cell.gap());
    }
    const QString text = option.fontMetrics.elidedText(cell.text(), Qt::ElideMiddle, place.width());
    for (const NamePart& part : nameParts(text)) {
        painter->setPen(part.isEscape ? cell.quietTextColor() : cell.textColor());
        const QString run = part.text.toString();
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, run);
        place.setLeft(place.left() + option.fontMetrics.horizontalAdvance(run));
    }
}

QSize KeyNameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), rowHeight(option.widget)));
    return size;
}

} // namespace colonnade
