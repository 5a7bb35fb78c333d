// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/plotdata.h"

#include <QTest>

#include <limits>

using namespace colonnade;

class PlotDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bins_holdTheCountsOfAllTypes();
    void everyValue_standsInItsBin();
    void ticks_standAtRoundValues();
    void limits_ofOneValueShareALine();
    void noValues_makeAnEmptyAxis();
};

void PlotDataTest::bins_holdTheCountsOfAllTypes()
{
    DistributionByType byType;
    byType[std::size_t(ValueType::String)] = Distribution::of({0, 1, 1500, 1600});
    byType[std::size_t(ValueType::Hash)] = Distribution::of({1024});
    const PlotData data = plotDataOf(byType, Metric::MemoryBytes, nullptr);
    QCOMPARE(data.bins.size(), 12u);
    QCOMPARE(data.bins[11].total(), 3u);
    QCOMPARE(data.bins[11].counts[std::size_t(ValueType::Hash)], 1u);
    QVERIFY(data.bins[11].range.contains(metricValueText(Metric::MemoryBytes, 1024)));
    QVERIFY(data.bins[11].range.contains(metricValueText(Metric::MemoryBytes, 2048)));
    QCOMPARE(data.bins[0].range, metricValueText(Metric::MemoryBytes, 0));
    QCOMPARE(data.first, 0.0);
    QCOMPARE(data.last, 12.0);
}

void PlotDataTest::everyValue_standsInItsBin()
{
    for (const std::uint64_t value : {std::uint64_t(0), std::uint64_t(1), std::uint64_t(2), std::uint64_t(3),
                                      std::uint64_t(1023), std::uint64_t(1024), std::uint64_t(1) << 40})
        QCOMPARE(std::size_t(positionOf(value)), Histogram::bucketOf(value));
}

void PlotDataTest::ticks_standAtRoundValues()
{
    DistributionByType byType;
    byType[std::size_t(ValueType::String)] = Distribution::of({90, 20'000});
    const PlotData data = plotDataOf(byType, Metric::MemoryBytes, nullptr);
    const auto label = [&data](std::uint64_t value) {
        for (const PlotMark& tick : data.ticks) {
            if (tick.position == positionOf(value))
                return tick.label;
        }
        return QString();
    };
    QCOMPARE(label(1024), metricValueText(Metric::MemoryBytes, 1024));
    QCOMPARE(label(10 * 1024), metricValueText(Metric::MemoryBytes, 10 * 1024));
    QVERIFY(label(0).isEmpty()); // no key of nothing: no tick for it
    QVERIFY(data.first > 5);
}

void PlotDataTest::limits_ofOneValueShareALine()
{
    Profile profile;
    profile.advised.elements = profile.advised.hashFields = 5000;
    profile.big.elements = 10'000;
    DistributionByType byType;
    byType[std::size_t(ValueType::List)] = Distribution::of({12});
    const PlotData data = plotDataOf(byType, Metric::Elements, &profile);
    QCOMPARE(data.limits.size(), 2u); // the hash has no other, and a limit of 0 is none
    QCOMPARE(data.limits[0].position, positionOf(5000));
    QVERIFY(data.last >= positionOf(10'000)); // in sight, however far away
    QVERIFY(plotDataOf(byType, Metric::MemoryBytes, &profile).limits.empty());
}

void PlotDataTest::noValues_makeAnEmptyAxis()
{
    const PlotData data = plotDataOf({}, Metric::TtlSeconds, nullptr);
    QVERIFY(data.bins.empty());
    QVERIFY(data.last > data.first);
}

QTEST_APPLESS_MAIN(PlotDataTest)
#include "tst_plotdata.moc"
