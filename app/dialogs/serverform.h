// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/sourcechoice.h"
#include "util/result.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace colonnade {

/// Where a server is and who we are there: host and port, a socket, or a URL. Fields that the chosen way does not
/// need are not shown.
class ServerForm : public QWidget
{
    Q_OBJECT

public:
    explicit ServerForm(QWidget* parent = nullptr);

    void setChoice(const SourceChoice& choice); ///< an earlier address, to ask for its password again
    /// BadAddress, said about what was typed.
    [[nodiscard]] Result<SourceChoice> choice() const;

private:
    enum Way : int { Host, Socket, Url };

    void showWay();
    [[nodiscard]] QString url() const;

    QFormLayout* m_form;
    QComboBox* m_way;
    QLineEdit* m_host;
    QSpinBox* m_port;
    QCheckBox* m_tls;
    QLineEdit* m_socket;
    QLineEdit* m_url;
    QLineEdit* m_user;
    QLineEdit* m_password;
    QComboBox* m_scope; // one database, or all
    QSpinBox* m_db;
    QCheckBox* m_production;
    QCheckBox* m_samples;
    QCheckBox* m_watches;
};

} // namespace colonnade
