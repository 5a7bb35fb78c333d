// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profile.h"
#include "stats/keystats.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace colonnade {

/// One bar: keys by type, and in words which keys these are.
struct PlotBin
{
    std::array<std::uint64_t, allValueTypes.size()> counts{}; ///< indexed by ValueType
    QString range;                                            ///< "1 KiB to under 2 KiB"

    [[nodiscard]] std::uint64_t total() const;
};

/// A place on the axis with a label: a tick, or a limit of the profile.
struct PlotMark
{
    double position = 0;
    QString label;
};

/// A histogram ready to be drawn: bin i covers [i, i + 1) of the axis.
struct PlotData
{
    std::vector<PlotBin> bins;
    std::vector<PlotMark> ticks;
    std::vector<PlotMark> limits;
    double first = 0; ///< the part of the axis worth showing
    double last = 1;
};

/// The bars of a metric, one for each power of two; with readable ticks and the limits that the profile sets.
[[nodiscard]] PlotData plotDataOf(const DistributionByType& distributions, Metric metric, const Profile* profile);

/// Where a value stands on that axis.
[[nodiscard]] double positionOf(std::uint64_t value);

/// "1.4 KiB", "12", "3 h": a value of this metric.
[[nodiscard]] QString metricValueText(Metric metric, std::uint64_t value);
[[nodiscard]] QString metricText(Metric metric); ///< "Memory", for a chooser

} // namespace colonnade
