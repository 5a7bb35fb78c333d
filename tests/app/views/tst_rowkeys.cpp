// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rowkeys.h"

#include <QStringListModel>
#include <QTableView>
#include <QTest>

using namespace colonnade;

class RowKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_openAndCopy_andTheOthersStayTheTables()
    {
        QStringListModel model({QStringLiteral("a"), QStringLiteral("b")});
        QTableView table;
        table.setModel(&model);
        table.setCurrentIndex(model.index(0));
        int opened = 0;
        int copied = 0;
        new RowKeys(&table, [&] { ++opened; }, [&] { ++copied; });
        QTest::keyClick(&table, Qt::Key_Return);
        QTest::keyClick(&table, Qt::Key_Enter);
        QTest::keySequence(&table, QKeySequence::Copy);
        QCOMPARE(opened, 2);
        QCOMPARE(copied, 1);
        QTest::keyClick(&table, Qt::Key_Down);
        QCOMPARE(table.currentIndex().row(), 1);
        QCOMPARE(opened + copied, 3);
    }
};

QTEST_MAIN(RowKeysTest)
#include "tst_rowkeys.moc"
