// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demotemplate.h"

#include <QTest>

#include <set>

using namespace colonnade;
using namespace std::string_literals;
using namespace std::string_view_literals;

namespace {

std::string written(std::string_view text, const DemoTemplate::Place& place = {})
{
    std::string out;
    DemoTemplate(text).appendTo(out, place);
    return out;
}

} // namespace

class DemoTemplateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ids_countByKey_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("fifth");
        QTest::newRow("order") << QByteArray("<order>") << QByteArray("202401150001") << QByteArray("202401160002");
        QTest::newRow("user") << QByteArray("u:<user>:s") << QByteArray("u:U100238:s") << QByteArray("u:U100250:s");
        QTest::newRow("padded") << QByteArray("<n:4>") << QByteArray("0000") << QByteArray("0004");
        QTest::newRow("day") << QByteArray("<day>") << QByteArray("2024-01-15") << QByteArray("2024-01-19");
        QTest::newRow("week") << QByteArray("<week>") << QByteArray("2024W01") << QByteArray("2024W05");
    }
    void ids_countByKey()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, first);
        QFETCH(const QByteArray, fifth);
        QCOMPARE(written(text.toStdString()), first.toStdString());
        QCOMPARE(written(text.toStdString(), {.key = 4}), fifth.toStdString());
    }

    void literals_stayAsTheyAre()
    {
        QCOMPARE(written("a < b << c <Tag></Tag> <"), "a < b << c <Tag></Tag> <"s);
        QCOMPARE(written("\x00<n>\xFF"sv), "\x00"s
                                           "0\xFF"s);
        QCOMPARE(written(""), ""s);
    }

    void chance_dependsOnThePlaceAlone()
    {
        constexpr std::string_view text = "<token?:20> <int:1-1000000> <text:10-30>";
        const DemoTemplate::Place place{.seed = 7, .key = 3, .row = 2};
        QCOMPARE(written(text, place), written(text, place));
        std::set<std::string> different;
        for (const DemoTemplate::Place& each : {place, {8, 3, 2}, {7, 4, 2}, {7, 3, 3}})
            different.insert(written(text, each));
        QCOMPARE(different.size(), 4u);
        QVERIFY(written("<int:0-1000000> <int:0-1000000>").find(' ') > 0);
        const std::string twice = written("<token?:8><token?:8>");
        QVERIFY(twice.substr(0, 8) != twice.substr(8));
    }

    void rows_areUniqueInOneKey()
    {
        for (const char* text : {"<user#>", "<product#>", "<policy#>", "<phone#>", "<vin#>", "<uuid#>", "<ip#>"}) {
            std::set<std::string> rows;
            for (std::uint64_t row = 0; row < 40'000; ++row)
                rows.insert(written(text, {.key = 5, .row = row}));
            QVERIFY2(rows.size() == 40'000, text);
        }
    }

    void arguments_boundLengthsAndNumbers()
    {
        for (std::uint64_t row = 0; row < 200; ++row) {
            const DemoTemplate::Place place{.seed = 1, .key = 1, .row = row};
            const std::size_t length = written("<text:20-40>", place).size();
            QVERIFY(length >= 20 && length <= 40);
            const int number = std::stoi(written("<int:5-9>", place));
            QVERIFY(number >= 5 && number <= 9);
            QCOMPARE(written("<bytes:33>", place).size(), 33u);
            QCOMPARE(written("<chinese:7>", place).size(), 21u);
            QCOMPARE(written("<uuid?>", place).size(), 36u);
        }
    }
};

QTEST_APPLESS_MAIN(DemoTemplateTest)
#include "tst_demotemplate.moc"
