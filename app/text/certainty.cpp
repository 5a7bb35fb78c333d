// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/certainty.h"

#include "text/errortext.h"
#include "text/quantity.h"

#include <QCoreApplication>

namespace colonnade {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Certainty)
};

void addReason(Certainty& certainty, const QString& reason)
{
    if (!certainty.reason.isEmpty())
        certainty.reason += QLatin1Char('\n');
    certainty.reason += reason;
}

} // namespace

Certainty countCertainty(const SourceSummary& summary, Reading reading)
{
    Certainty certainty;
    if (reading == Reading::GoesOn) {
        certainty.isAtLeast = true;
        addReason(certainty, Words::tr("The scan still runs: this counts the keys read so far."));
    } else if (!summary.complete) {
        certainty.isAtLeast = true;
        addReason(certainty, completenessText(summary));
    }
    return certainty;
}

Certainty memoryCertainty(const SourceSummary& summary, Reading reading, const Aggregate& sum)
{
    Certainty certainty = countCertainty(summary, reading);
    if (sum.memoryKnown < sum.keys) {
        certainty.isAtLeast = true;
        addReason(certainty, Words::tr("The memory of only %1 of %2 keys is known.")
                                 .arg(countText(sum.memoryKnown), countText(sum.keys)));
    }
    if (summary.info.memoryKind == MemoryKind::Estimated) {
        certainty.isApproximate = true;
        addReason(certainty, estimateText(summary));
    }
    return certainty;
}

QString estimateText(const SourceSummary& summary)
{
    return summary.info.memoryKind == MemoryKind::Estimated
               ? Words::tr("Memory is estimated from the size and the encoding of the values, not measured.")
               : QString();
}

QString marked(const QString& number, const Certainty& certainty)
{
    if (certainty.isAtLeast)
        return QStringLiteral("≥ ") + number;
    return certainty.isApproximate ? QStringLiteral("≈ ") + number : number;
}

QString withReason(const QString& exact, const Certainty& certainty)
{
    return certainty.reason.isEmpty() ? exact : exact + QLatin1Char('\n') + certainty.reason;
}

} // namespace colonnade
