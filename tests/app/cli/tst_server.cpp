// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"
#include "support/redisserver.h"

#include <QTest>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class ServerTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;
    std::unique_ptr<RedisServer> m_server;

    QString url() const { return QString::fromStdString(m_server->url()); }

private Q_SLOTS:
    void initTestCase()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        m_server = std::make_unique<RedisServer>(RedisServer::Product::Redis);
        QVERIFY2(m_server->start(), qPrintable(m_server->failure()));
        QList<QByteArrayList> commands;
        for (int i = 0; i < 3000; ++i)
            commands += {"SET", "cx:orderdb:order:" + QByteArray::number(100'000 + i) + ":string", "x", "EX", "1000"};
        commands += {"HSET", "cx:\xFF\n:hash", "f", "{\"a\":[1,2]}"};
        commands += {"RPUSH", "user 1", "one", "two\x1b[31m"};
        commands += {"SET", "cx:config:site:json:string", "{\"name\": \"\\\"x\\\"\"}"};
        QVERIFY(m_server->runAll(commands));
    }

    void keysOfAServer_areAllThere()
    {
        const Run run = m_program.run({u"analyze"_s, url(), u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json[u"totals"][u"keys"].toInteger(), m_server->run({"DBSIZE"}).toLongLong());
        QCOMPARE(json[u"source"][u"kind"], u"scan"_s);
        QCOMPARE(json[u"source"][u"server"][u"product"], u"redis"_s);
        QCOMPARE(json[u"totals"][u"memory_kind"], u"measured"_s);
        QCOMPARE(json[u"totals"][u"expiring"], 3000);
        QCOMPARE(json[u"complete"], true);
    }
    void oneKey_isShownWithoutAScan()
    {
        const QByteArray before = m_server->run({"INFO", "commandstats"});
        const Run run = m_program.run({u"inspect"_s, url(), u"cx:\\xFF\\x0A:hash"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY2(run.out.contains("hash") && run.out.contains("{\"a\":[1,2]}"), run.out.constData());
        const auto scans = [](const QByteArray& stats) {
            const qsizetype at = stats.indexOf("cmdstat_scan:calls=");
            return at < 0 ? QByteArray() : stats.sliced(at, stats.indexOf(',', at) - at);
        };
        QCOMPARE(scans(m_server->run({"INFO", "commandstats"})), scans(before));
    }
    void values_cannotSteerTheTerminal()
    {
        const Run run = m_program.run({u"inspect"_s, url(), u"user 1"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(run.out.contains("two\\x1B[31m") && !run.out.contains('\x1b'));
        const Run raw = m_program.run({u"inspect"_s, url(), u"user 1"_s, u"--raw"_s});
        QCOMPARE(raw.out, "one\ntwo\x1b[31m\n");
    }
    void json_isIndentedAndKeepsItsBackslashes()
    {
        const Run run = m_program.run({u"inspect"_s, url(), u"cx:config:site:json:string"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY2(run.out.contains("\n  \"name\": \"\\\"x\\\"\"\n"), run.out.constData());
    }
    void password_comesFromTheEnvironmentAndIsNeverShown()
    {
        RedisServer server(RedisServer::Product::Redis, {u"--requirepass"_s, u"s3cret"_s});
        QVERIFY2(server.start(RedisServer::ReadyWhen::Listens), qPrintable(server.failure()));
        const QString address = QString::fromStdString(server.url());
        const auto analyze = [&](const QString& password) {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"TEST_PASSWORD"_s, password);
            return m_program.run(
                {u"analyze"_s, address, u"--password-env"_s, u"TEST_PASSWORD"_s, u"--format"_s, u"json"_s}, {},
                environment);
        };
        const Run right = analyze(u"s3cret"_s);
        COMPARE_STATUS(right, 0);
        QVERIFY(!right.out.contains("s3cret"));
        const Run wrong = analyze(u"s3crex"_s);
        COMPARE_STATUS(wrong, 3);
        QVERIFY(!wrong.err.contains("s3cre"));
        COMPARE_STATUS(m_program.run({u"analyze"_s, address}), 3);
    }
    void commandsAreWatched_onlyWhenAskedFor()
    {
        const auto watched = [this] { return m_server->run({"INFO", "commandstats"}).contains("cmdstat_monitor"); };
        COMPARE_STATUS(m_program.run({u"analyze"_s, url(), u"--production"_s}), 0);
        QVERIFY(!watched());
        const Run run = m_program.run({u"analyze"_s, url(), u"--format"_s, u"json"_s, u"--sample-commands=1"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(watched());
        const QJsonValue sample = run.json()[u"source"][u"command_sample"];
        QVERIFY(sample[u"commands"].isDouble());
        QCOMPARE_GE(sample[u"elapsed_ms"].toInteger(), 1000);
        COMPARE_STATUS(m_program.run({u"analyze"_s, url(), u"--sample-commands=61"_s}), 2);
    }
    void wrongDatabase_isStatusThree()
    {
        const Run run = m_program.run({u"analyze"_s, url(), u"--db"_s, u"4000"_s});
        COMPARE_STATUS(run, 3);
        QVERIFY2(run.err.contains("database"), run.err.constData());
    }
};

QTEST_GUILESS_MAIN(ServerTest)
#include "tst_server.moc"
