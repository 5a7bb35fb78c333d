// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/shardedsource.h"

#include "source/dumpsource.h"
#include "source/valuereader.h"
#include "support/collectingsink.h"
#include "support/dumpbytes.h"
#include "support/steppedsource.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

std::string dumpOf(const std::string& prefix, int keys, std::string_view valueEnd = {})
{
    DumpBytes dump("REDIS0011");
    dump.aux("redis-ver", "7.2.6").aux("ctime", "1700000000").aux("used-mem", "900000").byte(254).length(0);
    for (int i = 0; i < keys; ++i)
        dump.type(0).string(prefix + std::to_string(i)).string(prefix + "value" + std::string(valueEnd));
    return dump.end().bytes();
}

using Place = std::pair<std::uint16_t, std::string>;

std::vector<Place> placesOf(const CollectingSink& sink)
{
    std::vector<Place> places;
    for (const CollectingSink::Key& key : sink.keys)
        places.emplace_back(key.facts.file, key.name);
    return places;
}

} // namespace

class ShardedSourceTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    ShardedSource::Shard shard(const QString& name, const std::string& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
            return {};
        const std::string path = file.fileName().toStdString();
        return {path, std::make_unique<DumpSource>(path)};
    }
    template<typename... Shard>
    static ShardedSource sourceOf(Shard... shard)
    {
        std::vector<ShardedSource::Shard> shards;
        (shards.push_back(std::move(shard)), ...);
        return ShardedSource(std::move(shards));
    }

private Q_SLOTS:
    void severalDumps_areOneSource()
    {
        ShardedSource source = sourceOf(shard(u"a"_s, dumpOf("a", 3)), shard(u"b"_s, dumpOf("b", 2)));
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary);
        QVERIFY(summary->complete && isSound(*summary));
        QCOMPARE(summary->keys, 5u);
        QCOMPARE(sink.starts, 1);
        QCOMPARE(sink.info.keysExpected, 5u);
        QCOMPARE(sink.info.kind, SourceKind::Dump);
        QCOMPARE(sink.info.server->version, "7.2.6");
        QCOMPARE(sink.info.files.size(), 2u);
        QVERIFY(sink.info.files[1].ends_with("/b"));
        QVERIFY((placesOf(sink) == std::vector<Place>{{0, "a0"}, {0, "a1"}, {0, "a2"}, {1, "b0"}, {1, "b1"}}));
        QCOMPARE(summary->files.size(), 2u);
        QCOMPARE(summary->files[1].keys, 2u);
        QCOMPARE(summary->files[1].format->version, 11u);
        QCOMPARE(summary->fileBytes, summary->files[0].fileBytes + summary->files[1].fileBytes);
        QCOMPARE(summary->memory->usedMemory, 1'800'000u);
        QCOMPARE(summary->memory->predictedBytes,
                 summary->files[0].memory->predictedBytes + summary->files[1].memory->predictedBytes);
        QCOMPARE(sink.progress.done, sink.progress.total);
    }

    void values_comeFromTheFileOfTheKey()
    {
        ShardedSource source = sourceOf(shard(u"a"_s, dumpOf("k", 2, "A")), shard(u"b"_s, dumpOf("k", 2, "B")));
        CollectingSink sink;
        QVERIFY(source.read(sink, {}, {}));
        const auto values = source.openValues();
        QVERIFY(values && (*values)->canJump());
        QCOMPARE(sink.keys.size(), 4u);
        for (CollectingSink::Key& key : sink.keys) {
            key.facts.name = key.name;
            const auto page = (*values)->page(key.facts, {}, {});
            QVERIFY(page);
            QCOMPARE(page->rows[0].value, key.facts.file == 0 ? "kvalueA" : "kvalueB");
        }
    }

    void theOrderOfKeys_isTheSameWhoeverIsFaster_data()
    {
        QTest::addColumn<int>("first");
        QTest::newRow("the first file is faster") << 0;
        QTest::newRow("the second file is faster") << 1;
    }
    void theOrderOfKeys_isTheSameWhoeverIsFaster()
    {
        QFETCH(const int, first);
        const std::vector<std::size_t> keys{4, 2};
        std::vector<std::shared_ptr<Steps>> steps{std::make_shared<Steps>(), std::make_shared<Steps>()};
        ShardedSource source = sourceOf(ShardedSource::Shard{"a", std::make_unique<SteppedSource>(steps[0], keys[0])},
                                        ShardedSource::Shard{"b", std::make_unique<SteppedSource>(steps[1], keys[1])});
        CollectingSink sink;
        std::jthread reading([&] { QVERIFY(source.read(sink, {}, {})); });
        for (const auto i : {std::size_t(first), std::size_t(1 - first)}) {
            for (std::size_t step = 0; step < keys[i]; ++step) {
                steps[i]->allow(1);
                std::this_thread::yield();
            }
        }
        reading.join();
        QVERIFY((
            placesOf(sink) ==
            std::vector<Place>{
                {0, "key:0001"}, {1, "key:0001"}, {0, "key:0002"}, {1, "key:0002"}, {0, "key:0003"}, {0, "key:0004"}}));
    }

    void manyFiles_areReadWithoutOneBeingLost()
    {
        constexpr int count = 40;
        std::vector<ShardedSource::Shard> shards;
        for (int i = 0; i < count; ++i)
            shards.push_back(shard(u"s%1"_s.arg(i), dumpOf("s" + std::to_string(i) + ":", i)));
        ShardedSource source(std::move(shards));
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary && summary->complete);
        QCOMPARE(summary->keys, count * (count - 1) / 2u);
        QCOMPARE(sink.info.keysExpected, summary->keys);
        std::vector<std::string> names = sink.names();
        std::ranges::sort(names);
        QVERIFY(std::ranges::adjacent_find(names) == names.end());
        CollectingSink again;
        QVERIFY(source.read(again, {}, {}));
        QVERIFY(placesOf(again) == placesOf(sink));
    }

    void aDamagedFile_endsNoOther()
    {
        const std::string whole = dumpOf("b", 50);
        ShardedSource source = sourceOf(shard(u"a"_s, dumpOf("a", 3)), shard(u"b"_s, whole.substr(0, whole.size() / 2)),
                                        shard(u"c"_s, dumpOf("c", 4)));
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary);
        QVERIFY(!summary->complete && !summary->cancelled && !isSound(*summary));
        QCOMPARE(summary->stoppedBy->code, ErrorCode::Truncated);
        QVERIFY(summary->stoppedBy->subject.ends_with("/b"));
        QVERIFY(summary->files[0].complete && !summary->files[1].complete && summary->files[2].complete);
        QVERIFY(summary->files[1].keys > 0 && summary->files[1].keys < 50);
        QCOMPARE(summary->keys, 7 + summary->files[1].keys);
        QCOMPARE(summary->damage.size(), 1u);
        QVERIFY(summary->damage[0].error.subject.ends_with("/b"));
    }

    void filesThatCannotBeRead_areToldBesideTheOthers()
    {
        ShardedSource source =
            sourceOf(shard(u"empty"_s, {}), shard(u"a"_s, dumpOf("a", 3)), shard(u"text"_s, "no dump at all"));
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary && !summary->complete && !isSound(*summary));
        QCOMPARE(summary->keys, 3u);
        QVERIFY(!sink.info.keysExpected);
        QCOMPARE(summary->files[0].stoppedBy->code, ErrorCode::FileEmpty);
        QVERIFY(summary->files[0].info.name.ends_with("/empty"));
        QVERIFY(summary->files[2].stoppedBy.has_value());
        QCOMPARE(summary->stoppedBy, summary->files[0].stoppedBy);
        QVERIFY(std::ranges::contains(summary->warnings, *summary->files[2].stoppedBy));
        const auto values = source.openValues();
        QVERIFY(values);
        QVERIFY((*values)->page({.name = "x", .file = 0}, {}, {}).error().code == ErrorCode::FileEmpty);
    }

    void noneThatCanBeRead_isAnError()
    {
        ShardedSource source = sourceOf(shard(u"empty"_s, {}), shard(u"text"_s, "no dump at all"));
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(!summary);
        QCOMPARE(summary.error().code, ErrorCode::FileEmpty);
        QCOMPARE(sink.starts, 0);
    }

    void limit_countsOverAllFiles()
    {
        ShardedSource source = sourceOf(shard(u"a"_s, dumpOf("a", 300)), shard(u"b"_s, dumpOf("b", 300)));
        for (const std::uint64_t limit : {1U, 300U, 301U, 599U}) {
            CollectingSink sink;
            SourceOptions options;
            options.limit = limit;
            const auto summary = source.read(sink, options, {});
            QVERIFY(summary);
            QCOMPARE(sink.keys.size(), limit);
            QCOMPARE(summary->keys, limit);
            QVERIFY(!summary->complete && !summary->cancelled && !summary->stoppedBy);
        }
        CollectingSink sink;
        SourceOptions options;
        options.limit = 600;
        QVERIFY(source.read(sink, options, {})->complete);
    }

    void stopped_keepsWhatWasRead()
    {
        ShardedSource source = sourceOf(shard(u"a"_s, dumpOf("a", 50'000)), shard(u"b"_s, dumpOf("b", 50'000)));
        std::stop_source stop;
        CollectingSink sink;
        sink.afterBatch = [&] { stop.request_stop(); };
        const auto summary = source.read(sink, {}, stop.get_token());
        QVERIFY(summary);
        QVERIFY(summary->cancelled && !summary->complete);
        QVERIFY(summary->keys > 0 && summary->keys < 100'000);
        QCOMPARE(summary->keys, sink.keys.size());
        QCOMPARE(summary->keys, summary->files[0].keys + summary->files[1].keys);
    }

    void stoppedAtOnce_isCancelled()
    {
        ShardedSource source = sourceOf(shard(u"a"_s, dumpOf("a", 5)), shard(u"b"_s, dumpOf("b", 5)));
        std::stop_source stop;
        stop.request_stop();
        CollectingSink sink;
        QCOMPARE(source.read(sink, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(ShardedSourceTest)
#include "tst_shardedsource.moc"
