// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "redis/address.h"
#include "util/result.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace colonnade {

/// A private server for practice: on a unix socket in a folder of its own, without a port, without persistence, gone
/// with this object, and with the program even when that crashes. Starts empty; fillSandbox() puts the demo in.
///
/// Owned by the main thread, and started there: the system ends the server when the thread that started it ends.
class Sandbox
{
public:
    /// What can serve, in the order of preference; the first one that is installed does.
    static QStringList programs();

    explicit Sandbox(QStringList programs = Sandbox::programs())
        : m_programs(std::move(programs))
    {
    }
    ~Sandbox();
    Q_DISABLE_COPY_MOVE(Sandbox)

    /// Blocks until the server answers, about 50 ms. ProgramMissing when none is installed, ProgramFailed with what
    /// it said when it does not get ready.
    Result<void> start();

    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }
    [[nodiscard]] ServerAddress address() const; ///< displayText() is its unix:// URL

private:
    [[nodiscard]] QString socketPath() const { return m_folder.filePath(QStringLiteral("s")); }

    QStringList m_programs;
    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace colonnade
