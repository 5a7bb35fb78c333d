// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/serverstatereader.h"

#include "support/redisserver.h"

#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

using enum CommandAccess;
using enum RiskyCommand;

Result<ServerState> stateOf(const std::string& url)
{
    auto connection = Connection::open(*ServerAddress::parse(url), {}, {});
    if (!connection)
        return std::unexpected(connection.error());
    const auto info =
        connection->run({"INFO"}, {}).transform([](const Reply& reply) { return std::string(reply.text()); });
    return readServerState(*connection, info, {});
}

/// The same server as somebody else.
std::string urlAs(const RedisServer& server, const std::string& user)
{
    return "unix://" + user + ":pass@" + server.socketPath().toStdString();
}

} // namespace

class ServerStateReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeServer_isRead_data() { COLONNADE_PRODUCT_ROWS(); }
    void aWholeServer_isRead()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product, {u"--maxmemory"_s, u"100mb"_s, u"--maxmemory-policy"_s, u"allkeys-lfu"_s,
                                     u"--lazyfree-lazy-expire"_s, u"yes"_s, u"--slowlog-log-slower-than"_s, u"0"_s,
                                     u"--enable-debug-command"_s, u"no"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"HSET", "cart:1:hash", "a", "b"});
        server.run({"HGETALL", "cart:1:hash"});

        const auto state = stateOf(server.url());
        QVERIFY(state);
        QVERIFY(state->infoNumber("used_memory").value_or(0) > 100'000);
        QVERIFY(state->infoRatio("mem_fragmentation_ratio").has_value());
        QCOMPARE(state->configNumber("maxmemory"), 100u * 1024 * 1024);
        QCOMPARE(state->configText("maxmemory-policy"), "allkeys-lfu");
        QCOMPARE(state->configFlag("lazyfree-lazy-expire"), true);
        QVERIFY(state->memory && state->memory->contains("peak.allocated"));
        QVERIFY(state->commands);
        QVERIFY(std::ranges::any_of(
            *state->commands, [](const CommandStatistics& one) { return one.command == "hgetall" && one.calls == 1; }));
        QVERIFY(state->slowlog);
        QVERIFY(std::ranges::contains(*state->slowlog, std::vector<std::string>{"HGETALL", "cart:1:hash"},
                                      &SlowCommand::words));
        QCOMPARE(state->user, "default");
        const std::map<RiskyCommand, CommandAccess> wanted{
            {Keys, Callable}, {FlushAll, Callable}, {FlushDb, Callable}, {Monitor, Callable}, {Debug, Missing}};
        QCOMPARE(state->access, wanted);
    }

    void nothingAskedFor_changesTheServer()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server(RedisServer::Product::Redis, {u"--enable-debug-command"_s, u"yes"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"SET", "a", "b"});
        server.run({"SELECT", "0"});
        const auto state = stateOf(server.url());
        QVERIFY(state && state->access);
        QCOMPARE(state->access->at(Debug), Callable);
        QCOMPARE(server.run({"DBSIZE"}), "1");
        const QByteArray statistics = server.run({"INFO", "commandstats"});
        for (const char* never :
             {"cmdstat_keys", "cmdstat_flushall", "cmdstat_flushdb", "cmdstat_monitor", "cmdstat_debug"})
            QVERIFY2(!statistics.contains(never), never);
    }

    void limitsOfCompactCollections_haveTheNamesOfAllVersions_data() { COLONNADE_PRODUCT_ROWS(); }
    void limitsOfCompactCollections_haveTheNamesOfAllVersions()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product, {u"--hash-max-listpack-entries"_s, u"77"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        const auto state = stateOf(server.url());
        QVERIFY(state);
        const CompactLimits limits = state->compactLimits();
        QCOMPARE(limits.hashEntries, 77u);
        QCOMPARE(limits.hashValue, 64u);
        QCOMPARE(limits.zsetEntries, 128u);
        QCOMPARE(limits.intsetEntries, 512u);
        QCOMPARE(limits.setEntries, 128u);
        QCOMPARE(limits.listSize, std::nullopt); // -2: a limit of bytes

        ServerState old;
        old.config = ServerFields{{"hash-max-ziplist-entries", "512"}, {"zset-max-ziplist-value", "64"}};
        QCOMPARE(old.compactLimits().hashEntries, 512u);
        QCOMPARE(old.compactLimits().zsetValue, 64u);
        QCOMPARE(old.compactLimits().setEntries, std::nullopt);
    }

    void aUserWithoutPermissions_learnsWhy_data() { COLONNADE_PRODUCT_ROWS(); }
    void aUserWithoutPermissions_learnsWhy()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"ACL", "SETUSER", "bob", "on", ">pass", "~*", "+@read", "-keys", "+select", "+ping"});

        const auto state = stateOf(urlAs(server, "bob"));
        QVERIFY(state);
        const auto refused = [](const std::string& command) { return Untold{Untold::Why::NoPermission, command}; };
        QCOMPARE(state->info.error(), refused("INFO"));
        QCOMPARE(state->config.error(), refused("CONFIG GET"));
        QCOMPARE(state->slowlog.error(), refused("SLOWLOG GET"));
        QCOMPARE(state->commands.error(), refused("INFO"));
        QCOMPARE(state->user.error(), refused("ACL WHOAMI"));
        QCOMPARE(state->access.error(), refused("ACL WHOAMI"));
        QCOMPARE(state->infoNumber("used_memory"), std::nullopt);
        QCOMPARE(state->compactLimits(), CompactLimits());
    }

    void whatAUserMayCall_isKnownByADryRun_data() { COLONNADE_PRODUCT_ROWS(); }
    void whatAUserMayCall_isKnownByADryRun()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product, {u"--enable-debug-command"_s, u"yes"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"ACL", "SETUSER", "bob", "on", ">pass", "~*", "+@all", "-@dangerous", "+keys", "+acl", "+info"});
        const auto state = stateOf(urlAs(server, "bob"));
        QVERIFY(state);
        QCOMPARE(state->user, "bob");
        const std::map<RiskyCommand, CommandAccess> wanted{
            {Keys, Callable}, {FlushAll, Denied}, {FlushDb, Denied}, {Monitor, Denied}, {Debug, Denied}};
        QCOMPARE(state->access, wanted);

        // Where a dry run is not permitted, the user's rules say the same.
        server.run({"ACL", "SETUSER", "bob", "-acl|dryrun"});
        const auto byRules = stateOf(urlAs(server, "bob"));
        QVERIFY(byRules);
        QCOMPARE(byRules->access, wanted);
    }

    void aCommandThatWasRenamedAway_isMissing()
    {
        COLONNADE_REQUIRE_SERVER(RedisServer::Product::Redis);
        RedisServer server(RedisServer::Product::Redis, {u"--rename-command"_s, u"KEYS"_s, u"k-e-y-s"_s,
                                                         u"--rename-command"_s, u"FLUSHALL"_s, u""_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        const auto state = stateOf(server.url());
        QVERIFY(state && state->access);
        QCOMPARE(state->access->at(Keys), Missing);
        QCOMPARE(state->access->at(FlushAll), Missing);
        QCOMPARE(state->access->at(FlushDb), Callable);
    }

    void aclRules_countInTheirOrder_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("callable");
        QTest::newRow("all") << QByteArray("+@all") << QByteArray("KEYS FLUSHALL FLUSHDB MONITOR DEBUG");
        QTest::newRow("none") << QByteArray("-@all") << QByteArray();
        QTest::newRow("empty") << QByteArray() << QByteArray();
        QTest::newRow("a category") << QByteArray("-@all +@read") << QByteArray("KEYS");
        QTest::newRow("taken away") << QByteArray("+@all -@dangerous") << QByteArray();
        QTest::newRow("given back") << QByteArray("+@all -@dangerous +flushdb") << QByteArray("FLUSHDB");
        QTest::newRow("a subcommand is not the command") << QByteArray("-@all +debug|object") << QByteArray();
        QTest::newRow("the last word counts") << QByteArray("+keys -@all +monitor -monitor") << QByteArray();
        QTest::newRow("admin") << QByteArray("-@all +@admin") << QByteArray("MONITOR DEBUG");
        QTest::newRow("nonsense") << QByteArray("  + - @ +@ keys") << QByteArray();
    }
    void aclRules_countInTheirOrder()
    {
        QFETCH(const QByteArray, rules);
        QFETCH(const QByteArray, callable);
        const auto access = accessFrom(rules.toStdString());
        QCOMPARE(access.size(), allRiskyCommands.size());
        const QByteArrayList wanted = callable.split(' ');
        for (const auto& [command, may] : access)
            QCOMPARE(may == Callable, wanted.contains(QByteArray(nameOf(command).data(), nameOf(command).size())));
    }

    void infoText_isTakenApart()
    {
        const ServerFields fields = infoFields("# Memory\r\nused_memory:12\r\n\r\nmodule:name=a,ver=1\nnothing\n:x\n");
        QCOMPARE(fields.at("used_memory"), "12");
        QCOMPARE(fields.at("module"), "name=a,ver=1");
        QVERIFY(!fields.contains("nothing"));
        const auto statistics = commandStatistics("cmdstat_set:calls=3,usec=40,usec_per_call=13.33\r\n"
                                                  "cmdstat_config|get:usec=9,calls=2\r\ncmdstat_x:\r\nother:1\r\n");
        QCOMPARE(statistics.size(), 3u);
        QCOMPARE(statistics[0], (CommandStatistics{"config|get", 2, 9}));
        QCOMPARE(statistics[1], (CommandStatistics{"set", 3, 40}));
        QCOMPARE(statistics[2], (CommandStatistics{"x", 0, 0}));
    }
};

QTEST_APPLESS_MAIN(ServerStateReaderTest)
#include "tst_serverstatereader.moc"
