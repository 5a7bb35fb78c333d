// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/checkdelegate.h"

#include "views/palette.h"

namespace colonnade {

void CheckDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->palette.setColor(QPalette::Window, quietColor(option->palette)); // the outline comes from this one
}

} // namespace colonnade
