// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/sheetcolumns.h"

#include <QTest>

using namespace colonnade;
using namespace std::string_literals;
using namespace std::chrono_literals;
using Row = std::vector<std::string>;

class SheetColumnsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr TimePoint takenAt{1000s};

    struct Read
    {
        std::string name;
        std::string complaint;
        Result<KeyFacts> facts;
    };
    static Read read(const Row& header, const Row& row)
    {
        Read result;
        result.facts =
            SheetColumns::fromHeader(header, "sheet").value().facts(row, takenAt, result.name, result.complaint);
        return result;
    }

private Q_SLOTS:
    void columns_comeInAnyOrder()
    {
        const Read row = read({"Note", " TYPE ", "value_bytes", "Name", "ttl_seconds", "count", "elements", "owner"},
                              {"x", "Hash", "40", "user:*", "60", "1000", "3", "ann"});
        QCOMPARE(row.name, "user:*"s);
        QCOMPARE(row.facts->name, std::string_view("user:*"));
        QCOMPARE(row.facts->type, ValueType::Hash);
        QCOMPARE(row.facts->valueBytes, Fact(40));
        QCOMPARE(row.facts->elements, Fact(3));
        QCOMPARE(row.facts->count, 1000u);
        QCOMPARE(row.facts->expiry, Expiry::at(1060s));
        QVERIFY(row.facts->memoryBytes.wasNotAsked());
        QVERIFY(row.complaint.empty());
    }
    void nameAlone_isEnough()
    {
        const Read row = read({"name"}, {"a b"});
        QCOMPARE(row.name, "a b"s);
        QCOMPARE(row.facts->type, ValueType::Unknown);
        QVERIFY(row.facts->expiry.wasNotAsked());
    }
    void missingName_isAnErrorThatListsTheColumns()
    {
        const auto columns = SheetColumns::fromHeader(Row{"key", "type"}, "sheet.csv");
        QCOMPARE(columns.error().code, ErrorCode::MissingColumn);
        QCOMPARE(columns.error().subject, "sheet.csv"s);
        QVERIFY(columns.error().detail.contains("key, type"));
    }
    void shortRows_lackFacts()
    {
        const Read row = read({"name", "type", "elements"}, {"a"});
        QVERIFY(row.facts->elements.wasNotAsked());
        QVERIFY(!read({"type", "name"}, {"hash"}).facts);
    }
    void elementBytes_giveValueBytes()
    {
        QCOMPARE(read({"name", "elements", "element_bytes"}, {"a", "100", "20"}).facts->valueBytes, Fact(2000));
        QCOMPARE(read({"name", "elements", "element_bytes", "value_bytes"}, {"a", "100", "20", "7"}).facts->valueBytes,
                 Fact(7));
        QVERIFY(read({"name", "elements", "element_bytes"}, {"a", "9999999999999", "9999999999999"})
                    .facts->valueBytes.wasNotAsked());
    }
    void cellsThatAreNoNumbers_areUnknownAndNamed()
    {
        const Read row = read({"name", "elements", "ttl_seconds", "count"}, {"a", "10k", "soon", ""});
        QVERIFY(row.facts->elements.isUnknown());
        QCOMPARE(row.facts->expiry, Expiry::unknown());
        QCOMPARE(row.facts->count, 1u);
        QVERIFY(row.complaint.contains("10k"));
    }
    void noExpiry_hasSeveralSpellings()
    {
        for (const char* const cell : {"-1", "none", "Never"})
            QCOMPARE(read({"name", "ttl_seconds"}, {"a", cell}).facts->expiry, Expiry::never());
        QCOMPARE(read({"name", "ttl_seconds", "expires"}, {"a", "", "false"}).facts->expiry, Expiry::never());
        QCOMPARE(read({"name", "ttl_seconds", "expires"}, {"a", "", ""}).facts->expiry, Expiry::notAsked());
    }
    void hexName_wins()
    {
        QCOMPARE(read({"name", "name_hex"}, {"x", "00ff"}).name, "\0\xFF"s);
        QCOMPARE(read({"name", "name_hex"}, {"x", ""}).name, "x"s);
        QVERIFY(!read({"name", "name_hex"}, {"x", "0"}).facts);
        QCOMPARE(read({"name", "name_hex"}, {"", ""}).facts->name, std::string_view());
        QVERIFY(!read({"name", "name_hex"}, {""}).facts);
    }
    void types_areReadAsPeopleWriteThem()
    {
        QCOMPARE(typeFromWord("Sorted Set"), ValueType::ZSet);
        QCOMPARE(typeFromWord(" ZSET"), ValueType::ZSet);
        QCOMPARE(typeFromWord("str"), ValueType::String);
        QCOMPARE(typeFromWord(""), ValueType::Unknown);
        QCOMPARE(typeFromWord("ReJSON-RL"), ValueType::Module);
    }
};

QTEST_APPLESS_MAIN(SheetColumnsTest)
#include "tst_sheetcolumns.moc"
