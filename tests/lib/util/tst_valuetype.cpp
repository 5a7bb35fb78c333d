// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "util/valuetype.h"

#include <QTest>

using namespace colonnade;

class ValueTypeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyType_readsItsOwnName()
    {
        for (const ValueType type : allValueTypes)
            QCOMPARE(valueTypeFrom(nameOf(type)), type);
    }
    void everyEncoding_readsItsOwnName()
    {
        for (int i = 0; i <= int(Encoding::Module); ++i)
            QCOMPARE(encodingFrom(nameOf(Encoding(i))), Encoding(i));
    }
    void foreignWords_areModuleTypesAndUnknownEncodings()
    {
        QCOMPARE(valueTypeFrom("ReJSON-RL"), ValueType::Module);
        QCOMPARE(valueTypeFrom("none"), ValueType::Unknown);
        QCOMPARE(encodingFrom("sliced"), Encoding::Unknown);
    }
};

QTEST_APPLESS_MAIN(ValueTypeTest)
#include "tst_valuetype.moc"
