// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/hexdump.h"

#include <QTest>

#include <string>

using namespace colonnade;
using namespace std::string_literals;

class HexDumpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytes_standInHexAndAscii();
    void lastLine_isAligned();
};

void HexDumpTest::bytes_standInHexAndAscii()
{
    QCOMPARE(hexDump(""), QString());
    QCOMPARE(hexDump("\x00\xFF"
                     "0123456789ABCD"s),
             QStringLiteral("00000000  00 ff 30 31 32 33 34 35  36 37 38 39 41 42 43 44  ..0123456789ABCD"));
}

void HexDumpTest::lastLine_isAligned()
{
    const QStringList lines = hexDump(std::string(17, 'x'), 0x10000).split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith(u"00010000  78"));
    QVERIFY(lines[1].startsWith(u"00010010  78"));
    QCOMPARE(lines[1].lastIndexOf(u'x'), lines[0].indexOf(u'x'));
}

QTEST_APPLESS_MAIN(HexDumpTest)
#include "tst_hexdump.moc"
