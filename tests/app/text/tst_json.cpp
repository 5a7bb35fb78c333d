// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/json.h"

#include <QTest>

#include <array>
#include <string>

using namespace colonnade;
using namespace std::string_literals;

class JsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void indented_putsOneValueOnALine();
    void indented_keepsEveryDigitAndEscape();
    void indented_copiesWhatIsNoJson();
    void anyDepth_isFine();
};

// Raw strings stand outside of macros: moc cannot read them there.
void JsonTest::indented_putsOneValueOnALine()
{
    const char* const json = R"({"a":[1,{}],"b":{"c":null}, "d":[]})";
    const std::string expected = R"({
  "a": [
    1,
    {}
  ],
  "b": {
    "c": null
  },
  "d": []
})";
    QCOMPARE(indentedJson(json), expected);
}

void JsonTest::indented_keepsEveryDigitAndEscape()
{
    const std::string text = indentedJson(R"([12345678901234567890,1.10,-0.0,1E+400,"\u00e9\/ : {,"])");
    const std::array tokens{"12345678901234567890,", "1.10,", "-0.0,", "1E+400,", R"("\u00e9\/ : {,")"};
    for (const char* token : tokens)
        QVERIFY2(text.contains(token), token);
}

void JsonTest::indented_copiesWhatIsNoJson()
{
    QCOMPARE(indentedJson("hello"), "hello"s);
    QCOMPARE(indentedJson("[1, 2"), "[\n  1,\n  2"s); // a page that ends in the middle
    QCOMPARE(indentedJson("{\"a\":\"cut"), "{\n  \"a\": \"cut"s);
    QCOMPARE(indentedJson("]]]"), "]\n]\n]"s);
}

void JsonTest::anyDepth_isFine()
{
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    QVERIFY(isJson(deep));
    QVERIFY(!isJson(deep.substr(1)));
    QVERIFY(isJson(deep.substr(0, 150'000), JsonEnd::MayBeCut));
    QVERIFY(indentedJson(std::string(1000, '[')).size() < 200'000);
}

QTEST_APPLESS_MAIN(JsonTest)
#include "tst_json.moc"
