// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/valuesampler.h"

#include "source/demosource.h"
#include "source/dumpsource.h"
#include "source/scansource.h"
#include "support/collectingsink.h"
#include "support/listsource.h"
#include "support/redisserver.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;
using namespace colonnade::test;

namespace {

const SourceOptions sampling{.sampleBytes = defaultSampleBytes};

ValueTraits traitsIn(const CollectingSink& sink, const std::string& name)
{
    const auto found = std::ranges::find(sink.keys, name, [](const auto& key) { return key.name; });
    return found == sink.keys.end() ? ValueTraits() : found->facts.traits;
}

std::size_t sampledIn(const CollectingSink& sink)
{
    return std::size_t(std::ranges::count_if(sink.keys, [](const auto& key) { return key.facts.traits.isSampled(); }));
}

bool isBlind(const SourceSummary& summary, BlindReason why)
{
    return std::ranges::contains(summary.blind, why, &Blind::why) &&
           std::ranges::contains(summary.blind, BlindFact::ValueSample, &Blind::what);
}

QByteArrayList withMembers(const QByteArrayList& start, int count, const QByteArray& before, bool areScored)
{
    QByteArrayList command = start;
    for (int i = 0; i < count; ++i) {
        if (areScored)
            command << "7";
        command << before + QByteArray::number(i);
    }
    return command;
}

void fill(RedisServer& server)
{
    server.run({"SET", "page:1", QByteArray("<p>the same words again and again</p>\n").repeated(800)});
    server.run({"SET", "object:1", R"({"name":"Ann","city":"Rome"})"});
    server.run({"SET", "short:1", "8505"});
    server.run(withMembers({"SADD", "zeros"}, 20, "000", false));
    server.run(withMembers({"SADD", "words"}, 20, "w", false));
    server.run(withMembers({"ZADD", "equal"}, 20, "m", true));
    server.run({"ZADD", "ranked", "1", "a", "2", "b"});
    server.run(withMembers({"ZADD", "equal:many"}, 3000, "m", true));
    server.run(withMembers({"ZADD", "equal:almost", "8", "z"}, 3000, "m", true));
    server.run(withMembers({"ZADD", "equal:toomany"}, 60'000, "m", true));
}

void compareWithFill(const CollectingSink& sink)
{
    const ValueTraits page = traitsIn(sink, "page:1");
    QCOMPARE(page.format, ValueFormat::Plain);
    QVERIFY(!page.isWhole);
    QVERIFY(page.zlibPercent > 0 && page.zlibPercent < 10);
    QVERIFY(page.zstdPercent > 0 && page.zstdPercent < 10);
    QCOMPARE(traitsIn(sink, "object:1").jsonFields, 2);
    QVERIFY(traitsIn(sink, "object:1").isWhole);
    QVERIFY(!traitsIn(sink, "short:1").isSampled());
    QVERIFY(traitsIn(sink, "zeros").allNumbers);
    QVERIFY(!traitsIn(sink, "words").allNumbers);
    QVERIFY(traitsIn(sink, "equal").equalScores);
    QVERIFY(!traitsIn(sink, "ranked").equalScores);
    QVERIFY(traitsIn(sink, "equal:many").equalScores);
    QVERIFY(!traitsIn(sink, "equal:almost").equalScores);
    QVERIFY(!traitsIn(sink, "equal:toomany").isWhole); // over the budget of one set: nobody knows
    QVERIFY(!traitsIn(sink, "equal:toomany").equalScores);
}

} // namespace

class ValueSamplerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aServersValues_areSampled_data() { COLONNADE_PRODUCT_ROWS(); }
    void aServersValues_areSampled()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        fill(server);
        ScanSource source(*ServerAddress::parse(server.url()));
        CollectingSink sink;
        const auto summary = readSampled(source, sink, sampling, {});
        QVERIFY(summary && summary->complete);
        QCOMPARE(summary->sampled, sampledIn(sink));
        QVERIFY(!isBlind(*summary, BlindReason::NotSampled));
        compareWithFill(sink);
    }

    void aDumpsValues_areSampled()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        fill(server);
        server.run({"SAVE"});
        DumpSource source(server.folder().toStdString() + "/dump.rdb");
        CollectingSink sink;
        QVERIFY(readSampled(source, sink, sampling, {}));
        compareWithFill(sink);
    }

    void budgets_bound()
    {
        DemoSource source;
        CollectingSink all;
        const auto whole = readSampled(source, all, sampling, {});
        QVERIFY(whole && whole->sampled > 200);
        CollectingSink some;
        const auto part = readSampled(source, some, {.sampleBytes = 100, .sampleBudget = 5'000}, {});
        QVERIFY(part);
        QVERIFY(part->sampled >= 50 && part->sampled < 100); // the last one may pass the budget
        QCOMPARE(part->keys, whole->keys);
    }

    void whoDoesNotAsk_hasNoSamples()
    {
        DemoSource source;
        CollectingSink sink;
        const auto summary = readSampled(source, sink, {}, {});
        QVERIFY(summary && isBlind(*summary, BlindReason::NotSampled));
        QCOMPARE(sampledIn(sink), 0u);
        ListSource names("a:1 string 10");
        CollectingSink list;
        const auto listed = readSampled(names, list, sampling, {});
        QVERIFY(listed && isBlind(*listed, BlindReason::SourceHasNone));
    }

    void aUserWhoMayNotRead_isBlind()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        for (int i = 0; i < 5; ++i)
            server.run({"SET", "page:" + QByteArray::number(i), QByteArray(2000, 'x')});
        server.run({"ACL", "SETUSER", "bob", "on", ">pass", "~*", "+@all", "-getrange", "-get", "-dump"});
        ScanSource source(*ServerAddress::parse("unix://bob:pass@" + server.socketPath().toStdString()));
        CollectingSink sink;
        const auto summary = readSampled(source, sink, sampling, {});
        QVERIFY(summary && summary->complete);
        QCOMPARE(summary->keys, 5u);
        QCOMPARE(sampledIn(sink), 0u);
        QVERIFY(isBlind(*summary, BlindReason::NoPermission));
    }
};

QTEST_APPLESS_MAIN(ValueSamplerTest)
#include "tst_valuesampler.moc"
