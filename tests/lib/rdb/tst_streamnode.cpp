// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/streamnode.h"
#include "support/dumpbytes.h"

#include <QTest>

#include <random>

using namespace colonnade;

namespace {

const std::string key = DumpBytes().big(std::uint64_t(1000)).big(std::uint64_t(5)).bytes();

// Two entries with the shared fields, one with its own, one that is deleted.
std::vector<std::string> nodeEntries()
{
    return {"3", "1",   "2",  "name", "age",  "0",         // count, deleted, shared fields
            "2", "0",   "0",  "ann",  "30",   "5",         // the node's own id
            "2", "-10", "-2", "bob",  "31",   "5",         // before it: a trimmed node
            "0", "7",   "0",  "1",    "only", "here", "6", // own fields
            "3", "8",   "0",  "gone", "99",   "5"};        // deleted
}

} // namespace

class StreamNodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entries_shareFieldsOrBringTheirOwn()
    {
        const std::string packed = listpackOf(nodeEntries());
        StreamNode node(key, packed);
        StreamEntry entry;
        NumberBuffer buffer;

        QVERIFY(node.next(entry));
        QVERIFY((entry.id == StreamId{1000, 5}));
        QCOMPARE(entry.fields.size(), 2u);
        QCOMPARE(entry.fields[0].first.bytes, "name");
        QCOMPARE(entry.fields[0].second.bytes, "ann");
        QCOMPARE(entry.fields[1].second.text(buffer), "30");

        QVERIFY(node.next(entry));
        QVERIFY((entry.id == StreamId{990, 3}));

        QVERIFY(node.next(entry));
        QVERIFY((entry.id == StreamId{1007, 5}));
        QCOMPARE(entry.fields.size(), 1u);
        QCOMPARE(entry.fields[0].first.bytes, "only");
        QVERIFY(!entry.deleted);

        QVERIFY(node.next(entry));
        QVERIFY(entry.deleted);
        QVERIFY(!node.next(entry));
        QVERIFY(!node.damaged());
    }

    void moreEntriesThanSaid_orFewer_isDamage()
    {
        for (const char* const count : {"2", "4"}) {
            auto entries = nodeEntries();
            entries[0] = count;
            const std::string packed = listpackOf(entries);
            StreamNode node(key, packed);
            StreamEntry entry;
            while (node.next(entry)) {
            }
            QVERIFY(node.damaged());
        }
    }

    void binaryValuesOfAnySize_keepTheirPlace()
    {
        std::mt19937 random(3);
        for (const std::size_t size : {63u, 64u, 4095u, 4096u, 70000u}) {
            std::string value(size, '\0');
            for (char& byte : value)
                byte = static_cast<char>(random() % 256);
            const std::string packed =
                listpackOf({"2", "0", "1", "f", "0", "2", "0", "0", value, "4", "2", "0", "1", "next", "4"});
            StreamNode node(key, packed);
            StreamEntry entry;
            QVERIFY(node.next(entry));
            QVERIFY(entry.fields[0].second.bytes == value);
            QVERIFY(node.next(entry));
            QCOMPARE(entry.fields[0].second.bytes, "next");
            QVERIFY(!node.next(entry));
            QVERIFY(!node.damaged());
        }
    }

    void wrongKeysAndHugeCounts_areDamage()
    {
        StreamEntry entry;
        const std::string packed = listpackOf(nodeEntries());
        StreamNode shortKey("short", packed);
        QVERIFY(!shortKey.next(entry));
        QVERIFY(shortKey.damaged());

        const std::string huge = DumpBytes().byte(0xf4).little(std::numeric_limits<std::int64_t>::max()).bytes();
        const std::string manyFields = listpackAround({huge, huge, huge});
        StreamNode many(key, manyFields);
        QVERIFY(many.damaged());
    }
};

QTEST_APPLESS_MAIN(StreamNodeTest)
#include "tst_streamnode.moc"
