// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/inlinecommand.h"

#include <QTest>

using namespace colonnade;

class InlineCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commands_arePassedOver()
    {
        const std::string bytes("*3\r\n$3\r\nSET\r\n$1\r\nk\r\n$4\r\n\r\n\xff\0\r\n*0\r\nx", 35);
        Cursor cursor(bytes);
        skipInlineCommand(cursor);
        QCOMPARE(cursor.offset(), 30u);
        skipInlineCommand(cursor);
        QVERIFY(cursor.ok());
        QCOMPARE(cursor.byte(), std::uint8_t('x'));
    }

    void anythingElse_isDamage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no array") << QByteArray("+OK\r\n");
        QTest::newRow("no number") << QByteArray("*\r\n");
        QTest::newRow("negative") << QByteArray("*-1\r\n");
        QTest::newRow("too many digits") << QByteArray("*1234567890123456789012\r\n");
        QTest::newRow("no line end") << QByteArray("*1 $1\r\nx\r\n");
        QTest::newRow("longer than it says") << QByteArray("*1\r\n$1\r\nxyz\r\n");
    }
    void anythingElse_isDamage()
    {
        QFETCH(QByteArray, bytes);
        const std::string copy = bytes.toStdString();
        Cursor cursor(copy);
        skipInlineCommand(cursor);
        QCOMPARE(cursor.failure().code, ErrorCode::Damaged);
    }

    void cutAnywhere_isTruncated()
    {
        const std::string bytes = "*2\r\n$4\r\nPING\r\n$3\r\nabc\r\n";
        for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
            const std::string part = bytes.substr(0, cut);
            Cursor cursor(part);
            skipInlineCommand(cursor);
            QVERIFY(!cursor.ok());
            QCOMPARE(cursor.failure().code, ErrorCode::Truncated);
        }
        const std::string huge = "*1\r\n$999999999999999999\r\nabc";
        Cursor cursor(huge);
        skipInlineCommand(cursor);
        QCOMPARE(cursor.failure().code, ErrorCode::Truncated);
    }
};

QTEST_APPLESS_MAIN(InlineCommandTest)
#include "tst_inlinecommand.moc"
