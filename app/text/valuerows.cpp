// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/valuerows.h"

#include "bytes/escape.h"
#include "bytes/segment.h"
#include "text/contentkind.h"
#include "text/hexdump.h"
#include "text/json.h"
#include "text/quantity.h"
#include "text/texttable.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr int longestField = 60;
constexpr int longestValue = 200;

/// Text as it is, lines kept, backslashes too: readable rather than injective. What a terminal would act on, or not
/// show, is spelled out.
QString readable(std::string_view text)
{
    QString result;
    forEachSegment(text, "\n", [&result](std::string_view line, std::size_t) {
        QString shown = QString::fromStdString(escaped(line));
        shown.replace(QStringLiteral("\\x09"), QStringLiteral("\t"));
        result += shown.replace(QStringLiteral("\\\\"), QStringLiteral("\\")) + u'\n';
    });
    return result;
}

QString stringText(std::string_view value, Part part)
{
    switch (contentKindOf(value, part)) {
    case ContentKind::Hex:
        return hexDump(value);
    case ContentKind::Json:
        return readable(indentedJson(value));
    default:
        return readable(value);
    }
}

QString scoreText(double score)
{
    return QString::number(score, 'g', QLocale::FloatingPointShortest);
}

} // namespace

QString valueText(const ValuePage& page, std::size_t rows)
{
    using Align = TextTable::Align;
    if (page.type == ValueType::String)
        return page.rows.empty() ? QString()
                                 : stringText(page.rows[0].value, page.next ? Part::Beginning : Part::Whole);
    TextTable table(
        {page.type == ValueType::Hash || page.type == ValueType::Stream ? Align::Left : Align::Right, Align::Left}, 0);
    std::uint64_t index = page.firstIndex;
    for (std::size_t i = 0; i < std::min(rows, page.rows.size()); ++i, ++index) {
        const ValueRow& row = page.rows[i];
        QString label = keyText(row.field, longestField);
        QString value = keyText(row.value, longestValue);
        if (page.type == ValueType::List)
            label = QString::number(index);
        if (row.score)
            label = scoreText(*row.score);
        for (const auto& [field, content] : row.fields)
            value += keyText(field, longestField) + u'=' + keyText(content, longestValue) + u' ';
        table.addRow({label, value});
    }
    return table.text();
}

} // namespace colonnade
