// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/escape.h"
#include "jobs/sandbox.h"
#include "jobs/sandboxfill.h"
#include "redis/connection.h"
#include "source/demo/demokeyspace.h"
#include "source/demosource.h"
#include "source/valuereader.h"
#include "support/redisserver.h"

#include <QTest>

#include <array>
#include <map>

using namespace colonnade;
using namespace Qt::StringLiterals;
using Product = colonnade::test::RedisServer::Product;

namespace {

QStringList only(Product product)
{
    return {product == Product::Redis ? u"redis-server"_s : u"valkey-server"_s};
}

class Collector : public SourceSink
{
public:
    void onStart(const SourceInfo&) override {}
    void onBatch(const KeyBatch& batch) override { batches.push_back(batch); }
    void onProgress(const Progress&) override {}

    std::vector<KeyBatch> batches;
};

/// What a server says of one key.
struct Answer
{
    ValueType type = ValueType::Unknown;
    Encoding encoding = Encoding::Unknown;
    std::int64_t ttlMs = 0; ///< -1: never, -2: gone
    std::int64_t idleSeconds = 0;
    std::int64_t memoryBytes = 0;
    std::int64_t elements = 0;
};

std::string_view lengthCommand(ValueType type)
{
    static constexpr std::array commands{"EXISTS", "STRLEN", "HLEN", "LLEN", "SCARD", "ZCARD", "XLEN", "EXISTS"};
    return commands[std::size_t(type)];
}

/// Asks for the facts of a batch, whose keys are all of one database, lengths last: they reset idle times.
std::vector<Answer> answersFor(Connection& connection, const KeyBatch& batch)
{
    for (std::size_t i = 0; i < batch.size(); ++i) {
        const std::string_view name = batch[i].name;
        (void)connection.append({"TYPE", name});
        (void)connection.append({"OBJECT", "ENCODING", name});
        (void)connection.append({"PTTL", name});
        (void)connection.append({"OBJECT", "IDLETIME", name});
        (void)connection.append({"MEMORY", "USAGE", name, "SAMPLES", "0"});
        (void)connection.append({lengthCommand(batch[i].type), name});
    }
    std::vector<Answer> answers(batch.size());
    const auto integer = [&connection] { return connection.receive({}).value().integer(); };
    for (Answer& answer : answers) {
        answer.type = valueTypeFrom(connection.receive({}).value().text());
        answer.encoding = encodingFrom(connection.receive({}).value().text());
        answer.ttlMs = integer();
        answer.idleSeconds = integer();
        answer.memoryBytes = integer();
        answer.elements = integer();
    }
    return answers;
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
        Collector demo;
        QVERIFY(DemoSource().read(demo, {}, {}).value().complete);
        auto connection = Connection::open(sandbox.address(), {}, {}).value();
        std::uint64_t keys = 0;
        for (const KeyBatch& mixed : demo.batches) {
            std::map<std::uint32_t, KeyBatch> byDatabase;
            for (std::size_t i = 0; i < mixed.size(); ++i)
                byDatabase[mixed[i].db].add(mixed[i]);
            for (const auto& [db, batch] : byDatabase) {
                QVERIFY(connection.select(db, {}).has_value());
                const std::vector<Answer> answers = answersFor(connection, batch);
                for (std::size_t i = 0; i < batch.size(); ++i) {
                    compare(batch[i], answers[i], product);
                    if (QTest::currentTestFailed())
                        return;
                }
                keys += batch.size();
            }
        }
        QCOMPARE(last.done, keys);
        QCOMPARE(last.total, keys);
    }

private:
    static void compare(const KeyFacts& key, const Answer& answer, Product product)
    {
        constexpr std::int64_t slowTestMs = 600'000; // what expires sooner may be gone by now
        const std::int64_t ttlMs =
            key.expiry.isAt() ? (key.expiry.sinceEpoch() - DemoKeyspace::takenAt.time_since_epoch()).count() : -1;
        const std::string label = escaped(key.name);
        if (answer.ttlMs == -2) {
            QVERIFY2(ttlMs > 0 && ttlMs < slowTestMs, label.c_str());
            return;
        }
        QVERIFY2(answer.type == key.type, label.c_str());
        QVERIFY2(answer.elements == std::int64_t(key.elements.value()), label.c_str());
        // Valkey embeds a string by the length of key and value together.
        const bool isEmbedding =
            product == Product::Valkey && key.type == ValueType::String && key.encoding != Encoding::Int;
        QVERIFY2(isEmbedding || answer.encoding == key.encoding, label.c_str());
        if (ttlMs < 0)
            QVERIFY2(answer.ttlMs == -1, label.c_str());
        else
            QVERIFY2(answer.ttlMs <= ttlMs && answer.ttlMs > ttlMs - slowTestMs, label.c_str());
        if (key.encoding == Encoding::Int && key.valueBytes.value() <= 4)
            return; // servers keep one object for each small integer, with one idle time for all keys
        constexpr std::int64_t oneDay = 86'400;
        const auto idle = std::int64_t(key.idleSeconds.value());
        if (idle >= oneDay)
            QVERIFY2(answer.idleSeconds >= idle && answer.idleSeconds < idle + slowTestMs / 1000, label.c_str());
        else
            QVERIFY2(answer.idleSeconds < oneDay, label.c_str());
    }
};

QTEST_GUILESS_MAIN(SandboxTest)
#include "tst_sandbox.moc"
