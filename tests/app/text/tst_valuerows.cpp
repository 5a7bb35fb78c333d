// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/valuerows.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ValueRowsTest : public QObject
{
    Q_OBJECT

private:
    static ValuePage page(ValueType type, std::vector<ValueRow> rows)
    {
        ValuePage result;
        result.type = type;
        result.rows = std::move(rows);
        return result;
    }
    static QString stringText(const std::string& value)
    {
        return valueText(page(ValueType::String, {{.value = value}}), 1);
    }

private Q_SLOTS:
    void strings_areDecoded()
    {
        QCOMPARE(stringText("plain\ntext"), u"plain\ntext\n"_s);
        QCOMPARE(stringText("{\"a\":\"x\\\"y\"}"), u"{\n  \"a\": \"x\\\"y\"\n}\n"_s);
        QVERIFY(stringText(std::string("\x00\xFF\x01\x02\x03\xFE", 6)).contains(u"00 ff 01"_s));
        QCOMPARE(valueText(page(ValueType::String, {}), 1), QString());
    }
    void nothing_steersTheTerminal()
    {
        QVERIFY(!stringText("a\x1b[31mb\r\u202E").contains(u'\x1b'));
        QVERIFY(!valueText(page(ValueType::Hash, {{.field = "\x1b", .value = "\x1b]0;x\a\n"}}), 9).contains(u'\x1b'));
    }
    void elements_standInColumns()
    {
        QCOMPARE(valueText(page(ValueType::Hash, {{.field = "name", .value = "Ann"}, {.field = "x", .value = "1"}}), 9),
                 u"name  Ann\nx     1\n"_s);
        ValuePage list = page(ValueType::List, {{.value = "a"}, {.value = "b"}});
        list.firstIndex = 9;
        QCOMPARE(valueText(list, 9), u" 9  a\n10  b\n"_s);
        QCOMPARE(valueText(page(ValueType::ZSet, {{.value = "m", .score = 0.1}, {.value = "n", .score = 100}}), 9),
                 u"0.1  m\n100  n\n"_s);
        ValueRow entry{.field = "1-0"};
        entry.fields = {{"a", "1"}, {"b", "2"}};
        QCOMPARE(valueText(page(ValueType::Stream, {entry}), 9), u"1-0  a=1 b=2\n"_s);
        QCOMPARE(valueText(page(ValueType::Set, {{.value = "m"}, {.value = "n"}}), 1).trimmed(), u"m"_s);
    }
    void longElements_areShortened()
    {
        QVERIFY(valueText(page(ValueType::Set, {{.value = std::string(100'000, 'x')}}), 1).size() < 300);
    }
};

QTEST_APPLESS_MAIN(ValueRowsTest)
#include "tst_valuerows.moc"
