// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/sourcechoice.h"

#include "redis/address.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace colonnade {

bool SourceChoice::isServer() const
{
    return isSandbox || ServerAddress::isServerUrl(address.toStdString());
}

SourceChoice SourceChoice::withoutPassword() const
{
    SourceChoice choice = *this;
    if (isServer() && !isSandbox) {
        const Result<ServerAddress> server = ServerAddress::parse(address.toStdString());
        // What cannot be read may still hold a password somewhere: better nothing than that.
        choice.address = server ? QString::fromStdString(server->displayText()) : QString();
    }
    return choice;
}

SourceChoice SourceChoice::toRemember() const
{
    SourceChoice choice = withoutPassword();
    choice.watchesCommands = false; // costs the server something each time
    choice.samplesValues = samplesValues && !isProduction;
    return choice;
}

QString SourceChoice::shortName() const
{
    if (isSandbox)
        return QCoreApplication::translate("SourceChoice", "Practice sandbox");
    if (address == demo().address)
        return QCoreApplication::translate("SourceChoice", "Demo");
    if (!isServer())
        return QFileInfo(address).fileName();
    const Result<ServerAddress> server = ServerAddress::parse(address.toStdString());
    if (!server)
        return QCoreApplication::translate("SourceChoice", "Server");
    if (!server->socketPath.empty())
        return QFileInfo(QString::fromStdString(server->socketPath)).fileName();
    return QString::fromStdString(server->host) + QLatin1Char(':') + QString::number(server->port);
}

} // namespace colonnade
