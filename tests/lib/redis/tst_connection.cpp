// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/connection.h"

#include "support/redisserver.h"
#include "support/scriptedlistener.h"

#include <QTest>

#include <future>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace std::string_literals;

namespace {

Result<Connection> opened(std::string_view url, ConnectionOptions options = {})
{
    return Connection::open(*ServerAddress::parse(url), options, {});
}

std::string urlOf(const ScriptedListener& listener)
{
    return "redis://:secret@127.0.0.1:" + std::to_string(listener.port());
}

ErrorCode codeOf(const Result<Connection>& connection)
{
    return connection ? ErrorCode::NotAvailable : connection.error().code;
}

} // namespace

class ConnectionTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RedisServer> m_server;

private Q_SLOTS:
    void initTestCase()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        m_server = std::make_unique<RedisServer>();
        QVERIFY2(m_server->start(), qPrintable(m_server->failure()));
        QVERIFY(m_server->runAll({{"SET", "a", "1"},
                                  {"ACL", "SETUSER", "ann", "on", ">p@ss word", "~*", "+@all"},
                                  {"ACL", "SETUSER", "open", "on", "nopass", "~*", "+@all"},
                                  {"ACL", "SETUSER", "narrow", "on", ">x", "~a*", "+get", "+auth"}}));
    }
    void cleanupTestCase() { m_server.reset(); }

    void pipeline_isAnsweredInOrder()
    {
        auto connection = opened(m_server->url());
        QVERIFY(connection);
        QVERIFY(connection->keepsIdleTimes());
        for (int i = 0; i < 10'000; ++i)
            QVERIFY(connection->append({"ECHO", std::to_string(i)}));
        for (int i = 0; i < 10'000; ++i) {
            const auto reply = connection->receive({});
            QVERIFY(reply);
            QCOMPARE(reply->text(), std::to_string(i));
        }
    }

    void bigRequestsAndReplies_doNotBlockEachOther()
    {
        auto connection = opened(m_server->url());
        QVERIFY(connection);
        const std::string big(1024 * 1024, 'x');
        for (int i = 0; i < 32; ++i) {
            QVERIFY(connection->append({"ECHO", big}));
            QVERIFY(connection->flush({})); // while the server cannot get rid of its answers
        }
        for (int i = 0; i < 32; ++i) {
            const auto reply = connection->receive({});
            QVERIFY(reply);
            QVERIFY(reply->text() == big);
        }
    }

    void anyByte_travelsUnchanged()
    {
        auto connection = opened(m_server->url());
        QVERIFY(connection);
        std::string bytes = "\r\n*1\r\n$8\r\nFLUSHALL\r\n";
        for (int i = 0; i < 256; ++i)
            bytes += char(i);
        const auto reply = connection->run({"ECHO", bytes}, {});
        QVERIFY(reply);
        QCOMPARE(reply->text(), bytes);
        QCOMPARE(m_server->run({"EXISTS", "a"}), "1");
    }

    void writes_neverLeaveAReadOnlyConnection()
    {
        auto connection = opened(m_server->url());
        QVERIFY(connection);
        const auto refused = connection->run({"SET", "a", "2"}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::ReadOnlyConnection);
        QCOMPARE(refused.error().subject, "SET");
        QVERIFY(!connection->append({"config", "set", "maxmemory", "1"}));
        QVERIFY(!connection->append({"EVAL", "return 1", "0"}));
        QCOMPARE(connection->bufferedBytes(), 0u);
        QCOMPARE(connection->run({"GET", "a"}, {})->text(), "1"); // and it goes on
        QCOMPARE(m_server->run({"GET", "a"}), "1");
    }

    void writes_passWhenAskedFor()
    {
        auto connection = opened(m_server->url(), {.access = Access::ReadWrite});
        QVERIFY(connection);
        QVERIFY(connection->run({"SET", "written", "yes"}, {}));
        QCOMPARE(m_server->run({"GET", "written"}), "yes");
    }

    void errorReplies_haveCodes()
    {
        auto connection = opened(m_server->url());
        QVERIFY(connection);
        const auto wrongType = connection->run({"HLEN", "a"}, {});
        QCOMPARE(wrongType.error().code, ErrorCode::WrongType);
        const auto other = connection->run({"GETRANGE", "a"}, {});
        QCOMPARE(other.error().code, ErrorCode::ServerError);
        QVERIFY(other.error().detail.contains("wrong number of arguments"));
        QVERIFY(connection->isUsable());
    }

    void databases_areSelected()
    {
        auto connection = opened(m_server->url() + "?db=3");
        QVERIFY(connection);
        QCOMPARE(connection->run({"EXISTS", "a"}, {})->integer(), 0);
        QVERIFY(connection->select(0, {}));
        QCOMPARE(connection->run({"EXISTS", "a"}, {})->integer(), 1);
        QCOMPARE(connection->select(99, {}).error().code, ErrorCode::NoSuchDatabase);

        const auto wrong = opened(m_server->url() + "?db=99");
        QCOMPARE(codeOf(wrong), ErrorCode::NoSuchDatabase);
        QVERIFY(wrong.error().subject.ends_with("?db=99"));
    }

    void users_logIn()
    {
        const std::string path = m_server->socketPath().toStdString();
        QVERIFY(opened("unix://ann:p%40ss%20word@" + path));
        QVERIFY(opened("unix://open@" + path));     // a user without a password is a user all the same
        QVERIFY(opened("unix://narrow:x@" + path)); // may not even PING
        QCOMPARE(codeOf(opened("unix://ann:wrong@" + path)), ErrorCode::LoginRefused);
        QCOMPARE(codeOf(opened("unix://nobody:x@" + path)), ErrorCode::LoginRefused);
        QCOMPARE(codeOf(opened("unix://ann@" + path)), ErrorCode::LoginRequired);
        QCOMPARE(codeOf(opened("unix://:needless@" + path)), ErrorCode::LoginRefused);

        auto narrow = opened("unix://narrow:x@" + path);
        QCOMPARE(narrow->run({"GET", "b"}, {}).error().code, ErrorCode::PermissionDenied);
        QCOMPARE(narrow->run({"DBSIZE"}, {}).error().code, ErrorCode::PermissionDenied);
        QCOMPARE(narrow->run({"GET", "a"}, {})->text(), "1");
    }

    void serverWithPassword_asksForIt()
    {
        RedisServer server(RedisServer::Product::Redis, {u"--requirepass"_s, u"secret"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(codeOf(opened(server.url())), ErrorCode::LoginRequired);
        const std::string path = server.socketPath().toStdString();
        const auto wrong = opened("unix://:secrex@" + path);
        QCOMPARE(codeOf(wrong), ErrorCode::LoginRefused);
        QVERIFY(!wrong.error().detail.contains("secrex"));
        QVERIFY(opened("unix://:secret@" + path));
    }

    void nobodyThere_isRefused()
    {
        const auto tcp = opened("redis://127.0.0.1:" + std::to_string(freeTcpPort()));
        QCOMPARE(codeOf(tcp), ErrorCode::ConnectionRefused);
        const auto socket = opened("unix:///nonexistent/socket");
        QCOMPARE(codeOf(socket), ErrorCode::ConnectionRefused);
        QVERIFY(!socket.error().detail.empty());
        QCOMPARE(codeOf(opened("unix:///" + std::string(200, 'x'))), ErrorCode::BadAddress);
    }

    void unknownHost_isNotFound() { QCOMPARE(codeOf(opened("redis://no-such-host.invalid")), ErrorCode::HostNotFound); }

    void tcpAndBothFamiliesOfLocalhost_connect()
    {
        const QString port = QString::number(freeTcpPort());
        RedisServer server(RedisServer::Product::Redis, {u"--port"_s, port, u"--bind"_s, u"127.0.0.1"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QVERIFY(opened("redis://127.0.0.1:" + port.toStdString()));
        QVERIFY(opened("redis://localhost:" + port.toStdString())); // ::1 refuses, 127.0.0.1 answers
    }

    void foreignListeners_areNotServers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("http") << QByteArray("HTTP/1.1 400 Bad Request\r\n\r\n");
        QTest::newRow("mail") << QByteArray("220 mail.example.com ESMTP\r\n");
        QTest::newRow("pop") << QByteArray("+OK POP3 ready\r\n+OK\r\n");
        QTest::newRow("binary") << QByteArray("\x15\x03\x03\x00\x02\x02\x50", 7);
        QTest::newRow("endless array") << QByteArray("*99999999999999\r\n");
    }
    void foreignListeners_areNotServers()
    {
        QFETCH(const QByteArray, answer);
        const ScriptedListener listener([&](std::string_view) { return answer.toStdString(); });
        const auto connection = opened(urlOf(listener));
        QCOMPARE(codeOf(connection), ErrorCode::ProtocolError);
        QVERIFY(!connection.error().subject.contains("secret"));
    }

    void hangingUp_isALostConnection()
    {
        const ScriptedListener listener([](std::string_view) { return std::string(); });
        QCOMPARE(codeOf(opened(urlOf(listener))), ErrorCode::ConnectionLost);
    }

    void refusalsBeforeHangingUp_areRead()
    {
        const ScriptedListener listener([](std::string_view) { return "-ERR max number of clients reached\r\n"s; });
        const auto connection = opened(urlOf(listener));
        QCOMPARE(codeOf(connection), ErrorCode::ServerError);
        QVERIFY(connection.error().detail.contains("max number of clients"));
    }

    void echoedPasswords_areHidden()
    {
        const ScriptedListener listener(
            [](std::string_view) { return "-ERR unknown command `AUTH`, with args beginning with: `secret`, \r\n"s; });
        const auto connection = opened(urlOf(listener));
        QCOMPARE(codeOf(connection), ErrorCode::LoginRefused);
        QVERIFY(!connection.error().detail.contains("secret"));
    }

    void loadingServer_saysSo()
    {
        const ScriptedListener listener([](std::string_view request) {
            return request.contains("AUTH") ? "+OK\r\n"s : "-LOADING Redis is loading the dataset in memory\r\n"s;
        });
        QCOMPARE(codeOf(opened(urlOf(listener))), ErrorCode::ServerLoading);
    }

    void silentServer_timesOut()
    {
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        auto connection = opened(server.url(), {.answerTimeout = 2s});
        QVERIFY(connection);
        server.pause();
        QCOMPARE(connection->run({"PING"}, {}).error().code, ErrorCode::TimedOut);
        QVERIFY(!connection->isUsable());
        QCOMPARE(connection->run({"PING"}, {}).error().code, ErrorCode::ConnectionLost);
        QCOMPARE(codeOf(opened(server.url(), {.answerTimeout = 2s})), ErrorCode::TimedOut);
        server.resume();
        QVERIFY(opened(server.url()));
    }

    void silentServer_doesNotHoldUpAStop()
    {
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        auto connection = opened(server.url(), {.answerTimeout = 1h});
        QVERIFY(connection);
        server.pause();
        std::stop_source stop;
        auto answer =
            std::async(std::launch::async, [&] { return connection->run({"PING"}, stop.get_token()).error(); });
        stop.request_stop();
        QCOMPARE(answer.wait_for(20s), std::future_status::ready); // hangs for an hour otherwise
        QCOMPARE(answer.get().code, ErrorCode::Cancelled);

        auto opening = std::async(std::launch::async, [&] {
            return codeOf(
                Connection::open(*ServerAddress::parse(server.url()), {.answerTimeout = 1h}, stop.get_token()));
        });
        QCOMPARE(opening.wait_for(20s), std::future_status::ready);
        QCOMPARE(opening.get(), ErrorCode::Cancelled);
    }

    void killedServer_isALostConnection()
    {
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        auto connection = opened(server.url());
        QVERIFY(connection);
        server.kill();
        // Twice as much as any socket buffer: writing to the dead must not end this program.
        for (int i = 0; i < 1000; ++i)
            QVERIFY(connection->append({"ECHO", std::string(4096, 'x')}));
        QCOMPARE(connection->receive({}).error().code, ErrorCode::ConnectionLost);
        QVERIFY(!connection->isUsable());
    }
};

QTEST_APPLESS_MAIN(ConnectionTest)
#include "tst_connection.moc"
