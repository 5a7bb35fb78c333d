// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace colonnade {

/// Columns in plain text, as wide as their widest cell, two spaces apart; for terminals, so that Chinese characters
/// count two. The last column is not padded, and cut where a row would pass `width` columns.
class TextTable
{
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns, int indent = 2)
        : m_columns(std::move(columns))
        , m_indent(indent)
    {
    }

    void addRow(const QStringList& cells); ///< as many as there are columns
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    [[nodiscard]] QString text(int width = 100) const; ///< each row with a line end

private:
    std::vector<Align> m_columns;
    int m_indent;
    std::vector<QStringList> m_rows;
};

/// Columns that a terminal needs: two for East Asian wide characters and emoji, none for combining marks.
[[nodiscard]] qsizetype terminalWidth(QStringView text);

/// Broken at spaces into lines of at most `width` columns, each after `indent` spaces and with a line end. Text without
/// spaces (Chinese, long names) is broken anywhere.
[[nodiscard]] QString wrapped(QStringView text, int indent, int width = 100);

} // namespace colonnade
