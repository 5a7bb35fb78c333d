// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

#include <vector>

namespace colonnade {

/// A part of a display text that is an escape (`\xFF`, `\\`), or the plain text between two.
struct NamePart
{
    QStringView text;
    bool isEscape = false;
};
[[nodiscard]] std::vector<NamePart> nameParts(QStringView displayText);

/// A key name, folder or pattern: elided in the middle, escapes in a quieter colour, the type's mark (KeyTypeRole)
/// before it.
class KeyNameDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// As high as a row of a table; decides for its whole row.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace colonnade
