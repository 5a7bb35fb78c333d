// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/parameterlines.h"

#include <variant>

namespace colonnade {

namespace {

constexpr QLatin1StringView between(" = ");

QString lineOf(const std::string& text)
{
    return QString::fromStdString(text);
}
QString lineOf(const BusinessPrefix& prefix)
{
    const QString line = QString::fromStdString(prefix.prefix);
    return prefix.owner.empty() ? line : line + between + QString::fromStdString(prefix.owner);
}
QString lineOf(const PatternTime& time)
{
    return QString::fromStdString(time.pattern) + between + QString::number(time.seconds);
}

BusinessPrefix prefixFrom(const QString& line)
{
    const qsizetype at = line.indexOf(between);
    if (at < 0)
        return {line.toStdString(), {}};
    return {line.first(at).trimmed().toStdString(), line.sliced(at + between.size()).trimmed().toStdString()};
}

/// Without a number: 0, which is a problem of the profile.
PatternTime timeFrom(const QString& line)
{
    const qsizetype at = line.lastIndexOf(between);
    if (at < 0)
        return {line.toStdString(), 0};
    return {line.first(at).trimmed().toStdString(), line.sliced(at + between.size()).trimmed().toULongLong()};
}

template<typename Row, typename Read>
std::vector<Row> rowsFrom(const QStringList& lines, Read&& read)
{
    std::vector<Row> rows;
    for (const QString& line : lines) {
        if (const QString item = line.trimmed(); !item.isEmpty())
            rows.push_back(read(item));
    }
    return rows;
}

} // namespace

std::optional<QStringList> parameterLines(const Parameter& parameter, const ParameterValue& value)
{
    std::optional<QStringList> lines;
    std::visit(
        [&lines](const auto& rows) {
            if constexpr (requires { lineOf(rows.front()); }) {
                lines.emplace();
                for (const auto& row : rows)
                    lines->append(lineOf(row));
            }
        },
        value);
    if (!lines)
        return {};
    const QStringList again = lines->join(QLatin1Char('\n')).split(QLatin1Char('\n'));
    return parameterFromLines(parameter, again) == value ? lines : std::nullopt;
}

ParameterValue parameterFromLines(const Parameter& parameter, const QStringList& lines)
{
    if (parameter.kind == ParameterKind::Prefixes)
        return rowsFrom<BusinessPrefix>(lines, prefixFrom);
    if (parameter.kind == ParameterKind::PatternTimes)
        return rowsFrom<PatternTime>(lines, timeFrom);
    return rowsFrom<std::string>(lines, [](const QString& item) { return item.toStdString(); });
}

} // namespace colonnade
