// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonwriter.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace colonnade;
using namespace std::string_literals;

class JsonWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_standInTheirPlaces()
    {
        std::string out;
        JsonWriter json(out);
        json.beginObject();
        json.key("a").number(std::uint64_t{1});
        json.key("b").beginArray().null().boolean(true).beginArray().endArray().beginObject().endObject().endArray();
        json.key("c").text("x");
        json.endObject();
        QCOMPARE(out, R"({"a":1,"b":[null,true,[],{}],"c":"x"})"s);
    }
    void outerLevels_areOpen()
    {
        std::string out;
        JsonWriter json(out, 2);
        json.beginObject();
        json.key("rows").beginArray();
        for (const std::uint64_t i : {1, 2})
            json.beginObject().key("n").number(i).key("m").beginArray().number(i).number(i).endArray().endObject();
        json.endArray();
        json.key("none").beginArray().endArray();
        json.endObject();
        QCOMPARE(
            out,
            "{\n  \"rows\": [\n    {\"n\": 1, \"m\": [1, 1]},\n    {\"n\": 2, \"m\": [2, 2]}\n  ],\n  \"none\": []\n}"s);
    }
    void numbers_keepAllDigits()
    {
        std::string out;
        JsonWriter json(out);
        json.beginArray();
        json.number(std::numeric_limits<std::uint64_t>::max()).number(0.1).number(-1e300).number(2.0);
        json.number(std::numeric_limits<double>::infinity()).number(std::numeric_limits<double>::quiet_NaN());
        json.endArray();
        QCOMPARE(out, "[18446744073709551615,0.1,-1e+300,2,null,null]"s);
    }
    void text_isEscaped()
    {
        std::string all;
        for (char c = 1; c < 127; ++c)
            all += c;
        all += "\x7F用户😀\\xFF"s + '\0';
        std::string out;
        JsonWriter json(out);
        json.beginObject().key("t").text(all).endObject();
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(out));
        QCOMPARE(document.object().value(QStringLiteral("t")).toString(), QString::fromStdString(all));
    }
    void anyDepth_isFine()
    {
        std::string out;
        JsonWriter json(out, 3);
        for (int i = 0; i < 10'000; ++i)
            json.beginArray();
        for (int i = 0; i < 10'000; ++i)
            json.endArray();
        QVERIFY(out.ends_with(']'));
    }
};

QTEST_APPLESS_MAIN(JsonWriterTest)
#include "tst_jsonwriter.moc"
