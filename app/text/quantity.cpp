// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/quantity.h"

#include "bytes/escape.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace colonnade {

namespace {

struct Quantity
{
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};

/// Three digits or so: 1.4, 14.2, 142; no decimal where the number is exact. `step` is 1000 or 1024.
template<std::size_t N>
QString scaled(std::uint64_t number, std::uint64_t step, const std::array<const char*, N>& units)
{
    std::uint64_t divisor = step;
    std::size_t unit = 0;
    const auto decimals = [&] { return number % divisor == 0 || number / divisor >= 100 ? 0 : 1; };
    const auto rounded = [&] {
        const double value = static_cast<double>(number) / static_cast<double>(divisor);
        return decimals() == 0 ? std::round(value) : std::round(value * 10) / 10;
    };
    while (unit + 1 < N && rounded() >= static_cast<double>(step)) {
        divisor *= step;
        ++unit;
    }
    return QLocale().toString(rounded(), 'f', decimals()) + QChar(0xA0) + QLatin1StringView(units[unit]);
}

/// One character, one surrogate pair or one escape: what elision must not cut.
qsizetype unitLength(QStringView text, qsizetype at)
{
    if (text[at].isHighSurrogate())
        return 2;
    if (text[at] != u'\\')
        return 1;
    return text[at + 1] == u'x' ? 4 : 2;
}

QString elidedInTheMiddle(const QString& text, qsizetype maxLength)
{
    if (text.size() <= maxLength)
        return text;
    const qsizetype left = maxLength / 2;
    const qsizetype right = text.size() - (maxLength - left - 1);
    qsizetype at = 0;
    while (at + unitLength(text, at) <= left)
        at += unitLength(text, at);
    const qsizetype headEnd = at;
    while (at < right)
        at += unitLength(text, at);
    return text.first(headEnd) + QChar(0x2026) + text.sliced(at);
}

/// The last `size` bytes, or a few less so that no UTF-8 sequence is cut.
std::string_view tailOf(std::string_view bytes, std::size_t size)
{
    std::string_view tail = bytes.substr(bytes.size() - size);
    for (int i = 0; i < 3 && (static_cast<unsigned char>(tail[0]) & 0xC0) == 0x80; ++i)
        tail.remove_prefix(1);
    return tail;
}

QString joined(const QString& big, const QString& small)
{
    return big + QLatin1Char(' ') + small;
}

} // namespace

QString countText(std::uint64_t number)
{
    return QLocale().toString(qulonglong(number));
}

QString shortCountText(std::uint64_t number)
{
    return number < 1000 ? countText(number) : scaled(number, 1000, std::array{"k", "M", "G", "T", "P", "E"});
}

QString bytesText(std::uint64_t bytes)
{
    if (bytes < 1024)
        return countText(bytes) + QChar(0xA0) + QLatin1Char('B');
    return scaled(bytes, 1024, std::array{"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"});
}

QString exactBytesText(std::uint64_t bytes)
{
    return Quantity::tr("%1 bytes", nullptr, pluralNumber(bytes)).arg(countText(bytes));
}

QString shareText(double share)
{
    const double percent = share * 100;
    const auto number = [](double value, int decimals) { return QLocale().toString(value, 'f', decimals); };
    if (percent <= 0 || percent >= 100)
        return Quantity::tr("%1 %").arg(number(std::clamp(percent, 0.0, 100.0), 0));
    if (percent < 0.1)
        return Quantity::tr("< %1 %").arg(number(0.1, 1));
    if (percent > 99.9)
        return Quantity::tr("> %1 %").arg(number(99.9, 1));
    return Quantity::tr("%1 %").arg(number(percent, 1));
}

QString durationText(std::chrono::milliseconds duration)
{
    using namespace std::chrono;
    const auto seconds = duration_cast<std::chrono::seconds>(duration).count();
    const auto milliseconds = duration.count();
    const auto secondsText = [](qlonglong n) { return Quantity::tr("%1 s").arg(QLocale().toString(n)); };
    const auto minutesText = [](qlonglong n) { return Quantity::tr("%1 min").arg(QLocale().toString(n)); };
    const auto hoursText = [](qlonglong n) { return Quantity::tr("%1 h").arg(QLocale().toString(n)); };
    if (milliseconds < 0)
        return QChar(0x2212) + durationText(-duration);
    if (milliseconds < 100)
        return Quantity::tr("%1 ms").arg(QLocale().toString(qlonglong(milliseconds)));
    if (milliseconds < 10'000 && milliseconds % 1000 != 0)
        return Quantity::tr("%1 s").arg(QLocale().toString(static_cast<double>(milliseconds) / 1000, 'f', 1));
    if (seconds < 60)
        return secondsText(seconds);
    const auto minutes = seconds / 60;
    if (minutes < 60)
        return seconds % 60 == 0 ? minutesText(minutes) : joined(minutesText(minutes), secondsText(seconds % 60));
    const auto hours = minutes / 60;
    if (hours < 24)
        return minutes % 60 == 0 ? hoursText(hours) : joined(hoursText(hours), minutesText(minutes % 60));
    const auto days = static_cast<std::uint64_t>(hours / 24);
    const QString daysText = Quantity::tr("%1 days", nullptr, pluralNumber(days)).arg(countText(days));
    return days >= 10 || hours % 24 == 0 ? daysText : joined(daysText, hoursText(hours % 24));
}

QString typeText(ValueType type)
{
    if (type == ValueType::Unknown)
        return Quantity::tr("unknown", "type of a value");
    const std::string_view name = nameOf(type);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

int pluralNumber(std::uint64_t number)
{
    return static_cast<int>(std::min<std::uint64_t>(number, std::numeric_limits<int>::max()));
}

QString factText(Fact fact, QString (*format)(std::uint64_t))
{
    return fact.isKnown() ? format(fact.value()) : QString(QChar(0x2013));
}

QString keyText(std::string_view name, int maxLength)
{
    if (maxLength <= 0)
        return QString::fromStdString(escaped(name));
    const auto enough = static_cast<std::size_t>(maxLength) * 4; // bytes for that many characters at the least
    std::string text =
        name.size() <= 2 * enough ? escaped(name) : escaped(name.substr(0, enough)) + escaped(tailOf(name, enough));
    return elidedInTheMiddle(QString::fromStdString(text), maxLength);
}

} // namespace colonnade
