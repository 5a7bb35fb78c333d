// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/sourcechoice.h"
#include "util/result.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTabWidget;

namespace colonnade {

class ServerForm;

/// Asks what to open: a server, a dump file or a list of names. What is wrong is said beside the fields, in place.
class OpenDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Server, Dump, Names };

    explicit OpenDialog(Kind kind, QWidget* parent = nullptr);

    void setChoice(const SourceChoice& choice); ///< an earlier one, to change or to log in again

Q_SIGNALS:
    void chosen(const colonnade::SourceChoice& choice); ///< it can be parsed; files exist

protected:
    void accept() override;

private:
    QWidget* makeFilePage(QLineEdit* path, const QString& hint, const QString& filter);
    void browse(QLineEdit* path, const QString& filter);
    [[nodiscard]] Result<SourceChoice> choice() const;

    QTabWidget* m_kinds;
    ServerForm* m_server;
    QLineEdit* m_dump;
    QLineEdit* m_names;
    QLabel* m_problem;
};

} // namespace colonnade
