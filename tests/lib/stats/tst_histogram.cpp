// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stats/histogram.h"

#include <QTest>

#include <limits>
#include <random>

using namespace colonnade;

class HistogramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_hasNoBars()
    {
        QVERIFY(Histogram::of({}).bounds.empty());
        QVERIFY(Distribution::of({}) == Distribution{});
    }

    void bounds_arePowersOfTwo_zeroApart()
    {
        const std::vector<std::uint64_t> values{0, 1, 2, 3, 4, 7, 8};
        const Histogram histogram = Histogram::of(values);
        QCOMPARE(histogram.bounds, (std::vector<std::uint64_t>{0, 1, 2, 4, 8}));
        QCOMPARE(histogram.counts, (std::vector<std::uint64_t>{1, 1, 2, 2, 1}));
    }

    void everyValue_fallsIntoTheBarThatItsBoundsSay()
    {
        std::mt19937_64 random(1);
        std::vector<std::uint64_t> values{0, 1, std::numeric_limits<std::uint64_t>::max()};
        for (int i = 0; i < 1000; ++i)
            values.push_back(random() >> (random() % 64));
        const Histogram histogram = Histogram::of(values);
        QCOMPARE(histogram.total(), values.size());
        for (const std::uint64_t value : values) {
            const std::size_t bucket = Histogram::bucketOf(value);
            QVERIFY(value >= histogram.bounds[bucket]);
            QVERIFY(bucket + 1 == histogram.bounds.size() || value < histogram.bounds[bucket + 1]);
        }
    }

    void percentiles_areExactByNearestRank()
    {
        std::vector<std::uint64_t> hundred;
        for (std::uint64_t i = 1; i <= 100; ++i)
            hundred.push_back(101 - i);
        const Distribution distribution = Distribution::of(hundred);
        QCOMPARE(distribution.p50, 50u);
        QCOMPARE(distribution.p90, 90u);
        QCOMPARE(distribution.p99, 99u);
        QCOMPARE(distribution.max, 100u);
        QCOMPARE(distribution.sum, 5050u);
    }

    void oneValue_isEveryPercentile()
    {
        const Distribution distribution = Distribution::of({42});
        QCOMPARE(distribution.p50, 42u);
        QCOMPARE(distribution.p99, 42u);
        QCOMPARE(distribution.count, 1u);
    }
};

QTEST_APPLESS_MAIN(HistogramTest)
#include "tst_histogram.moc"
