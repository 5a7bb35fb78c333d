// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace colonnade::test {

/// What one run of colonnade-cli gave.
struct Run
{
    int status = -1; ///< -1: it did not start, crashed or hung
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    /// One object for each line; an empty one for what is no JSON.
    [[nodiscard]] QList<QJsonObject> jsonLines() const
    {
        QList<QJsonObject> objects;
        for (const QByteArray& line : out.split('\n')) {
            if (!line.isEmpty())
                objects += QJsonDocument::fromJson(line).object();
        }
        return objects;
    }
};

/// Runs the program without a display and in English, in a folder of its own.
class Program
{
public:
    Run run(const QStringList& arguments, const QByteArray& input = {},
            const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) const
    {
        QProcess process;
        QProcessEnvironment clean = environment;
        clean.remove(QStringLiteral("QT_QPA_PLATFORM"));
        clean.remove(QStringLiteral("DISPLAY"));
        clean.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(clean);
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(COLONNADE_CLI), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
            return {-1, process.readAllStandardOutput(),
                    process.readAllStandardError() + process.errorString().toUtf8()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /// A file in that folder; gives its name.
    QString written(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test file");
        return name;
    }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    static constexpr int patience = 240'000; // ms; a busy machine is no failure

    QTemporaryDir m_folder;
};

/// Compares the status and shows what the program said when it is another.
#define COMPARE_STATUS(run, expected)                                                                                  \
    do {                                                                                                               \
        const colonnade::test::Run ran = run;                                                                          \
        QVERIFY2(ran.status == (expected), (ran.err + ran.out.left(2000)).constData());                                \
    } while (false)

} // namespace colonnade::test
