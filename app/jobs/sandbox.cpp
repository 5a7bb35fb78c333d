// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/sandbox.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QStandardPaths>

#include <csignal>
#include <sys/prctl.h>

using namespace Qt::StringLiterals;

namespace colonnade {

namespace {

constexpr int patienceMs = 20'000; // loaded machines are slow; nobody waits for it otherwise

} // namespace

QStringList Sandbox::programs()
{
    return {u"redis-server"_s, u"valkey-server"_s};
}

Sandbox::~Sandbox()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill(); // nothing in it is worth a farewell
    m_process.waitForFinished(patienceMs);
}

Result<void> Sandbox::start()
{
    QString program;
    for (const QString& each : std::as_const(m_programs)) {
        if (program.isEmpty())
            program = QStandardPaths::findExecutable(each);
    }
    if (program.isEmpty())
        return fail(ErrorCode::ProgramMissing, m_programs.join(", "_L1).toStdString());

    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    m_process.start(program, {u"--port"_s, u"0"_s, u"--unixsocket"_s, socketPath(), u"--unixsocketperm"_s, u"700"_s,
                              u"--save"_s, QString(), u"--appendonly"_s, u"no"_s, u"--dir"_s, m_folder.path(),
                              u"--daemonize"_s, u"no"_s, u"--loglevel"_s, u"notice"_s});
    if (!m_process.waitForStarted(patienceMs))
        return fail(ErrorCode::ProgramFailed, program.toStdString(), m_process.errorString().toStdString());

    QByteArray log;
    const QDeadlineTimer deadline(patienceMs);
    while (!log.contains("accept connections") || !QFileInfo::exists(socketPath())) {
        if (!m_process.waitForReadyRead(int(deadline.remainingTime()))) {
            const QByteArray lastLine = log.trimmed().split('\n').last();
            return fail(ErrorCode::ProgramFailed, program.toStdString(), lastLine.toStdString());
        }
        log += m_process.readAll();
    }
    m_process.closeReadChannel(QProcess::StandardOutput); // a full pipe would stop the server
    return {};
}

ServerAddress Sandbox::address() const
{
    ServerAddress address;
    address.socketPath = socketPath().toStdString();
    return address;
}

} // namespace colonnade
