// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/csvrecord.h"

#include <QTest>

#include <random>

using namespace colonnade;
using namespace std::string_literals;
using Row = std::vector<std::string>;

class CsvRecordTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<Row> rowsOf(std::string_view text, char delimiter = ',')
    {
        std::vector<Row> rows;
        Row cells;
        while (!text.empty()) {
            const auto extent = parseCsvRecord(text, delimiter, true, cells);
            if (!extent || extent->bytes == 0)
                break;
            rows.push_back(extent->isWellFormed ? cells : Row{"<broken>"});
            text.remove_prefix(extent->bytes);
        }
        return rows;
    }

private Q_SLOTS:
    void plainCells_areSplit()
    {
        QCOMPARE(rowsOf("a,b,c\nd,,\n"), (std::vector<Row>{{"a", "b", "c"}, {"d", "", ""}}));
        QCOMPARE(rowsOf("a\tb", '\t'), (std::vector<Row>{{"a", "b"}}));
        QCOMPARE(rowsOf("a,b\r\nc,d\r\n"), (std::vector<Row>{{"a", "b"}, {"c", "d"}}));
        QCOMPARE(rowsOf("\n"), (std::vector<Row>{{""}}));
    }
    void quotedCells_holdAnything()
    {
        QCOMPARE(rowsOf("\"a,b\",\"c\"\"d\",\"e\r\nf\"\ng"), (std::vector<Row>{{"a,b", "c\"d", "e\r\nf"}, {"g"}}));
        QCOMPARE(rowsOf("\"\",\"\"\"\"\n"), (std::vector<Row>{{"", "\""}}));
        QCOMPARE(rowsOf("\"a\r\"\r\n"), (std::vector<Row>{{"a\r"}}));
        QCOMPARE(rowsOf("a\0b,\xFF\n"s), (std::vector<Row>{{"a\0b"s, "\xFF"}}));
    }
    void quotesOutOfPlace_areBytes()
    {
        QCOMPARE(rowsOf("user \"test\",x\n"), (std::vector<Row>{{"user \"test\"", "x"}}));
        QCOMPARE(rowsOf("\"a\"b,c\n"), (std::vector<Row>{{"ab", "c"}}));
    }
    void openQuote_spoilsItsLineOnly()
    {
        QCOMPARE(rowsOf("\"a,b\nc,d\n"), (std::vector<Row>{{"<broken>"}, {"c", "d"}}));
        QCOMPARE(rowsOf("x,\"a"), (std::vector<Row>{{"<broken>"}}));
    }
    void extent_countsLines()
    {
        Row cells;
        const auto extent = parseCsvRecord("a,\"b\nc\nd\"\ne", ',', true, cells);
        QVERIFY(extent.has_value());
        QCOMPARE(extent->lines, 3u);
        QCOMPARE(extent->bytes, 10u);
    }
    void anyCut_waitsForMoreAndThenAgrees()
    {
        const std::string text = "ab,\"c\"\"d\ne\",f\r\ng,h\n";
        Row whole;
        const auto extent = parseCsvRecord(text, ',', false, whole);
        QVERIFY(extent.has_value());
        for (std::size_t cut = 0; cut < extent->bytes; ++cut) {
            Row cells;
            QVERIFY2(!parseCsvRecord(std::string_view(text).substr(0, cut), ',', false, cells),
                     qPrintable(QString::number(cut)));
        }
    }
    void writtenCells_comeBack()
    {
        std::mt19937 random(5);
        const std::string alphabet = "ab,\"\n\r\t;\xFF"s + '\0';
        for (int i = 0; i < 20'000; ++i) {
            Row row(1 + random() % 4);
            std::string text;
            for (std::string& cell : row) {
                for (auto length = random() % 5; length > 0; --length)
                    cell += alphabet[random() % alphabet.size()];
                text += &cell == row.data() ? "\"" : ",\"";
                for (const char c : cell)
                    text += c == '"' ? "\"\""s : std::string(1, c);
                text += '"';
            }
            QCOMPARE(rowsOf(text + "\r\n"), std::vector<Row>{row});
        }
    }
};

QTEST_APPLESS_MAIN(CsvRecordTest)
#include "tst_csvrecord.moc"
