// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/elementreader.h"
#include "rdb/primitives.h"
#include "rdb/rdbreader.h"
#include "support/dumpbytes.h"
#include "support/dumpfixtures.h"

#include <QTest>

#include <cmath>

using namespace colonnade;

namespace {

std::string lineOf(const ValueElement& element)
{
    std::string line = element.field + '=' + element.value;
    for (const auto& [field, value] : element.fields)
        line += ' ' + field + ':' + value;
    if (element.score)
        line += " score " + std::to_string(*element.score);
    if (element.expiresAtMs)
        line += " at " + std::to_string(*element.expiresAtMs);
    return line;
}

const HashTemplates noTemplates;

std::vector<std::string> elementsOf(RdbType type, const std::string& value)
{
    Cursor cursor(value);
    ElementReader reader(cursor, noTemplates, type);
    std::vector<std::string> lines;
    ValueElement element;
    while (reader.next(element))
        lines.push_back(lineOf(element));
    if (!cursor.ok())
        lines.push_back("failure: " + cursor.failure().detail);
    return lines;
}

using Lines = std::vector<std::string>;

/// Compares each value of a file with what its shape says.
class Comparer : public RdbVisitor
{
public:
    explicit Comparer(const std::string& bytes)
        : m_bytes(bytes)
    {
    }

    std::uint64_t compared = 0;
    std::vector<std::string> wrong;

    Flow onValue(const RdbKey& key, const ValueShape& shape) override
    {
        const RdbLayout layout = infoOf(key.type).layout;
        if (layout == RdbLayout::String || layout == RdbLayout::Module || !shape.isReadable())
            return Flow::Continue;
        Cursor cursor(m_bytes, key.offset + 1);
        skipString(cursor);
        ElementReader reader(cursor, noTemplates, key.type);
        ValueElement element;
        std::uint64_t elements = 0;
        std::uint64_t payload = 0;
        while (reader.next(element)) {
            ++elements;
            payload += (layout == RdbLayout::Stream ? 0 : element.field.size()) + element.value.size();
            for (const auto& [field, value] : element.fields)
                payload += field.size() + value.size();
        }
        // One old fixture counts two stream entries that are not there.
        const bool sameCount = elements == shape.elements.value() || key.name == "trim";
        if (!cursor.ok() || !sameCount || payload != shape.payloadBytes.value())
            wrong.emplace_back(key.name);
        ++compared;
        return Flow::Continue;
    }

private:
    const std::string& m_bytes;
};

} // namespace

class ElementReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void records_ofEveryType()
    {
        using enum RdbType;
        QVERIFY((elementsOf(List, DumpBytes().length(2).string("a").byte(0xc0).byte(5).bytes()) == Lines{"=a", "=5"}));
        QVERIFY((elementsOf(Set, DumpBytes().length(1).string("m").bytes()) == Lines{"=m"}));
        QVERIFY((elementsOf(Hash, DumpBytes().length(1).string("f").string("v").bytes()) == Lines{"f=v"}));
        QVERIFY(
            (elementsOf(ZSetText, DumpBytes().length(2).string("m").byte(3).raw("2.5").string("n").byte(254).bytes()) ==
             Lines{"=m score 2.500000", "=n score inf"}));
        QVERIFY((elementsOf(ZSetBinary, DumpBytes().length(1).string("m").binaryDouble(-0.5).bytes()) ==
                 Lines{"=m score -0.500000"}));
    }

    void fieldExpiry_inEveryForm()
    {
        using enum RdbType;
        QVERIFY(
            (elementsOf(
                 HashTtlPreview,
                 DumpBytes().length(2).length(0).string("a").string("1").length(99).string("b").string("2").bytes()) ==
             Lines{"a=1", "b=2 at 99"}));
        QVERIFY((elementsOf(HashTtl, DumpBytes()
                                         .little(std::int64_t(1000))
                                         .length(3)
                                         .length(0)
                                         .string("a")
                                         .string("1")
                                         .length(1)
                                         .string("b")
                                         .string("2")
                                         .length(51)
                                         .string("c")
                                         .string("3")
                                         .bytes()) == Lines{"a=1", "b=2 at 1000", "c=3 at 1050"}));
        QVERIFY((elementsOf(HashValkey, DumpBytes()
                                            .length(2)
                                            .string("a")
                                            .string("1")
                                            .little(std::int64_t(-1))
                                            .string("b")
                                            .string("2")
                                            .little(std::int64_t(77))
                                            .bytes()) == Lines{"a=1", "b=2 at 77"}));
        const std::string packed = listpackOf({"b", "2", "77", "a", "1", "0"});
        QVERIFY((elementsOf(HashListpackTtl, DumpBytes().little(std::int64_t(77)).string(packed).bytes()) ==
                 Lines{"b=2 at 77", "a=1"}));
        QVERIFY((elementsOf(HashListpackTtlPreview, DumpBytes().string(packed).bytes()) == Lines{"b=2 at 77", "a=1"}));
    }

    void packedValues_ofEveryPacking()
    {
        using enum RdbType;
        const std::vector<std::string> pairs{"a", "1", "b", "-7"};
        const Lines expected{"a=1", "b=-7"};
        QVERIFY(elementsOf(HashListpack, DumpBytes().string(listpackOf(pairs)).bytes()) == expected);
        QVERIFY(elementsOf(HashZiplist, DumpBytes().string(ziplistOf(pairs)).bytes()) == expected);
        QVERIFY((elementsOf(ZSetListpack, DumpBytes().string(listpackOf({"m", "1.5", "n", "3"})).bytes()) ==
                 Lines{"=m score 1.500000", "=n score 3.000000"}));
        QVERIFY(
            (elementsOf(SetIntset, DumpBytes().string(intsetOf({-1, 70000}, 4)).bytes()) == Lines{"=-1", "=70000"}));
        QVERIFY((elementsOf(ListZiplist, DumpBytes().compressed(ziplistOf(Lines(50, "same"))).bytes()) ==
                 Lines(50, "=same")));
        const std::string zipmap = DumpBytes().byte(1).byte(1).raw("f").byte(1).byte(0).raw("v").byte(255).bytes();
        QVERIFY((elementsOf(HashZipmap, DumpBytes().string(zipmap).bytes()) == Lines{"f=v"}));
    }

    void lists_ofPackedAndPlainNodes()
    {
        const DumpBytes value = DumpBytes()
                                    .length(4)
                                    .length(2)
                                    .string(listpackOf({"a", "b"}))
                                    .length(1)
                                    .string("plain")
                                    .length(2)
                                    .string(listpackOf({}))
                                    .length(2)
                                    .string(listpackOf({"c"}));
        QVERIFY((elementsOf(RdbType::ListQuicklist2, value.bytes()) == Lines{"=a", "=b", "=plain", "=c"}));
    }

    void damagedPart_isAFailureWithItsOffset()
    {
        std::string broken = listpackOf({"a", "b"});
        broken[4] = 9;
        const std::string value =
            DumpBytes().length(2).length(2).string(listpackOf({"x"})).length(2).string(broken).bytes();
        Cursor cursor(value);
        ElementReader reader(cursor, noTemplates, RdbType::ListQuicklist2);
        ValueElement element;
        int elements = 0;
        while (reader.next(element))
            ++elements;
        QCOMPARE(elements, 3);
        QCOMPARE(cursor.failure().code, ErrorCode::Damaged);
        QCOMPARE(cursor.failure().offset, 1 + 1 + 1 + listpackOf({"x"}).size());
    }

    void everyValueOfEveryFixture_agreesWithItsShape()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        std::uint64_t compared = 0;
        for (const ManifestRow& row : dumpManifest()) {
            const std::string bytes = dumpFixture(row.file);
            Comparer comparer(bytes);
            Cursor cursor(bytes);
            static_cast<void>(RdbReader(cursor, comparer, ShapeDetail::Facts).read());
            if (!comparer.wrong.empty())
                QFAIL((row.file + ": " + comparer.wrong.front()).c_str());
            compared += comparer.compared;
        }
        QVERIFY(compared > 1500);
    }

    void templateHashes_showTheirFields()
    {
        const std::string record = DumpBytes().length(5).length(2).string("age").string("name").bytes();
        HashTemplates templates;
        Cursor records(record);
        templates.read(records);
        const std::string names = DumpBytes().length(1).length(2).string("age").string("name").bytes();
        const std::string values = DumpBytes().string("42").string("ann").bytes();
        const std::string packed = DumpBytes().string(listpackOf({"5", "42", "ann"})).bytes();
        const std::vector<std::pair<RdbType, std::string>> forms{
            {RdbType::HashTemplateArrayRef, DumpBytes().length(5).raw(values).bytes()},
            {RdbType::HashTemplateArray, names + values},
            {RdbType::HashTemplateListpackRef, packed},
            {RdbType::HashTemplateListpack, names + packed}};
        for (const auto& [type, value] : forms) {
            Cursor cursor(value);
            ElementReader reader(cursor, templates, type);
            ValueElement element;
            QVERIFY(reader.next(element));
            const ElementReader::Place second = reader.place();
            QCOMPARE(element.field + '=' + element.value, "age=42");
            QVERIFY(reader.next(element));
            QCOMPARE(element.field + '=' + element.value, "name=ann");
            QVERIFY(!reader.next(element) && cursor.ok());
            Cursor again(value);
            ElementReader resumed(again, templates, type);
            QVERIFY(resumed.resume(second) && resumed.next(element));
            QCOMPARE(element.field + '=' + element.value, "name=ann");
        }
        QVERIFY(elementsOf(RdbType::HashTemplateListpackRef, packed).back().starts_with("failure: "));
    }

    void resumed_goesOnWhereItWas()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        struct Resumer : RdbVisitor
        {
            const std::string* bytes = nullptr;
            std::uint64_t values = 0;
            Flow onValue(const RdbKey& key, const ValueShape& shape) override
            {
                const RdbLayout layout = infoOf(key.type).layout;
                if (layout == RdbLayout::String || layout == RdbLayout::Module || shape.elements.value() > 700)
                    return Flow::Continue;
                ++values;
                checkValue(key);
                return Flow::Continue;
            }
            void checkValue(const RdbKey& key) const
            {
                const auto open = [&](Cursor& cursor) {
                    skipString(cursor);
                    return ElementReader(cursor, noTemplates, key.type);
                };
                Cursor cursor(*bytes, key.offset + 1);
                ElementReader reader = open(cursor);
                ValueElement element;
                ValueElement again;
                for (;;) {
                    const ElementReader::Place place = reader.place();
                    const bool got = reader.next(element);
                    Cursor other(*bytes, key.offset + 1);
                    ElementReader resumed = open(other);
                    QVERIFY(resumed.resume(place));
                    QCOMPARE(resumed.next(again), got);
                    QCOMPARE(lineOf(again), lineOf(element));
                    if (!got)
                        return;
                    QVERIFY(resumed.place() == reader.place());
                }
            }
        };
        for (const char* const file :
             {"generated/redis-8.0.6-debian.rdb", "generated/valkey-9.1.2-debian.rdb", "generated/redis-6.2.rdb"}) {
            const std::string bytes = dumpFixture(file);
            Resumer resumer;
            resumer.bytes = &bytes;
            Cursor cursor(bytes);
            static_cast<void>(RdbReader(cursor, resumer, ShapeDetail::Facts).read());
            QVERIFY(resumer.values > 50);
        }
    }
};

QTEST_APPLESS_MAIN(ElementReaderTest)
#include "tst_elementreader.moc"
