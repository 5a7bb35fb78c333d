// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/console.h"

#include "text/errortext.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace colonnade {

namespace {

struct Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)
};

} // namespace

void say(const QString& text)
{
    const QByteArray line = text.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stderr);
}

void sayError(const Error& error)
{
    say(errorText(error).whole());
}

ExitStatus wrongUsage(const QString& sentence, const QString& command)
{
    say(sentence);
    const QString program =
        command.isEmpty() ? QStringLiteral("colonnade-cli") : QStringLiteral("colonnade-cli ") + command;
    //: %1 is a command like "colonnade-cli lint --help"
    say(Console::tr("See %1.").arg(program + QStringLiteral(" --help")));
    return ExitStatus::WrongUsage;
}

std::string bytesOf(const QString& argument)
{
    return QFile::encodeName(argument).toStdString();
}

} // namespace colonnade
