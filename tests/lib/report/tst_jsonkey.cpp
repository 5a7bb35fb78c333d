// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonkey.h"
#include "source/keyjson.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;
using namespace std::chrono_literals;

class JsonKeyTest : public QObject
{
    Q_OBJECT

private:
    static std::string written(const KeyFacts& facts)
    {
        std::string out;
        JsonWriter json(out);
        writeKey(json, facts, testTakenAt);
        return out;
    }

private Q_SLOTS:
    void key_hasAllFieldsOfTheContract()
    {
        const KeyBatch batch =
            batchFrom("a\\xFF hash 128 elements=3 value=40 ttl=3600 db=2 idle=12 encoding=listpack\n");
        QCOMPARE(written(batch[0]),
                 std::string(R"({"name":"a\\xFF","name_hex":"61ff","db":2,"type":"hash","encoding":"listpack",)"
                             R"("elements":3,"value_bytes":40,"memory_bytes":128,"ttl_seconds":3600,"expires":true,)"
                             R"("idle_seconds":12})"));
    }
    void whatIsNotKnown_isNull()
    {
        KeyFacts facts;
        facts.name = "a";
        facts.count = 5;
        QCOMPARE(written(facts),
                 std::string(R"({"name":"a","name_hex":"61","db":0,"type":"unknown","encoding":"unknown",)"
                             R"("elements":null,"value_bytes":null,"memory_bytes":null,"ttl_seconds":null,)"
                             R"("expires":null,"idle_seconds":null,"count":5})"));
    }
    void writtenKey_isReadAgain()
    {
        for (const char* const line :
             {"\\xFF\\x00\\\\ zset 90 elements=2 value=9 db=3 count=4 encoding=skiplist", "a string 1 ttl=7 idle=3"}) {
            const KeyBatch batch = batchFrom(line);
            std::string name;
            const KeyFacts read = keyFromJson(written(batch[0]), testTakenAt, name).value();
            QCOMPARE(name, std::string(batch[0].name));
            QCOMPARE(read.db, batch[0].db);
            QCOMPARE(read.type, batch[0].type);
            QCOMPARE(read.encoding, batch[0].encoding);
            QCOMPARE(read.memoryBytes, batch[0].memoryBytes);
            QCOMPARE(read.expiry, batch[0].expiry);
            QCOMPARE(read.count, batch[0].count);
        }
    }
    void ttl_isRoundedUpAndNeverNegative()
    {
        QCOMPARE(ttlSeconds(Expiry::at(testTakenAt.time_since_epoch() + 1ms), testTakenAt), 1u);
        QCOMPARE(ttlSeconds(Expiry::at(testTakenAt.time_since_epoch() + 1000ms), testTakenAt), 1u);
        QCOMPARE(ttlSeconds(Expiry::at(testTakenAt.time_since_epoch() - 5h), testTakenAt), 0u);
        QVERIFY(!ttlSeconds(Expiry::never(), testTakenAt));
    }
};

QTEST_APPLESS_MAIN(JsonKeyTest)
#include "tst_jsonkey.moc"
