// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/nametemplate.h"

#include <QTest>

using namespace colonnade;

class NameTemplateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("expected");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* text, bool expected, const char* name) {
            QTest::addRow("%s, %s", text, name) << QByteArray(text) << expected << QByteArray(name);
        };
        row("user", true, "user");
        row("user", false, "user:1");
        row("{a}:{id}", true, "user:1");
        row("{a}:{userId}", true, "user:U100238");
        row("{a}:{id}", false, "user:name");
        row("{a}:{id}", false, "1:1");
        row("{a}:{id}", false, ":1");
        row("{a}:{id}[:{b}]", true, "user:1");
        row("{a}:{id}[:{b}]", true, "user:1:name");
        row("{a}:{id}[:{b}]", false, "user:1:name:x");
        row("a[:b][:c]:d", true, "a:d");
        row("a[:b][:c]:d", true, "a:b:d");
        row("a[:b][:c]:d", true, "a:c:d");
        row("a[:b][:c]:d", true, "a:b:c:d");
        row("a[:b][:c]:d", false, "a:c:b:d");
        row("[tenant:]user:{id}", true, "user:1");
        row("[tenant:]user:{id}", true, "tenant:user:1");
        row("log:{date}", true, "log:20240501");
        row("log:{date}", true, "log:7");
        row("log:{date}", false, "log:U100238");
        row("{a}:{type}", true, "user:hash");
        row("{a}:{type}", false, "user:hashes");
        row("{a}:*", true, "user:1");
        row("{a}:{any}", true, "user:x");
        row("{a}:{any}", false, "user:");
        row("v{version}:x", true, "vtwo:x");
        row("v{version}:x", false, "v:x");
        row("order-{id}.json", true, "order-12345.json");
        row("order-{id}.json", false, "order-.json");
    }
    void matches()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, expected);
        QFETCH(const QByteArray, name);
        const Result<NameTemplate> parsed = NameTemplate::parse(text.toStdString(), ":");
        QVERIFY2(parsed, parsed ? "" : parsed.error().detail.c_str());
        const std::string bytes = name.toStdString();
        QCOMPARE(parsed->matches(NameView(bytes, ":")), expected);
    }

    void parse_refuses_data()
    {
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("a:[b") << QByteArray("[ without ]");
        QTest::newRow("a:b]") << QByteArray("] without [");
        QTest::newRow("a[:b[:c]]") << QByteArray("brackets inside brackets");
        QTest::newRow("a[:b][:b][:b][:b][:b][:b][:b]") << QByteArray("more than six optional parts");
        QTest::newRow("a::b") << QByteArray("an empty segment");
        QTest::newRow("a[:]") << QByteArray("an empty segment");
        QTest::newRow("") << QByteArray("an empty segment");
        QTest::newRow("{a") << QByteArray("braces that do not pair");
        QTest::newRow("}a{") << QByteArray("braces that do not pair");
        QTest::newRow("{a}{b}") << QByteArray("two placeholders in one segment");
        QTest::newRow("{}") << QByteArray("a placeholder without a name");
    }
    void parse_refuses()
    {
        QFETCH(const QByteArray, why);
        const Result<NameTemplate> parsed = NameTemplate::parse(QTest::currentDataTag(), ":");
        QVERIFY(!parsed.has_value());
        QVERIFY(parsed.error().code == ErrorCode::BadProfile);
        QVERIFY2(parsed.error().detail.ends_with(why.toStdString()), parsed.error().detail.c_str());
    }
};

QTEST_APPLESS_MAIN(NameTemplateTest)
#include "tst_nametemplate.moc"
