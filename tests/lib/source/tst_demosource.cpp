// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demosource.h"

#include "bytes/escape.h"
#include "source/demo/demokeyspace.h"
#include "source/valuereader.h"
#include "support/collectingsink.h"

#include <QTest>

#include <map>
#include <set>

using namespace colonnade;
using namespace std::string_literals;
using colonnade::test::CollectingSink;

namespace {

SourceSummary readInto(CollectingSink& sink, const SourceOptions& options = {}, std::stop_token stop = {})
{
    return DemoSource().read(sink, options, std::move(stop)).value();
}

std::uint64_t hashOf(std::uint64_t hash, std::string_view bytes)
{
    return mixed(hash, seedFrom(bytes) ^ bytes.size());
}

} // namespace

class DemoSourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_summary = readInto(m_all); }

    void read_deliversSomeTwentyThousandKeysOnce()
    {
        QVERIFY(m_summary.complete);
        QVERIFY(!m_summary.cancelled);
        QCOMPARE(m_summary.keys, m_all.keys.size());
        QCOMPARE(m_summary.info.keysExpected, m_summary.keys);
        QCOMPARE(m_all.info.keysExpected, m_summary.keys);
        QCOMPARE(m_all.progress.done, m_summary.keys);
        QVERIFY2(m_summary.keys >= 19'000 && m_summary.keys <= 21'000, qPrintable(QString::number(m_summary.keys)));
        std::set<std::pair<std::uint32_t, std::string>> unique;
        for (std::size_t i = 0; i < m_all.keys.size(); ++i)
            QVERIFY2(unique.emplace(m_all.keys[i].facts.db, m_all.keys[i].name).second,
                     escaped(m_all.keys[i].name).c_str());
    }

    void everything_isAlwaysTheSame()
    {
        std::uint64_t hash = 0;
        const DemoKeyspace keyspace;
        ValueRow row;
        for (std::size_t i = 0; i < m_all.keys.size(); ++i) {
            const KeyFacts key = keyAt(i);
            hash = hashOf(hash, key.name);
            for (const std::uint64_t fact :
                 {std::uint64_t(key.db), std::uint64_t(key.type), std::uint64_t(key.encoding), key.elements.value(),
                  key.valueBytes.value(), key.memoryBytes.value(), key.idleSeconds.value(), key.frequency.value(),
                  std::uint64_t(key.expiry.isAt() ? key.expiry.sinceEpoch().count() : 0)})
                hash = mixed(hash, fact);
            for (std::uint64_t r = 0; r < keyspace.rowCount(i); ++r) {
                keyspace.makeRow(i, r, row);
                hash = hashOf(hashOf(hash, row.field), row.value);
                for (const auto& [field, value] : row.fields)
                    hash = hashOf(hashOf(hash, field), value);
                if (row.score)
                    hash = hashOf(hash, QByteArray::number(*row.score, 'g', 17).toStdString());
            }
        }
        // Whoever changes the demo on purpose changes this number; nothing else may.
        QCOMPARE(QString::number(hash, 16), QStringLiteral("e0c5c664c9590848"));
    }

    void facts_agreeWithTheValues()
    {
        const auto values = DemoSource().openValues().value();
        for (std::size_t i = 0; i < m_all.keys.size(); ++i) {
            const KeyFacts key = keyAt(i);
            std::set<std::string> unique;
            std::uint64_t elements = 0;
            std::uint64_t bytes = 0;
            PageRequest request;
            do {
                const auto page = values->page(key, request, {});
                QVERIFY(page.has_value());
                QCOMPARE(page->type, key.type);
                QCOMPARE(page->elements, key.elements);
                QCOMPARE(key.type == ValueType::String ? page->stringOffset : page->firstIndex, elements);
                for (const ValueRow& row : page->rows) {
                    elements += key.type == ValueType::String ? row.value.size() : 1;
                    bytes += row.field.size() + row.value.size();
                    if (key.type == ValueType::Stream)
                        bytes -= row.field.size(); // an entry's id is no payload
                    for (const auto& [field, value] : row.fields)
                        bytes += field.size() + value.size();
                    QCOMPARE(row.score.has_value(), key.type == ValueType::ZSet);
                    if (key.type == ValueType::Hash || key.type == ValueType::Stream)
                        QVERIFY2(unique.insert(row.field).second, escaped(key.name).c_str());
                    if (key.type == ValueType::Set || key.type == ValueType::ZSet)
                        QVERIFY2(unique.insert(row.value).second, escaped(key.name).c_str());
                }
                request.cursor = page->next.value_or("");
            } while (!request.cursor.empty());
            QCOMPARE(elements, key.elements.value());
            QCOMPARE(bytes, key.valueBytes.value());
            QVERIFY(key.type == ValueType::String || elements > 0); // an empty collection does not exist
            QVERIFY(key.memoryBytes.value() > 0);
            QVERIFY(key.encoding != Encoding::Unknown);
        }
    }

    void bigKeys_areTwoOfEachType()
    {
        std::map<ValueType, int> big;
        for (const auto& [name, key] : m_all.keys) {
            const std::uint64_t limit = key.type == ValueType::String ? 1024 * 1024 : 10'000;
            big[key.type] += key.elements.value() > limit ? 1 : 0;
        }
        for (const ValueType type :
             {ValueType::String, ValueType::Hash, ValueType::List, ValueType::Set, ValueType::ZSet, ValueType::Stream})
            QCOMPARE(big[type], 2);
    }

    void namesOfTheGuidelines_areThere_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"1user:2",
                                 "user 100238",
                                 "user \"test\"",
                                 "a#b:1",
                                 "a::b",
                                 ":a",
                                 "a:",
                                 "{}x",
                                 "{a",
                                 "unacked_mutex",
                                 "session",
                                 "user:1:profile",
                                 "user_2_profile",
                                 "user/12/name",
                                 "user:basic_info:7",
                                 "u:1:p",
                                 "x:1:hash",
                                 "{user:1000}:profile",
                                 "用户:1000:档案",
                                 "user:basic.info:userid:string",
                                 "cx_userdb_profile_U100238",
                                 "cx:orderdb:order:{202401150001}",
                                 "cx:orderdb:order:2024*:hash",
                                 "cx:orderdb:order:202401150001:hash",
                                 "cx:orderdb:order:202401150001:status",
                                 "cx:cxdb:user:000110011",
                                 "cx:cxdb:cxdb_user_info:000110011",
                                 "cx:orderdb:orderdb_order_detail_info:202401150001",
                                 "user:100238:history:zset",
                                 "stock:SKU-9527",
                                 "lock:payment:order-12345"})
            QTest::addRow("%s", name) << QByteArray(name);
    }
    void namesOfTheGuidelines_areThere()
    {
        QFETCH(const QByteArray, name);
        QVERIFY(std::ranges::contains(m_all.keys, name.toStdString(), &CollectingSink::Key::name));
    }

    void options_narrowWhatIsRead()
    {
        CollectingSink hashes;
        const SourceSummary summary = readInto(
            hashes, {.wantMemory = false, .wantIdle = false, .match = "cx:orderdb:*", .type = ValueType::Hash});
        QVERIFY(summary.complete);
        QVERIFY(!hashes.keys.empty());
        for (const auto& [name, key] : hashes.keys) {
            QVERIFY(name.starts_with("cx:orderdb:"));
            QCOMPARE(key.type, ValueType::Hash);
            QVERIFY(key.memoryBytes.wasNotAsked());
            QVERIFY(key.idleSeconds.wasNotAsked());
        }
        CollectingSink second;
        readInto(second, {.db = 2});
        QVERIFY(!second.keys.empty());
        QVERIFY(std::ranges::all_of(second.keys, [](const auto& key) { return key.facts.db == 2; }));
    }

    void limitAndStop_leaveAPartialResult()
    {
        CollectingSink limited;
        const SourceSummary limit = readInto(limited, {.limit = 1'500});
        QCOMPARE(limited.keys.size(), 1'500u);
        QVERIFY(!limit.complete);
        QVERIFY(!limit.cancelled);
        QCOMPARE(limit.info.keysExpected, m_summary.keys);

        CollectingSink stopped;
        std::stop_source stop;
        stopped.afterBatch = [&] {
            if (stopped.keys.size() >= 3'000)
                stop.request_stop();
        };
        const SourceSummary cancelled = readInto(stopped, {}, stop.get_token());
        QVERIFY(cancelled.cancelled);
        QVERIFY(!cancelled.complete);
        QCOMPARE(cancelled.keys, 3'000u);
    }

    void values_areFoundByNameAndCutIntoPages()
    {
        const auto values = DemoSource().openValues().value();
        KeyFacts key{.name = "ops:log:operation:list"};
        const auto page = values->page(key, {.cursor = "63000", .maxRows = 700, .maxBytes = 10'000'000}, {}).value();
        QCOMPARE(page.rows.size(), 700u);
        QCOMPARE(page.firstIndex, 63'000u);
        QCOMPARE(page.next, "63700"s);

        key.name = "cx:report:annual:2024:string";
        const auto part = values->page(key, {.cursor = "1000", .maxBytes = 50}, {}).value();
        QCOMPARE(part.stringOffset, 1000u);
        QCOMPARE(part.rows.front().value.size(), 50u);
        QCOMPARE(part.next, "1050"s);

        key.name = "no such key";
        QCOMPARE(values->page(key, {}, {}).error().code, ErrorCode::NoSuchKey);
        key.name = "foo";
        QCOMPARE(values->page(key, {.cursor = "x"}, {}).error().code, ErrorCode::BadArgument);
    }

private:
    [[nodiscard]] KeyFacts keyAt(std::size_t i) const
    {
        KeyFacts facts = m_all.keys[i].facts;
        facts.name = m_all.keys[i].name;
        return facts;
    }

    CollectingSink m_all;
    SourceSummary m_summary;
};

QTEST_APPLESS_MAIN(DemoSourceTest)
#include "tst_demosource.moc"
