// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/idtext.h"

#include "text/quantity.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>
#include <vector>

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
    case IdKind::MacAddress:
        return Words::tr("a hardware address");
    case IdKind::HostName:
        return Words::tr("a host name");
    //: Random letters and digits that identify something
    case IdKind::Token:
        return Words::tr("a token");
    case IdKind::Pinned:
        return Words::tr("an id because the profile says so");
    //: Something in curly braces
    case IdKind::Braced:
        return Words::tr("a part in braces");
    }
    return {};
}

QString foldingText(const Keyspace& keyspace, KeyId key)
{
    std::vector<std::string_view> pattern;
    forEachSegment(keyspace.pattern(keyspace.patternOf(key)), keyspace.separator(),
                   [&pattern](std::string_view segment, std::size_t) { pattern.push_back(segment); });
    const IdPinMatcher pins(keyspace.idPins(), keyspace.separator());
    QStringList lines;
    std::size_t level = 0;
    forEachSegment(keyspace.name(key), keyspace.separator(), [&](std::string_view segment, std::size_t) {
        const std::size_t at = level++;
        if (at >= pattern.size() || pattern[at] != "*" || lines.size() >= mostLines)
            return;
        const bool isPinned = pins.isId(std::span(pattern).first(at), segment).has_value();
        const IdKind kind = isPinned ? IdKind::Pinned : idKindOf(segment);
        const QString why = kind != IdKind::None ? idKindText(kind) : Words::tr("one of very many words at its place");
        //: A part of a key name, and why it counts as an id
        lines += Words::tr("%1: %2").arg(keyText(segment, longestSegment), why);
    });
    return lines.join(QLatin1Char('\n'));
}

} // namespace colonnade
