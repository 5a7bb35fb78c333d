// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/texttable.h"

#include <algorithm>
#include <array>
#include <utility>

namespace colonnade {

namespace {

// Blocks that terminals show two columns wide (Unicode's East Asian Width W and F, and emoji), roughly.
constexpr std::array<std::pair<char32_t, char32_t>, 11> wideBlocks{{{0x1100, 0x115F},
                                                                    {0x2E80, 0x303E},
                                                                    {0x3041, 0xA4CF},
                                                                    {0xA960, 0xA97F},
                                                                    {0xAC00, 0xD7A3},
                                                                    {0xF900, 0xFAFF},
                                                                    {0xFE30, 0xFE6F},
                                                                    {0xFF00, 0xFF60},
                                                                    {0xFFE0, 0xFFE6},
                                                                    {0x1F300, 0x1FAFF},
                                                                    {0x20000, 0x3FFFD}}};

int widthOf(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    return std::ranges::any_of(
               wideBlocks,
               [character](const auto& block) { return character >= block.first && character <= block.second; })
               ? 2
               : 1;
}

/// How many UTF-16 units fit into `width` columns.
qsizetype fitting(QStringView text, int width)
{
    int used = 0;
    qsizetype at = 0;
    while (at < text.size()) {
        const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size();
        const char32_t character = isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
        used += widthOf(character);
        if (used > width)
            break;
        at += isPair ? 2 : 1;
    }
    return at;
}

} // namespace

qsizetype terminalWidth(QStringView text)
{
    qsizetype width = 0;
    for (const char32_t character : text.toUcs4())
        width += widthOf(character);
    return width;
}

QString wrapped(QStringView text, int indent, int width)
{
    const int room = std::max(width - indent, 10);
    QString result;
    text = text.trimmed();
    while (!text.isEmpty()) {
        qsizetype end = std::max<qsizetype>(fitting(text, room), 1);
        if (end < text.size() && text[end] != u' ') {
            const qsizetype space = text.first(end).lastIndexOf(u' ');
            if (space > end / 2) // not for the sake of one long word at the end
                end = space;
        }
        result += QString(indent, u' ') + text.first(end).trimmed().toString() + u'\n';
        text = text.sliced(end).trimmed();
    }
    return result;
}

void TextTable::addRow(const QStringList& cells)
{
    Q_ASSERT(std::size_t(cells.size()) == m_columns.size());
    m_rows.push_back(cells);
}

QString TextTable::text(int width) const
{
    std::vector<qsizetype> widths(m_columns.size());
    for (const QStringList& row : m_rows) {
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], terminalWidth(row[qsizetype(i)]));
    }
    QString result;
    for (const QStringList& row : m_rows) {
        QString line(m_indent, u' ');
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const QString& cell = row[qsizetype(i)];
            const QString padding(widths[i] - terminalWidth(cell), u' ');
            line += m_columns[i] == Align::Right ? padding + cell : cell + padding;
            line += QStringLiteral("  ");
        }
        while (line.endsWith(u' '))
            line.chop(1);
        if (terminalWidth(line) > width)
            line = line.first(fitting(line, width - 1)) + QChar(0x2026);
        result += line + u'\n';
    }
    return result;
}

} // namespace colonnade
