// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/renames.h"

#include "rules/profile.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;

class RenamesTest : public QObject
{
    Q_OBJECT

private:
    static std::string written(std::string_view lines, decltype(&writeRenamesCsv) writer)
    {
        const Profile profile = Profile::load("recommended").value();
        const auto keyspace = keyspaceFrom(lines);
        std::string text;
        writer(renameListOf(checkKeyspace(keyspace, profile, {}, {}), {}), *keyspace,
               [&text](std::string_view part) { text += part; });
        return text;
    }

private Q_SLOTS:
    void csv_hasBothNamesAsTextAndAsBytes()
    {
        QCOMPARE(written("user\\x201 hash 1\n", writeRenamesCsv),
                 std::string("db,name,better_name,name_hex,better_name_hex\n"
                             "0,user 1,user:1:hash,757365722031,757365723a313a68617368\n"));
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

    void nothingToRename_writesOnlyTheHeader()
    {
        QCOMPARE(written("cx:order:1:hash hash 1\n", writeRenamesCsv),
                 std::string("db,name,better_name,name_hex,better_name_hex\n"));
        QCOMPARE(written("cx:order:1:hash hash 1\n", writeRenameCommands), std::string());
    }
};

QTEST_APPLESS_MAIN(RenamesTest)
#include "tst_renames.moc"
