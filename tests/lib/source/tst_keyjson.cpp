// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/keyjson.h"

#include <QTest>

using namespace colonnade;
using namespace std::string_literals;
using namespace std::chrono_literals;

class KeyJsonTest : public QObject
{
    Q_OBJECT

private:
    static constexpr TimePoint takenAt{1000s};

    static std::string nameIn(std::string_view line)
    {
        std::string name;
        const auto facts = keyFromJson(line, takenAt, name);
        return facts ? std::string(facts->name) : "<error: " + facts.error().detail + ">";
    }
    static KeyFacts factsIn(std::string_view line)
    {
        std::string name;
        return keyFromJson(line, takenAt, name).value();
    }

private Q_SLOTS:
    void name_isDisplayText()
    {
        QCOMPARE(nameIn(R"({"name":"user:1"})"), "user:1"s);
        QCOMPARE(nameIn(R"({"name":"a\\xFFb\\\\"})"), "a\xFF"
                                                      "b\\"s);
        QCOMPARE(nameIn(R"({"name":"用户\u003a1"})"), "用户:1"s);
        QCOMPARE(nameIn(R"({"name":""})"), ""s);
        QCOMPARE(nameIn("{\"name\":\"a\\u0000b\"}"), "a\0b"s);
    }
    void hexName_wins()
    {
        QCOMPARE(nameIn(R"({"name":"x","name_hex":"00ff"})"), "\0\xFF"s);
        QCOMPARE(nameIn(R"({"name_hex":""})"), ""s);
    }
    void facts_areRead()
    {
        const KeyFacts facts =
            factsIn(R"({"name":"a","db":3,"type":"zset","encoding":"skiplist","elements":5,"value_bytes":40,
                                           "memory_bytes":128,"ttl_seconds":60,"idle_seconds":null,"count":7,"new":[1]})");
        QCOMPARE(facts.db, 3u);
        QCOMPARE(facts.type, ValueType::ZSet);
        QCOMPARE(facts.encoding, Encoding::Skiplist);
        QCOMPARE(facts.elements, Fact(5));
        QCOMPARE(facts.valueBytes, Fact(40));
        QCOMPARE(facts.memoryBytes, Fact(128));
        QCOMPARE(facts.expiry, Expiry::at(1060s));
        QCOMPARE(facts.idleSeconds, Fact::unknown());
        QCOMPARE(facts.count, 7u);
    }
    void expiry_tellsNeverFromUnknown()
    {
        QCOMPARE(factsIn(R"({"name":"a"})").expiry, Expiry::notAsked());
        QCOMPARE(factsIn(R"({"name":"a","ttl_seconds":null})").expiry, Expiry::never());
        QCOMPARE(factsIn(R"({"name":"a","ttl_seconds":-1})").expiry, Expiry::never());
        QCOMPARE(factsIn(R"({"name":"a","ttl_seconds":null,"expires":false})").expiry, Expiry::never());
        QCOMPARE(factsIn(R"({"name":"a","ttl_seconds":null,"expires":null})").expiry, Expiry::unknown());
        QCOMPARE(factsIn(R"({"name":"a","ttl_seconds":9223372036854775807})").expiry, Expiry::unknown());
    }
    void absurdNumbers_areUnknown()
    {
        for (const char* const number :
             {"-1", "1.5", "18446744073709551615", "18446744073709551614", "1e30", "\"7\""}) {
            const KeyFacts facts = factsIn(R"({"name":"a","elements":)" + std::string(number) + "}");
            QVERIFY2(facts.elements.isUnknown(), number);
        }
    }
    void otherLines_areRefused()
    {
        for (const char* const line : {"", "x", "[]", "1", "{", "{}", R"({"name":1})", R"({"name":"\\q"})",
                                       R"({"name_hex":"0"})", R"({"name":"a"}x)", "{\"name\":\"a"})
            QVERIFY2(nameIn(line).starts_with("<error"), line);
        QVERIFY(nameIn(std::string(100'000, '[')).starts_with("<error"));
    }
};

QTEST_APPLESS_MAIN(KeyJsonTest)
#include "tst_keyjson.moc"
