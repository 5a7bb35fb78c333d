// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "keyspace/keyspace.h"
#include "source/source.h"

#include <QString>

namespace colonnade {

/// How far a number can be trusted. A default one is exact.
struct Certainty
{
    bool isAtLeast = false;     ///< a lower bound: something was not read
    bool isApproximate = false; ///< estimated, not measured
    QString reason = {};        ///< why, in sentences, for hovering; empty when exact
};

enum class Reading : std::uint8_t { Finished, GoesOn };

/// Of numbers of keys, and of everything that is counted or summed over keys.
[[nodiscard]] Certainty countCertainty(const SourceSummary& summary, Reading reading);
/// Of a sum of memory over some keys.
[[nodiscard]] Certainty memoryCertainty(const SourceSummary& summary, Reading reading, const Aggregate& sum);

/// One sentence when this source estimates memory, else empty.
[[nodiscard]] QString estimateText(const SourceSummary& summary);

/// "≥ 12,000", "≈ 3.4 MiB", or the number alone.
[[nodiscard]] QString marked(const QString& number, const Certainty& certainty);
/// For hovering: the exact figure, and below it the reason if there is one.
[[nodiscard]] QString withReason(const QString& exact, const Certainty& certainty);

} // namespace colonnade
