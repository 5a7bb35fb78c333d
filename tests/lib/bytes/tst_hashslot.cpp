// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/hashslot.h"

#include <QTest>

using namespace colonnade;

class HashSlotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slots_areThoseOfAServer() // CLUSTER KEYSLOT of Redis 8.0
    {
        QCOMPARE(hashSlotOf("123456789"), 0x31C3u); // the checksum's own test value
        QCOMPARE(hashSlotOf(""), 0u);
        QCOMPARE(hashSlotOf("foo"), 12182u);
        QCOMPARE(hashSlotOf("{user1000}.following"), hashSlotOf("user1000"));
    }

    void onlyTheFirstPairCounts()
    {
        QCOMPARE(hashedPart("a{b}c"), std::string_view("b"));
        QCOMPARE(hashedPart("{a}{b}"), std::string_view("a"));
        QCOMPARE(hashedPart("foo{{bar}}zap"), std::string_view("{bar"));
        for (const std::string_view whole : {"foo{}{bar}", "{}", "{a", "a}", "", "}{"})
            QCOMPARE(hashedPart(whole), whole);
    }
};

QTEST_APPLESS_MAIN(HashSlotTest)
#include "tst_hashslot.moc"
