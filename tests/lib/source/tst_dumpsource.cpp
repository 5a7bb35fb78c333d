// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpsource.h"

#include "source/demo/gzip.h"
#include "source/valuereader.h"
#include "support/collectingsink.h"
#include "support/dumpbytes.h"
#include "support/dumpfixtures.h"
#include "support/redisserver.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

struct Read
{
    SourceSummary summary;
    CollectingSink sink;
    std::optional<Error> error;
};

Read readDump(const std::string& path, const SourceOptions& options = {})
{
    Read read;
    DumpSource source(path);
    auto summary = source.read(read.sink, options, {});
    if (summary)
        read.summary = *summary;
    else
        read.error = summary.error();
    return read;
}

} // namespace

class DumpSourceTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string write(const std::string& bytes, const QString& name = u"dump.rdb"_s)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
            return {};
        return file.fileName().toStdString();
    }

private Q_SLOTS:
    void goldenFiles_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("product");
        QTest::addColumn<QString>("version");
        QTest::newRow("redis-6.2") << u"redis-6.2"_s << u"redis"_s << u"6.2.16"_s;
        QTest::newRow("redis-7.0") << u"redis-7.0-debian"_s << u"redis"_s << u"7.0.15"_s;
        QTest::newRow("redis-7.2") << u"redis-7.2"_s << u"redis"_s << u"7.2.6"_s;
        QTest::newRow("redis-8.0") << u"redis-8.0.6-debian"_s << u"redis"_s << u"8.0.6"_s;
        QTest::newRow("valkey-8.0") << u"valkey-8.0"_s << u"valkey"_s << u"8.0.1"_s;
        QTest::newRow("valkey-9.1") << u"valkey-9.1.2-debian"_s << u"valkey"_s << u"9.1.2"_s;
    }
    void goldenFiles()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        QFETCH(QString, file);
        QFETCH(QString, product);
        QFETCH(QString, version);
        const std::string name = "generated/" + file.toStdString();
        const std::vector<GoldenKey> golden = goldenKeys(name);
        const Read read = readDump(dumpFixturePath(name + ".rdb"));
        QVERIFY(!read.error);
        QVERIFY(read.summary.complete);
        QVERIFY(read.summary.warnings.empty());
        QCOMPARE(read.summary.keys, golden.size());
        QCOMPARE(read.sink.info.keysExpected, golden.size());
        QCOMPARE(read.sink.info.server->product, product.toStdString());
        QCOMPARE(read.sink.info.server->version, version.toStdString());
        QCOMPARE(read.sink.info.kind, SourceKind::Dump);
        QVERIFY(read.sink.info.takenAt > TimePoint(std::chrono::years(50)));

        std::map<std::pair<std::uint32_t, std::string>, const KeyFacts*> facts;
        for (const auto& key : read.sink.keys)
            facts[{key.facts.db, key.name}] = &key.facts;
        for (const GoldenKey& key : golden) {
            const auto found = facts.find({key.db, key.name});
            QVERIFY2(found != facts.end(), key.name.c_str());
            const KeyFacts& ours = *found->second;
            QCOMPARE(nameOf(ours.type), key.type);
            QVERIFY2(nameOf(ours.encoding) == key.encoding, key.name.c_str());
            QVERIFY2(ours.elements == Fact(key.elements), key.name.c_str());
            if (key.expiry == "-1")
                QVERIFY(ours.expiry.isNever());
            else if (key.expiry == "ttl")
                QVERIFY(ours.expiry.isAt());
            else
                QCOMPARE(std::to_string(ours.expiry.sinceEpoch().count()), key.expiry);
            QVERIFY(ours.valueBytes.isKnown() && ours.memoryBytes.isKnown());
        }
    }

    void everyFixture_givesTheKeysOfTheManifest()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const ManifestRow& row : dumpManifest()) {
            const Read read = readDump(dumpFixturePath(row.file));
            if (row.version == "-" && !row.file.ends_with(".gz")) {
                QVERIFY2(read.error, row.file.c_str());
                continue;
            }
            QVERIFY2(!read.error, row.file.c_str());
            if (row.file.ends_with(".gz"))
                QCOMPARE(read.summary.keys, 10u);
            else
                QVERIFY2(read.summary.keys == row.keys, row.file.c_str());
            QCOMPARE(read.sink.keys.size(), read.summary.keys);
            QCOMPARE(read.summary.complete, !read.summary.stoppedBy);
        }
    }

    // What the tables beside the fixtures tell of each file, in our words.
    void brokenFixtures_sayWhatIsWrong_data()
    {
        QTest::addColumn<std::optional<ErrorCode>>("unreadable");
        QTest::addColumn<std::optional<ErrorCode>>("stoppedBy");
        QTest::addColumn<std::vector<ErrorCode>>("warnings");
        QTest::addColumn<std::optional<std::uint64_t>>("at");
        using enum ErrorCode;
        const std::optional<ErrorCode> none;
        const auto row = [&](const char* file, std::optional<ErrorCode> unreadable, std::optional<ErrorCode> stoppedBy,
                             const std::vector<ErrorCode>& warnings, std::optional<std::uint64_t> at) {
            QTest::newRow(file) << unreadable << stoppedBy << warnings << at;
        };
        row("00-zero-bytes.rdb", FileEmpty, none, {}, {});
        row("01-eight-bytes.rdb", Truncated, none, {}, 0);
        row("02-bad-magic.rdb", UnknownFormat, none, {}, 0);
        row("04-version-0000.rdb", none, none, {RefusedByServer, MoreBehindEnd}, 567);
        row("05-version-9999.rdb", none, none, {NewerVersion}, {});
        row("06-cut-in-aux.rdb", none, Truncated, {}, 40);
        row("08-cut-mid-value.rdb", none, Truncated, {}, 331);
        row("09-no-eof-no-crc.rdb", none, Truncated, {}, 566);
        row("10-no-crc.rdb", none, none, {Truncated}, 567);
        row("12-wrong-crc.rdb", none, none, {ChecksumMismatch}, 567);
        row("14-flipped-bit-in-string.rdb", none, none, {ChecksumMismatch}, 567);
        row("15-trailing-garbage.rdb", none, none, {MoreBehindEnd}, 575);
        row("16-trailing-repl-eof-mark.rdb", none, none, {}, {});
        row("18-unknown-opcode-200.rdb", none, UnsupportedFormat, {}, 373);
        row("20-huge-length.rdb", none, Truncated, {}, 388);
        row("22-lzf-bomb.rdb", none, UnsupportedFormat, {Damaged}, 379);
        row("24-dup-key.rdb", none, none, {}, {}); // seen by whoever keeps the keys
        row("25-expire-without-key.rdb", none, none, {Damaged}, 566);
        row("26-select-db-huge.rdb", none, none, {ManyDatabases}, {});
        row("27-gzip-wrapped.rdb.gz", none, none, {}, {});
    }
    void brokenFixtures_sayWhatIsWrong()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        QFETCH(std::optional<ErrorCode>, unreadable);
        QFETCH(std::optional<ErrorCode>, stoppedBy);
        QFETCH(std::vector<ErrorCode>, warnings);
        QFETCH(std::optional<std::uint64_t>, at);
        const std::string file = QTest::currentDataTag();
        const auto table = dumpFixtureTable("derived-broken.tsv");
        const auto row = std::ranges::find(table, file, [](const auto& cells) { return cells.at(0); });
        QVERIFY(row != table.end());
        const Read read = readDump(dumpFixturePath("derived-broken/" + file));
        if (unreadable) {
            QCOMPARE(read.error->code, *unreadable);
            QCOMPARE(read.error->offset, at);
            return;
        }
        QVERIFY(!read.error);
        const std::uint64_t keys = file.ends_with(".gz") ? 10 : std::stoull(row->at(2));
        QCOMPARE(read.summary.keys, keys);
        QCOMPARE(read.sink.keys.size(), keys);
        QCOMPARE(read.summary.complete, !stoppedBy);
        QCOMPARE(read.summary.stoppedBy.has_value(), stoppedBy.has_value());
        if (stoppedBy)
            QCOMPARE(read.summary.stoppedBy->code, *stoppedBy);
        std::vector<ErrorCode> codes;
        std::ranges::transform(read.summary.warnings, std::back_inserter(codes), &Error::code);
        QVERIFY(codes == warnings);
        QCOMPARE(read.summary.damage.empty(), !at);
        if (!at)
            return;
        const Damage& first = read.summary.damage.front();
        QCOMPARE(first.error.offset, at);
        QVERIFY(first.error.subject.ends_with(file));
        QVERIFY(first.keysBefore <= keys);
        const std::string bytes = dumpFixture("derived-broken/" + file);
        QCOMPARE(first.bytes, bytes.substr(first.bytesAt, 48));
        QVERIFY(!isSound(read.summary));
    }

    void whereAndAfterHowManyKeys_isKnownOfDamage()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        const Read cut = readDump(dumpFixturePath("derived-broken/08-cut-mid-value.rdb"));
        QVERIFY(!cut.summary.cancelled);
        QCOMPARE(cut.sink.info.keysExpected, 9u); // in its first database, as the writer said
        QCOMPARE(cut.summary.damage.at(0).keysBefore, 3u);
        QCOMPARE(cut.summary.damage.at(0).bytesAt, 331u - 16);
        const Read bomb = readDump(dumpFixturePath("derived-broken/22-lzf-bomb.rdb"));
        QCOMPARE(bomb.summary.damage.size(), 2u);
        QCOMPARE(bomb.summary.damage[0].keysBefore, 5u);
        QCOMPARE(bomb.summary.damage[1].keysBefore, 6u);
    }

    void corruptFixtures_areDamagedOrRefused()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const auto& cells : dumpFixtureTable("derived-corrupt.tsv")) {
            const Read read = readDump(dumpFixturePath("derived-corrupt/" + cells.at(0)));
            QVERIFY2(!read.error, cells[0].c_str());
            const bool walks = cells.at(5).contains("walk: ok");
            QVERIFY2(!walks || read.summary.complete, cells[0].c_str());
            QVERIFY2(!walks || read.summary.keys == 1, cells[0].c_str());
            QVERIFY2(!isSound(read.summary), cells[0].c_str());
            QVERIFY2(!read.summary.damage.empty() && !read.summary.damage[0].bytes.empty(), cells[0].c_str());
            QVERIFY2(!walks || read.summary.warnings.at(0).detail.starts_with("the value of "), cells[0].c_str());
        }
    }

    void bytesAroundDamage_areTheDumpsOwn()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        // The place in a compressed file is that of the dump in it.
        const std::string whole = dumpFixture("derived-broken/14-flipped-bit-in-string.rdb");
        const Read read = readDump(write(gzipped(whole), u"flipped.rdb.gz"_s));
        QCOMPARE(read.summary.damage.at(0).error.offset, 567u);
        QCOMPARE(read.summary.damage.at(0).bytes, whole.substr(567 - 16));
    }

    void checksum_canBeSkipped()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        SourceOptions options;
        options.verifyChecksum = false;
        const Read read = readDump(dumpFixturePath("derived-broken/12-wrong-crc.rdb"), options);
        QVERIFY(read.summary.complete && read.summary.warnings.empty() && isSound(read.summary));
        QCOMPARE(read.summary.keys, 10u);
    }

    void commandsBehindTheDump_areTold()
    {
        const std::string dump = DumpBytes("REDIS0011").type(0).string("a").string("1").end().bytes();
        const Read read = readDump(write(dump + "*1\r\n$4\r\nPING\r\n", u"appendonly.aof"_s));
        QCOMPARE(read.summary.warnings.at(0).code, ErrorCode::CommandsNotApplied);
        QVERIFY(isSound(read.summary));
    }

    void damagedValues_areKeysWithoutContent()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        const Read read = readDump(dumpFixturePath("derived-corrupt/10-quicklist-listpack-entry-start-with-eof.rdb"));
        QVERIFY(read.summary.complete);
        QCOMPARE(read.sink.keys.size(), 1u);
        QVERIFY(read.sink.keys[0].facts.elements.isUnknown());
        QVERIFY(read.sink.keys[0].facts.valueBytes.isUnknown());
        QCOMPARE(read.summary.warnings.size(), 1u);
        QCOMPARE(read.summary.warnings[0].code, ErrorCode::Damaged);
        QVERIFY(read.summary.warnings[0].offset);
    }

    void manyDamagedValues_areNotAllNamed()
    {
        DumpBytes file("REDIS0011");
        for (int i = 0; i < 500; ++i)
            file.type(16).string("key" + std::to_string(i)).string("no listpack");
        const Read read = readDump(write(file.end().bytes()));
        QCOMPARE(read.summary.keys, 500u);
        QCOMPARE(read.summary.warnings.size(), 11u);
        QVERIFY(read.summary.warnings.back().detail.starts_with("490 "));
    }

    void optionsChoose()
    {
        DumpBytes file("REDIS0011");
        file.aux("redis-ver", "7.2.5").byte(254).length(0);
        for (int i = 0; i < 10; ++i)
            file.type(0)
                .string("user:" + std::to_string(i))
                .string("v")
                .type(2)
                .string("set:" + std::to_string(i))
                .length(1)
                .string("m");
        file.byte(254).length(7).type(0).string("user:seven").string("v");
        const std::string path = write(file.end().bytes());
        QCOMPARE(readDump(path).summary.keys, 21u);

        const Read matched = readDump(path, {.match = "user:?"});
        QCOMPARE(matched.summary.keys, 10u);
        QVERIFY(matched.summary.complete);
        QCOMPARE(readDump(path, {.type = ValueType::Set}).summary.keys, 10u);
        QCOMPARE(readDump(path, {.db = 7}).sink.names(), (std::vector<std::string>{"user:seven"}));
        QCOMPARE(readDump(path, {.db = 7, .allDatabases = true}).summary.keys, 21u);

        const Read limited = readDump(path, {.limit = 4});
        QCOMPARE(limited.summary.keys, 4u);
        QVERIFY(!limited.summary.complete && !limited.summary.stoppedBy && !limited.summary.cancelled);

        SourceOptions spare;
        spare.wantMemory = false;
        spare.wantIdle = false;
        const Read plain = readDump(path, spare);
        QCOMPARE(plain.summary.keys, 21u);
        QVERIFY(plain.sink.keys[0].facts.memoryBytes.wasNotAsked());
        QVERIFY(plain.sink.keys[0].facts.idleSeconds.wasNotAsked());
        QCOMPARE(plain.sink.info.memoryKind, MemoryKind::None);
        QVERIFY(plain.summary.blind.empty());
    }

    void idleTimesAndFrequencies_areKnownWhereTheDumpHasThem()
    {
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .byte(248)
                                   .length(70)
                                   .type(0)
                                   .string("a")
                                   .string("1")
                                   .type(0)
                                   .string("b")
                                   .string("2")
                                   .end();
        const Read read = readDump(write(file.bytes()));
        QCOMPARE(read.sink.keys[0].facts.idleSeconds, Fact(70));
        QVERIFY(read.sink.keys[1].facts.idleSeconds.isUnknown());
        QCOMPARE(read.summary.blind, (std::vector{Blind{BlindFact::Frequency, BlindReason::NotRecorded}}));
    }

    void whatTheDumpSaysOfItself_isHandedOn()
    {
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .aux("redis-ver", "8.0.1")
                                   .aux("valkey-ver", "8.1.3")
                                   .aux("ctime", "1700000000")
                                   .aux("slot-info", "1,1,0")
                                   .type(0)
                                   .string("a")
                                   .string("1")
                                   .end();
        const Read read = readDump(write(file.bytes()));
        QCOMPARE(read.sink.info.server->product, "valkey");
        QCOMPARE(read.sink.info.server->version, "8.1.3");
        QVERIFY(read.sink.info.server->isCluster);
        QCOMPARE(read.sink.info.takenAt, TimePoint(std::chrono::seconds(1700000000)));
        // Without a time of its own: the file's.
        const std::string path = write(DumpBytes("REDIS0006").type(0).string("a").string("1").end().bytes());
        const Read old = readDump(path);
        QVERIFY(!old.sink.info.server);
        QVERIFY(old.sink.info.takenAt > TimePoint(std::chrono::years(50)));
    }

    void cancelled_keepsWhatItHas()
    {
        DumpBytes file("REDIS0011");
        for (int i = 0; i < 20'000; ++i)
            file.type(0).string("key:" + std::to_string(i)).string("v");
        const std::string path = write(file.end().bytes());
        DumpSource source(path);
        std::stop_source stop;
        CollectingSink sink;
        sink.afterBatch = [&stop] { stop.request_stop(); };
        const auto summary = source.read(sink, {}, stop.get_token());
        QVERIFY(summary);
        QVERIFY(summary->cancelled && !summary->complete && !summary->stoppedBy);
        QVERIFY(summary->keys > 0 && summary->keys < 20'000);
        QCOMPARE(sink.keys.size(), summary->keys);

        CollectingSink nothing;
        QCOMPARE(source.read(nothing, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
        QCOMPARE(nothing.starts, 0);
    }

    void progress_endsAtTheEnd()
    {
        DumpBytes file("REDIS0011");
        for (int i = 0; i < 9'000; ++i)
            file.type(0).string("key:" + std::to_string(i)).string("v");
        const Read read = readDump(write(file.end().bytes()));
        QVERIFY(read.sink.progress.total);
        QCOMPARE(read.sink.progress.done, *read.sink.progress.total);
        QCOMPARE(read.sink.starts, 1);
    }

    void filesThatCannotBeRead_sayWhy()
    {
        QCOMPARE(readDump(m_folder.path().toStdString()).error->code, ErrorCode::FileIsFolder);
        QCOMPARE(readDump("/nonexistent/dump.rdb").error->code, ErrorCode::FileNotFound);
        QCOMPARE(readDump(write("this is no dump at all")).error->code, ErrorCode::UnknownFormat);
        QCOMPARE(readDump(write("\x1f\x8b and no gzip")).error->code, ErrorCode::Damaged);
        QVERIFY(!readDump(write("this is no dump at all")).error->subject.empty());
        QCOMPARE(DumpSource("/nonexistent/dump.rdb").openValues().error().code, ErrorCode::FileNotFound);
    }

    void allocator_isFoundFromTheUsedMemory_data()
    {
        QTest::addColumn<bool>("isValkey");
        QTest::newRow("redis") << false;
        QTest::newRow("valkey") << true;
    }
    void allocator_isFoundFromTheUsedMemory()
    {
        QFETCH(bool, isValkey);
        const auto product = isValkey ? RedisServer::Product::Valkey : RedisServer::Product::Redis;
        COLONNADE_REQUIRE_SERVER(product);
        QTemporaryDir folder;
        RedisServer server(product, {u"--dir"_s, folder.path(), u"--enable-debug-command"_s, u"local"_s});
        QVERIFY2(server.start(), qPrintable(server.failure()));
        QCOMPARE(server.run({"DEBUG", "POPULATE", "200000", "some:name", "100"}), "OK");
        QCOMPARE(server.run({"SAVE"}), "OK");
        DumpSource source(folder.filePath(u"dump.rdb"_s).toStdString());
        CollectingSink sink;
        const auto summary = source.read(sink, {}, {});
        QVERIFY(summary);
        QVERIFY(summary->complete && summary->warnings.empty());
        QCOMPARE(summary->keys, 200'000u);
        QVERIFY(source.memoryChoice()->isCertain);
        QCOMPARE(source.memoryChoice()->profile.allocator, AllocatorKind::Jemalloc16); // Debian's
        const QByteArray name = QByteArray::fromStdString(sink.keys[0].name);
        QCOMPARE(sink.keys[0].facts.memoryBytes.value(),
                 server.run({"MEMORY", "USAGE", name, "SAMPLES", "0"}).toULongLong());
    }
};

QTEST_GUILESS_MAIN(DumpSourceTest)
#include "tst_dumpsource.moc"
