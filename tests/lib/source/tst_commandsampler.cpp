// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/commandsampler.h"

#include "support/redisserver.h"

#include <QTest>

#include <atomic>
#include <future>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class CommandSamplerTest : public QObject
{
    Q_OBJECT

private:
    /// A sample of so many commands, while the server gets these again and again.
    static Result<CommandSample> sampleOf(RedisServer& server, const QList<QByteArrayList>& commands,
                                          std::uint64_t count)
    {
        const CommandSampleLimits limits{.time = 60s, .commands = count};
        auto sample = std::async(std::launch::async,
                                 [&] { return sampleCommands(*ServerAddress::parse(server.url()), {}, limits, {}); });
        while (sample.wait_for(0s) != std::future_status::ready)
            server.runAll(commands);
        return sample.get();
    }

private Q_SLOTS:
    void line_isTakenApart_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArrayList>("words");
        QTest::addColumn<unsigned>("db");
        QTest::newRow("tcp") << QByteArray("1714521600.123456 [0 127.0.0.1:60866] \"GET\" \"user:1\"")
                             << QByteArrayList{"get", "user:1"} << 0u;
        QTest::newRow("socket, database 7")
            << QByteArray("1714521600.1 [7 unix:/run/a] b/s] \"ping\"") << QByteArrayList{"ping"} << 7u;
        QTest::newRow("script") << QByteArray("1714521600.1 [0 lua] \"incr\" \"a b\"") << QByteArrayList{"incr", "a b"}
                                << 0u;
        QTest::newRow("bytes") << QByteArray("1.1 [0 x] \"set\" \"\\xff\\x00\\n\\\"\\\\\" \"\"")
                               << QByteArrayList{"set", QByteArray("\xff\0\n\"\\", 5), ""} << 0u;
        for (const char* const line : {"", "OK", "1.1 [0 x]", "1.1 [x] \"get\"", "1.1 [0 x] get", "1.1 [0 x] \"get",
                                       "1.1 [0 x] \"get\\", "] \"get\" ["})
            QTest::addRow("none: %s", line) << QByteArray(line) << QByteArrayList() << 0u;
    }
    void line_isTakenApart()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArrayList, words);
        QFETCH(const unsigned, db);
        const auto command = watchedCommandFrom(line.toStdString());
        QCOMPARE(command.has_value(), !words.isEmpty());
        if (!command)
            return;
        QCOMPARE(command->db, db);
        QCOMPARE(command->words.size(), std::size_t(words.size()));
        for (qsizetype i = 0; i < words.size(); ++i)
            QCOMPARE(QByteArray::fromStdString(command->words[std::size_t(i)]), words[i]);
    }

    void keysThatAreUsed_areCounted_data() { COLONNADE_PRODUCT_ROWS(); }
    void keysThatAreUsed_areCounted()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        const auto sample = sampleOf(server,
                                     {{"GET", "hot"},
                                      {"MGET", "hot", "cold:1", "hot"},
                                      {"PING"},
                                      {"EVAL", "return redis.call('get', KEYS[1])", "1", "by:script"}},
                                     1000);
        QVERIFY(sample);
        QCOMPARE_GE(sample->commands, 1000u);
        QCOMPARE(sample->busiest.size(), 3u);
        QCOMPARE(sample->busiest[0].key, "hot");
        // Two of five lines: GET, MGET, PING, EVAL and the script's own GET.
        const double share = double(sample->busiest[0].commands) / double(sample->commands);
        QVERIFY2(share > 0.35 && share < 0.45, qPrintable(QString::number(share)));
        QVERIFY(!server.run({"CLIENT", "LIST"}).contains("cmd=monitor")); // nobody watches any more
    }

    void aQuietServer_givesAnEmptySample()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        const auto sample = sampleCommands(*ServerAddress::parse(server.url()), {}, {.time = 100ms}, {});
        QVERIFY(sample);
        QCOMPARE(sample->commands, 0u);
        QVERIFY(sample->busiest.empty());
        QCOMPARE_GE(sample->took, 100ms);
    }

    void stopping_endsIt()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        std::stop_source stop;
        auto sample = std::async(std::launch::async, [&] {
            return sampleCommands(*ServerAddress::parse(server.url()), {}, {.time = 1h}, stop.get_token());
        });
        QTRY_VERIFY(server.run({"CLIENT", "LIST"}).contains("cmd=monitor"));
        stop.request_stop();
        const auto stopped = sample.get();
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }

    void whoMayNotWatch_isToldSo()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"ACL", "SETUSER", "reader", "on", ">pass", "~*", "+@all", "-monitor"});
        const auto address = ServerAddress::parse("unix://reader:pass@" + server.socketPath().toStdString());
        const auto sample = sampleCommands(*address, {}, {.time = 1h}, {});
        QVERIFY(!sample);
        QCOMPARE(sample.error().code, ErrorCode::PermissionDenied);
        QCOMPARE(sample.error().subject, "MONITOR");
    }
};

QTEST_APPLESS_MAIN(CommandSamplerTest)
#include "tst_commandsampler.moc"
