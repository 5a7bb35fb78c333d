// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/escape.h"
#include "jobs/sandbox.h"
#include "jobs/sandboxfill.h"
#include "redis/connection.h"
#include "source/demo/demokeyspace.h"
#include "source/demosource.h"
#include "source/scansource.h"
#include "source/valuereader.h"
#include "support/collectingsink.h"
#include "support/redisserver.h"

#include <QTest>

#include <map>
#include <optional>

using namespace colonnade;
using namespace Qt::StringLiterals;
using Product = colonnade::test::RedisServer::Product;

namespace {

QStringList only(Product product)
{
    return {product == Product::Redis ? u"redis-server"_s : u"valkey-server"_s};
}

using KeyPlace = std::pair<std::uint32_t, std::string>; // database and name

std::map<KeyPlace, KeyFacts> factsOf(Source& source)
{
    test::CollectingSink sink;
    const auto summary = source.read(sink, {.allDatabases = true}, {});
    if (!summary || !summary->complete)
        return {};
    std::map<KeyPlace, KeyFacts> facts;
    for (const test::CollectingSink::Key& key : sink.keys)
        facts.emplace(KeyPlace(key.facts.db, key.name), key.facts);
    return facts;
}

std::optional<std::int64_t> ttlMs(const KeyFacts& key, TimePoint takenAt)
{
    return key.expiry.isAt() ? std::optional((key.expiry.sinceEpoch() - takenAt.time_since_epoch()).count())
                             : std::nullopt;
}

} // namespace

class SandboxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingServer_isSaidWithItsNames()
    {
        Sandbox sandbox({u"no-such-server"_s, u"nor-this-one"_s});
        const auto started = sandbox.start();
        QVERIFY(!started);
        QCOMPARE(started.error().code, ErrorCode::ProgramMissing);
        QCOMPARE(started.error().subject, std::string("no-such-server, nor-this-one"));
        QVERIFY(!sandbox.isRunning());
    }

    void programThatIsNoServer_fails()
    {
        Sandbox sandbox({u"false"_s});
        const auto started = sandbox.start();
        QVERIFY(!started);
        QCOMPARE(started.error().code, ErrorCode::ProgramFailed);
    }

    void server_endsWithTheSandbox()
    {
        COLONNADE_REQUIRE_SERVER(Product::Redis);
        ServerAddress address;
        {
            Sandbox sandbox;
            QVERIFY(sandbox.start().has_value());
            QVERIFY(sandbox.isRunning());
            address = sandbox.address();
            QVERIFY(address.displayText().starts_with("unix:///"));
            QVERIFY(Connection::open(address, {}, {}).has_value());
        }
        QVERIFY(!Connection::open(address, {}, {}).has_value());
        QVERIFY(!QFileInfo::exists(QString::fromStdString(address.socketPath)));
    }

    void filledServer_isRefused()
    {
        COLONNADE_REQUIRE_SERVER(Product::Redis);
        test::RedisServer server;
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"SET", "somebody's", "data"});
        const auto filled = fillSandbox(ServerAddress::parse(server.url()).value(), [](const Progress&) {}, {});
        QVERIFY(!filled);
        QCOMPARE(filled.error().code, ErrorCode::BadArgument);
        QCOMPARE(server.run({"DBSIZE"}), QByteArray("1"));
    }

    void fill_stopsWhenAsked()
    {
        COLONNADE_REQUIRE_SERVER(Product::Redis);
        Sandbox sandbox;
        QVERIFY(sandbox.start().has_value());
        std::stop_source stop;
        const auto filled = fillSandbox(
            sandbox.address(),
            [&stop](const Progress& progress) {
                if (progress.done > 2000)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(!filled);
        QCOMPARE(filled.error().code, ErrorCode::Cancelled);
    }

    void contents_areTheDemo_data() { COLONNADE_PRODUCT_ROWS(); }
    void contents_areTheDemo()
    {
        QFETCH(const Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        Sandbox sandbox(only(product));
        QVERIFY(sandbox.start().has_value());
        Progress last;
        const auto filled = fillSandbox(sandbox.address(), [&last](const Progress& progress) { last = progress; }, {});
        QVERIFY2(filled.has_value(), filled ? "" : (filled.error().subject + ": " + filled.error().detail).c_str());
        DemoSource demo;
        const auto expected = factsOf(demo);
        QCOMPARE(last.done, expected.size());
        QCOMPARE(last.total, expected.size());
        const TimePoint scannedAt = std::chrono::floor<std::chrono::milliseconds>(Clock::now());
        ScanSource scan(sandbox.address());
        const auto actual = factsOf(scan);
        for (const auto& [place, key] : expected) {
            const auto found = actual.find(place);
            compare(place, key, found == actual.end() ? nullptr : &found->second, scannedAt, product);
            if (QTest::currentTestFailed())
                return;
        }
        for (const auto& [place, key] : actual)
            QVERIFY2(expected.contains(place), escaped(place.second).c_str());
    }

private:
    static void compare(const KeyPlace& place, const KeyFacts& demo, const KeyFacts* server, TimePoint scannedAt,
                        Product product)
    {
        constexpr std::int64_t slowTestMs = 600'000; // what expires sooner may be gone by now
        const std::string label = escaped(place.second);
        const auto demoTtl = ttlMs(demo, DemoKeyspace::takenAt);
        if (!server) {
            QVERIFY2(demoTtl.value_or(slowTestMs) < slowTestMs, label.c_str());
            return;
        }
        QVERIFY2(server->type == demo.type, label.c_str());
        QVERIFY2(server->elements == demo.elements, label.c_str());
        // Valkey embeds a string by the length of key and value together.
        const bool isEmbedding =
            product == Product::Valkey && demo.type == ValueType::String && demo.encoding != Encoding::Int;
        QVERIFY2(isEmbedding || server->encoding == demo.encoding, label.c_str());
        const auto serverTtl = ttlMs(*server, scannedAt);
        QVERIFY2(serverTtl.has_value() == demoTtl.has_value(), label.c_str());
        if (demoTtl)
            QVERIFY2(*serverTtl <= *demoTtl + 1000 && *serverTtl > *demoTtl - slowTestMs, label.c_str());
        if (demo.encoding == Encoding::Int && demo.valueBytes.value() <= 4)
            return; // servers keep one object for each small integer, with one idle time for all keys
        constexpr std::uint64_t oneDay = 86'400;
        const std::uint64_t demoIdle = demo.idleSeconds.value();
        const std::uint64_t idle = server->idleSeconds.value();
        if (demoIdle >= oneDay)
            QVERIFY2(idle >= demoIdle && idle < demoIdle + slowTestMs / 1000, label.c_str());
        else
            QVERIFY2(idle < oneDay, label.c_str());
    }
};

QTEST_GUILESS_MAIN(SandboxTest)
#include "tst_sandbox.moc"
