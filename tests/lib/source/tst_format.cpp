// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/format.h"

#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace std::string_literals;

class FormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void magic_decidesFirst()
    {
        QCOMPARE(formatOf("x.txt", "REDIS0011\xFA").value(), FileFormat::Dump);
        QCOMPARE(formatOf("x", "VALKEY080").value(), FileFormat::Dump);
        QCOMPARE(formatOf("x", "\x1F\x8B\x08").value(), FileFormat::Dump);
        QCOMPARE(formatOf("x", "\x28\xB5\x2F\xFD\x04").value(), FileFormat::Dump);
        QCOMPARE(formatOf("keys.txt", "REDISearch:1\n").value(), FileFormat::Text); // a name like any other
    }
    void extension_comesNext()
    {
        QCOMPARE(formatOf("a/b.rdb", "MEDIS0011").value(), FileFormat::Dump); // and its reader says what is wrong
        QCOMPARE(formatOf("b.CSV", "name\nx").value(), FileFormat::Csv);
        QCOMPARE(formatOf("b.tsv", "name").value(), FileFormat::Tsv);
        QCOMPARE(formatOf("b.jsonl", "x").value(), FileFormat::JsonLines);
        QCOMPARE(formatOf("b.ndjson", "x").value(), FileFormat::JsonLines);
        QCOMPARE(formatOf("b.txt", "{\"name\":1}").value(), FileFormat::Text);
        QCOMPARE(formatOf("b.txt", "\0\1"s).value(), FileFormat::Text);
    }
    void firstLine_comesLast()
    {
        QCOMPARE(formatOf("-", "{\"name\": \"a\"}\n").value(), FileFormat::JsonLines);
        QCOMPARE(formatOf("-", "{\"line\":1,\"name_hex\":\"61\"}").value(), FileFormat::JsonLines);
        QCOMPARE(formatOf("-", "{user:1}:name\n").value(), FileFormat::Text);
        QCOMPARE(formatOf("-", "type,Name\nhash,a\n").value(), FileFormat::Csv);
        QCOMPARE(formatOf("-", "type;name\nhash;a\n").value(), FileFormat::Csv);
        QCOMPARE(formatOf("-", "name\ttype\r\n").value(), FileFormat::Tsv);
        QCOMPARE(formatOf("-", "name\nuser:1\n").value(), FileFormat::Text);
        QCOMPARE(formatOf("-", "user:1,2\n").value(), FileFormat::Text);
        QCOMPARE(formatOf("keys", "").value(), FileFormat::Text);
        QCOMPARE(formatOf("dir.csv/keys", "a").value(), FileFormat::Text);
    }
    void foreignContent_isRefused()
    {
        QCOMPARE(formatOf("a.png", "\x89PNG\r\n\x1a\n\0\0"s).error().code, ErrorCode::UnknownFormat);
        QCOMPARE(formatOf("appendonly.aof", "*2\r\n$6\r\nSELECT\r\n").error().code, ErrorCode::UnsupportedFormat);
        QCOMPARE(formatOf("x", "*2*\r\n$").value(), FileFormat::Text);
        QCOMPARE(formatOf("-", "a\0b\n"s).value(), FileFormat::Text);
    }
    void files_areOpenedForTheirStart()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& content) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                qFatal("cannot write a test file");
            return folder.filePath(name).toStdString();
        };
        QCOMPARE(detectFormat(write(QStringLiteral("a"), "REDIS0011")).value(), FileFormat::Dump);
        QCOMPARE(detectFormat(write(QStringLiteral("empty.rdb"), "")).error().code, ErrorCode::FileEmpty);
        QCOMPARE(detectFormat(folder.path().toStdString()).error().code, ErrorCode::FileIsFolder);
        QCOMPARE(detectFormat(folder.filePath(QStringLiteral("no")).toStdString()).error().code,
                 ErrorCode::FileNotFound);
    }
};

QTEST_APPLESS_MAIN(FormatTest)
#include "tst_format.moc"
