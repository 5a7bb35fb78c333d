// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/valuemeasure.h"

#include "source/demo/listpacksize.h"

#include <QTest>

#include <limits>

using namespace colonnade;

namespace {

ValueMeasure measureOf(ValueType type, std::uint64_t rows, const std::function<ValueRow(std::uint64_t)>& rowAt)
{
    ValueMeasure measure({.server = &serverModelFor("redis", "7.2.0", {}), .allocator = AllocatorKind::Jemalloc8});
    measure.start(type);
    for (std::uint64_t i = 0; i < rows; ++i)
        measure.add(rowAt(i));
    return measure;
}

ValueMeasure measureOfString(std::string value)
{
    return measureOf(ValueType::String, 1, [&](std::uint64_t) { return ValueRow{.value = value}; });
}

std::string member(std::uint64_t i, std::size_t length)
{
    std::string text = "m" + std::to_string(i);
    text.resize(length, 'x');
    return text;
}

} // namespace

class ValueMeasureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strings_takeWhatARealServerSays_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<Encoding>("encoding");
        QTest::addColumn<std::uint64_t>("bytes");
        const auto row = [](const char* name, const QByteArray& value, Encoding encoding, std::uint64_t bytes) {
            QTest::addRow("%s", name) << QByteArray(name) << value << encoding << bytes;
        };
        row("k", "v1", Encoding::Embstr, 56);
        row("str:len:1", "x", Encoding::Embstr, 64);
        row("str:len:44", QByteArray(44, 'x'), Encoding::Embstr, 104);
        row("str:len:45", QByteArray(45, 'x'), Encoding::Raw, 112);
        row("str:len:1000", QByteArray(1000, 'x'), Encoding::Raw, 1080);
        row("int:14", "9223372036854775807", Encoding::Int, 48);
    }
    void strings_takeWhatARealServerSays()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, value);
        QFETCH(const Encoding, encoding);
        QFETCH(const std::uint64_t, bytes);
        ValueMeasure measure = measureOfString(value.toStdString());
        QCOMPARE(measure.encoding(), encoding);
        QCOMPARE(measure.elements(), std::uint64_t(value.size()));
        QCOMPARE(measure.memoryBytes(std::size_t(name.size()), false), bytes);
    }

    void encodings_changeAtTheServersLimits_data()
    {
        QTest::addColumn<ValueType>("type");
        QTest::addColumn<std::uint64_t>("rows");
        QTest::addColumn<int>("memberBytes"); // 0: integers
        QTest::addColumn<Encoding>("encoding");
        const auto row = [](ValueType type, std::uint64_t rows, int memberBytes, Encoding encoding) {
            QTest::addRow("%s %llu x %d", nameOf(type).data(), static_cast<unsigned long long>(rows), memberBytes)
                << type << rows << memberBytes << encoding;
        };
        row(ValueType::Hash, 512, 64, Encoding::Listpack);
        row(ValueType::Hash, 513, 8, Encoding::Hashtable);
        row(ValueType::Hash, 1, 65, Encoding::Hashtable);
        row(ValueType::Set, 512, 0, Encoding::Intset);
        row(ValueType::Set, 513, 0, Encoding::Hashtable);
        row(ValueType::Set, 128, 64, Encoding::Listpack);
        row(ValueType::Set, 129, 8, Encoding::Hashtable);
        row(ValueType::Set, 2, 65, Encoding::Hashtable);
        row(ValueType::ZSet, 128, 64, Encoding::Listpack);
        row(ValueType::ZSet, 129, 8, Encoding::Skiplist);
        row(ValueType::List, 100, 64, Encoding::Listpack);
        row(ValueType::List, 200, 64, Encoding::Quicklist);
        row(ValueType::Stream, 3, 8, Encoding::Stream);
    }
    void encodings_changeAtTheServersLimits()
    {
        QFETCH(const ValueType, type);
        QFETCH(const std::uint64_t, rows);
        QFETCH(const int, memberBytes);
        QFETCH(const Encoding, encoding);
        const ValueMeasure measure = measureOf(type, rows, [&](std::uint64_t i) {
            const std::string text = memberBytes == 0 ? std::to_string(i) : member(i, std::size_t(memberBytes));
            ValueRow row{.value = text};
            if (type == ValueType::Hash)
                row.field = member(i, 6);
            if (type == ValueType::ZSet)
                row.score = double(i);
            if (type == ValueType::Stream)
                row = {.field = std::to_string(1000 + i) + "-0", .fields = {{"f", text}}};
            return row;
        });
        QCOMPARE(measure.encoding(), encoding);
        QCOMPARE(measure.elements(), rows);
    }

    void memory_isNeverLessThanTheValue()
    {
        for (const ValueType type : {ValueType::List, ValueType::Set, ValueType::ZSet, ValueType::Hash}) {
            ValueMeasure measure = measureOf(type, 3000, [&](std::uint64_t i) {
                return ValueRow{.field = member(i, 10), .value = member(i, 20), .score = 0.5 * double(i)};
            });
            QVERIFY(measure.memoryBytes(5, true) > measure.valueBytes());
            measure.start(type);
            QCOMPARE(measure.valueBytes(), 0u); // ready for the next value
        }
    }

    void listpackEntries_areAsLongAsTheServersMakeThem()
    {
        QCOMPARE(listpackTextBytes("0"), 2u);
        QCOMPARE(listpackTextBytes("127"), 2u);
        QCOMPARE(listpackTextBytes("128"), 3u);
        QCOMPARE(listpackTextBytes("-4096"), 3u);
        QCOMPARE(listpackTextBytes("32767"), 4u);
        QCOMPARE(listpackTextBytes("8388607"), 5u);
        QCOMPARE(listpackTextBytes("2147483647"), 6u);
        QCOMPARE(listpackTextBytes("9223372036854775807"), 10u);
        QCOMPARE(listpackTextBytes("0127"), 6u); // text
        QCOMPARE(listpackTextBytes(""), 2u);
        QCOMPARE(listpackTextBytes(std::string(63, 'x')), 65u);
        QCOMPARE(listpackTextBytes(std::string(64, 'x')), 67u);
        QCOMPARE(listpackTextBytes(std::string(4096, 'x')), 4103u);
        QCOMPARE(listpackScoreBytes(3), 2u);
        QCOMPARE(listpackScoreBytes(0.5), 5u);
        QCOMPARE(listpackScoreBytes(std::numeric_limits<double>::infinity()), 5u);
    }

    void onlyTheShortestForm_isAnInteger()
    {
        QCOMPARE(canonicalInteger("-17"), -17);
        QCOMPARE(canonicalInteger("0"), 0);
        for (const char* text : {"", "-", "-0", "+1", "01", "1.0", " 1", "1 ", "9223372036854775808", "x"})
            QVERIFY2(!canonicalInteger(text), text);
    }
};

QTEST_APPLESS_MAIN(ValueMeasureTest)
#include "tst_valuemeasure.moc"
