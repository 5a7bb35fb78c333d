// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/sandbox.h"
#include "jobs/sandboxfill.h"
#include "redis/connection.h"
#include "source/demo/demokeyspace.h"
#include "support/redisserver.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;
using Product = colonnade::test::RedisServer::Product;

namespace {

QStringList only(Product product)
{
    return {product == Product::Redis ? u"redis-server"_s : u"valkey-server"_s};
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
        const DemoKeyspace keyspace;
        QCOMPARE(last.done, keyspace.size());
        QCOMPARE(last.total, keyspace.size());
    }
};

QTEST_GUILESS_MAIN(SandboxTest)
#include "tst_sandbox.moc"
