// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/packedfacts.h"
#include "support/dumpbytes.h"

#include <QTest>

using namespace colonnade;

namespace {

PackedFacts factsOf(RdbType type, const std::string& bytes)
{
    DuplicateCheck duplicates;
    return packedFacts(infoOf(type), bytes, duplicates);
}

} // namespace

class PackedFactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementsAndPayload_byTheTypeOfTheValue()
    {
        const std::string packed = listpackOf({"a", "1", "bc", "22"});
        QCOMPARE(factsOf(RdbType::HashListpack, packed).elements, 2u);
        QCOMPARE(factsOf(RdbType::HashListpack, packed).payloadBytes, 6u);
        QCOMPARE(factsOf(RdbType::ZSetListpack, packed).payloadBytes, 3u);
        QCOMPARE(factsOf(RdbType::SetListpack, packed).elements, 4u);
        const PackedFacts expiring = factsOf(RdbType::HashListpackTtl, listpackOf({"f", "v", "0", "g", "w", "1999"}));
        QCOMPARE(expiring.elements, 2u);
        QCOMPARE(expiring.expiringFields, 1u);
        QCOMPARE(expiring.payloadBytes, 4u);
        QCOMPARE(factsOf(RdbType::SetIntset, intsetOf({-5, 7, 900}, 2)).payloadBytes, 6u);
    }

    void faults_areNamed()
    {
        QVERIFY(factsOf(RdbType::HashListpack, listpackOf({"a", "1", "a", "2"})).fault == ValueFault::DuplicateElement);
        QVERIFY(factsOf(RdbType::SetListpack, listpackOf({"5", "5"})).fault == ValueFault::DuplicateElement);
        QVERIFY(factsOf(RdbType::ZSetZiplist, ziplistOf({"m", "1", "m", "1"})).fault == ValueFault::DuplicateElement);
        QVERIFY(factsOf(RdbType::HashListpack, listpackOf({"a", "1", "b", "1"})).fault == ValueFault::None);
        QVERIFY(factsOf(RdbType::ListQuicklist2, listpackOf({"a", "a"})).fault == ValueFault::None);
        QVERIFY(factsOf(RdbType::HashListpack, listpackOf({"a"})).fault == ValueFault::Format);
        QVERIFY(factsOf(RdbType::HashListpack, "?").fault == ValueFault::Format);
        QVERIFY(factsOf(RdbType::SetIntset, intsetOf({7, 7}, 2)).fault == ValueFault::Format);
    }

    void templateValues_needTheirTemplate()
    {
        const std::string record = DumpBytes().length(3).length(2).string("age").string("name").bytes();
        Cursor cursor(record);
        HashTemplates templates;
        templates.read(cursor);
        const PackedFacts facts = templateFacts(listpackOf({"3", "42", "ann"}), templates, nullptr);
        QCOMPARE(facts.elements, 2u);
        QCOMPARE(facts.payloadBytes, 2u + 3 + 7);
        QVERIFY(facts.fault == ValueFault::None);
        const auto fault = [&](const std::vector<std::string>& entries) {
            return templateFacts(listpackOf(entries), templates, nullptr).fault;
        };
        QVERIFY(fault({"4", "42", "ann"}) == ValueFault::UnknownTemplate);
        QVERIFY(fault({"3", "42"}) == ValueFault::UnknownTemplate);
        QVERIFY(fault({"three", "42", "ann"}) == ValueFault::Format);
        QVERIFY(fault({}) == ValueFault::Format);
        const HashTemplate own{{"f"}, 1};
        QVERIFY(templateFacts(listpackOf({"77", "v"}), templates, &own).fault == ValueFault::None);
    }
};

QTEST_APPLESS_MAIN(PackedFactsTest)
#include "tst_packedfacts.moc"
