// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/finding.h"
#include "rules/mutes.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;

namespace colonnade {

/// Asks how much to mute beside one finding, why, until when, and in which file to keep it.
class MuteDialog : public QDialog
{
    Q_OBJECT

public:
    MuteDialog(const Finding& finding, std::string_view separator, const QString& file, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const colonnade::Mute& mute, const QString& file);

protected:
    void accept() override;

private:
    void choosePlace();
    void browse();
    [[nodiscard]] Mute::Of place() const;

    Finding m_finding;
    std::string m_folder; ///< what the finding's relatives begin with
    QComboBox* m_place;
    QLineEdit* m_what;
    QLineEdit* m_reason;
    QLineEdit* m_author;
    QCheckBox* m_hasEnd;
    QDateEdit* m_end;
    QLineEdit* m_file;
    QLabel* m_problem;
};

} // namespace colonnade
