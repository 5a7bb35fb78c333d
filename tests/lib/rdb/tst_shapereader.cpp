// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/shapereader.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

namespace {

/// The parts that a value is told in, as text.
class Parts : public ShapeSink
{
public:
    std::vector<std::string> lines;

    void onElement(RdbType, std::uint64_t first, std::uint64_t second, bool expires) override
    {
        lines.push_back(std::to_string(first) + ' ' + std::to_string(second) + (expires ? " expires" : ""));
    }
    void onNode(RdbType, const Node& node) override
    {
        lines.push_back(std::to_string(node.index) + '/' + std::to_string(node.count) + ' ' +
                        std::to_string(node.rawBytes) + (node.storedBytes < node.rawBytes ? " compressed" : "") +
                        (node.isPlain ? " plain" : ""));
    }
};

struct Read
{
    ValueShape shape;
    std::vector<std::string> parts;
    bool ok = false;
    bool atEnd = false;
};

Read read(RdbType type, const std::string& value, ShapeDetail detail = ShapeDetail::Facts)
{
    Cursor cursor(value);
    Parts parts;
    const HashTemplates templates;
    ShapeReader reader(cursor, templates, detail, &parts);
    const ValueShape shape = reader.read(type);
    return {shape, parts.lines, cursor.ok(), cursor.atEnd()};
}

using Lines = std::vector<std::string>;

std::string streamValue(std::uint64_t length)
{
    const auto id = [](std::uint64_t ms) { return DumpBytes().big(ms).big(std::uint64_t(0)).bytes(); };
    const std::string node = listpackOf(
        {"2", "1", "1", "f", "0", "2", "0", "0", "abc", "4", "2", "1", "0", "12", "4", "3", "2", "0", "gone", "4"});
    DumpBytes value;
    value.length(1).string(id(1000)).string(node).length(length).length(1002).length(0);
    value.length(1000).length(0).length(1002).length(0).length(3);    // first, last deleted, ever added
    value.length(1).string("group").length(1001).length(0).length(2); // one group
    value.length(2);                                                  // pending
    for (const std::uint64_t ms : {1000, 1001})
        value.raw(id(ms)).little(std::int64_t(5)).length(1);
    value.length(2); // consumers
    value.string("ann").little(std::int64_t(5)).little(std::int64_t(6)).length(2).raw(id(1000)).raw(id(1001));
    value.string("b").little(std::int64_t(5)).little(std::int64_t(6)).length(0);
    return value.bytes();
}

} // namespace

class ShapeReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strings_areMeasuredWithoutDecompressing()
    {
        const Read number = read(RdbType::String, DumpBytes().string("12345678901").bytes());
        QVERIFY(number.shape.isInteger);
        QCOMPARE(number.shape.elements, Fact(11));
        QVERIFY(!read(RdbType::String, DumpBytes().string("007").bytes()).shape.isInteger);
        QVERIFY(read(RdbType::String, DumpBytes().byte(0xc0).byte(7).bytes()).shape.isInteger);
        // Cannot be decompressed, and need not be.
        const Read compressed =
            read(RdbType::String, DumpBytes().byte(0xc3).length(3).length(200).raw("\xff\xff\xff").bytes());
        QCOMPARE(compressed.shape.payloadBytes, Fact(200));
        QVERIFY(compressed.ok && compressed.atEnd);
    }

    void records_areToldOneByOne()
    {
        const Read hash =
            read(RdbType::Hash, DumpBytes().length(2).string("a").string("bcd").string("").byte(0xc0).byte(99).bytes());
        QVERIFY((hash.parts == Lines{"1 3", "0 2"}));
        QCOMPARE(hash.shape.elements, Fact(2));
        QCOMPARE(hash.shape.payloadBytes, Fact(6));
        const Read zset = read(RdbType::ZSetBinary, DumpBytes().length(1).string("member").binaryDouble(1).bytes());
        QVERIFY((zset.parts == Lines{"6 0"}));
        const Read expiring = read(RdbType::HashTtl, DumpBytes()
                                                         .little(std::int64_t(9))
                                                         .length(2)
                                                         .length(1)
                                                         .string("a")
                                                         .string("b")
                                                         .length(0)
                                                         .string("c")
                                                         .string("d")
                                                         .bytes());
        QVERIFY((expiring.parts == Lines{"1 1 expires", "1 1"}));
        QCOMPARE(expiring.shape.expiringFields, 1u);
        QVERIFY(expiring.atEnd);
    }

    void packedValues_areCountedInAFullPassOnly()
    {
        const std::string packed = listpackOf({"field", "value", "n", "123"});
        const std::string value = DumpBytes().string(packed).bytes();
        const Read facts = read(RdbType::HashListpack, value);
        QCOMPARE(facts.shape.elements, Fact(2));
        QCOMPARE(facts.shape.payloadBytes, Fact(5 + 5 + 1 + 3));
        QCOMPARE(facts.shape.packedBytes, packed.size());
        const Read sizes = read(RdbType::HashListpack, value, ShapeDetail::Sizes);
        QVERIFY(sizes.shape.elements.isUnknown());
        QCOMPARE(sizes.shape.packedBytes, packed.size());
        QVERIFY(sizes.atEnd);
    }

    void impossibleSizes_areDamage_andCountAsStored()
    {
        constexpr std::uint64_t huge = std::numeric_limits<std::uint64_t>::max();
        const std::string bomb = DumpBytes().byte(0xc3).length(5).length(huge).raw("abcde").bytes();
        for (const ShapeDetail detail : {ShapeDetail::Facts, ShapeDetail::Sizes}) {
            const Read packed = read(RdbType::HashListpack, bomb, detail);
            QVERIFY(packed.ok && packed.atEnd && packed.shape.fault != ValueFault::None);
            QCOMPARE(packed.shape.packedBytes, 5u);
            QVERIFY(read(RdbType::String, bomb, detail).shape.fault != ValueFault::None);
        }
    }

    void scores_areNoPayload()
    {
        QCOMPARE(
            read(RdbType::ZSetListpack, DumpBytes().string(listpackOf({"abc", "1.25"})).bytes()).shape.payloadBytes,
            Fact(3));
    }

    void oddEntries_areDamage()
    {
        const Read read1 = read(RdbType::HashListpack, DumpBytes().string(listpackOf({"a", "b", "c"})).bytes());
        QVERIFY(read1.shape.fault != ValueFault::None && read1.ok && read1.atEnd);
        QVERIFY(read1.shape.elements.isUnknown());
    }

    void listNodes_areToldWithTheirKind()
    {
        const std::string packed = listpackOf(Lines(40, "same text"));
        const Read list = read(RdbType::ListQuicklist2,
                               DumpBytes().length(2).length(2).compressed(packed).length(1).string("plain").bytes());
        QVERIFY((list.parts == Lines{"0/2 " + std::to_string(packed.size()) + " compressed", "1/2 5 plain"}));
        QCOMPARE(list.shape.elements, Fact(41));
        QCOMPARE(list.shape.payloadBytes, Fact(40 * 9 + 5));
        QVERIFY(list.shape.hasPlainNodes);
        QVERIFY(!read(RdbType::ListQuicklist2, DumpBytes().length(1).length(3).string("x").bytes()).ok);
    }

    void streams_areCountedToTheirConsumers()
    {
        const Read stream = read(RdbType::Stream3, streamValue(2));
        QVERIFY(stream.ok && stream.atEnd && stream.shape.fault == ValueFault::None);
        QCOMPARE(stream.shape.elements, Fact(2));
        QCOMPARE(stream.shape.payloadBytes, Fact(1 + 3 + 1 + 2));
        const StreamShape& shape = stream.shape.stream;
        QCOMPARE(shape.nodes, 1u);
        QCOMPARE(shape.tree.nodes, 2u);
        QCOMPARE(shape.groups, 1u);
        QCOMPARE(shape.pending, 2u);
        QCOMPARE(shape.consumers, 2u);
        QCOMPARE(shape.consumerNameBytes, 4u);
        QCOMPARE(shape.consumerPending, 2u);
        QCOMPARE(shape.consumerPendingTrees.trees, 2u);
        QCOMPARE(shape.consumerPendingTrees.emptyTrees, 1u);
    }

    void streamLongerThanItsEntries_isDamage()
    {
        QVERIFY(read(RdbType::Stream3, streamValue(1000)).shape.fault != ValueFault::None);
        const std::uint64_t absurd = std::numeric_limits<std::uint64_t>::max();
        QVERIFY(read(RdbType::Stream3, streamValue(absurd)).shape.elements.isUnknown());
    }

    void newerStreams_haveRefusedEntriesAndProducers()
    {
        const std::string producers = DumpBytes()
                                          .length(60)
                                          .length(100)
                                          .length(1)
                                          .string("producer")
                                          .length(1)
                                          .string("message")
                                          .length(1000)
                                          .length(0)
                                          .length(1)
                                          .length(2)
                                          .bytes();
        const Read fourth = read(RdbType::Stream4, streamValue(2) + producers);
        QVERIFY(fourth.ok && fourth.atEnd);
        QCOMPARE(fourth.shape.elements, Fact(2));
        const Read fifth = read(RdbType::Stream5, streamValue(2) + DumpBytes().length(0).bytes() + producers);
        QVERIFY(fifth.ok && fifth.atEnd);
        QCOMPARE(fifth.shape.stream.consumers, 2u);
    }

    void arrays_areCounted()
    {
        const Read array = read(RdbType::Array, DumpBytes()
                                                    .length(2)
                                                    .length(0)
                                                    .length(0)
                                                    .length(1)
                                                    .little(std::int64_t(99))
                                                    .length(3)
                                                    .length(3)
                                                    .string("text")
                                                    .bytes());
        QVERIFY(array.ok && array.atEnd);
        QCOMPARE(array.shape.elements, Fact(2));
        QCOMPARE(array.shape.payloadBytes, Fact(2 + 4));
    }

    void pathHashes_areCountedOverAllPaths()
    {
        const Read paths = read(RdbType::PathHash, DumpBytes()
                                                       .length(2)
                                                       .string("a/b")
                                                       .length(2)
                                                       .string("f")
                                                       .string("v")
                                                       .string("g")
                                                       .string("w")
                                                       .string("c")
                                                       .length(1)
                                                       .string("h")
                                                       .string("xyz")
                                                       .bytes());
        QVERIFY(paths.ok && paths.atEnd);
        QCOMPARE(paths.shape.elements, Fact(3));
        QCOMPARE(paths.shape.payloadBytes, Fact(3 + 4 + 1 + 4));
    }

    void rateLimiters_areOneNumber()
    {
        const Read gcra = read(RdbType::Gcra, DumpBytes().length(1'700'000'000'000'000).bytes());
        QVERIFY(gcra.ok && gcra.atEnd);
        QVERIFY(gcra.shape.elements.isUnknown());
    }

    void templateHashes_haveTheirNamesInTheFileOrInThemselves()
    {
        const std::string record = DumpBytes().length(5).length(2).string("age").string("name").bytes();
        HashTemplates templates;
        Cursor records(record);
        templates.read(records);
        const auto shapeOf = [&](RdbType type, const std::string& value) {
            Cursor cursor(value);
            ShapeReader reader(cursor, templates, ShapeDetail::Facts, nullptr);
            ValueShape shape = reader.read(type);
            if (!cursor.ok() || !cursor.atEnd())
                shape.elements = 0;
            return shape;
        };
        const std::string names = DumpBytes().length(1).length(2).string("age").string("name").bytes();
        const std::string values = DumpBytes().string("42").string("ann").bytes();
        const std::string packed = DumpBytes().string(listpackOf({"5", "42", "ann"})).bytes();
        for (const ValueShape& shape :
             {shapeOf(RdbType::HashTemplateArrayRef, DumpBytes().length(5).raw(values).bytes()),
              shapeOf(RdbType::HashTemplateArray, names + values), shapeOf(RdbType::HashTemplateListpackRef, packed),
              shapeOf(RdbType::HashTemplateListpack, names + packed)}) {
            QCOMPARE(shape.elements, Fact(2));
            QCOMPARE(shape.payloadBytes, Fact(2 + 3 + 7));
            QVERIFY(shape.fault == ValueFault::None);
        }
        Cursor unknown(values); // its first length is no template of the file
        ShapeReader reader(unknown, templates, ShapeDetail::Sizes, nullptr);
        static_cast<void>(reader.read(RdbType::HashTemplateArrayRef));
        QCOMPARE(unknown.failure().code, ErrorCode::Damaged);
    }

    void emptyAndDoubledElements_areFaultsOfAReadableValue()
    {
        const std::string empty = DumpBytes().length(0).bytes();
        for (const RdbType type : {RdbType::Set, RdbType::Hash, RdbType::ZSetBinary, RdbType::ListQuicklist2}) {
            const Read none = read(type, empty);
            QVERIFY(none.shape.fault == ValueFault::Empty && none.shape.isReadable());
            QCOMPARE(none.shape.elements, Fact(0));
        }
        QVERIFY(read(RdbType::String, DumpBytes().string("").bytes()).shape.fault == ValueFault::None);
        const Read twice = read(RdbType::SetListpack, DumpBytes().string(listpackOf({"a", "a"})).bytes());
        QVERIFY(twice.shape.fault == ValueFault::DuplicateElement);
        QCOMPARE(twice.shape.elements, Fact(2));
    }

    void hugeCounts_endWithTheBytes()
    {
        for (const RdbType type : {RdbType::Set, RdbType::Hash, RdbType::ZSetBinary, RdbType::ListQuicklist2,
                                   RdbType::Stream3, RdbType::HashValkey, RdbType::Array, RdbType::PathHash}) {
            const Read huge = read(type, DumpBytes().length(1ULL << 62).bytes());
            QVERIFY(!huge.ok);
            QVERIFY(huge.parts.size() <= 1);
        }
    }

    void modules_arePassedOver()
    {
        const std::string value = DumpBytes()
                                      .length(12345)
                                      .length(2)
                                      .length(7)
                                      .length(1)
                                      .length(9)
                                      .length(3)
                                      .raw("abcd")
                                      .length(4)
                                      .binaryDouble(1)
                                      .length(5)
                                      .string("text")
                                      .length(0)
                                      .bytes();
        const Read module = read(RdbType::Module, value);
        QVERIFY(module.ok && module.atEnd);
        QVERIFY(module.shape.elements.isUnknown());
        QCOMPARE(module.shape.payloadBytes, Fact(value.size()));
        QVERIFY(!read(RdbType::Module, DumpBytes().length(1).length(9).bytes()).ok);
    }

    void skipping_tellsNobody()
    {
        const std::string value = DumpBytes().length(1).string("m").bytes();
        Cursor cursor(value);
        Parts parts;
        const HashTemplates templates;
        ShapeReader reader(cursor, templates, ShapeDetail::Facts, &parts);
        reader.skip(RdbType::Set);
        QVERIFY(cursor.ok() && cursor.atEnd());
        QVERIFY(parts.lines.empty());
    }
};

QTEST_APPLESS_MAIN(ShapeReaderTest)
#include "tst_shapereader.moc"
