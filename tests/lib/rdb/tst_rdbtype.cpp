// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/rdbtype.h"

#include <QTest>

using namespace colonnade;

class RdbTypeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersOfRedis_goTo33()
    {
        for (unsigned number = 0; number < 256; ++number) {
            const auto type = rdbTypeFrom(RdbFamily::Redis, static_cast<std::uint8_t>(number));
            QCOMPARE(type.has_value(), number <= 33 && number != 8);
        }
        QVERIFY(rdbTypeFrom(RdbFamily::Redis, 22) == RdbType::HashTtlPreview);
        QVERIFY(rdbTypeFrom(RdbFamily::Redis, 25) == RdbType::HashListpackTtl);
        QVERIFY(rdbTypeFrom(RdbFamily::Redis, 28) == RdbType::Array);
        QVERIFY(rdbTypeFrom(RdbFamily::Redis, 33) == RdbType::Gcra);
    }

    void numbersOfValkey_goTo23()
    {
        for (unsigned number = 0; number < 256; ++number) {
            const auto type = rdbTypeFrom(RdbFamily::Valkey, static_cast<std::uint8_t>(number));
            QCOMPARE(type.has_value(), number <= 23 && number != 8);
            if (number < 22)
                QVERIFY(type == rdbTypeFrom(RdbFamily::Redis, static_cast<std::uint8_t>(number)));
        }
        QVERIFY(rdbTypeFrom(RdbFamily::Valkey, 22) == RdbType::HashValkey);
        QVERIFY(rdbTypeFrom(RdbFamily::Valkey, 23) == RdbType::PathHash);
    }

    void streams_knowTheirVersion()
    {
        const std::vector<std::pair<RdbType, int>> versions{{RdbType::Stream1, 1}, {RdbType::Stream2, 2},
                                                            {RdbType::Stream3, 3}, {RdbType::Stream4, 4},
                                                            {RdbType::Stream5, 5}, {RdbType::Hash, 0}};
        for (const auto& [type, version] : versions)
            QCOMPARE(int(infoOf(type).streamVersion), version);
    }
};

QTEST_APPLESS_MAIN(RdbTypeTest)
#include "tst_rdbtype.moc"
