// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/scansource.h"

#include "support/collectingsink.h"
#include "support/redisserver.h"
#include "support/scan.h"

#include <QSet>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace std::string_literals;

namespace {

KeyFacts factsOf(const CollectingSink& sink, const std::string& name, std::uint32_t db = 0)
{
    const auto found =
        std::ranges::find_if(sink.keys, [&](const auto& key) { return key.name == name && key.facts.db == db; });
    return found == sink.keys.end() ? KeyFacts{.name = "missing"} : found->facts;
}

QSet<QByteArray> namesOf(const CollectingSink& sink)
{
    QSet<QByteArray> names;
    for (const auto& key : sink.keys)
        names.insert(QByteArray::fromStdString(key.name));
    return names;
}

bool isBlind(const SourceSummary& summary, BlindFact what, BlindReason why)
{
    return std::ranges::any_of(summary.blind, [&](const Blind& b) { return b.what == what && b.why == why; });
}

QByteArrayList withElements(const QByteArrayList& start, int count, bool arePairs)
{
    QByteArrayList command = start;
    for (int i = 0; i < count; ++i) {
        command << QByteArray::number(i);
        if (arePairs)
            command << "v" + QByteArray::number(i);
    }
    return command;
}

/// One key of every type and encoding that a client can make.
bool fillWithEveryType(RedisServer& server)
{
    QList<QByteArrayList> commands{
        {"SET", "string:int", "12345"},
        {"SET", "string:embstr", "hello"},
        {"SET", "string:raw", QByteArray(100, 'x')},
        {"SET", "string:empty", ""},
        withElements({"RPUSH", "list:small"}, 3, false),
        {"RPUSH", "list:big", QByteArray(10'000, 'a'), QByteArray(10'000, 'b')},
        withElements({"SADD", "set:intset"}, 10, false),
        {"SADD", "set:listpack", "a", "b"},
        withElements({"SADD", "set:hashtable", "x"}, 1000, false),
        withElements({"ZADD", "zset:listpack"}, 4, false),
        withElements({"ZADD", "zset:skiplist"}, 1000, false),
        withElements({"HSET", "hash:listpack"}, 5, true),
        withElements({"HSET", "hash:hashtable"}, 1000, true),
        {"XADD", "stream", "*", "field", "value"},
        {"XADD", "stream:empty", "1-1", "field", "value"},
        {"XDEL", "stream:empty", "1-1"},
        {"PFADD", "hyperloglog", "a", "b"},
        {"SET", "expiring", "x", "PXAT", "4102444800123"},
        {"SET", "", "the empty name"},
        {"SET", QByteArray("bin\0\xff\r\n*1\r\n", 12), "binary name"},
    };
    return server.runAll(commands);
}

} // namespace

class ScanSourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nodeOfACluster_saysThatItHasOnlyAShare_data() { COLONNADE_PRODUCT_ROWS(); }
    void nodeOfACluster_saysThatItHasOnlyAShare()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        for (const bool isCluster : {false, true}) {
            RedisServer server(product, {u"--cluster-enabled"_s, isCluster ? u"yes"_s : u"no"_s});
            QVERIFY2(server.start(), qPrintable(server.failure()));
            CollectingSink sink;
            const auto summary = scan(server.url(), sink);
            QVERIFY(summary.has_value());
            QCOMPARE(std::ranges::contains(summary->warnings, ErrorCode::OneNodeOfCluster, &Error::code), isCluster);
        }
    }
    void everyTypeAndEncoding_isSeenAsTheServerSeesIt_data() { COLONNADE_PRODUCT_ROWS(); }
    void everyTypeAndEncoding_isSeenAsTheServerSeesIt()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QVERIFY(fillWithEveryType(server));

        CollectingSink sink;
        const auto summary = scan(server.url(), sink);
        QVERIFY(summary);
        QVERIFY(summary->complete);
        QCOMPARE(summary->keys, 19u);
        QCOMPARE(summary->keys, sink.keys.size());
        QCOMPARE(QByteArray::number(qulonglong(summary->keys)), server.run({"DBSIZE"}));
        QCOMPARE(summary->info.keysExpected, summary->keys);
        QCOMPARE(summary->info.memoryKind, MemoryKind::Measured);
        QCOMPARE(summary->info.server->product, product == RedisServer::Product::Redis ? "redis" : "valkey");
        QVERIFY(summary->info.server->version.starts_with("8."));
        QVERIFY(summary->warnings.empty());
        QCOMPARE(sink.starts, 1);

        for (const auto& [key, facts] : sink.keys) {
            const QByteArray name = QByteArray::fromStdString(key);
            QCOMPARE(server.run({"TYPE", name}), QByteArray::fromStdString(std::string(nameOf(facts.type))));
            QCOMPARE(server.run({"OBJECT", "ENCODING", name}),
                     QByteArray::fromStdString(std::string(nameOf(facts.encoding))));
            QCOMPARE(server.run({"MEMORY", "USAGE", name}), QByteArray::number(qulonglong(facts.memoryBytes.value())));
            QVERIFY(facts.idleSeconds.isKnown());
            QVERIFY(facts.elements.isKnown());
            QCOMPARE(facts.valueBytes.isKnown(), facts.type == ValueType::String);
            QCOMPARE(facts.expiry.isNever(), key != "expiring");
        }
        QCOMPARE(factsOf(sink, "expiring").expiry, Expiry::at(4102444800123ms));
        QCOMPARE(factsOf(sink, "string:raw").elements, Fact(100));
        QCOMPARE(factsOf(sink, "string:raw").valueBytes, Fact(100));
        QCOMPARE(factsOf(sink, "string:empty").elements, Fact(0));
        QCOMPARE(factsOf(sink, "list:big").elements, Fact(2));
        QCOMPARE(factsOf(sink, "set:hashtable").elements, Fact(1001));
        QCOMPARE(factsOf(sink, "zset:listpack").elements, Fact(2));
        QCOMPARE(factsOf(sink, "hash:hashtable").elements, Fact(1000));
        QCOMPARE(factsOf(sink, "stream").elements, Fact(1));
        QCOMPARE(factsOf(sink, "stream:empty").elements, Fact(0));
    }

    void idleTimes_areReadAndStayTrue_data() { COLONNADE_PRODUCT_ROWS(); }
    void idleTimes_areReadAndStayTrue()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product, {u"--maxmemory"_s, u"100mb"_s, u"--maxmemory-policy"_s, u"allkeys-lru"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QVERIFY(fillWithEveryType(server));
        QByteArrayList names;
        for (const char* name :
             {"string:embstr", "list:small", "set:listpack", "zset:listpack", "hash:listpack", "stream"}) {
            const QByteArray payload = server.run({"DUMP", name});
            names << QByteArray("idle:") + name;
            QCOMPARE(server.run({"RESTORE", names.last(), "0", payload, "IDLETIME", "5000"}), "OK");
        }

        CollectingSink sink;
        QVERIFY(scan(server.url(), sink));
        for (const QByteArray& name : std::as_const(names)) {
            QVERIFY(factsOf(sink, name.toStdString()).idleSeconds.value() >= 5000);
            QVERIFY(server.run({"OBJECT", "IDLETIME", name}).toInt() >= 5000);
        }
    }

    void idleTimes_areReadBeforeAnythingResetsThem()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        // As on a server before 7.2: this user has no CLIENT NO-TOUCH.
        QVERIFY(server.runAll(
            {{"ACL", "SETUSER", "old", "on", "nopass", "~*", "+@all", "-client"}, {"RPUSH", "list", "a"}}));
        QCOMPARE(server.run({"RESTORE", "idle", "0", server.run({"DUMP", "list"}), "IDLETIME", "5000"}), "OK");
        CollectingSink sink;
        QVERIFY(scan("unix://old@" + server.socketPath().toStdString(), sink));
        QVERIFY(factsOf(sink, "idle").idleSeconds.value() >= 5000);
        QCOMPARE(factsOf(sink, "idle").elements, Fact(1));
    }

    void lfuPolicy_givesFrequencies()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server(RedisServer::Product::Redis, {u"--maxmemory-policy"_s, u"allkeys-lfu"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QVERIFY(server.runAll({{"RPUSH", "list", "a"}}));
        QCOMPARE(server.run({"RESTORE", "hot", "0", server.run({"DUMP", "list"}), "FREQ", "200"}), "OK");
        CollectingSink sink;
        const auto summary = scan(server.url(), sink);
        QVERIFY(summary);
        QVERIFY(factsOf(sink, "hot").frequency.value() >= 190);
        QVERIFY(!factsOf(sink, "hot").idleSeconds.isKnown());
        QVERIFY(isBlind(*summary, BlindFact::Idle, BlindReason::PolicyWithoutIdle));
        QVERIFY(!isBlind(*summary, BlindFact::Frequency, BlindReason::PolicyWithoutFreq));
    }

    void manyKeys_areEachReported_data() { COLONNADE_PRODUCT_ROWS(); }
    void manyKeys_areEachReported()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"DEBUG", "POPULATE", "12345", "user", "10"}), "OK");
        CollectingSink sink;
        const auto summary = scan(server.url(), sink, {.pacePercent = 90});
        QVERIFY(summary);
        QVERIFY(summary->complete);
        QCOMPARE(namesOf(sink).size(), 12345);
        QVERIFY(sink.progress.done >= 12345);
        QCOMPARE(sink.progress.total, 12345u);
        for (const auto& key : sink.keys)
            QCOMPARE(key.facts.elements, Fact(10));
    }

    void whatIsNotWanted_isNotAsked()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"SET", "a", "1"}), "OK");
        CollectingSink sink;
        const auto summary = scan(server.url(), sink, {.wantMemory = false, .wantIdle = false});
        QVERIFY(summary);
        QCOMPARE(summary->info.memoryKind, MemoryKind::None);
        QVERIFY(factsOf(sink, "a").memoryBytes.wasNotAsked());
        QVERIFY(factsOf(sink, "a").idleSeconds.wasNotAsked());
        const QByteArray stats = server.run({"INFO", "commandstats"});
        QVERIFY(!stats.contains("memory|usage"));
        QVERIFY(!stats.contains("idletime"));
    }

    void filtersAndLimits_narrow()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QVERIFY(fillWithEveryType(server));
        QVERIFY(server.runAll({{"DEBUG", "POPULATE", "3000", "user"},
                               {"SELECT", "3"},
                               {"SET", "three", "x"},
                               {"SET", "string:int", "other"}}));
        {
            CollectingSink sink;
            const auto summary = scan(server.url(), sink, {.match = "string:*"});
            QCOMPARE(namesOf(sink), (QSet<QByteArray>{"string:int", "string:embstr", "string:raw", "string:empty"}));
            QVERIFY(summary->complete);
            QVERIFY(!summary->info.keysExpected);
        }
        {
            CollectingSink sink;
            QVERIFY(scan(server.url(), sink, {.type = ValueType::ZSet})->complete);
            QCOMPARE(namesOf(sink), (QSet<QByteArray>{"zset:listpack", "zset:skiplist"}));
        }
        {
            CollectingSink sink;
            const auto summary = scan(server.url(), sink, {.limit = 70});
            QCOMPARE(sink.keys.size(), 70u);
            QVERIFY(!summary->complete);
            QVERIFY(!summary->cancelled);
            QVERIFY(!summary->stoppedBy);
        }
        {
            CollectingSink sink;
            const auto summary = scan(server.url(), sink, {.db = 3});
            QCOMPARE(namesOf(sink), (QSet<QByteArray>{"three", "string:int"}));
            QVERIFY(summary->info.name.ends_with("?db=3"));
        }
        {
            CollectingSink sink;
            const auto summary = scan(server.url(), sink, {.allDatabases = true});
            QVERIFY(summary->complete);
            QCOMPARE(sink.keys.size(), 3021u);
            QCOMPARE(summary->info.keysExpected, 3021u);
            QCOMPARE(factsOf(sink, "string:int", 0).encoding, Encoding::Int);
            QCOMPARE(factsOf(sink, "string:int", 3).encoding, Encoding::Embstr);
        }
        CollectingSink sink;
        QCOMPARE(scan(server.url(), sink, {.db = 77}).error().code, ErrorCode::NoSuchDatabase);
        QVERIFY(scan(server.url() + "?db=5", sink)->complete); // empty
        QVERIFY(sink.keys.empty());
    }

    void restrictedUser_seesWhatItMay()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QVERIFY(server.runAll({{"ACL", "SETUSER", "poor", "on", "nopass", "~*", "+@all", "-memory", "-object", "-info",
                                "-hlen", "-time", "-select", "-client", "-dbsize"},
                               {"ACL", "SETUSER", "narrow", "on", "nopass", "~a:*", "+@all"},
                               {"ACL", "SETUSER", "blind", "on", "nopass", "~*", "+@all", "-scan"},
                               {"SET", "a:1", "x"},
                               {"SET", "b:1", "x"},
                               {"HSET", "a:2", "f", "v"}}));
        const std::string path = server.socketPath().toStdString();
        {
            CollectingSink sink;
            const auto summary = scan("unix://poor@" + path, sink);
            QVERIFY(summary);
            QVERIFY(summary->complete);
            QCOMPARE(namesOf(sink).size(), 3);
            QVERIFY(!summary->info.server);
            QVERIFY(!summary->info.keysExpected);
            QCOMPARE(summary->info.memoryKind, MemoryKind::None);
            for (const BlindFact fact : {BlindFact::Memory, BlindFact::Idle, BlindFact::Encoding, BlindFact::Elements})
                QVERIFY(isBlind(*summary, fact, BlindReason::NoPermission));
            QVERIFY(std::ranges::contains(summary->blind,
                                          Blind{BlindFact::Memory, BlindReason::NoPermission, "MEMORY USAGE"}));
            QCOMPARE(summary->warnings.at(0).code, ErrorCode::PermissionDenied);
            QCOMPARE(summary->warnings.at(0).subject, "INFO");
            QCOMPARE(factsOf(sink, "a:1").elements, Fact(1));
            QVERIFY(factsOf(sink, "a:1").memoryBytes.isUnknown());
            QVERIFY(factsOf(sink, "a:2").elements.isUnknown());
        }
        {
            CollectingSink sink;
            const auto summary = scan("unix://narrow@" + path, sink);
            QVERIFY(summary->complete);
            QCOMPARE(namesOf(sink).size(), 3);
            QCOMPARE(summary->info.memoryKind, MemoryKind::Measured);
            QCOMPARE(factsOf(sink, "a:2").type, ValueType::Hash);
            QVERIFY(factsOf(sink, "a:2").memoryBytes.isKnown());
            QCOMPARE(factsOf(sink, "b:1").type, ValueType::Unknown);
            QVERIFY(isBlind(*summary, BlindFact::Type, BlindReason::NoPermission));
        }
        CollectingSink sink;
        const auto none = scan("unix://blind@" + path, sink);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::PermissionDenied);
        QCOMPARE(none.error().subject, "SCAN");
    }
};

QTEST_APPLESS_MAIN(ScanSourceTest)
#include "tst_scansource.moc"
