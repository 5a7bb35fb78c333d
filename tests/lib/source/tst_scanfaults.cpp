// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/scansource.h"

#include "support/redisserver.h"
#include "support/scan.h"
#include "support/scriptedlistener.h"

#include <QFile>
#include <QTest>

#include <functional>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace std::string_literals;

namespace {

/// An answer to each command of a pipeline in which no word holds a star.
std::string answerEach(std::string_view request, const std::function<std::string(std::string_view command)>& answer)
{
    std::string replies;
    for (std::size_t at = request.find('*'); at != std::string_view::npos; at = request.find('*', at + 1))
        replies += answer(request.substr(at, request.find('*', at + 1) - at));
    return replies;
}

} // namespace

/// What may go wrong while a server is scanned: keys that change, servers that die, hang, load or talk nonsense.
class ScanFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysThatVanishMeanwhile_areCounted()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QList<QByteArrayList> commands;
        for (int i = 0; i < 9000; ++i)
            commands << QByteArrayList{"HSET", "h:" + QByteArray::number(i), "f", "v"};
        QVERIFY(server.runAll(commands));
        CollectingSink sink;
        sink.afterBatch = [&] { server.run({"FLUSHALL"}); };
        const auto summary = scan(server.url(), sink);
        QVERIFY(summary);
        QVERIFY(summary->complete);
        QVERIFY(summary->vanished > 0); // at the least those whose names were on their way
        QCOMPARE(summary->keys, sink.keys.size());
        QVERIFY(summary->warnings.empty());
    }

    void keysThatChangeTheirType_areNoError()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QList<QByteArrayList> asHashes;
        QList<QByteArrayList> asStrings{{"FLUSHALL"}};
        for (int i = 0; i < 9000; ++i) {
            asHashes << QByteArrayList{"HSET", "h:" + QByteArray::number(i), "f", "v"};
            asStrings << QByteArrayList{"SET", "h:" + QByteArray::number(i), "v"};
        }
        QVERIFY(server.runAll(asHashes));
        CollectingSink sink;
        sink.afterBatch = [&] { server.runAll(std::exchange(asStrings, {})); };
        const auto summary = scan(server.url(), sink);
        QVERIFY(summary);
        QVERIFY(summary->complete);
        QVERIFY(summary->warnings.empty());
        QVERIFY(std::ranges::any_of(sink.keys, [](const auto& key) { return key.facts.elements.isUnknown(); }));
    }

    void serverThatDies_leavesWhatWasRead()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"DEBUG", "POPULATE", "50000"}), "OK");
        CollectingSink sink;
        sink.afterBatch = [&] { server.kill(); };
        const auto summary = scan(server.url(), sink);
        QVERIFY(summary);
        QVERIFY(!summary->complete);
        QVERIFY(!summary->cancelled);
        QCOMPARE(summary->stoppedBy->code, ErrorCode::ConnectionLost);
        QVERIFY(summary->keys > 0 && summary->keys < 50'000);
        QCOMPARE(summary->keys, sink.keys.size());
        QCOMPARE(summary->info.keysExpected, 50'000u);
    }

    void serverThatHangs_timesOutOrIsCancelled()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"DEBUG", "POPULATE", "50000"}), "OK");
        {
            CollectingSink sink;
            sink.afterBatch = [&] { server.pause(); };
            const auto summary = scan(server.url(), sink, {}, {}, 2s);
            server.resume();
            QVERIFY(summary);
            QVERIFY(!summary->complete);
            QCOMPARE(summary->stoppedBy->code, ErrorCode::TimedOut);
            QCOMPARE(summary->keys, sink.keys.size());
        }
        CollectingSink sink;
        std::stop_source stop;
        sink.afterBatch = [&] {
            server.pause();
            stop.request_stop();
        };
        const auto summary = scan(server.url(), sink, {}, stop.get_token(), 1h);
        QVERIFY(summary);
        QVERIFY(!summary->complete);
        QVERIFY(summary->cancelled);
        QVERIFY(!summary->stoppedBy);
        QVERIFY(summary->keys > 0);
    }

    void stopBeforeTheStart_isCancelled()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        std::stop_source stop;
        stop.request_stop();
        CollectingSink sink;
        QCOMPARE(scan(server.url(), sink, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
    }

    void slowPace_canBeStopped()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"DEBUG", "POPULATE", "20000"}), "OK");
        std::stop_source stop;
        CollectingSink sink;
        sink.afterBatch = [&] { stop.request_stop(); };
        const auto summary = scan(server.url(), sink, {.pacePercent = 20}, stop.get_token());
        QVERIFY(summary);
        QVERIFY(summary->cancelled);
    }

    void loadingServer_saysSo()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer writer;
        QVERIFY2(writer.start(), qPrintable(writer.failure()));
        QVERIFY(writer.runAll({{"DEBUG", "POPULATE", "50000"}, {"SAVE"}}));
        RedisServer server(RedisServer::Product::Redis,
                           {u"--key-load-delay"_s, u"1000"_s, u"--loading-process-events-interval-bytes"_s, u"1024"_s});
        QVERIFY(QFile::copy(writer.folder() + u"/dump.rdb"_s, server.folder() + u"/dump.rdb"_s));
        QVERIFY2(server.start(RedisServer::ReadyWhen::Listens), qPrintable(server.failure()));
        CollectingSink sink;
        const auto summary = scan(server.url(), sink);
        QVERIFY(!summary);
        QCOMPARE(summary.error().code, ErrorCode::ServerLoading);
        QVERIFY(summary.error().subject.starts_with("unix://"));
    }

    void nonsense_endsTheScan_data()
    {
        QTest::addColumn<QByteArray>("scanReply");
        QTest::newRow("number") << QByteArray(":1\r\n");
        QTest::newRow("no names") << QByteArray("*1\r\n$1\r\n0\r\n");
        QTest::newRow("names are one text") << QByteArray("*2\r\n$1\r\n0\r\n$1\r\na\r\n");
        QTest::newRow("garbage") << QByteArray("*2\r\n$1\r\n0\r\n?\r\n");
        QTest::newRow("hangs up") << QByteArray();
    }
    void nonsense_endsTheScan()
    {
        QFETCH(const QByteArray, scanReply);
        const ScriptedListener listener([&](std::string_view request) {
            return answerEach(request, [&](std::string_view command) {
                return command.contains("PING")   ? "+PONG\r\n"s
                       : command.contains("SCAN") ? scanReply.toStdString()
                                                  : "$-1\r\n"s; // all others: no sensible answer either
            });
        });
        CollectingSink sink;
        const auto summary = scan("redis://127.0.0.1:" + std::to_string(listener.port()), sink);
        QVERIFY(!summary);
        QCOMPARE(summary.error().code, scanReply.isEmpty() ? ErrorCode::ConnectionLost : ErrorCode::ProtocolError);
        QVERIFY(sink.keys.empty());
    }

    void strangeFacts_areUnknownOnes()
    {
        // One name, and then the same answer to every question about it.
        for (const std::string answer : {":-9223372036854775808\r\n", ":9223372036854775807\r\n", "*0\r\n", "+x\r\n",
                                         "-ERR strange\r\n", "$3\r\n\xff\r\n\r\n"}) {
            const ScriptedListener listener([&](std::string_view request) {
                return answerEach(request, [&](std::string_view command) {
                    return command.contains("PING")   ? "+PONG\r\n"s
                           : command.contains("SCAN") ? "*2\r\n$1\r\n0\r\n*1\r\n$4\r\nname\r\n"s
                                                      : answer;
                });
            });
            CollectingSink sink;
            const auto summary = scan("redis://127.0.0.1:" + std::to_string(listener.port()), sink);
            QVERIFY2(summary, answer.c_str());
            QVERIFY(summary->complete);
            QCOMPARE(summary->keys, 1u);
            QCOMPARE(sink.keys[0].facts.encoding,
                     sink.keys[0].facts.type == ValueType::Module ? Encoding::Module : Encoding::Unknown);
        }
    }

    void nobodyThere_isAnError()
    {
        CollectingSink sink;
        QCOMPARE(scan("unix:///nonexistent/s", sink).error().code, ErrorCode::ConnectionRefused);
        QCOMPARE(sink.starts, 0);
    }
};

QTEST_APPLESS_MAIN(ScanFaultsTest)
#include "tst_scanfaults.moc"
