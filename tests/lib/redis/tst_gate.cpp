// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/gate.h"

#include "support/redisserver.h"

#include <QSet>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

bool passes(const QByteArray& command, const QByteArray& argument = {})
{
    return isReadCommand(std::string_view(command.data(), std::size_t(command.size())),
                         std::string_view(argument.data(), std::size_t(argument.size())));
}

/// "config|set" as two words.
bool passesFullName(const QByteArray& name)
{
    const QByteArrayList words = name.split('|');
    return passes(words.first(), words.value(1));
}

QByteArrayList commandsOf(RedisServer& server, const QByteArrayList& filter)
{
    return server.run(QByteArrayList{"COMMAND", "LIST"} + filter).split('\n');
}

} // namespace

class GateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWriteCommandOfARealServer_isRefused_data() { COLONNADE_PRODUCT_ROWS(); }
    void everyWriteCommandOfARealServer_isRefused()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));

        QByteArrayList forbidden;
        for (const char* category : {"write", "scripting"})
            forbidden += commandsOf(server, {"FILTERBY", "ACLCAT", category});
        QVERIFY(forbidden.size() > 100);
        for (const QByteArray& name : std::as_const(forbidden))
            QVERIFY2(!passesFullName(name), name.constData());

        // The flags are another list than the category, so both are asked.
        const QByteArrayList all = commandsOf(server, {});
        QVERIFY(all.size() > 200);
        int writes = 0;
        for (const QByteArray& name : all) {
            const QByteArrayList info = server.run({"COMMAND", "INFO", name}).split('\n');
            if (info.contains("write")) {
                ++writes;
                QVERIFY2(!passesFullName(name), name.constData());
            }
        }
        QVERIFY(writes > 100);
    }

    void everyAdministrationCommand_isRefused_data() { COLONNADE_PRODUCT_ROWS(); }
    void everyAdministrationCommand_isRefused()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));

        const QSet<QByteArray> harmless{"config|get",
                                        "info",
                                        "lastsave",
                                        "role",
                                        "cluster|countkeysinslot",
                                        "cluster|getkeysinslot",
                                        "cluster|info",
                                        "cluster|nodes",
                                        "slowlog|get",
                                        "slowlog|len",
                                        "acl|getuser",
                                        "acl|dryrun"};
        QByteArrayList names = commandsOf(server, {"FILTERBY", "ACLCAT", "admin"});
        names += commandsOf(server, {"FILTERBY", "ACLCAT", "dangerous"});
        QVERIFY(names.size() > 60);
        for (const QByteArray& name : std::as_const(names))
            QVERIFY2(!passesFullName(name) || harmless.contains(name), name.constData());
    }

    void commandsThatWeUse_pass()
    {
        for (const char* name : {"auth",
                                 "select",
                                 "ping",
                                 "info",
                                 "dbsize",
                                 "time",
                                 "scan",
                                 "type",
                                 "pttl",
                                 "pexpiretime",
                                 "object|idletime",
                                 "object|freq",
                                 "object|encoding",
                                 "memory|usage",
                                 "strlen",
                                 "hlen",
                                 "llen",
                                 "scard",
                                 "zcard",
                                 "xlen",
                                 "getrange",
                                 "hscan",
                                 "lrange",
                                 "sscan",
                                 "zrange",
                                 "xrange",
                                 "hpexpiretime",
                                 "client|setname",
                                 "client|no-touch",
                                 "client|id",
                                 "config|get",
                                 "memory|stats",
                                 "slowlog|get",
                                 "acl|whoami",
                                 "acl|getuser",
                                 "acl|dryrun",
                                 "command|info"})
            QVERIFY2(passesFullName(name), name);
        QVERIFY(passes("GeT"));
        QVERIFY(passes("OBJECT", "iDlEtImE"));
    }

    void whoWatches_maySendMonitorAndNothingElseThatIsNoReadCommand()
    {
        QVERIFY(maySend(Access::Watch, "monitor"));
        QVERIFY(maySend(Access::Watch, "COMMAND", "INFO"));
        QVERIFY(!maySend(Access::Watch, "SET"));
        QVERIFY(!maySend(Access::Watch, "PSYNC"));
        QVERIFY(!maySend(Access::ReadOnly, "MONITOR"));
        QVERIFY(maySend(Access::ReadWrite, "SET"));
    }

    void whatIsUnknown_isRefused()
    {
        for (const char* name : {"",
                                 "nosuchcommand",
                                 "set",
                                 "SET",
                                 "Del",
                                 "eval",
                                 "eval_ro",
                                 "evalsha",
                                 "fcall",
                                 "fcall_ro",
                                 "function",
                                 "script",
                                 "debug",
                                 "keys",
                                 "monitor",
                                 "sync",
                                 "psync",
                                 "sort",
                                 "sort_ro",
                                 "multi",
                                 "exec",
                                 "config",
                                 "config|set",
                                 "config|rewrite",
                                 "config|resetstat",
                                 "client",
                                 "client|kill",
                                 "client|pause",
                                 "memory|purge",
                                 "object|help",
                                 "cluster|failover",

                                 "get ",
                                 " get",
                                 "getrange\r\n",
                                 "shutdown",
                                 "flushall",
                                 "swapdb",
                                 "hello",
                                 "subscribe",
                                 "reset",
                                 "acl|setuser",
                                 "acl|deluser",
                                 "acl|load",
                                 "slowlog|reset",
                                 "JSON.SET",
                                 "FT.DROPINDEX",
                                 "getex",
                                 "getdel"})
            QVERIFY2(!passesFullName(name), name);
        QVERIFY(!passes(QByteArray("get\0x", 5)));
        QVERIFY(!passes(QByteArray(1000, 'G')));
        QVERIFY(!passes("CONFIG", QByteArray(1000, 'G')));
        QVERIFY(!passes("CONFIG", "GETX"));
    }
};

QTEST_APPLESS_MAIN(GateTest)
#include "tst_gate.moc"
