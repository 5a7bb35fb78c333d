// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/servervaluereader.h"

#include "support/redisserver.h"

#include <QTest>

#include <set>

using namespace colonnade;
using namespace colonnade::test;
using namespace std::chrono_literals;

class ServerValueReaderTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RedisServer> m_server;
    std::unique_ptr<ServerValueReader> m_reader;

    /// All rows of a value, over all its pages; checks that pages follow each other.
    std::vector<ValueRow> allRows(const std::string& name, PageRequest request, int* pages = nullptr)
    {
        std::vector<ValueRow> rows;
        for (;;) {
            const auto page = m_reader->page({.name = name}, request, {});
            if (!page)
                return {};
            if (page->firstIndex != rows.size() && page->type != ValueType::String)
                return {};
            rows.insert(rows.end(), page->rows.begin(), page->rows.end());
            if (pages)
                ++*pages;
            if (!page->next)
                return rows;
            request.cursor = *page->next;
        }
    }

    bool push(const char* command, const char* key, int count, bool arePairs)
    {
        QList<QByteArrayList> commands;
        for (int i = 0; i < count; ++i) {
            commands << QByteArrayList{command, key, QByteArray::number(i)};
            if (arePairs)
                commands.last() << "v" + QByteArray::number(i);
        }
        return m_server->runAll(commands);
    }

private Q_SLOTS:
    void initTestCase_data() { COLONNADE_PRODUCT_ROWS(); }
    void init()
    {
        QFETCH_GLOBAL(const RedisServer::Product, product);
        COLONNADE_REQUIRE_SERVER(product);
        m_server = std::make_unique<RedisServer>(product);
        QVERIFY2(m_server->start(), qPrintable(m_server->failure()));
        m_reader = std::make_unique<ServerValueReader>(*ServerAddress::parse(m_server->url()), ConnectionOptions{});
    }
    void cleanup()
    {
        m_reader.reset();
        m_server.reset();
    }

    void strings_comeInPieces()
    {
        QByteArray value;
        for (int i = 0; i < 100'000; ++i)
            value += char(i % 251);
        QCOMPARE(m_server->run({"SET", "s", value}), "OK");
        const auto first = m_reader->page({.name = "s"}, {.maxBytes = 30'000}, {});
        QVERIFY(first);
        QCOMPARE(first->type, ValueType::String);
        QCOMPARE(first->encoding, Encoding::Raw);
        QCOMPARE(first->elements, Fact(100'000));
        QCOMPARE(first->rows.size(), 1u);
        QCOMPARE(first->rows[0].value.size(), 30'000u);
        const auto second = m_reader->page({.name = "s"}, {.cursor = *first->next, .maxBytes = 30'000}, {});
        QCOMPARE(second->stringOffset, 30'000u);
        std::string whole;
        int pages = 0;
        for (const ValueRow& row : allRows("s", {.maxBytes = 25'000}, &pages))
            whole += row.value;
        QCOMPARE(whole, value.toStdString());
        QCOMPARE(pages, 4);
    }

    void emptyString_isOneEmptyRow()
    {
        QCOMPARE(m_server->run({"SET", "s", ""}), "OK");
        const auto page = m_reader->page({.name = "s"}, {}, {});
        QVERIFY(page);
        QCOMPARE(page->rows.size(), 1u);
        QVERIFY(!page->next);
    }

    void hashes_comeWhole()
    {
        QVERIFY(push("HSET", "h", 3000, true));
        int pages = 0;
        std::set<std::string> fields;
        for (const ValueRow& row : allRows("h", {.maxRows = 200}, &pages)) {
            QCOMPARE(row.value, "v" + row.field);
            fields.insert(row.field);
        }
        QCOMPARE(fields.size(), 3000u);
        QVERIFY(pages > 5);
    }

    void fieldExpiries_areShownWhereTheServerHasThem()
    {
        QVERIFY(m_server->runAll({{"HSET", "h", "a", "1", "b", "2"}}));
        const bool hasThem = !m_server->run({"HPEXPIREAT", "h", "4102444800123", "FIELDS", "1", "b"}).startsWith('-');
        const auto page = m_reader->page({.name = "h"}, {}, {});
        QVERIFY(page);
        QCOMPARE(page->rows.size(), 2u);
        for (const ValueRow& row : page->rows)
            QCOMPARE(row.expiresAtMs, row.field == "b" && hasThem ? std::optional(4102444800123) : std::nullopt);
    }

    void listsAndZsets_comeInOrder()
    {
        QVERIFY(push("RPUSH", "l", 1000, false));
        QList<QByteArrayList> commands;
        for (int i = 0; i < 1000; ++i)
            commands << QByteArrayList{"ZADD", "z", QByteArray::number(i / 2.0), "m" + QByteArray::number(i)};
        QVERIFY(m_server->runAll(commands));
        QCOMPARE(m_server->run({"ZADD", "z", "inf", "last", "-inf", "first"}), "2");

        const auto items = allRows("l", {.maxRows = 300});
        QCOMPARE(items.size(), 1000u);
        for (std::size_t i = 0; i < items.size(); ++i)
            QCOMPARE(items[i].value, std::to_string(i));

        const auto members = allRows("z", {.maxRows = 300});
        QCOMPARE(members.size(), 1002u);
        QCOMPARE(members.front().score, -std::numeric_limits<double>::infinity());
        QCOMPARE(members[4].value, "m3");
        QCOMPARE(members[4].score, 1.5);
        QCOMPARE(members.back().score, std::numeric_limits<double>::infinity());
    }

    void setsAndStreams_comeWhole()
    {
        QVERIFY(push("SADD", "set", 2000, false));
        std::set<std::string> members;
        for (const ValueRow& row : allRows("set", {.maxRows = 100}))
            members.insert(row.value);
        QCOMPARE(members.size(), 2000u);

        QList<QByteArrayList> commands{{"XADD", "x", "5-18446744073709551615", "a", "1", "b", "2"}};
        for (int i = 0; i < 250; ++i)
            commands << QByteArrayList{"XADD", "x", "6-*", "n", QByteArray::number(i)};
        QVERIFY(m_server->runAll(commands));
        const auto entries = allRows("x", {.maxRows = 1});
        QCOMPARE(entries.size(), 251u);
        QCOMPARE(entries[0].field, "5-18446744073709551615");
        QCOMPARE(entries[0].fields, (std::vector<std::pair<std::string, std::string>>{{"a", "1"}, {"b", "2"}}));
        QCOMPARE(entries[250].fields[0].second, "249");
    }

    void pagesOfHugeElements_staySmall()
    {
        const QByteArray big(200'000, 'x');
        QList<QByteArrayList> commands;
        for (int i = 0; i < 40; ++i) {
            commands << QByteArrayList{"RPUSH", "l", big};
            commands << QByteArrayList{"HSET", "h", QByteArray::number(i), big};
        }
        QVERIFY(m_server->runAll(commands));
        for (const char* key : {"l", "h"}) {
            const auto page = m_reader->page({.name = key}, {.maxBytes = 1'000'000}, {});
            QVERIFY(page);
            QVERIFY(!page->rows.empty());
            QVERIFY2(page->rows.size() <= 12, key);
            QVERIFY(page->next);
        }
    }

    void otherDatabases_areRead()
    {
        QVERIFY(m_server->runAll({{"SET", "s", "zero"}, {"SELECT", "2"}, {"SET", "s", "two"}}));
        QCOMPARE(m_reader->page({.name = "s", .db = 2}, {}, {})->rows[0].value, "two");
        QCOMPARE(m_reader->page({.name = "s", .db = 0}, {}, {})->rows[0].value, "zero");
        QCOMPARE(m_reader->page({.name = "s", .db = 99}, {}, {}).error().code, ErrorCode::NoSuchDatabase);
        QCOMPARE(m_reader->page({.name = "s", .db = 2}, {}, {})->rows[0].value, "two");
    }

    void missingKeys_areNamed()
    {
        const auto page = m_reader->page({.name = "no\nsuch"}, {}, {});
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::NoSuchKey);
        QCOMPARE(page.error().subject, "no\nsuch");
    }

    void strangeCursors_doNoHarm()
    {
        QVERIFY(m_server->runAll(
            {{"SET", "s", "x"}, {"RPUSH", "l", "x"}, {"HSET", "h", "f", "v"}, {"XADD", "x", "*", "a", "b"}}));
        for (const char* key : {"s", "l", "h", "x"}) {
            for (const char* cursor :
                 {"/", "x", "99999999999999999999/0", "1/99999999999999999999", "18446744073709551615/5"})
                (void)m_reader->page({.name = key}, {.cursor = cursor, .maxRows = 0, .maxBytes = 0}, {});
            QVERIFY(m_reader->page({.name = key}, {}, {}));
        }
    }

    void brokenConnections_areMadeAgain()
    {
        QVERIFY(m_server->runAll({{"SET", "s", "x"}}));
        QVERIFY(m_reader->page({.name = "s"}, {}, {}));
        QVERIFY(m_server->run({"CLIENT", "KILL", "SKIPME", "yes"}) != "0");
        QCOMPARE(m_reader->page({.name = "s"}, {}, {}).error().code, ErrorCode::ConnectionLost);
        QVERIFY(m_reader->page({.name = "s"}, {}, {}));

        m_reader = std::make_unique<ServerValueReader>(*ServerAddress::parse(m_server->url()),
                                                       ConnectionOptions{.answerTimeout = 2s});
        QVERIFY(m_reader->page({.name = "s"}, {}, {}));
        m_server->pause();
        QCOMPARE(m_reader->page({.name = "s"}, {}, {}).error().code, ErrorCode::TimedOut);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(m_reader->page({.name = "s"}, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
        m_server->resume();
        QVERIFY(m_reader->page({.name = "s"}, {}, {}));
    }
};

QTEST_APPLESS_MAIN(ServerValueReaderTest)
#include "tst_servervaluereader.moc"
