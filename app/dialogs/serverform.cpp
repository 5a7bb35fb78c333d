// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/serverform.h"

#include "redis/address.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QUrl>

#include <limits>

namespace colonnade {

ServerForm::ServerForm(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_way(new QComboBox(this))
    , m_host(new QLineEdit(QStringLiteral("127.0.0.1"), this))
    , m_port(new QSpinBox(this))
    , m_tls(new QCheckBox(tr("Encrypt with TLS"), this))
    , m_socket(new QLineEdit(this))
    , m_url(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_scope(new QComboBox(this))
    , m_db(new QSpinBox(this))
    , m_production(new QCheckBox(tr("Produ&ction server"), this))
    , m_samples(new QCheckBox(tr("&Sample values"), this))
    , m_watches(new QCheckBox(tr("Wa&tch commands for 10 seconds"), this))
{
    m_way->addItems({tr("Host and port"), tr("Unix socket"), tr("URL")});
    m_port->setRange(1, std::numeric_limits<std::uint16_t>::max());
    m_port->setValue(ServerAddress().port);
    m_port->setGroupSeparatorShown(false);
    m_socket->setPlaceholderText(QStringLiteral("/run/redis/redis.sock"));
    m_url->setPlaceholderText(QStringLiteral("redis://user@host:6379/0"));
    m_user->setPlaceholderText(tr("the default user"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("none; never stored"));
    m_db->setMaximum(std::numeric_limits<int>::max());
    m_scope->addItems({tr("One database"), tr("All databases")});

    auto* databases = new QHBoxLayout;
    databases->addWidget(m_scope);
    databases->addWidget(m_db);
    databases->addStretch();
    m_db->setAccessibleName(tr("Number of the database"));

    m_form->addRow(tr("Connect &by"), m_way);
    m_form->addRow(tr("&Host"), m_host);
    m_form->addRow(tr("&Port"), m_port);
    m_form->addRow(QString(), m_tls);
    m_form->addRow(tr("Soc&ket"), m_socket);
    m_form->addRow(tr("U&RL"), m_url);
    m_form->addRow(tr("&User"), m_user);
    m_form->addRow(tr("Pass&word"), m_password);
    auto* database = new QLabel(tr("&Database"), this);
    database->setBuddy(m_scope);
    m_form->addRow(database, databases);
    m_production->setToolTip(tr("Reads at half the pace, and samples nothing unless you ask for it each time."));
    m_form->addRow(QString(), m_production);
    m_samples->setToolTip(
        tr("Reads the first 4 KiB of up to 64 values of each pattern, to see how they are written and "
           "how well they compress. Leave it off where values are secret, or on a busy server."));
    m_form->addRow(QString(), m_samples);
    m_watches->setToolTip(tr("Finds the hottest keys with MONITOR before the scan. The server then sends every command "
                             "to us as well, which slows a busy one down."));
    m_form->addRow(QString(), m_watches);
    connect(m_production, &QCheckBox::clicked, this, [this](bool isProduction) {
        m_samples->setChecked(m_samples->isChecked() && !isProduction);
        m_watches->setChecked(m_watches->isChecked() && !isProduction);
    });
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);

    connect(m_way, &QComboBox::currentIndexChanged, this, &ServerForm::showWay);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ServerForm::showWay);
    showWay();
}

void ServerForm::showWay()
{
    const int way = m_way->currentIndex();
    m_form->setRowVisible(m_host, way == Host);
    m_form->setRowVisible(m_port, way == Host);
    m_form->setRowVisible(m_tls, way == Host);
    m_form->setRowVisible(m_socket, way == Socket);
    m_form->setRowVisible(m_url, way == Url);
    m_form->setRowVisible(m_user, way != Url);
    m_db->setVisible(way != Url && m_scope->currentIndex() == 0);
    m_scope->setItemText(0, way == Url ? tr("As the URL says") : tr("One database"));
    m_form->setRowVisible(m_password, way != Url);
}

void ServerForm::setChoice(const SourceChoice& choice)
{
    const Result<ServerAddress> address = ServerAddress::parse(choice.address.toStdString());
    if (!address)
        return;
    m_way->setCurrentIndex(address->socketPath.empty() ? Host : Socket);
    m_host->setText(QString::fromStdString(address->host));
    m_port->setValue(address->port);
    m_tls->setChecked(address->tls);
    m_socket->setText(QString::fromStdString(address->socketPath));
    m_user->setText(QString::fromStdString(address->user));
    m_scope->setCurrentIndex(choice.allDatabases ? 1 : 0);
    m_production->setChecked(choice.isProduction);
    m_samples->setChecked(choice.samplesValues);
    m_watches->setChecked(choice.watchesCommands);
    m_db->setValue(int(address->db));
    m_password->setFocus();
}

Result<SourceChoice> ServerForm::choice() const
{
    SourceChoice choice{.address = url(),
                        .allDatabases = m_scope->currentIndex() == 1,
                        .samplesValues = m_samples->isChecked(),
                        .watchesCommands = m_watches->isChecked(),
                        .isProduction = m_production->isChecked()};
    if (const Result<ServerAddress> address = ServerAddress::parse(choice.address.toStdString()); !address)
        return std::unexpected(address.error());
    return choice;
}

QString ServerForm::url() const
{
    if (m_way->currentIndex() == Url)
        return m_url->text().trimmed();
    const auto encoded = [](const QString& text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); };
    QString login;
    if (!m_user->text().isEmpty() || !m_password->text().isEmpty())
        login = encoded(m_user->text()) + QLatin1Char(':') + encoded(m_password->text()) + QLatin1Char('@');
    // Joined, not arg(): what is encoded is full of percent signs.
    const QString db = QString::number(m_db->value());
    if (m_way->currentIndex() == Socket) {
        const QString path = QString::fromLatin1(QUrl::toPercentEncoding(m_socket->text().trimmed(), "/"));
        return QStringLiteral("unix://") + login + path + QStringLiteral("?db=") + db;
    }
    QString host = m_host->text().trimmed();
    if (host.contains(QLatin1Char(':')) && !host.startsWith(QLatin1Char('['))) // an IPv6 address
        host = QLatin1Char('[') + host + QLatin1Char(']');
    const QString scheme = m_tls->isChecked() ? QStringLiteral("rediss://") : QStringLiteral("redis://");
    return scheme + login + host + QLatin1Char(':') + QString::number(m_port->value()) + QLatin1Char('/') + db;
}

} // namespace colonnade
