// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/serverfacts.h"

#include <QTest>

using namespace colonnade;

class ServerFactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redis_isRead()
    {
        const auto facts = ServerFacts::parse("# Server\r\nredis_version:8.0.2\r\nredis_mode:standalone\r\n"
                                              "maxmemory_policy:allkeys-lfu\r\n# Keyspace\r\n"
                                              "db0:keys=12,expires=1,avg_ttl=0\r\ndb10:keys=7,expires=0,avg_ttl=0\r\n");
        QCOMPARE(facts.product, "redis");
        QCOMPARE(facts.version, "8.0.2");
        QCOMPARE(facts.compatibleMajor, 8);
        QVERIFY(!facts.isCluster);
        QVERIFY(facts.hasLfuPolicy());
        QCOMPARE(facts.keysPerDatabase, (std::map<std::uint32_t, std::uint64_t>{{0, 12}, {10, 7}}));
    }

    void valkey_isNotTakenForRedis()
    {
        const auto facts = ServerFacts::parse("redis_version:7.2.4\r\nserver_name:valkey\r\nvalkey_version:8.1.1\r\n"
                                              "redis_mode:cluster\r\nmaxmemory_policy:noeviction");
        QCOMPARE(facts.product, "valkey");
        QCOMPARE(facts.version, "8.1.1");
        QCOMPARE(facts.compatibleMajor, 7);
        QVERIFY(facts.isCluster);
        QVERIFY(!facts.hasLfuPolicy());
    }

    void damagedText_isNoProblem()
    {
        for (const char* text : {"", ":", "\n\n:\n", "db:keys=1", "dbx:keys=1", "db0:kays=1", "db0:keys=",
                                 "redis_version:", "db99999999999999:keys=99999999999999999999999999", "noline"}) {
            const auto facts = ServerFacts::parse(text);
            QVERIFY(facts.keysPerDatabase.size() <= 1);
            QCOMPARE(facts.compatibleMajor, 0);
        }
    }
};

QTEST_APPLESS_MAIN(ServerFactsTest)
#include "tst_serverfacts.moc"
