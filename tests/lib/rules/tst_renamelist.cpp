// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/renamelist.h"

#include "lib/rules/rulerows.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;

class RenameListTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<std::string> renamed(std::string_view lines, RenameList& list)
    {
        const auto keyspace = keyspaceFrom(lines);
        list = renameListOf(checkKeyspace(keyspace, testProfile("recommended"), {}, {}), {});
        std::vector<std::string> texts;
        for (const Rename& rename : list.renames)
            texts.push_back(std::string(keyspace->name(rename.key)) + " -> " + rename.to);
        return texts;
    }

private Q_SLOTS:
    void keysWithABetterName_areListedInTreeOrder()
    {
        RenameList list;
        const std::vector<std::string> expected{"user 100238 -> user:100238:hash",
                                                "cx:order_info:1:hash -> cx:order.info:1:hash"};
        QCOMPARE(renamed("cx:order_info:1:hash hash 1\n"
                         "cx:order:1:hash hash 1\n"
                         "user\\x20100238 hash 1\n"
                         "用户:1 hash 1\n",
                         list),
                 expected);
        QCOMPARE(list.taken, 0u);
        QCOMPARE(list.without, 1u);
    }

    void takenNames_areLeftOut()
    {
        RenameList list;
        const std::vector<std::string> expected{"user 2 -> user:2:hash"};
        QCOMPARE(renamed("user\\x201 hash 1\n" // user:1:hash is there
                         "user:1:hash hash 1\n"
                         "user\\x202 hash 1\n"
                         "user/2 hash 1\n", // wants what the one before gets
                         list),
                 expected);
        QCOMPARE(list.taken, 2u);
    }

    void databases_haveNamesOfTheirOwn()
    {
        RenameList list;
        QCOMPARE(renamed("user\\x201 hash 1\n"
                         "user:1:hash hash 1 db=3\n"
                         "user\\x201 hash 1 db=2\n",
                         list)
                     .size(),
                 2u);
    }

    void goodNames_giveAnEmptyList()
    {
        RenameList list;
        QVERIFY(renamed("cx:order:1:hash hash 1\n", list).empty());
        QVERIFY(list == RenameList{});
    }
};

QTEST_APPLESS_MAIN(RenameListTest)
#include "tst_renamelist.moc"
