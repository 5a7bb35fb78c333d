// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/costtext.h"

#include "text/punctuation.h"
#include "text/quantity.h"

#include <QCoreApplication>

#include <chrono>

namespace colonnade {

namespace {

struct CostWords
{
    Q_DECLARE_TR_FUNCTIONS(CostText)
};

} // namespace

QString costText(const Cost& cost)
{
    QStringList parts;
    if (cost.wastedBytes > 0)
        parts += CostWords::tr("%1 could be saved", "memory").arg(bytesText(cost.wastedBytes));
    if (cost.keysSaved > 0)
        parts += CostWords::tr("%1 keys less", nullptr, pluralNumber(cost.keysSaved)).arg(countText(cost.keysSaved));
    if (const std::chrono::milliseconds blocked(cost.blockedMicroseconds / 1000); blocked.count() > 0)
        parts += CostWords::tr("the server is blocked for about %1").arg(durationText(blocked));
    return listed(parts);
}

} // namespace colonnade
