// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/opensource.h"

#include "support/collectingsink.h"
#include "support/redisserver.h"

#include <QFile>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class OpenSourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void demo_opens()
    {
        const auto source = openSource("demo:");
        QVERIFY(source);
        CollectingSink sink;
        QVERIFY((*source)->read(sink, {}, {}));
        QCOMPARE(sink.info.kind, SourceKind::Demo);
    }

    void listsOfNames_open()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"names.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("user:1\nuser:2\n");
        file.close();
        const auto source = openSource(file.fileName().toStdString());
        QVERIFY(source);
        CollectingSink sink;
        QVERIFY((*source)->read(sink, {}, {}));
        QCOMPARE(sink.names(), (std::vector<std::string>{"user:1", "user:2"}));
        QVERIFY(openSource("-"));
    }

    void severalDumps_openAsOne_andNothingElseDoes()
    {
        QTemporaryDir folder;
        const auto written = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName().toStdString()
                                                                                        : std::string();
        };
        const QByteArray dump = QByteArray("REDIS0006\xfe\0\0\1a\1x\xff", 17) + QByteArray(8, '\0');
        const std::string first = written(u"a.rdb"_s, dump);
        const std::string second = written(u"b.rdb"_s, dump);
        const std::string empty = written(u"empty.rdb"_s, {});
        const std::string names = written(u"names.txt"_s, "user:1\n");

        const auto source = openSources({first, second, empty});
        QVERIFY(source);
        CollectingSink sink;
        const auto summary = (*source)->read(sink, {}, {});
        QVERIFY(summary);
        QCOMPARE(sink.names(), (std::vector<std::string>{"a", "a"}));
        QCOMPARE(sink.info.files, (std::vector<std::string>{first, second, empty}));
        QCOMPARE(summary->files[2].stoppedBy->code, ErrorCode::FileEmpty);

        QVERIFY((*openSources({names}))->read(sink, {}, {})->info.files.empty()); // one stays what it is
        for (const std::string& other : {names, std::string("demo:"), std::string("-"), std::string("redis://host")})
            QCOMPARE(openSources({first, other}).error().code, ErrorCode::BadArgument);
        QCOMPARE(openSources({first, first + ".gone"}).error().code, ErrorCode::FileNotFound);
        QCOMPARE(openSources({}).error().code, ErrorCode::BadArgument);
        QCOMPARE(openSources(std::vector<std::string>(1025, first)).error().code, ErrorCode::BadArgument);
    }

    void dumps_open()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"dump.rdb"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            QByteArray("REDIS0006\xfe\0\0\1a\1x\xff", 17)); // the key a with the string x; before checksums mattered
        file.write(QByteArray(8, '\0'));
        file.close();
        const auto source = openSource(file.fileName().toStdString());
        QVERIFY(source);
        CollectingSink sink;
        const auto summary = (*source)->read(sink, {}, {});
        QVERIFY(summary);
        QCOMPARE(summary->info.kind, SourceKind::Dump);
        QCOMPARE(sink.names(), std::vector<std::string>{"a"});
    }

    void badAddresses_areRefusedAtOnce()
    {
        QCOMPARE(openSource("redis://host:x").error().code, ErrorCode::BadAddress);
        QCOMPARE(openSource("redis+cluster://host:1").error().code, ErrorCode::UnsupportedFormat);
        QCOMPARE(openSource("/nonexistent/dump.rdb").error().code, ErrorCode::FileNotFound);
    }

    void passwordAndUser_comeFromOutsideOfTheUrl()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server(RedisServer::Product::Redis, {u"--requirepass"_s, u"secret"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"AUTH", "secret"}), "OK");
        QCOMPARE(server.run({"ACL", "SETUSER", "ann", "on", ">other", "~*", "+@all"}), "OK");

        CollectingSink sink;
        QCOMPARE((*openSource(server.url()))->read(sink, {}, {}).error().code, ErrorCode::LoginRequired);
        QVERIFY((*openSource(server.url(), {.password = "secret"}))->read(sink, {}, {}));
        QVERIFY((*openSource(server.url(), {.user = "ann", .password = "other"}))->read(sink, {}, {}));
        QVERIFY(!sink.info.name.contains("other"));
    }
};

QTEST_APPLESS_MAIN(OpenSourceTest)
#include "tst_opensource.moc"
