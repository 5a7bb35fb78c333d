// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/contentkind.h"

#include <QTest>

#include <string>

using namespace colonnade;
using namespace std::string_literals;

class ContentKindTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kind_isWhatAPersonWouldSay_data();
    void kind_isWhatAPersonWouldSay();
    void beginning_isJudgedLikeTheWhole_data();
    void beginning_isJudgedLikeTheWhole();
};

void ContentKindTest::kind_isWhatAPersonWouldSay_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<ContentKind>("kind");
    const auto row = [](const char* name, std::string bytes, ContentKind kind) {
        QTest::newRow(name) << std::move(bytes) << kind;
    };
    row("nothing", "", ContentKind::Plain);
    row("words", "paid", ContentKind::Plain);
    row("a number", "8505", ContentKind::Plain);
    row("a long number", "1.0013504166666682", ContentKind::Plain);
    row("Chinese", "北京市朝阳区", ContentKind::Plain);
    row("one line with a colon", "status: paid", ContentKind::Plain);
    row("an address", "http://example.org:80/a", ContentKind::Plain);
    row("prose", "Dear Sir,\nplease: call back.\nYours", ContentKind::Plain);
    row("object", R"({"id": 1, "tags": ["a", null, true, -1.5e+3]})", ContentKind::Json);
    row("array", " [1,2]\n", ContentKind::Json);
    row("empty object", "{}", ContentKind::Json);
    row("a JSON string alone", R"("x")", ContentKind::Plain);
    row("not quite JSON", "{id: 1}", ContentKind::Plain);
    row("trailing comma", "[1,]", ContentKind::Plain);
    row("two documents", "{} {}", ContentKind::Plain);
    row("cut JSON", R"({"a": 1)", ContentKind::Plain);
    row("wrong bracket", R"({"a": 1])", ContentKind::Plain);
    row("leading zero", "[01]", ContentKind::Plain);
    row("XML", "<?xml version=\"1.0\"?><a/>", ContentKind::Xml);
    row("XML without a declaration", "<order id='7'>\n<sum>1</sum></order>\n", ContentKind::Xml);
    row("an arrow", "<- back", ContentKind::Plain);
    row("YAML", "name: Li\nitems:\n  - id: 1\n    n: 2\n# done\n", ContentKind::Yaml);
    row("YAML document", "---\nname: x\n", ContentKind::Yaml);
    row("script", "local n = redis.call('GET', KEYS[1])\nreturn n", ContentKind::Lua);
    row("function", "local function f(a)\n  return a\nend\n", ContentKind::Lua);
    row("a NUL", "a\0b"s, ContentKind::Hex);
    row("not UTF-8", "\xC3\x28", ContentKind::Hex);
    row("gzip", "\x1F\x8B\x08\x00"s, ContentKind::Hex);
    row("Java", "\xAC\xED\x00\x05t\x00\x01x"s, ContentKind::Hex);
    row("escape code", "\x1B[0m", ContentKind::Hex);
}

void ContentKindTest::kind_isWhatAPersonWouldSay()
{
    QFETCH(const std::string, bytes);
    QFETCH(const ContentKind, kind);
    QCOMPARE(contentKindOf(bytes), kind);
}

void ContentKindTest::beginning_isJudgedLikeTheWhole_data()
{
    QTest::addColumn<std::string>("whole");
    QTest::addColumn<int>("enough"); ///< bytes that suffice to tell
    QTest::addColumn<ContentKind>("kind");
    QTest::newRow("JSON") << R"({"städte": ["Köln", "北京"], "n": -12.5e7, "t": true})"s << 1 << ContentKind::Json;
    QTest::newRow("text") << "Köln und 北京 sind Städte"s << 1 << ContentKind::Plain;
    QTest::newRow("YAML") << "name: Li\nage: 7\ncity: 北京\nstreet: x\n"s << 17 << ContentKind::Yaml;
}

void ContentKindTest::beginning_isJudgedLikeTheWhole()
{
    QFETCH(const std::string, whole);
    QFETCH(const int, enough);
    QFETCH(const ContentKind, kind);
    for (std::size_t length = std::size_t(enough); length <= whole.size(); ++length) {
        QVERIFY2(contentKindOf(std::string_view(whole).substr(0, length), Part::Beginning) == kind,
                 qPrintable(QString::number(length)));
    }
}

QTEST_APPLESS_MAIN(ContentKindTest)
#include "tst_contentkind.moc"
