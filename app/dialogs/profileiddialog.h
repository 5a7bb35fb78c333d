// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/profilestore.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace colonnade {

/// Asks under which id a profile should be saved. What is wrong with an id is said while it is typed.
class ProfileIdDialog : public QDialog
{
    Q_OBJECT

public:
    ProfileIdDialog(const ProfileStore& store, const QString& suggestion, QWidget* parent);

    [[nodiscard]] QLineEdit* field() const { return m_id; }

Q_SIGNALS:
    void chosen(const QString& id); ///< without problems; an own profile of that id will be replaced

private:
    void check();

    const ProfileStore& m_store;
    QLineEdit* m_id;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace colonnade
