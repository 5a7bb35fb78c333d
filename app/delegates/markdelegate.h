// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace colonnade {

/// Puts the mark of a type or a severity before a cell's text, in colours that fit the palette in use. `role` holds a
/// ValueType or a Severity; a cell without it has no mark.
class MarkDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    MarkDelegate(int role, QObject* parent);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace colonnade
