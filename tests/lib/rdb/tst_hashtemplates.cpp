// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/hashtemplates.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

namespace {

std::string record(std::uint64_t id, const std::vector<std::string>& fields)
{
    DumpBytes bytes;
    bytes.length(id).length(fields.size());
    for (const std::string& field : fields)
        bytes.string(field);
    return bytes.bytes();
}

} // namespace

class HashTemplatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void records_areFoundByTheirNumber()
    {
        const std::string bytes = record(7, {"age", "name"}) + record(900, {"id"});
        Cursor cursor(bytes);
        HashTemplates templates;
        templates.read(cursor);
        templates.read(cursor);
        QVERIFY(cursor.ok() && cursor.atEnd());
        QVERIFY((templates.find(7)->fields == std::vector<std::string>{"age", "name"}));
        QCOMPARE(templates.find(7)->nameBytes, 7u);
        QCOMPARE(templates.find(900)->fields.size(), 1u);
        QVERIFY(templates.find(8) == nullptr);
    }

    void impossibleRecords_areDamage()
    {
        for (const std::string& bytes : {record(1, {"a"}) + record(1, {"b"}), record(1, {}) + record(2, {"b"})}) {
            Cursor cursor(bytes);
            HashTemplates templates;
            templates.read(cursor);
            templates.read(cursor);
            QCOMPARE(cursor.failure().code, ErrorCode::Damaged);
        }
        const std::string cut = record(1, {"field"}).substr(0, 4);
        Cursor cursor(cut);
        HashTemplates templates;
        templates.read(cursor);
        QCOMPARE(cursor.failure().code, ErrorCode::Truncated);
        QVERIFY(templates.find(1) == nullptr);
    }

    void moreNamesThanAnyServerHas_areRefused()
    {
        DumpBytes bytes;
        bytes.length(1).length(4'000'000).raw(std::string(4'000'000, '\0')); // empty names
        Cursor cursor(bytes.bytes());
        HashTemplates templates;
        templates.read(cursor);
        QCOMPARE(cursor.failure().code, ErrorCode::LimitExceeded);
    }

    void inlineNames_comeInBothForms()
    {
        const std::string oneByOne = DumpBytes().length(1).length(2).string("a").string("bc").bytes();
        const std::string packed = DumpBytes().length(0).string(listpackOf({"a", "bc"})).bytes();
        for (const std::string& bytes : {oneByOne, packed}) {
            Cursor cursor(bytes);
            const HashTemplate names = readInlineTemplate(cursor);
            QVERIFY(cursor.ok() && cursor.atEnd());
            QVERIFY((names.fields == std::vector<std::string>{"a", "bc"}));
            QCOMPARE(names.nameBytes, 3u);
        }
        for (const std::string& bytes : {DumpBytes().length(2).bytes(), DumpBytes().length(0).string("none").bytes()}) {
            Cursor cursor(bytes);
            static_cast<void>(readInlineTemplate(cursor));
            QCOMPARE(cursor.failure().code, ErrorCode::Damaged);
        }
    }
};

QTEST_APPLESS_MAIN(HashTemplatesTest)
#include "tst_hashtemplates.moc"
