// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/costtext.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class CostTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_isSaidInNoWords()
    {
        QCOMPARE(costText({}), QString());
        QCOMPARE(costText({.blockedMicroseconds = 999}), QString());
    }

    void everything_isListed()
    {
        QCOMPARE(costText({.wastedBytes = 2048, .blockedMicroseconds = 3'000'000, .keysSaved = 1200}),
                 u"2\u00A0KiB could be saved, 1,200 keys less, the server is blocked for about 3 s"_s);
        QVERIFY(costText({.keysSaved = 1}).startsWith(u"1 key"_s));
    }
};

QTEST_GUILESS_MAIN(CostTextTest)
#include "tst_costtext.moc"
