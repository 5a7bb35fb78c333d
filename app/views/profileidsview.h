// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/idpins.h"

#include <QWidget>

class QPlainTextEdit;

namespace colonnade {

/// What a profile says of ids, to edit: which parts of a name always are one, and which never, one place a line.
class ProfileIdsView : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileIdsView(QWidget* parent = nullptr);

    /// Fields that already say this stay as they are, with cursor and empty lines.
    void setPins(const IdPins& pins);
    [[nodiscard]] IdPins pins() const;
    [[nodiscard]] QPlainTextEdit* always() const { return m_always; }
    [[nodiscard]] QPlainTextEdit* never() const { return m_never; }

Q_SIGNALS:
    void edited(const colonnade::IdPins& pins); ///< by a person

private:
    QPlainTextEdit* makeField(const QString& title, const QString& hint, const QString& example);

    QPlainTextEdit* m_always;
    QPlainTextEdit* m_never;
};

} // namespace colonnade
