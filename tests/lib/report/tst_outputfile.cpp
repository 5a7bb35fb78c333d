// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/outputfile.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;

class OutputFileTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
    }

private Q_SLOTS:
    void text_isInTheFileAtTheEnd()
    {
        auto file = OutputFile::open(path("a").toStdString());
        QVERIFY(file.has_value());
        file->write("ab");
        file->write(std::string_view("\0c", 2));
        QVERIFY(file->finish().has_value());
        QCOMPARE(content(path("a")), QByteArray("ab\0c", 4));
    }
    void earlierContent_isReplacedWhenThereIsSomethingNew()
    {
        const std::string name = path("b").toStdString();
        {
            auto file = OutputFile::open(name);
            file->write("long earlier content");
            QVERIFY(file->finish().has_value());
        }
        {
            const auto unused = OutputFile::open(name); // a run that failed before it had a result
        }
        QCOMPARE(content(path("b")), QByteArray("long earlier content"));
        auto file = OutputFile::open(name);
        file->write("new");
        QVERIFY(file->finish().has_value());
        QCOMPARE(content(path("b")), QByteArray("new"));
    }
    void placesThatCannotBeWritten_areToldAtOnce()
    {
        QCOMPARE(OutputFile::open(m_folder.path().toStdString()).error().code, ErrorCode::FileIsFolder);
        const auto missing = OutputFile::open(path("no/such/folder").toStdString());
        QCOMPARE(missing.error().code, ErrorCode::FileWriteFailed);
        QVERIFY(!missing.error().detail.empty());
    }
    void fullDisk_isToldAtTheEnd()
    {
        if (!QFileInfo::exists(QStringLiteral("/dev/full")))
            QSKIP("this system has no /dev/full to stand for a full disk");
        auto file = OutputFile::open("/dev/full");
        QVERIFY(file.has_value());
        for (int i = 0; i < 100; ++i)
            file->write(std::string(10'000, 'x'));
        QVERIFY(file->hasFailed());
        QCOMPARE(file->finish().error().code, ErrorCode::FileWriteFailed);
    }
};

QTEST_APPLESS_MAIN(OutputFileTest)
#include "tst_outputfile.moc"
