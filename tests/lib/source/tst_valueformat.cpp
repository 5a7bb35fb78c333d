// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/valueformat.h"

#include "source/jsonshape.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>

using namespace colonnade;

namespace {

using enum ValueFormat;

std::string fromHex(const char* hex)
{
    return QByteArray::fromHex(hex).toStdString();
}

/// With double quotation marks instead of single ones.
std::string quoted(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

ValueFormat formatOf(const std::string& bytes)
{
    return recognisedFormat(bytes, true).format;
}

} // namespace

class ValueFormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formats_areNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("format");
        const auto row = [](const char* name, const std::string& bytes, ValueFormat format) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << int(format);
        };
        // Written by python3: json, pickle, msgpack's own test vectors, php serialize(), protoc's example.
        row("JSON object", quoted("{'name':'Ann','tags':[1,2.5,null],'nested':{'a':true}}"), Json);
        row("JSON array", quoted("[{'id':1},{'id':2}]"), Json);
        row("JSON with blanks", " {\n \"a\" : 1 }\n", Json);
        row("an empty JSON object", "{}", Json);
        row("pickle 4",
            fromHex("80049523000000000000007d94288c046e616d65948c03416e6e948c046369747994"
                    "8c04526f6d6594752e"),
            Pickle);
        row("pickle 2", fromHex("80027d7100285804000000") + "name" + fromHex("71015803000000") + "Ann" + "q\x02u.",
            Pickle);
        row("PHP array", quoted("a:2:{s:4:'name';s:3:'Ann';s:3:'age';i:31;}"), Php);
        row("PHP object", quoted("O:8:'stdClass':1:{s:1:'a';i:1;}"), Php);
        row("Java", fromHex("aced00057372") + "java.util.HashMap", Java);
        row("gzip", fromHex("1f8b0800000000000003cb48cdc9c95728cf2fca4901008511 4a0d"), Gzip);
        row("zstd", fromHex("28b52ffd0458590000") + "hello hello", Zstd);
        row("lz4 frame", fromHex("04224d186440a70b000080") + "hello world", Lz4);
        row("snappy frames", fromHex("ff060000734e61507059") + std::string(20, 'x'), Snappy);
        row("snappy block", fromHex("324c") + "abcdefghijklmnopqrs" + fromHex("ff761400"), Snappy);
        row("MessagePack",
            fromHex("83a7636f6d70616374c3a6736368656d6100a4") + "list" + fromHex("93cd03e8cbc0091eb851eb851fc0"),
            MessagePack);
        row("Protobuf",
            fromHex("0a0b") + "Ann Example" + fromHex("10ea071a0f") + "ann@example.org" + fromHex("2880 8004ffffff0f"),
            Plain); // its last field has number 0
        row("Protobuf whole",
            fromHex("0a0b") + "Ann Example" + fromHex("10ea071a0f") + "ann@example.org" + fromHex("2dffc08040"),
            Protobuf);

        row("a number", "8505", Plain);
        row("a long number", "1.0013504166666682", Plain);
        row("nothing", "", Plain);
        row("a word", "true", Plain);
        row("JSON's look", "{not json}", Plain);
        row("JSON with a trailing comma", quoted("{'a':1,}"), Plain);
        row("two JSON objects", quoted("{'a':1}{'b':2}"), Plain);
        row("text", "Dear Ann, the order 202401150001 was sent yesterday.", Plain);
        row("Chinese text",
            "\xe8\xae\xa2\xe5\x8d\x95\xe5\xb7\xb2\xe5\x8f\x91\xe8\xb4\xa7\xef\xbc\x8c\xe8\xaf\xb7\xe6\x9f\xa5\xe6\x94"
            "\xb6",
            Plain);
        row("a date", "2024-05-01T12:00:00.000+08:00", Plain);
        row("PHP's look", "a:1:b:2:c:3:d:4:e:5:f:6:g", Plain);
        row("a short pickle", fromHex("80024b012e"), Plain);
        row("a short map", fromHex("81a161 01"), Plain);
        row("a signature alone", fromHex("1f8b08"), Plain);
        row("a JPEG", fromHex("ffd8ffe000104a46494600010100000100010000ffdb004300080606"), Plain);
        row("zeros", std::string(64, '\0'), Plain);
    }
    void formats_areNamed()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, format);
        QCOMPARE(nameOf(formatOf(bytes.toStdString())), nameOf(ValueFormat(format)));
    }

    void beginnings_areEnough()
    {
        std::string json = quoted("{'first':'a','second':{'deep':[");
        for (int i = 0; i < 500; ++i)
            json += quoted("{'x':'\\'quoted\\'','y':-1.5e3},");
        for (std::size_t size = 1; size < json.size(); size += 7)
            QCOMPARE(recognisedFormat(std::string_view(json).substr(0, size), false).format, Json);
        QCOMPARE(recognisedFormat(json, false).jsonFields, 2);
        QCOMPARE(recognisedFormat(json, true).format, Plain);
    }

    void jsonFields_areThoseAtTheTop()
    {
        QCOMPARE(jsonShape(quoted("{'a':{'b':1,'c':2},'d':[{'e':1}]}"), true)->fields, 2u);
        QCOMPARE(jsonShape(quoted("[{'a':1}]"), true)->fields, 0u);
        QCOMPARE(jsonShape("{}", true)->fields, 0u);
        QVERIFY(!jsonShape(std::string(600, '['), false));
        QVERIFY(!jsonShape("[1 2]", true));
        QVERIFY(!jsonShape("[tru]", true));
        QVERIFY(!jsonShape("[\"\n\"]", true));
        QVERIFY(jsonShape("[tru", false));
        QVERIFY(!jsonShape("12", true));
    }

    void randomBytes_areRarelyTakenForAFormat()
    {
        std::mt19937 random(7); // NOLINT(*-msc51-cpp): the same bytes each time
        int taken = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string bytes(32 + random() % 200, '\0');
            for (char& byte : bytes)
                byte = char(random());
            taken += formatOf(bytes) == Plain ? 0 : 1;
        }
        QVERIFY2(taken < 10, qPrintable(QString::number(taken)));
    }

    void everyPrefixOfEveryFormat_isReadWithinItsBytes()
    {
        const std::string all[] = {fromHex("dfffffffff"),
                                   fromHex("ddffffffff") + std::string(40, '\xdd'),
                                   fromHex("c6ffffffff"),
                                   fromHex("92dbffffffff") + std::string(30, 'x'),
                                   fromHex("ffffffffffffffffffff01") + std::string(30, '\xff'),
                                   fromHex("0affffffffffffffffff01") + std::string(30, '\xfe')};
        for (const std::string& bytes : all) {
            for (std::size_t size = 0; size <= bytes.size(); ++size) {
                (void)recognisedFormat(std::string_view(bytes).substr(0, size), true);
                (void)recognisedFormat(std::string_view(bytes).substr(0, size), false);
            }
            QCOMPARE(formatOf(bytes), Plain);
        }
    }
};

QTEST_APPLESS_MAIN(ValueFormatTest)
#include "tst_valueformat.moc"
