// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/dumpvalues.h"

#include "rdb/primitives.h"
#include "source/dumpsource.h"
#include "support/collectingsink.h"
#include "support/dumpbytes.h"
#include "support/dumpfixtures.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <zlib.h>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

std::string lineOf(const ValueRow& row)
{
    std::string line = row.field + '=' + row.value;
    for (const auto& [field, value] : row.fields)
        line += ' ' + field + ':' + value;
    if (row.score)
        line += " score " + std::to_string(*row.score);
    if (row.expiresAtMs)
        line += " at " + std::to_string(*row.expiresAtMs);
    return line;
}

using Lines = std::vector<std::string>;

struct Paged
{
    Lines lines;
    std::string text; ///< of a string
    int pages = 0;
    std::optional<Error> error;
};

Paged pagesOf(ValueReader& values, const KeyFacts& key, std::size_t maxRows, std::size_t maxBytes = 1 << 20)
{
    Paged paged;
    PageRequest request{.maxRows = maxRows, .maxBytes = maxBytes};
    for (;;) {
        const auto page = values.page(key, request, {});
        if (!page) {
            paged.error = page.error();
            return paged;
        }
        ++paged.pages;
        for (const ValueRow& row : page->rows) {
            paged.lines.push_back(lineOf(row));
            paged.text += row.value;
        }
        if (!page->next)
            return paged;
        request.cursor = *page->next;
    }
}

/// The keys of a dump, and a reader for them.
struct OpenDump
{
    CollectingSink sink;
    std::unique_ptr<ValueReader> values;

    explicit OpenDump(const std::string& path)
    {
        DumpSource source(path);
        static_cast<void>(source.read(sink, {}, {}));
        if (auto opened = source.openValues())
            values = std::move(*opened);
    }
    [[nodiscard]] KeyFacts key(std::string_view name) const
    {
        for (const auto& key : sink.keys) {
            if (key.name == name) {
                KeyFacts facts = key.facts;
                facts.name = key.name;
                return facts;
            }
        }
        return {};
    }
};

} // namespace

class DumpValuesTest : public QObject
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
    void values_comeWithTheirParts()
    {
        const DumpBytes file = DumpBytes("REDIS0012")
                                   .type(0)
                                   .string("text")
                                   .string("hello")
                                   .type(0)
                                   .string("number")
                                   .byte(0xc1)
                                   .little(std::int16_t(-300))
                                   .type(4)
                                   .string("hash")
                                   .length(2)
                                   .string("a")
                                   .string("1")
                                   .string("b")
                                   .string("2")
                                   .type(24)
                                   .string("expiring")
                                   .little(std::int64_t(1000))
                                   .length(2)
                                   .length(1)
                                   .string("a")
                                   .string("1")
                                   .length(0)
                                   .string("b")
                                   .string("2")
                                   .type(5)
                                   .string("zset")
                                   .length(1)
                                   .string("m")
                                   .binaryDouble(2.5)
                                   .type(18)
                                   .string("list")
                                   .length(1)
                                   .length(2)
                                   .string(listpackOf({"x", "7"}))
                                   .type(7)
                                   .string("module")
                                   .length(1)
                                   .length(0)
                                   .end();
        OpenDump dump(write(file.bytes()));
        QVERIFY(dump.values);
        const auto linesOf = [&](const char* name) { return pagesOf(*dump.values, dump.key(name), 100).lines; };
        QCOMPARE(linesOf("text"), (Lines{"=hello"}));
        QCOMPARE(linesOf("number"), (Lines{"=-300"}));
        QCOMPARE(linesOf("hash"), (Lines{"a=1", "b=2"}));
        QCOMPARE(linesOf("expiring"), (Lines{"a=1 at 1000", "b=2"}));
        QCOMPARE(linesOf("zset"), (Lines{"=m score 2.500000"}));
        QCOMPARE(linesOf("list"), (Lines{"=x", "=7"}));
        QCOMPARE(pagesOf(*dump.values, dump.key("module"), 100).error->code, ErrorCode::NotAvailable);
    }

    void anyPageSize_givesTheSameRows()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        for (const char* const file :
             {"generated/redis-8.0.6-debian.rdb", "generated/valkey-9.1.2-debian.rdb", "generated/redis-6.2.rdb"}) {
            OpenDump dump(dumpFixturePath(file));
            for (const auto& key : dump.sink.keys) {
                KeyFacts facts = key.facts;
                facts.name = key.name;
                const Paged whole = pagesOf(*dump.values, facts, 1'000'000, 1'000'000'000);
                const Paged parts = pagesOf(*dump.values, facts, 37, 3000);
                QVERIFY2(!whole.error && !parts.error, key.name.c_str());
                QCOMPARE(whole.pages, 1);
                if (facts.type == ValueType::String) {
                    QCOMPARE(whole.text.size(), facts.elements.value());
                    QVERIFY2(whole.text == parts.text, key.name.c_str());
                } else {
                    QCOMPARE(whole.lines.size(), facts.elements.value());
                    QVERIFY2(whole.lines == parts.lines, key.name.c_str());
                }
            }
        }
    }

    void longStrings_arePagedByBytes()
    {
        std::string text;
        for (int i = 0; text.size() < 500'000; ++i)
            text += "status paid shipped " + std::to_string(i % 1000);
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .type(0)
                                   .string("plain")
                                   .string(text)
                                   .type(0)
                                   .string("compressed")
                                   .compressed(text)
                                   .end();
        OpenDump dump(write(file.bytes()));
        for (const char* const name : {"plain", "compressed"}) {
            const auto page = dump.values->page(dump.key(name), {.cursor = "300000", .maxBytes = 1000}, {});
            QVERIFY(page);
            QCOMPARE(page->stringOffset, 300'000u);
            QCOMPARE(page->elements, Fact(text.size()));
            QVERIFY(page->rows.at(0).value == text.substr(300'000, 1000));
            QCOMPARE(page->next, std::optional<std::string>("301000"));
            QVERIFY(pagesOf(*dump.values, dump.key(name), 1, 99'999).text == text);
        }
    }

    void pages_mayBeAskedForInAnyOrder()
    {
        DumpBytes file("REDIS0011");
        file.type(1).string("list").length(1000);
        for (int i = 0; i < 1000; ++i)
            file.string("item" + std::to_string(i));
        file.type(2).string("other").length(1).string("m").end();
        const std::string plain = write(file.bytes());
        std::string gz = m_folder.filePath(u"dump.rdb.gz"_s).toStdString();
        gzFile out = gzopen(gz.c_str(), "wb");
        QVERIFY(gzwrite(out, file.bytes().data(), static_cast<unsigned>(file.bytes().size())) > 0);
        QCOMPARE(gzclose(out), Z_OK);
        for (const std::string& path : {plain, gz}) {
            OpenDump dump(path);
            std::vector<std::string> cursors{""};
            for (int i = 0; i < 9; ++i)
                cursors.push_back(
                    dump.values->page(dump.key("list"), {.cursor = cursors.back(), .maxRows = 100}, {})->next.value());
            for (const int i : {7, 2, 3, 9, 0}) {
                const auto page =
                    dump.values->page(dump.key("list"), {.cursor = cursors[std::size_t(i)], .maxRows = 100}, {});
                QVERIFY(page);
                QCOMPARE(page->firstIndex, std::uint64_t(i) * 100);
                QCOMPARE(page->rows.at(0).value, "item" + std::to_string(i * 100));
                QCOMPARE(page->next.has_value(), i != 9);
                QVERIFY(dump.values->page(dump.key("other"), {}, {}));
            }
        }
    }

    void damage_comesAfterTheRowsBeforeIt()
    {
        std::string broken = listpackOf({"c", "d"});
        broken[4] = 9;
        const DumpBytes file = DumpBytes("REDIS0011")
                                   .type(18)
                                   .string("list")
                                   .length(2)
                                   .length(2)
                                   .string(listpackOf({"a", "b"}))
                                   .length(2)
                                   .string(broken)
                                   .end();
        OpenDump dump(write(file.bytes()));
        const Paged paged = pagesOf(*dump.values, dump.key("list"), 100);
        QCOMPARE(paged.lines, (Lines{"=a", "=b", "=c", "=d"}));
        QVERIFY(paged.error);
        QCOMPARE(paged.error->code, ErrorCode::Damaged);
    }

    void changedFile_isNoticed()
    {
        const std::string path = write(DumpBytes("REDIS0011").type(2).string("a").length(1).string("m").end().bytes());
        OpenDump dump(path);
        const KeyFacts key = dump.key("a");
        write(DumpBytes("REDIS0011").type(2).string("b").length(1).string("m").end().bytes());
        QCOMPARE(dump.values->page(key, {}, {}).error().code, ErrorCode::NoSuchKey);
    }

    void nonsense_isRefused()
    {
        const std::string path = write(DumpBytes("REDIS0011")
                                           .type(2)
                                           .string("a")
                                           .length(1)
                                           .string("m")
                                           .type(0)
                                           .string("s")
                                           .string("v")
                                           .end()
                                           .bytes());
        OpenDump dump(path);
        for (const char* const cursor : {"x", "1 2 3", "1 2 3 4 5", "9999999 0 0 1"})
            QVERIFY2(!dump.values->page(dump.key("a"), {.cursor = cursor}, {}), cursor);
        QCOMPARE(dump.values->page(dump.key("s"), {.cursor = "x"}, {}).error().code, ErrorCode::BadArgument);
        KeyFacts unknown = dump.key("a");
        unknown.locator = Fact::unknown();
        QCOMPARE(dump.values->page(unknown, {}, {}).error().code, ErrorCode::NotAvailable);
        unknown.locator = 1ULL << 60;
        QCOMPARE(dump.values->page(unknown, {}, {}).error().code, ErrorCode::NoSuchKey);
    }

    void cancelled_isNotAnAnswer()
    {
        DumpBytes file("REDIS0011");
        file.type(1).string("list").length(300'000);
        for (int i = 0; i < 300'000; ++i)
            file.string("item" + std::to_string(i));
        OpenDump dump(write(file.end().bytes()));
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(dump.values->page(dump.key("list"), {}, stop.get_token()).error().code, ErrorCode::Cancelled);
        QVERIFY(dump.values->page(dump.key("list"), {}, {}));
    }
};

QTEST_GUILESS_MAIN(DumpValuesTest)
#include "tst_dumpvalues.moc"
