// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/csvrecord.h"

#include <algorithm>

namespace colonnade {

namespace {

/// The cells of one record while they are read; keeps the strings of the last one.
class Cells
{
public:
    explicit Cells(std::vector<std::string>& cells)
        : m_cells(cells)
    {
    }

    std::string& next()
    {
        if (m_used == m_cells.size())
            m_cells.emplace_back();
        std::string& cell = m_cells[m_used++];
        cell.clear();
        return cell;
    }
    void finish() { m_cells.resize(m_used); }

private:
    std::vector<std::string>& m_cells;
    std::size_t m_used = 0;
};

/// Appends a quoted cell's content; text[at] is its opening quote. Gives the place after the closing one, or npos.
std::size_t readQuoted(std::string_view text, std::size_t at, std::string& cell)
{
    for (std::size_t start = at + 1;;) {
        const std::size_t quote = text.find('"', start);
        if (quote == std::string_view::npos)
            return quote;
        cell.append(text.substr(start, quote - start));
        if (!text.substr(quote + 1).starts_with('"'))
            return quote + 1;
        cell += '"';
        start = quote + 2;
    }
}

CsvExtent brokenLine(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return {end == std::string_view::npos ? text.size() : end + 1, 1, false};
}

} // namespace

std::optional<CsvExtent> parseCsvRecord(std::string_view text, char delimiter, bool isLast,
                                        std::vector<std::string>& cells)
{
    const char ends[] = {delimiter, '\n'};
    Cells read(cells);
    std::size_t at = 0;
    while (true) {
        std::string& cell = read.next();
        if (text.substr(at).starts_with('"')) {
            at = readQuoted(text, at, cell);
            if (at == std::string_view::npos || (at == text.size() && !isLast))
                return isLast ? std::optional(brokenLine(text)) : std::nullopt;
        }
        const std::size_t end = std::min(text.find_first_of(std::string_view(ends, 2), at), text.size());
        if (end == text.size() && !isLast)
            return {};
        const bool endsRecord = end == text.size() || text[end] == '\n';
        cell.append(text.substr(at, end - at));
        if (endsRecord && end > at && text[end - 1] == '\r')
            cell.pop_back();
        at = end;
        if (endsRecord)
            break;
        ++at;
    }
    read.finish();
    const std::size_t bytes = at == text.size() ? at : at + 1;
    const auto lines = static_cast<std::size_t>(std::ranges::count(text.substr(0, bytes), '\n'));
    return CsvExtent{bytes, std::max<std::size_t>(lines, 1), true};
}

} // namespace colonnade
