// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/placeholders.h"

#include <QTest>

using namespace colonnade;

class PlaceholdersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sample_keepsEverythingElseInPlace_data()
    {
        QTest::addColumn<QByteArray>("sample");
        const auto row = [](const char* name, const char* sample) { QTest::addRow("%s", name) << QByteArray(sample); };
        row("cx:order:{orderId}:hash", "cx:order:999999999:hash");
        row("cx:order:*:hash", "cx:order:9:hash");
        row("cx:U{userId}", "cx:U99999999");
        row("{tenant}:order", "U9999999:order");
        row("log:{yyyy-mm-dd}", "log:999999999999");
        row("{a}{b.c}", "U9999999");
        row("u:{用户}", "u:99999999");
        // no placeholders: hash tags, and what is only like one
        row("{1000}:x", "{1000}:x");
        row("{user:1000}:x", "{user:1000}:x");
        row("{{userId}}:cart", "{99999999}:cart");
        row("{}", "{}");
        row("{", "{");
        row("{a", "{a");
        row("{a b}", "{a b}");
        row("a}", "a}");
        row("", "");
    }
    void sample_keepsEverythingElseInPlace()
    {
        QFETCH(const QByteArray, sample);
        QCOMPARE(QByteArray::fromStdString(withSampleIds(QTest::currentDataTag())), sample);
    }

    void hostileNames_costOnePass()
    {
        QCOMPARE(placeholdersOf(std::string(1'000'000, '{')).size(), 0u);
        QCOMPARE(placeholdersOf(std::string(1'000'000, '*')).size(), 1'000'000u);
        QCOMPARE(placeholdersOf('{' + std::string(1'000'000, 'a')).size(), 0u);
    }
};

QTEST_APPLESS_MAIN(PlaceholdersTest)
#include "tst_placeholders.moc"
