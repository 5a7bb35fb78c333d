// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/csvkeys.h"
#include "source/namessource.h"
#include "support/collectingsink.h"
#include "support/keyspaces.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;

class CsvKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_hasOneCellForEachColumn()
    {
        std::string row;
        appendCsvKey(row, batchFrom("a,\\x22b\\x22 hash 128 elements=3 value=40 ttl=60 db=2 encoding=listpack\n")[0],
                     testTakenAt);
        QCOMPARE(row, std::string("\"a,\"\"b\"\"\",612c226222,2,hash,listpack,1,3,40,128,60,true,\n"));
    }
    void unknownFacts_areEmpty()
    {
        std::string row;
        KeyFacts facts;
        facts.name = "\n";
        appendCsvKey(row, facts, testTakenAt);
        QCOMPARE(row, std::string("\\x0A,0a,0,,,1,,,,,,\n"));
    }
    void writtenKeys_areReadAgain()
    {
        const KeyBatch batch = batchFrom("a,b hash 128 elements=3 value=40 ttl=60\n"
                                         "\\xFF\\x00\\x0A\\\\ zset 90 elements=2 count=7 db=3\n"
                                         "= string - idle=5\n");
        std::string sheet(csvKeyHeader);
        for (std::size_t i = 0; i < batch.size(); ++i)
            appendCsvKey(sheet, batch[i], testTakenAt);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("keys.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(sheet));
        file.close();

        CollectingSink sink;
        QVERIFY(NamesSource(file.fileName().toStdString()).read(sink, {}, {}).has_value());
        QCOMPARE(sink.keys.size(), batch.size());
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const KeyFacts& read = sink.keys[i].facts;
            QCOMPARE(sink.keys[i].name, std::string(batch[i].name));
            QCOMPARE(read.type, batch[i].type);
            QCOMPARE(read.db, batch[i].db);
            QCOMPARE(read.count, batch[i].count);
            QCOMPARE(read.elements.isKnown(), batch[i].elements.isKnown());
            QCOMPARE(read.memoryBytes.isKnown(), batch[i].memoryBytes.isKnown());
            QCOMPARE(read.expiry.isNever(), batch[i].expiry.isNever());
        }
    }
};

QTEST_APPLESS_MAIN(CsvKeysTest)
#include "tst_csvkeys.moc"
