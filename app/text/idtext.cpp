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

std::vector<std::string_view> segmentsOf(std::string_view name, std::string_view separator)
{
    std::vector<std::string_view> segments;
    forEachSegment(name, separator, [&](std::string_view segment, std::size_t) { segments.push_back(segment); });
    return segments;
}

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

QString idReason(const Keyspace& keyspace, KeyId key, std::size_t level)
{
    const std::vector<std::string_view> pattern =
        segmentsOf(keyspace.pattern(keyspace.patternOf(key)), keyspace.separator());
    const std::vector<std::string_view> name = segmentsOf(keyspace.name(key), keyspace.separator());
    if (level >= pattern.size() || level >= name.size() || pattern[level] != "*")
        return {};
    const IdPinMatcher pins(keyspace.idPins(), keyspace.separator());
    const bool isPinned = pins.isId(std::span(pattern).first(level), name[level]).has_value();
    const IdKind kind = isPinned ? IdKind::Pinned : idKindOf(name[level]);
    const QString why = kind != IdKind::None ? idKindText(kind) : Words::tr("one of very many words at its place");
    //: A part of a key name, and why it counts as an id
    return Words::tr("%1: %2").arg(keyText(name[level], longestSegment), why);
}

QString foldingText(const Keyspace& keyspace, KeyId key)
{
    const std::size_t levels = segmentsOf(keyspace.pattern(keyspace.patternOf(key)), keyspace.separator()).size();
    QStringList lines;
    for (std::size_t level = 0; level < levels && lines.size() < mostLines; ++level) {
        if (const QString line = idReason(keyspace, key, level); !line.isEmpty())
            lines += line;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace colonnade
