// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/namessource.h"
#include "source/valuereader.h"
#include "support/collectingsink.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace std::string_literals;
using Names = std::vector<std::string>;

class NamesSourceTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    CollectingSink m_sink;

    std::string written(const char* name, const std::string& content) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        const auto size = qint64(content.size());
        if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), size) != size)
            qFatal("cannot write a test file");
        return file.fileName().toStdString();
    }
    Result<SourceSummary> read(const char* name, const std::string& content, const SourceOptions& options = {},
                               const std::stop_token& stop = {})
    {
        m_sink.keys.clear();
        return NamesSource(written(name, content)).read(m_sink, options, stop);
    }

private Q_SLOTS:
    void init() { m_sink = {}; }

    void text_isOneNameALine()
    {
        const auto summary = read("a.txt", "user:1\nuser 2\r\n  x \n\xFF\0b\n\nlast"s);
        QVERIFY(summary.has_value());
        QCOMPARE(m_sink.names(), (Names{"user:1", "user 2", "  x ", "\xFF\0b"s, "last"}));
        QCOMPARE(summary->keys, 5u);
        QCOMPARE(summary->skippedLines, 1u);
        QVERIFY(summary->complete);
        QVERIFY(summary->warnings.empty());
        QCOMPARE(m_sink.starts, 1);
        QCOMPARE(m_sink.info.kind, SourceKind::Names);
        QCOMPARE(m_sink.keys[4].facts.locator, Fact(6)); // its line
        QCOMPARE(summary->blind.size(), 8u);
    }
    void byteOrderMark_isNoPartOfAName()
    {
        QVERIFY(read("a.txt", "\xEF\xBB\xBFuser:1\n").has_value());
        QCOMPARE(m_sink.names(), Names{"user:1"});
        QVERIFY(read("a.csv", "\xEF\xBB\xBFname,type\nuser:1,hash\n").has_value());
        QCOMPARE(m_sink.names(), Names{"user:1"});
    }
    void longLines_areWhole()
    {
        const std::string name(3'000'000, 'x');
        QVERIFY(read("a.txt", "a\n" + name + "\nb\n").has_value());
        QCOMPARE(m_sink.names(), (Names{"a", name, "b"}));
        QVERIFY(read("a.csv", "name\n\"" + name + "\"\nb\n").has_value());
        QCOMPARE(m_sink.names(), (Names{name, "b"}));
    }
    void sheet_givesFacts()
    {
        const auto summary =
            read("a.csv", "type,name,elements,owner\r\nhash,\"cx:\"\"u\"\":{id}\",12,ann\r\nlist,q,,bob\r\n");
        QVERIFY(summary.has_value());
        QCOMPARE(m_sink.names(), (Names{"cx:\"u\":{id}", "q"}));
        QCOMPARE(m_sink.keys[0].facts.elements, Fact(12));
        QCOMPARE(m_sink.keys[1].facts.type, ValueType::List);
        QCOMPARE(m_sink.keys[1].facts.locator, Fact(3));
        const auto isBlind = [&](BlindFact fact) {
            return std::ranges::contains(summary->blind, Blind{fact, BlindReason::SourceHasNone});
        };
        QVERIFY(!isBlind(BlindFact::Type));
        QVERIFY(!isBlind(BlindFact::Elements));
        QVERIFY(isBlind(BlindFact::Expiry));
    }
    void sheet_inTabsOrSemicolons()
    {
        QVERIFY(read("a.tsv", "name\ttype\nu,1\thash\n").has_value());
        QCOMPARE(m_sink.names(), Names{"u,1"});
        QVERIFY(read("a.csv", "name;type\nu,1;hash\n").has_value());
        QCOMPARE(m_sink.names(), Names{"u,1"});
    }
    void sheetWithoutNames_isRefused()
    {
        QCOMPARE(read("a.csv", "key,type\nu,hash\n").error().code, ErrorCode::MissingColumn);
        QCOMPARE(read("a.csv", "\n").error().code, ErrorCode::MissingColumn);
        QCOMPARE(m_sink.starts, 0);
    }
    void badRows_areCountedAndReported()
    {
        const auto summary = read("a.csv", "name,elements\na,many\n,7\n\"b,1\nc,1\n");
        QVERIFY(summary.has_value());
        QCOMPARE(m_sink.names(), (Names{"a", "c"}));
        QCOMPARE(summary->skippedLines, 2u);
        QCOMPARE(summary->warnings.size(), 3u);
        QCOMPARE(summary->warnings[0].offset, 2u);
        QCOMPARE(summary->warnings[1].offset, 3u);
        QCOMPARE(summary->warnings[2].offset, 4u);
        QVERIFY(summary->complete);
    }
    void jsonLines_giveKeys()
    {
        const auto summary =
            read("a.jsonl", "{\"name\":\"a\\\\xFF\",\"type\":\"set\"}\n\nnonsense\n{\"name_hex\":\"0a\"}");
        QVERIFY(summary.has_value());
        QCOMPARE(m_sink.names(), (Names{"a\xFF", "\n"}));
        QCOMPARE(summary->skippedLines, 2u);
        QCOMPARE(summary->warnings.size(), 1u);
        QCOMPARE(summary->warnings[0].code, ErrorCode::BadLine);
        QCOMPARE(summary->warnings[0].offset, 3u);
    }
    void exportsOfRealKeys_areNoDesigns()
    {
        const auto isDesign = [this](const char* file, const std::string& content) {
            m_sink = {};
            (void)read(file, content);
            return m_sink.info.isDesign;
        };
        QVERIFY(!isDesign("a.jsonl", "{\"name\":\"a\",\"name_hex\":\"61\",\"ttl_seconds\":60}\n"));
        QVERIFY(isDesign("a.jsonl", "{\"name\":\"a:{id}\",\"ttl_seconds\":60}\n"));
        QVERIFY(!isDesign("a.csv", "name,name_hex,ttl_seconds\na,61,60\n"));
        QVERIFY(isDesign("a.csv", "name,ttl_seconds\na,60\n"));
        QVERIFY(isDesign("a.txt", "name_hex\n"));
    }
    void jsonThatIsNoList_isRefused()
    {
        QCOMPARE(read("a.json", "{\n  \"keys\": [\n  ]\n}\n").error().code, ErrorCode::UnknownFormat);
    }
    void manyBadLines_giveFewWarnings()
    {
        std::string lines = "{\"name\":\"a\"}\n";
        for (int i = 0; i < 10'000; ++i)
            lines += "x\n";
        const auto summary = read("a.jsonl", lines);
        QCOMPARE(summary->skippedLines, 10'000u);
        QCOMPARE_LE(summary->warnings.size(), 50u);
    }
    void filters_areApplied()
    {
        const std::string sheet = "name,type,db\nuser:1,hash,0\nuser:2,list,0\norder:1,hash,0\nuser:3,hash,1\n";
        QVERIFY(read("a.csv", sheet, {.match = "user:*", .type = ValueType::Hash, .db = 0}).has_value());
        QCOMPARE(m_sink.names(), Names{"user:1"});
    }
    void limit_makesAPartialResult()
    {
        auto summary = read("a.txt", "a\nb\nc\n", {.limit = 2});
        QCOMPARE(summary->keys, 2u);
        QVERIFY(!summary->complete && !summary->cancelled && !summary->stoppedBy);
        summary = read("a.txt", "a\nb\nc\n", {.limit = 3});
        QVERIFY(summary->complete);
    }
    void stop_keepsWhatWasRead()
    {
        std::string lines;
        for (int i = 0; i < 500'000; ++i)
            lines += "user:" + std::to_string(i) + "\n";
        std::stop_source stop;
        m_sink.afterBatch = [&] { stop.request_stop(); };
        const auto summary = read("a.txt", lines, {}, stop.get_token());
        QVERIFY(summary.has_value());
        QVERIFY(summary->cancelled && !summary->complete);
        QVERIFY(summary->keys > 0 && summary->keys < 500'000);
        QCOMPARE(summary->keys, m_sink.keys.size());
    }
    void whatIsNoList_isRefused()
    {
        QCOMPARE(read("a.txt", "").error().code, ErrorCode::FileEmpty);
        QCOMPARE(read("a.txt", "REDIS0011").error().code, ErrorCode::UnsupportedFormat);
        QCOMPARE(read("a.bin", "\x7F"
                               "ELF\2\1\0\0"s)
                     .error()
                     .code,
                 ErrorCode::UnknownFormat);
        QCOMPARE(NamesSource(m_folder.path().toStdString()).read(m_sink, {}, {}).error().code, ErrorCode::FileIsFolder);
        QCOMPARE(NamesSource("x").openValues().error().code, ErrorCode::NotAvailable);
    }
};

QTEST_APPLESS_MAIN(NamesSourceTest)
#include "tst_namessource.moc"
