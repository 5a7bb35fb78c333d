// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/crc64.h"
#include "rdb/rdbreader.h"
#include "support/dumpbytes.h"
#include "support/dumpfixtures.h"

#include <QTest>

using namespace colonnade;

namespace {

/// Everything that a reader tells, a line for each.
class Recorder : public RdbVisitor
{
public:
    std::vector<std::string> lines;
    std::uint64_t damaged = 0;

    Flow onHeader(const RdbHeader& header) override
    {
        return add((header.family == RdbFamily::Redis ? "redis " : "valkey ") + std::to_string(header.version));
    }
    Flow onAux(std::string_view name, std::string_view value) override
    {
        return add("aux " + std::string(name) + '=' + std::string(value));
    }
    Flow onDatabase(std::uint32_t db) override { return add("db " + std::to_string(db)); }
    Flow onDatabaseSize(std::uint64_t keys, std::uint64_t expiring) override
    {
        return add("size " + std::to_string(keys) + ' ' + std::to_string(expiring));
    }
    Flow onSlot(std::uint64_t slot, std::uint64_t keys, std::uint64_t expiring) override
    {
        return add("slot " + std::to_string(slot) + ' ' + std::to_string(keys) + ' ' + std::to_string(expiring));
    }
    Flow onFunction(std::string_view library) override { return add("function " + std::string(library)); }
    Flow onModuleAux(std::uint64_t id) override { return add("module " + std::to_string(id)); }
    Flow onValue(const RdbKey& key, const ValueShape& shape) override
    {
        damaged += shape.fault != ValueFault::None ? 1 : 0;
        std::string line = "key " + std::string(key.name) + " db" + std::to_string(key.db) + " type" +
                           std::to_string(int(key.type)) + " at" + std::to_string(key.offset);
        if (shape.elements.isKnown())
            line += " elements" + std::to_string(shape.elements.value());
        if (shape.payloadBytes.isKnown())
            line += " payload" + std::to_string(shape.payloadBytes.value());
        if (key.expiry.isAt())
            line += " expires" + std::to_string(key.expiry.sinceEpoch().count());
        if (key.idleSeconds.isKnown())
            line += " idle" + std::to_string(key.idleSeconds.value());
        if (key.frequency.isKnown())
            line += " freq" + std::to_string(key.frequency.value());
        return add(std::move(line));
    }

private:
    Flow add(std::string line)
    {
        lines.push_back(std::move(line));
        return Flow::Continue;
    }
};

RdbOutcome readWhole(const std::string& bytes, RdbVisitor& visitor, ShapeDetail detail = ShapeDetail::Facts)
{
    Cursor cursor(bytes);
    return RdbReader(cursor, visitor, detail).read();
}

std::vector<std::string> keyLines(const std::string& bytes)
{
    Recorder recorder;
    readWhole(bytes, recorder);
    std::erase_if(recorder.lines, [](const std::string& line) { return !line.starts_with("key "); });
    return recorder.lines;
}

} // namespace

class RdbReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFixture_hasTheKeysOfTheManifest()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        int files = 0;
        for (const ManifestRow& row : dumpManifest()) {
            if (row.file.ends_with(".gz"))
                continue;
            const std::string bytes = dumpFixture(row.file);
            for (const ShapeDetail detail : {ShapeDetail::Facts, ShapeDetail::Sizes}) {
                Recorder recorder;
                const RdbOutcome outcome = readWhole(bytes, recorder, detail);
                QVERIFY2(outcome.keys == row.keys, row.file.c_str());
                QCOMPARE(outcome.header.has_value(), row.version != "-");
                if (!outcome.header)
                    continue;
                const std::string word = outcome.header->family == RdbFamily::Redis ? "REDIS " : "VALKEY ";
                QCOMPARE(word + std::to_string(outcome.header->version), row.version);
            }
            ++files;
        }
        QVERIFY(files > 140);
    }

    void soundFixtures_haveNoDamageAndTheRightChecksum()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const ManifestRow& row : dumpManifest()) {
            if (row.file.starts_with("derived-") || row.file == "redis-7.2/corrupt_ziplist.rdb" ||
                row.file == "redis-7.2/corrupt_empty_keys.rdb")
                continue;
            const std::string bytes = dumpFixture(row.file);
            Recorder recorder;
            const RdbOutcome outcome = readWhole(bytes, recorder);
            QVERIFY2(outcome.finished && recorder.damaged == 0, row.file.c_str());
            if (!outcome.checksum || *outcome.checksum == 0)
                continue;
            const bool right = crc64(std::string_view(bytes).substr(0, outcome.endOffset)) == *outcome.checksum;
            QVERIFY2(right == !row.exercises.contains("BAD CRC"), row.file.c_str());
        }
    }

    void brokenFixtures_saySoAndWhere()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        const auto outcomeOf = [](const char* name) {
            Recorder recorder;
            return readWhole(dumpFixture(std::string("derived-broken/") + name), recorder);
        };
        const auto check = [&](const char* name, ErrorCode code, std::uint64_t offset) {
            const RdbOutcome outcome = outcomeOf(name);
            return !outcome.finished && outcome.failure && outcome.failure->code == code &&
                   outcome.failure->offset == offset;
        };
        QVERIFY(check("00-zero-bytes.rdb", ErrorCode::Truncated, 0));
        QVERIFY(check("01-eight-bytes.rdb", ErrorCode::Truncated, 0));
        QVERIFY(check("02-bad-magic.rdb", ErrorCode::UnknownFormat, 0));
        QVERIFY(check("06-cut-in-aux.rdb", ErrorCode::Truncated, 40));
        QVERIFY(check("08-cut-mid-value.rdb", ErrorCode::Truncated, 331));
        QVERIFY(check("09-no-eof-no-crc.rdb", ErrorCode::Truncated, 566));
        QVERIFY(check("18-unknown-opcode-200.rdb", ErrorCode::UnsupportedFormat, 373));
        QVERIFY(check("20-huge-length.rdb", ErrorCode::Truncated, 388));
        QVERIFY(outcomeOf("05-version-9999.rdb").finished);
        const RdbOutcome withoutChecksum = outcomeOf("10-no-crc.rdb");
        QVERIFY(withoutChecksum.finished && !withoutChecksum.checksum);
        const RdbOutcome withGarbage = outcomeOf("15-trailing-garbage.rdb");
        QCOMPARE(withGarbage.endOffset + 8 + 16, dumpFixture("derived-broken/15-trailing-garbage.rdb").size());
    }

    void damagedParts_areMarked_andReadingGoesOn()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const char* const name :
             {"02-hash-with-valid-zip-list-header-invalid-entry-le.rdb", "06-quicklist-small-ziplist-prev-len.rdb",
              "10-quicklist-listpack-entry-start-with-eof.rdb", "12-listpack-too-long-entry-len.rdb",
              "14-listpack-too-long-entry-prev-len.rdb", "24-fuzzer-findings-stream-with-non-integer-entry-id.rdb",
              "28-fuzzer-findings-hash-listpack-first-element-too-.rdb",
              "32-fuzzer-findings-invalid-access-in-ziplist-tail-p.rdb"}) {
            Recorder recorder;
            const RdbOutcome outcome = readWhole(dumpFixture(std::string("derived-corrupt/") + name), recorder);
            QVERIFY2(outcome.finished && recorder.damaged == 1, name);
        }
    }

    void anyChunking_tellsTheSame()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const ManifestRow& row : dumpManifest()) {
            const std::string bytes = dumpFixture(row.file);
            const std::size_t atOnce = bytes.size() < 6000 ? 1 : 997;
            Recorder whole;
            const RdbOutcome expected = readWhole(bytes, whole);
            SlowStream stream(bytes, atOnce);
            Cursor cursor(stream);
            Recorder streamed;
            const RdbOutcome outcome = RdbReader(cursor, streamed, ShapeDetail::Facts).read();
            QVERIFY2(streamed.lines == whole.lines, row.file.c_str());
            QCOMPARE(outcome.keys, expected.keys);
            QCOMPARE(outcome.endOffset, expected.endOffset);
            QVERIFY2(outcome.failure == expected.failure, row.file.c_str());
            QCOMPARE(outcome.checksum, expected.checksum);
        }
    }

    void cutAnywhere_keepsTheKeysBefore()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const ManifestRow& row : dumpManifest()) {
            const std::string bytes = dumpFixture(row.file);
            if (bytes.size() > 1300 || row.file.starts_with("derived-"))
                continue;
            Recorder whole;
            const RdbOutcome expected = readWhole(bytes, whole);
            std::uint64_t before = 0;
            for (std::size_t cut = 0; cut < expected.endOffset; ++cut) {
                const std::string part = bytes.substr(0, cut); // its own memory: a sanitizer sees reads behind it
                Recorder recorder;
                const RdbOutcome outcome = readWhole(part, recorder);
                QVERIFY2(!outcome.finished && outcome.failure->code == ErrorCode::Truncated, row.file.c_str());
                QVERIFY(*outcome.failure->offset <= cut);
                QVERIFY(outcome.keys >= before && outcome.keys <= expected.keys);
                before = outcome.keys;
                const bool sameStart = std::equal(recorder.lines.begin(), recorder.lines.end(), whole.lines.begin());
                QVERIFY2(sameStart, row.file.c_str());
            }
        }
    }

    void changedBytes_doNoHarm()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const ManifestRow& row : dumpManifest()) {
            const std::string bytes = dumpFixture(row.file);
            if (bytes.size() > 1300)
                continue;
            for (std::size_t at = 0; at < bytes.size(); ++at) {
                std::string changed = bytes;
                changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (0x81u + (at % 0x7e)));
                Recorder recorder;
                const RdbOutcome outcome = readWhole(changed, recorder);
                QVERIFY(outcome.keys <= bytes.size());
            }
        }
    }

    void whatStandsBeforeAKey_belongsToThatKeyAlone()
    {
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .byte(254)
                                   .length(3)
                                   .byte(252)
                                   .little(std::int64_t(4102444800123))
                                   .byte(248)
                                   .length(70)
                                   .type(0)
                                   .string("a")
                                   .string("1")
                                   .byte(253)
                                   .little(std::int32_t(-5))
                                   .byte(249)
                                   .byte(200)
                                   .type(0)
                                   .string("b")
                                   .string("2")
                                   .type(0)
                                   .string("c")
                                   .string("3")
                                   .end();
        const auto lines = keyLines(file.bytes());
        QCOMPARE(lines.size(), 3u);
        QVERIFY(lines[0].contains("db3") && lines[0].ends_with("expires4102444800123 idle70"));
        QVERIFY(lines[1].ends_with("expires-5000 freq200"));
        QVERIFY(lines[2].ends_with("elements1 payload1"));
    }

    void collidingNumbers_areReadByTheirFamily()
    {
        const std::string field22 = DumpBytes().type(22).string("h").length(1).bytes();
        const DumpBytes redis = DumpBytes("REDIS0012").raw(field22).length(4102444800000).string("f").string("v").end();
        const DumpBytes valkey =
            DumpBytes("VALKEY080").raw(field22).string("f").string("v").little(std::int64_t(-1)).end();
        QVERIFY(keyLines(redis.bytes()).at(0).contains("elements1 payload2"));
        QVERIFY(keyLines(valkey.bytes()).at(0).contains("elements1 payload2"));

        const std::string import = DumpBytes()
                                       .byte(243)
                                       .string(std::string(40, 'j'))
                                       .length(2)
                                       .length(0)
                                       .length(99)
                                       .length(200)
                                       .length(300)
                                       .bytes();
        const std::string key = DumpBytes().type(0).string("k").string("v").bytes();
        QCOMPARE(keyLines(DumpBytes("VALKEY080").raw(import).raw(key).end().bytes()).size(), 1u);
        const std::string meta = DumpBytes().byte(243).length(1).raw("spec").length(5).string("note").length(0).bytes();
        QCOMPARE(keyLines(DumpBytes("REDIS0013").raw(meta).raw(key).end().bytes()).size(), 1u);
        // Each read as the other's.
        Recorder recorder;
        QVERIFY(readWhole(DumpBytes("REDIS0013").raw(import).raw(key).end().bytes(), recorder).failure);
        QVERIFY(readWhole(DumpBytes("VALKEY080").raw(meta).raw(key).end().bytes(), recorder).failure);
    }

    void commandsBetweenKeys_areCounted()
    {
        const std::string command = DumpBytes().byte(242).raw("*2\r\n$3\r\nDEL\r\n$1\r\nk\r\n").bytes();
        const std::string key = DumpBytes().type(0).string("k").string("v").bytes();
        Recorder recorder;
        const RdbOutcome outcome =
            readWhole(DumpBytes("VALKEY081").raw(key).raw(command).raw(key).raw(command).end().bytes(), recorder);
        QVERIFY(outcome.finished);
        QCOMPARE(outcome.keys, 2u);
        QCOMPARE(outcome.commands, 2u);
    }

    void hashTemplates_serveTheKeysBehindThem()
    {
        const DumpBytes file = DumpBytes("REDIS0015")
                                   .byte(242)
                                   .length(1)
                                   .length(2)
                                   .string("age")
                                   .string("name")
                                   .byte(254)
                                   .length(0)
                                   .type(30)
                                   .string("packed")
                                   .string(listpackOf({"1", "42", "ann"}))
                                   .type(32)
                                   .string("array")
                                   .length(1)
                                   .string("7")
                                   .string("bob")
                                   .end();
        const auto lines = keyLines(file.bytes());
        QVERIFY(lines.at(0).ends_with("elements2 payload12"));
        QVERIFY(lines.at(1).ends_with("elements2 payload11"));
    }

    void whatNoKeyFollows_isStray()
    {
        Recorder recorder;
        const std::string key = DumpBytes().type(0).string("k").string("v").bytes();
        const std::string expiry = DumpBytes().byte(252).little(std::int64_t(5)).byte(249).byte(3).bytes();
        const RdbOutcome stray = readWhole(DumpBytes("REDIS0011").raw(key).raw(expiry).end().bytes(), recorder);
        QVERIFY(stray.finished);
        QCOMPARE(stray.strayAt, 9u + 5u);
        QVERIFY(!readWhole(DumpBytes("REDIS0011").raw(expiry).raw(key).end().bytes(), recorder).strayAt);
    }

    void versions_areKnownNewerOrImpossible()
    {
        QVERIFY(supportOf({RdbFamily::Redis, 0}) == RdbSupport::Never);
        QVERIFY(supportOf({RdbFamily::Redis, 1}) == RdbSupport::Known);
        QVERIFY(supportOf({RdbFamily::Redis, 15}) == RdbSupport::Known);
        QVERIFY(supportOf({RdbFamily::Redis, 16}) == RdbSupport::Newer);
        QVERIFY(supportOf({RdbFamily::Valkey, 79}) == RdbSupport::Never);
        QVERIFY(supportOf({RdbFamily::Valkey, 81}) == RdbSupport::Known);
        QVERIFY(supportOf({RdbFamily::Valkey, 82}) == RdbSupport::Newer);
    }

    void auxAndSlots_mayComeBetweenKeys()
    {
        const DumpBytes file = DumpBytes("REDIS0012")
                                   .byte(254)
                                   .length(0)
                                   .byte(251)
                                   .length(2)
                                   .length(0)
                                   .byte(244)
                                   .length(5)
                                   .length(1)
                                   .length(0)
                                   .type(0)
                                   .string("a")
                                   .string("1")
                                   .aux("slot-info", "7,1,0")
                                   .type(0)
                                   .string("b")
                                   .string("2")
                                   .end();
        Recorder recorder;
        QCOMPARE(readWhole(file.bytes(), recorder).keys, 2u);
        QVERIFY(std::ranges::contains(recorder.lines, std::string("slot 5 1 0")));
        QVERIFY(std::ranges::contains(recorder.lines, std::string("aux slot-info=7,1,0")));
        QVERIFY(std::ranges::contains(recorder.lines, std::string("size 2 0")));
    }

    void functionsOfAPreview_arePassedOver()
    {
        const DumpBytes file = DumpBytes("REDIS0010")
                                   .byte(246)
                                   .string("lib")
                                   .string("LUA")
                                   .length(1)
                                   .string("what it does")
                                   .string("code")
                                   .byte(246)
                                   .string("lib2")
                                   .string("LUA")
                                   .length(0)
                                   .string("more")
                                   .type(0)
                                   .string("a")
                                   .string("1")
                                   .end();
        Recorder recorder;
        QCOMPARE(readWhole(file.bytes(), recorder).keys, 1u);
        QVERIFY(std::ranges::contains(recorder.lines, std::string("function more")));
    }

    void namesOfAnyForm_areReadAsBytes()
    {
        const std::string longName(100, 'n');
        const std::string binary("\x00\xff\r\n", 4);
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .type(0)
                                   .byte(0xc1)
                                   .little(std::int16_t(1234))
                                   .string("v")
                                   .type(0)
                                   .compressed(longName)
                                   .string("v")
                                   .type(0)
                                   .string(binary)
                                   .string("v")
                                   .type(0)
                                   .string("")
                                   .string("v")
                                   .end();
        const auto lines = keyLines(file.bytes());
        QVERIFY(lines.at(0).starts_with("key 1234 "));
        QVERIFY(lines.at(1).starts_with("key " + longName + " "));
        QVERIFY(lines.at(2).starts_with("key " + binary + " "));
        QVERIFY(lines.at(3).starts_with("key  "));
    }

    void visitor_steers()
    {
        class Picky : public RdbVisitor
        {
        public:
            std::vector<std::string> measured;
            Flow onKey(const RdbKey& key) override
            {
                return key.name == "skip" ? Flow::SkipValue : key.name == "stop" ? Flow::Stop : Flow::Continue;
            }
            Flow onValue(const RdbKey& key, const ValueShape&) override
            {
                measured.emplace_back(key.name);
                return Flow::Continue;
            }
        } picky;
        DumpBytes file("REDIS0011");
        for (const char* const name : {"a", "skip", "b", "stop", "c"})
            file.type(2).string(name).length(2).string("x").string("y");
        const RdbOutcome outcome = readWhole(file.end().bytes(), picky);
        QVERIFY((picky.measured == std::vector<std::string>{"a", "b"}));
        QVERIFY(outcome.stopped && !outcome.finished && !outcome.failure);
        QCOMPARE(outcome.keys, 3u);
    }

    void previewModule_endsReading_andSaysWhy()
    {
        const DumpBytes file = DumpBytes("REDIS0008").type(0).string("a").string("1").type(6).string("m").length(7);
        Recorder recorder;
        const RdbOutcome outcome = readWhole(file.bytes(), recorder);
        QCOMPARE(outcome.keys, 1u);
        QCOMPARE(outcome.failure->code, ErrorCode::UnsupportedFormat);
    }

    void absurdExpiry_isStillAnExpiry()
    {
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .byte(252)
                                   .little(std::numeric_limits<std::int64_t>::min())
                                   .type(0)
                                   .string("a")
                                   .string("1")
                                   .end();
        QVERIFY(keyLines(file.bytes()).at(0).contains("expires-"));
    }

    void impossibleDatabase_isDamage()
    {
        Recorder recorder;
        const RdbOutcome outcome =
            readWhole(DumpBytes("REDIS0011").byte(254).length(1ULL << 32).end().bytes(), recorder);
        QCOMPARE(outcome.failure->code, ErrorCode::Damaged);
        QCOMPARE(outcome.failure->offset, 10u);
    }

    void highestDatabase_isRemembered()
    {
        Recorder recorder;
        const DumpBytes file = DumpBytes("REDIS0011").byte(254).length(70000).byte(254).length(3).end();
        QCOMPARE(readWhole(file.bytes(), recorder).highestDb, 70000u);
    }
};

QTEST_APPLESS_MAIN(RdbReaderTest)
#include "tst_rdbreader.moc"
