// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/cli.h"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("colonnade-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(COLONNADE_VERSION));
    return static_cast<int>(colonnade::runCli(QCoreApplication::arguments()));
}
