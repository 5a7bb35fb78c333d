// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/texttable.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class TextTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columns_areAligned()
    {
        TextTable table({TextTable::Align::Left, TextTable::Align::Right, TextTable::Align::Left});
        table.addRow({u"type"_s, u"keys"_s, u"name"_s});
        table.addRow({u"zset"_s, u"1,234"_s, u"a"_s});
        table.addRow({u"string"_s, u"5"_s, u""_s});
        QCOMPARE(table.text(), u"  type     keys  name\n"
                               "  zset    1,234  a\n"
                               "  string      5\n"_s);
    }
    void chinese_countsTwoColumns()
    {
        TextTable table({TextTable::Align::Left, TextTable::Align::Left}, 0);
        table.addRow({u"内存"_s, u"a"_s});
        table.addRow({u"abcde"_s, u"b"_s});
        QCOMPARE(table.text(), u"内存   a\nabcde  b\n"_s);
        QCOMPARE(terminalWidth(u"用户:1"), 6);
        QCOMPARE(terminalWidth(u"😀"), 2);
        QCOMPARE(terminalWidth(u"e\u0301"), 1);
    }
    void tooLongRows_areCut()
    {
        TextTable table({TextTable::Align::Left, TextTable::Align::Left}, 0);
        table.addRow({u"ab"_s, u"用户用户用户"_s});
        QCOMPARE(table.text(10), u"ab  用户…\n"_s);
        QCOMPARE(table.text(16), u"ab  用户用户用户\n"_s);
    }
    void longText_isBrokenAtSpaces()
    {
        QCOMPARE(wrapped(u"one two three four five six", 2, 16), u"  one two three\n  four five six\n"_s);
        QCOMPARE(wrapped(u"", 2), QString());
        QCOMPARE(wrapped(u" a ", 0), u"a\n"_s);
    }
    void textWithoutSpaces_isBrokenAnywhere()
    {
        const QString text = wrapped(QString(500, u'x'), 4, 50);
        for (const QString& line : text.split(u'\n'))
            QVERIFY(line.size() <= 50);
        QCOMPARE(text.count(u'x'), 500);
        const QString chinese = wrapped(QString(30, u'用'), 0, 20);
        for (const QString& line : chinese.split(u'\n'))
            QVERIFY(terminalWidth(line) <= 20);
        QCOMPARE(chinese.count(u'用'), 30);
    }
};

QTEST_APPLESS_MAIN(TextTableTest)
#include "tst_texttable.moc"
