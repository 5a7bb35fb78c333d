// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/redisserver.h"

#include <QTest>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class RedisServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void server_answersAndEnds_data() { COLONNADE_PRODUCT_ROWS(); }
    void server_answersAndEnds()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"SET", "a", "1"}), "OK");
        QCOMPARE(server.run({"GET", "a"}), "1");
        QVERIFY(server.runAll({{"SET", "b", "2"}, {"SET", "c", "3"}}));
        QVERIFY(!server.runAll({{"SET", "b", "2"}, {"NOSUCH"}}));
        QCOMPARE(server.run({"DBSIZE"}), "3");
        QCOMPARE(server.run({"DEBUG", "POPULATE", "1000"}), "OK");
        server.kill();
        QVERIFY(server.run({"PING"}).startsWith("-CONNECTION"));
    }

    void badArgument_isAFailureThatSaysWhy()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server(RedisServer::Product::Redis, {u"--no-such-directive"_s, u"1"_s});
        QVERIFY(!server.start());
        QVERIFY(server.failure().contains(u"no-such-directive"_s));
    }
};

QTEST_APPLESS_MAIN(RedisServerTest)
#include "tst_redisserver.moc"
