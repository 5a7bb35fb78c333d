// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "util/fact.h"

#include <QTest>

using namespace colonnade;

class FactTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void absences_areNotNumbers()
    {
        QVERIFY(Fact().wasNotAsked());
        QVERIFY(!Fact().isKnown());
        QVERIFY(Fact::unknown().isUnknown());
        QVERIFY(!Fact::unknown().isKnown());
        QVERIFY(Fact::unknown() != Fact::notAsked());
        QCOMPARE(Fact::unknown().valueOr(7), 7u);
    }

    void zero_isKnown()
    {
        QVERIFY(Fact(0).isKnown());
        QCOMPARE(Fact(0).value(), 0u);
    }

    void expiry_tellsNeverFromUnknown()
    {
        using namespace std::chrono_literals;
        QVERIFY(Expiry().wasNotAsked());
        QVERIFY(!Expiry::unknown().isKnown());
        QVERIFY(Expiry::never().isKnown());
        QVERIFY(!Expiry::never().isAt());
        QVERIFY(Expiry::at(-5ms).isAt()); // before 1970: servers accept it
        QCOMPARE(Expiry::at(-5ms).sinceEpoch(), -5ms);
    }
};

QTEST_APPLESS_MAIN(FactTest)
#include "tst_fact.moc"
