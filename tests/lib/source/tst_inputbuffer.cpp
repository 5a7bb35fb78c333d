// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/inputbuffer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace colonnade;

class InputBufferTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)).toStdString(); }
    std::string written(const char* name, const QByteArray& content) const
    {
        QFile file(QString::fromStdString(path(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test file");
        return path(name);
    }

private Q_SLOTS:
    void bytes_arriveOnceAndInOrder()
    {
        QByteArray content;
        for (int i = 0; i < 300'000; ++i)
            content += QByteArray::number(i);
        auto input = InputBuffer::open(written("a", content));
        QVERIFY(input.has_value());
        QByteArray read;
        while (input->fill({}).value()) {
            // Half of what is there each time, so that a rest is carried along.
            const auto half = input->unread().substr(0, (input->unread().size() + 1) / 2);
            read.append(half.data(), qsizetype(half.size()));
            input->consume(half.size());
        }
        read.append(input->unread().data(), qsizetype(input->unread().size()));
        QCOMPARE(read.size(), content.size());
        QVERIFY(read == content);
        QVERIFY(!input->fill({}).value());
    }
    void whatIsNoReadableFile_isToldApart()
    {
        QCOMPARE(InputBuffer::open(path("none")).error().code, ErrorCode::FileNotFound);
        QCOMPARE(InputBuffer::open(written("b", "x") + "/c").error().code, ErrorCode::FileNotFound);
        QCOMPARE(InputBuffer::open(m_folder.path().toStdString()).error().code, ErrorCode::FileIsFolder);
        if (::geteuid() == 0)
            QSKIP("root may read everything: run the tests as an ordinary user to see this one");
        const std::string locked = written("locked", "x");
        QVERIFY(::chmod(locked.c_str(), 0) == 0);
        QCOMPARE(InputBuffer::open(locked).error().code, ErrorCode::FileNotReadable);
    }
    void stop_endsTheWaitForASilentWriter()
    {
        const std::string pipe = path("pipe");
        QVERIFY(::mkfifo(pipe.c_str(), 0600) == 0);
        const int writer = ::open(pipe.c_str(), O_RDWR); // keeps it open, and says nothing
        QVERIFY(writer >= 0);
        auto input = InputBuffer::open(pipe);
        QVERIFY(input.has_value());
        std::stop_source stop;
        std::jthread stopper([&] { stop.request_stop(); });
        QVERIFY(!input->fill(stop.get_token()).value());
        QVERIFY(input->unread().empty());
        ::close(writer);
    }
};

QTEST_APPLESS_MAIN(InputBufferTest)
#include "tst_inputbuffer.moc"
