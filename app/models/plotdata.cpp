// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/plotdata.h"

#include "text/quantity.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace colonnade {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(PlotData)
};

QString rangeText(Metric metric, std::size_t bucket)
{
    if (bucket <= 1)
        return metricValueText(metric, bucket);
    const std::uint64_t from = std::uint64_t(1) << (bucket - 1);
    //: A range of sizes, numbers or times: from %1 (included) to %2 (not included)
    return Words::tr("%1 to under %2").arg(metricValueText(metric, from), metricValueText(metric, from * 2));
}

/// Round values in the units of the metric, far enough apart for their labels.
std::vector<std::uint64_t> tickValues(Metric metric)
{
    std::vector<std::uint64_t> values;
    switch (metric) {
    case Metric::MemoryBytes:
    case Metric::ValueBytes:
        for (std::uint64_t unit = 1; unit <= std::uint64_t(1) << 40; unit *= 1024)
            values.insert(values.end(), {unit, 10 * unit, 100 * unit});
        break;
    case Metric::Elements:
    case Metric::NameBytes:
        for (std::uint64_t value = 1; value <= 1'000'000'000'000; value *= 10)
            values.push_back(value);
        break;
    case Metric::TtlSeconds: {
        constexpr std::uint64_t minute = 60;
        constexpr std::uint64_t hour = 60 * minute;
        constexpr std::uint64_t day = 24 * hour;
        values = {1, 10, minute, 10 * minute, hour, 6 * hour, day, 7 * day, 30 * day, 365 * day, 3650 * day};
        break;
    }
    }
    return values;
}

struct Limit
{
    std::uint64_t value;
    QString name;
};

std::vector<Limit> limitsOf(const Profile& profile, Metric metric)
{
    switch (metric) {
    case Metric::ValueBytes:
        return {{profile.advised.stringBytes, Words::tr("advised string")},
                {profile.big.stringBytes, Words::tr("big string")}};
    case Metric::Elements:
        return {{profile.advised.elements, Words::tr("advised collection")},
                {profile.big.elements, Words::tr("big collection")},
                {profile.advised.hashFields, Words::tr("advised hash")},
                {profile.big.hashFields, Words::tr("big hash")}};
    case Metric::NameBytes:
        return {{profile.nameBytesAdvised, Words::tr("advised name")},
                {profile.nameBytesAtMost, Words::tr("longest name")}};
    case Metric::MemoryBytes:
    case Metric::TtlSeconds:
        return {};
    }
    return {};
}

void addLimits(PlotData& data, const Profile& profile, Metric metric)
{
    for (const Limit& limit : limitsOf(profile, metric)) {
        if (limit.value == 0)
            continue;
        const double position = positionOf(limit.value);
        const auto same = std::ranges::find(data.limits, position, &PlotMark::position);
        if (same == data.limits.end())
            //: A limit of the profile and its value, at a line in a plot: "big string: 1 MiB"
            data.limits.push_back(
                {position, Words::tr("%1: %2").arg(limit.name, metricValueText(metric, limit.value))});
        else
            //: Names of two limits with the same value, in a plot: "big list, big hash: 10,000"
            same->label = Words::tr("%1, %2").arg(limit.name, same->label);
    }
}

} // namespace

std::uint64_t PlotBin::total() const
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t(0));
}

double positionOf(std::uint64_t value)
{
    return value == 0 ? 0.5 : std::log2(static_cast<double>(value)) + 1;
}

PlotData plotDataOf(const DistributionByType& distributions, Metric metric, const Profile* profile)
{
    PlotData data;
    for (std::size_t type = 0; type < distributions.size(); ++type) {
        const std::vector<std::uint64_t>& counts = distributions[type].histogram.counts;
        if (counts.size() > data.bins.size())
            data.bins.resize(counts.size());
        for (std::size_t bucket = 0; bucket < counts.size(); ++bucket)
            data.bins[bucket].counts[type] = counts[bucket];
    }
    for (std::size_t bucket = 0; bucket < data.bins.size(); ++bucket)
        data.bins[bucket].range = rangeText(metric, bucket);
    if (profile)
        addLimits(data, *profile, metric);

    const auto filled = std::ranges::find_if(data.bins, [](const PlotBin& bin) { return bin.total() > 0; });
    data.first = static_cast<double>(filled == data.bins.end() ? 0 : filled - data.bins.begin());
    data.last = static_cast<double>(std::max<std::size_t>(data.bins.size(), 1));
    for (const PlotMark& limit : data.limits) {
        data.first = std::min(data.first, std::floor(limit.position));
        data.last = std::max(data.last, std::ceil(limit.position));
    }
    if (data.first < 1)
        data.ticks.push_back({0.5, metricValueText(metric, 0)});
    for (const std::uint64_t value : tickValues(metric))
        data.ticks.push_back({positionOf(value), metricValueText(metric, value)});
    return data;
}

QString metricValueText(Metric metric, std::uint64_t value)
{
    switch (metric) {
    case Metric::MemoryBytes:
    case Metric::ValueBytes:
        return bytesText(value);
    case Metric::NameBytes:
    case Metric::Elements:
        return countText(value);
    case Metric::TtlSeconds:
        return durationText(std::chrono::seconds(value));
    }
    return {};
}

QString metricText(Metric metric)
{
    switch (metric) {
    case Metric::MemoryBytes:
        return Words::tr("Memory");
    case Metric::ValueBytes:
        return Words::tr("Value bytes");
    case Metric::Elements:
        return Words::tr("Elements");
    case Metric::NameBytes:
        return Words::tr("Length of the name");
    //: How long until keys expire
    case Metric::TtlSeconds:
        return Words::tr("Time to live");
    }
    return {};
}

} // namespace colonnade
