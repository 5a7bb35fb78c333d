// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/idtext.h"

#include "text/quantity.h"

#include <QCoreApplication>
#include <QStringList>

namespace colonnade {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(IdText)
};

constexpr int mostLines = 12;
constexpr int longestSegment = 60;

} // namespace

QString idKindText(IdKind kind)
{
    switch (kind) {
    case IdKind::None:
        return {};
    case IdKind::Digits:
        return Words::tr("digits");
    case IdKind::PrefixedDigits:
        return Words::tr("letters, then digits");
    case IdKind::Date:
        return Words::tr("a date");
    case IdKind::Uuid:
        return QStringLiteral("UUID");
    case IdKind::Ulid:
        return QStringLiteral("ULID");
    case IdKind::Hex:
        return Words::tr("hexadecimal digits");
    case IdKind::Email:
        return Words::tr("an e-mail address");
    case IdKind::IpAddress:
        return Words::tr("an IP address");
    case IdKind::HostName:
        return Words::tr("a host name");
    //: Random letters and digits that identify something
    case IdKind::Token:
        return Words::tr("a token");
    //: Something in curly braces
    case IdKind::Braced:
        return Words::tr("a part in braces");
    }
    return {};
}

QString foldingText(std::string_view name, std::string_view separator)
{
    QStringList lines;
    forEachSegment(name, separator, [&lines](std::string_view segment, std::size_t) {
        const IdKind kind = idKindOf(segment);
        if (kind == IdKind::None || lines.size() >= mostLines)
            return;
        //: A part of a key name, and why it counts as an id
        lines += Words::tr("%1: %2").arg(keyText(segment, longestSegment), idKindText(kind));
    });
    return lines.join(QLatin1Char('\n'));
}

} // namespace colonnade
