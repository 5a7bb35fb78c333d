// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/renames.h"

#include "rules/profile.h"
#include "support/keyspaces.h"
#include "support/redisserver.h"

#include <QStandardPaths>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class RenamesTest : public QObject
{
    Q_OBJECT

private:
    static std::string written(std::string_view lines, decltype(&writeRenamesCsv) writer,
                               const RuleContext& context = {})
    {
        const Profile profile = Profile::load("recommended").value();
        const auto keyspace = keyspaceFrom(lines);
        std::string text;
        writer(renameListOf(checkKeyspace(keyspace, profile, context, {}), {}), *keyspace,
               [&text](std::string_view part) { text += part; });
        return text;
    }

private Q_SLOTS:
    void csv_hasBothNamesAsTextAndAsBytes()
    {
        QCOMPARE(written("user\\x201 hash 1\n", writeRenamesCsv),
                 std::string("db,name,better_name,name_hex,better_name_hex,changes_slot\n"
                             "0,user 1,user:1:hash,757365722031,757365723a313a68617368,no\n"));
        QVERIFY(written("user,\\x22:1 hash 1\n", writeRenamesCsv).contains("\n0,\"user,\"\":1\",user:1:hash,"));
    }

    void commands_areQuotedForRedisCli()
    {
        QCOMPARE(written("user\\x20\\x22x\\x22\\x0A\\xFF hash 1\nuser\\x20\\x5Ca hash 1\n", writeRenameCommands),
                 std::string("RENAMENX \"user \\x22x\\x22\\x0a\\xff\" \"user:x:hash\"\n"
                             "RENAMENX \"user \\x5ca\" \"user:a:hash\"\n"));
    }

    void commands_selectTheDatabase()
    {
        QCOMPARE(written("user\\x201 hash 1 db=1\nuser\\x202 hash 1 db=1\nuser\\x203 hash 1\n", writeRenameCommands),
                 std::string("SELECT 1\n"
                             "RENAMENX \"user 1\" \"user:1:hash\"\n"
                             "RENAMENX \"user 2\" \"user:2:hash\"\n"
                             "SELECT 0\n"
                             "RENAMENX \"user 3\" \"user:3:hash\"\n"));
    }

    void onACluster_whatMovesToAnotherSlot_isMarked()
    {
        constexpr std::string_view lines = "{u:1}:cart,x hash 1\nuser\\x201 hash 1\n";
        const RuleContext cluster{.isCluster = true};
        const std::string csv = written(lines, writeRenamesCsv, cluster);
        QVERIFY2(csv.contains("\n0,user 1,") && csv.contains(",yes\n") && csv.contains(",no\n"), csv.c_str());
        QCOMPARE(written(lines, writeRenameCommands, cluster),
                 std::string("RENAMENX \"{u:1}:cart,x\" \"{u:1}:cart.x:hash\"\n"));
        QVERIFY(written(lines, writeRenameCommands).contains("user 1"));
    }

    void commands_renameOnARealServer_data() { COLONNADE_PRODUCT_ROWS(); }
    void commands_renameOnARealServer()
    {
        QFETCH(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        const QString client =
            QStandardPaths::findExecutable(product == RedisServer::Product::Redis ? u"redis-cli"_s : u"valkey-cli"_s);
        if (client.isEmpty()) {
            if (qEnvironmentVariableIsSet("CI"))
                QFAIL("no client: apt-get install redis-tools valkey-tools");
            QSKIP("no client: apt-get install redis-tools valkey-tools");
        }
        RedisServer server(product);
        QVERIFY2(server.start(), qPrintable(server.failure()));
        server.run({"HSET", "user \"x\"\n\xFF", "f", "1"});
        server.run({"HSET", "user \\ann'bob", "f", "2"});
        server.run({"HSET", "cx:order:1:hash", "f", "3"});
        server.run({"SELECT", "3"});
        server.run({"HSET", "user 3", "f", "4"});
        const std::string commands = written("user\\x20\\x22x\\x22\\x0A\\xFF hash 1\nuser\\x20\\x5Cann'bob hash 1\n"
                                             "cx:order:1:hash hash 1\nuser\\x203 hash 1 db=3\n",
                                             writeRenameCommands);
        QProcess process;
        process.start(client, {u"-s"_s, server.socketPath()});
        process.write(QByteArray::fromStdString(commands));
        process.closeWriteChannel();
        QVERIFY2(process.waitForFinished() && process.exitCode() == 0, process.readAllStandardError().constData());
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY2(said.count("1\n") == 3, (said + QByteArray::fromStdString(commands)).constData()); // each was renamed
        QVERIFY2(!said.contains("ERR"), said.constData());
        server.run({"SELECT", "0"});
        QCOMPARE(server.run({"DBSIZE"}), "3");
        QCOMPARE(server.run({"HGET", "user:x:hash", "f"}), "1");
        QCOMPARE(server.run({"HGET", "user:ann:bob:hash", "f"}), "2");
        QCOMPARE(server.run({"HGET", "cx:order:1:hash", "f"}), "3");
        server.run({"SELECT", "3"});
        QCOMPARE(server.run({"HGET", "user:3:hash", "f"}), "4");
    }

    void nothingToRename_writesOnlyTheHeader()
    {
        QCOMPARE(written("cx:order:1:hash hash 1\n", writeRenamesCsv),
                 std::string("db,name,better_name,name_hex,better_name_hex,changes_slot\n"));
        QCOMPARE(written("cx:order:1:hash hash 1\n", writeRenameCommands), std::string());
    }
};

QTEST_APPLESS_MAIN(RenamesTest)
#include "tst_renames.moc"
