// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOptionViewItem>

class QModelIndex;
class QStyledItemDelegate;

namespace colonnade {

/// What our delegates have in common: draws the cell's background, selection and focus as the style does, but not
/// its text, and says where and in which colour the rest goes. Saves and restores the painter.
class CellPainter
{
public:
    CellPainter(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                const QStyledItemDelegate& delegate);
    ~CellPainter() { m_painter->restore(); }
    Q_DISABLE_COPY_MOVE(CellPainter)

    [[nodiscard]] QRect contents() const { return m_contents; } ///< without the style's margins
    [[nodiscard]] int gap() const { return m_gap; }             ///< between an icon and its text
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] QColor textColor() const { return m_textColor; }
    /// For what steps back; the text's own colour on a selected row.
    [[nodiscard]] QColor quietTextColor() const { return m_quietTextColor; }
    /// The palette with the colours that icons stand on here.
    [[nodiscard]] const QPalette& palette() const { return m_palette; }

private:
    QPainter* m_painter;
    QRect m_contents;
    int m_gap;
    QString m_text;
    QColor m_textColor;
    QColor m_quietTextColor;
    QPalette m_palette;
};

} // namespace colonnade
