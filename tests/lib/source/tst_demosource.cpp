// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demosource.h"

#include "bytes/escape.h"
#include "source/demo/demokeyspace.h"
#include "source/valuereader.h"

#include <QTest>

#include <map>
#include <set>

using namespace colonnade;
using namespace std::string_literals;

namespace {

/// Keeps all that a source delivers; stops it after some keys if told to.
class Collector : public SourceSink
{
public:
    void onStart(const SourceInfo& start) override { info = start; }
    void onBatch(const KeyBatch& batch) override
    {
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const KeyFacts facts = batch[i];
            names.emplace_back(facts.name);
            rows.push_back(facts);
        }
        if (rows.size() >= stopAfter)
            stop.request_stop();
    }
    void onProgress(const Progress& progress) override { last = progress; }

    [[nodiscard]] KeyFacts key(std::size_t i) const
    {
        KeyFacts facts = rows[i];
        facts.name = names[i];
        return facts;
    }

    SourceInfo info;
    Progress last;
    std::vector<std::string> names;
    std::vector<KeyFacts> rows; // without names
    std::size_t stopAfter = SIZE_MAX;
    std::stop_source stop;
};

SourceSummary readInto(Collector& collector, const SourceOptions& options = {})
{
    return DemoSource().read(collector, options, collector.stop.get_token()).value();
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
        QCOMPARE(m_summary.keys, m_all.rows.size());
        QCOMPARE(m_summary.info.keysExpected, m_summary.keys);
        QCOMPARE(m_all.info.keysExpected, m_summary.keys);
        QCOMPARE(m_all.last.done, m_summary.keys);
        QVERIFY2(m_summary.keys >= 19'000 && m_summary.keys <= 21'000, qPrintable(QString::number(m_summary.keys)));
        std::set<std::pair<std::uint32_t, std::string>> unique;
        for (std::size_t i = 0; i < m_all.rows.size(); ++i)
            QVERIFY2(unique.emplace(m_all.rows[i].db, m_all.names[i]).second, escaped(m_all.names[i]).c_str());
    }

    void everything_isAlwaysTheSame()
    {
        std::uint64_t hash = 0;
        const DemoKeyspace keyspace;
        ValueRow row;
        for (std::size_t i = 0; i < m_all.rows.size(); ++i) {
            const KeyFacts key = m_all.key(i);
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
        QCOMPARE(QString::number(hash, 16), QStringLiteral("8602810b06bdc99"));
    }

    void facts_agreeWithTheValues()
    {
        const auto values = DemoSource().openValues().value();
        for (std::size_t i = 0; i < m_all.rows.size(); ++i) {
            const KeyFacts key = m_all.key(i);
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
        for (const KeyFacts& key : m_all.rows) {
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
        QVERIFY(std::ranges::count(m_all.names, name.toStdString()) >= 1);
    }

    void options_narrowWhatIsRead()
    {
        Collector hashes;
        const SourceSummary summary = readInto(
            hashes, {.wantMemory = false, .wantIdle = false, .match = "cx:orderdb:*", .type = ValueType::Hash});
        QVERIFY(summary.complete);
        QVERIFY(!hashes.rows.empty());
        for (std::size_t i = 0; i < hashes.rows.size(); ++i) {
            QVERIFY(hashes.names[i].starts_with("cx:orderdb:"));
            QCOMPARE(hashes.rows[i].type, ValueType::Hash);
            QVERIFY(hashes.rows[i].memoryBytes.wasNotAsked());
            QVERIFY(hashes.rows[i].idleSeconds.wasNotAsked());
        }
        Collector second;
        readInto(second, {.db = 2});
        QVERIFY(!second.rows.empty());
        QVERIFY(std::ranges::all_of(second.rows, [](const KeyFacts& key) { return key.db == 2; }));
    }

    void limitAndStop_leaveAPartialResult()
    {
        Collector limited;
        const SourceSummary limit = readInto(limited, {.limit = 1'500});
        QCOMPARE(limited.rows.size(), 1'500u);
        QVERIFY(!limit.complete);
        QVERIFY(!limit.cancelled);
        QCOMPARE(limit.info.keysExpected, m_summary.keys);

        Collector stopped;
        stopped.stopAfter = 3'000;
        const SourceSummary cancelled = readInto(stopped);
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
    Collector m_all;
    SourceSummary m_summary;
};

QTEST_APPLESS_MAIN(DemoSourceTest)
#include "tst_demosource.moc"
