// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/nameset.h"

#include <QTest>

using namespace colonnade;

class NameSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_areThereOnceAdded()
    {
        NameSet names;
        QVERIFY(!names.contains("a"));
        QVERIFY(names.add("a"));
        QVERIFY(!names.add("a"));
        QVERIFY(names.contains("a"));
        QVERIFY(!names.contains(std::string_view("a\0", 2)));
        QVERIFY(names.add(""));
        QVERIFY(names.contains(""));
    }

    void batches_areAddedWhole()
    {
        KeyBatch batch;
        for (const std::string_view name : {"x:1", "x:2", "x:1"})
            batch.add({.name = name});
        NameSet names;
        names.onBatch(batch);
        QVERIFY(names.contains("x:1") && names.contains("x:2") && !names.contains("x:3"));
    }
};

QTEST_APPLESS_MAIN(NameSetTest)
#include "tst_nameset.moc"
