// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/expirytext.h"

#include "text/quantity.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <chrono>

namespace colonnade {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpiryText)
};

} // namespace

QString expiryText(const Keyspace& keyspace, KeyId key)
{
    const Expiry expiry = keyspace.expiry(key);
    //: When a key expires
    if (expiry.isNever())
        return Words::tr("never");
    const std::optional<std::uint64_t> seconds = keyspace.ttlSeconds(key);
    if (!seconds)
        return factText(Fact::unknown(), countText);
    return durationText(std::chrono::seconds(*seconds));
}

QString expiryDateText(Expiry expiry)
{
    if (!expiry.isAt())
        return {};
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(expiry.sinceEpoch().count());
    return QLocale().toString(moment, QLocale::ShortFormat);
}

} // namespace colonnade
