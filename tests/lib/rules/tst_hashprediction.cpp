// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/hashprediction.h"

#include <QTest>

#include <vector>

using namespace colonnade;

namespace {

std::uint64_t stringBytes(std::uint64_t key, std::uint64_t value, bool isInteger = false)
{
    const StringField field{.keyBytes = key, .fieldBytes = 0, .valueBytes = value, .isInteger = isInteger};
    return bytesAsStrings(std::span(&field, 1));
}

} // namespace

/// The numbers were measured with MEMORY USAGE on Redis 7.0 of Debian (jemalloc with a quantum of 16).
class HashPredictionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strings_areAsMeasured()
    {
        QCOMPARE(stringBytes(1, 2), 64u);        // k = "v1"
        QCOMPARE(stringBytes(9, 1), 72u);        // str:len:1
        QCOMPARE(stringBytes(10, 44), 104u);     // str:len:44, the last embedded one
        QCOMPARE(stringBytes(10, 45), 120u);     // str:len:45
        QCOMPARE(stringBytes(12, 1000), 1080u);  // str:len:1000
        QCOMPARE(stringBytes(6, 11, true), 48u); // int:14
    }

    void compactHash_sharesOneAllocation()
    {
        const std::vector<StringField> fields(3, {.keyBytes = 30, .fieldBytes = 6, .valueBytes = 10});
        // 24 + c(23 + 1 + 1) + 16 + c(7 + 3 * (8 + 12)) = 24 + 32 + 16 + 80
        QCOMPARE(bytesAsHash(23, fields, {}), 152u);
        QVERIFY(bytesAsHash(23, fields, {}) < bytesAsStrings(fields));
    }

    void longValuesOrManyFields_makeATable()
    {
        std::vector<StringField> fields(3, {.keyBytes = 30, .fieldBytes = 6, .valueBytes = 64});
        const std::uint64_t compact = bytesAsHash(23, fields, {});
        fields.back().valueBytes = 65;
        const std::uint64_t table = bytesAsHash(23, fields, {});
        // 24 + 32 + 16 + 56 + 8 * 4 + 3 * (24 + c(8)) + c(68) * 2 + c(69)
        QCOMPARE(table, 24u + 32 + 16 + 56 + 32 + 3 * (24 + 8) + 80 * 3);
        QVERIFY(table > compact);
        const std::vector<StringField> many(513, {.keyBytes = 30, .fieldBytes = 6, .valueBytes = 1});
        QCOMPARE(bytesAsHash(23, many, {}), 24u + 32 + 16 + 56 + 8 * 1024 + 513 * (24 + 8 + 8));
    }

    void limitsOfTheServer_decide()
    {
        const std::vector<StringField> fields(200, {.keyBytes = 30, .fieldBytes = 6, .valueBytes = 70});
        const std::uint64_t table = bytesAsHash(23, fields, {});
        QCOMPARE(bytesAsHash(23, fields, {.fields = 128, .bytes = 100}), table);
        QVERIFY(bytesAsHash(23, fields, {.fields = 200, .bytes = 70}) < table);
    }

    void nothing_costsAnEmptyHash()
    {
        QCOMPARE(bytesAsStrings({}), 0u);
        QCOMPARE(bytesAsHash(1, {}, {}), 24u + 8 + 16 + 8);
    }
};

QTEST_APPLESS_MAIN(HashPredictionTest)
#include "tst_hashprediction.moc"
