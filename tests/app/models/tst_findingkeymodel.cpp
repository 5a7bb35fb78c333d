// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingkeymodel.h"

#include "support/analyses.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <format>

using namespace colonnade;

namespace {

QStringList subjects(const FindingKeyModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row, int(FindingColumn::Subject)).data().toString();
    return texts;
}

/// Names of 61 to 200 bytes: some too long, some longer than advised.
std::string longNames(int count)
{
    std::string lines;
    for (int i = 0; i < count; ++i)
        lines +=
            std::format("cx:db:{}{}:string string {} ttl=9\n", std::string(std::size_t(50 + i % 140), 'a'), i, 10 + i);
    return lines;
}

} // namespace

class FindingKeyModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offenders_standWorstThenBiggestFirst();
    void everyRow_hasItsOwnEvidence();
    void filter_hidesSeverities();
    void filter_findsPartsOfNames_data();
    void filter_findsPartsOfNames();
    void groups_areRowsWithoutAKey();
    void everyColumn_sortsBothWays();
    void noRule_hasNoRows();
};

void FindingKeyModelTest::offenders_standWorstThenBiggestFirst()
{
    const auto analysis = analysisFrom(longNames(300));
    FindingKeyModel model;
    const QAbstractItemModelTester tester(&model);
    model.show({analysis, Keyspace::root}, GroupId(RuleId::NameLength), {});
    QTRY_COMPARE(model.rowCount(), int(analysis->findings->total(RuleId::NameLength)));
    const auto severity = [&](int row) {
        return model.index(row, 0).data(FindingKeyModel::SeverityRole).value<Severity>();
    };
    QCOMPARE(severity(0), Severity::Error);
    QCOMPARE(severity(model.rowCount() - 1), Severity::Info);
    for (int row = 1; row < model.rowCount(); ++row) {
        QVERIFY(severity(row - 1) >= severity(row));
        const auto memory = [&](int at) { return analysis->keyspace->memoryBytes(model.key(at).value()).value(); };
        QVERIFY(severity(row - 1) > severity(row) || memory(row - 1) >= memory(row));
        QCOMPARE(model.finding(row).severity, severity(row));
    }
}

void FindingKeyModelTest::everyRow_hasItsOwnEvidence()
{
    const auto analysis = analysisFrom(longNames(700)); // more rows than the model keeps texts of
    FindingKeyModel model;
    model.show({analysis, Keyspace::root}, GroupId(RuleId::NameLength), {});
    QTRY_VERIFY(model.rowCount() > 600);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString measured = model.index(row, int(FindingColumn::Measured)).data().toString();
        const auto bytes = analysis->keyspace->name(model.key(row).value()).size();
        QVERIFY2(measured.contains(QString::number(bytes)), qPrintable(measured));
        QVERIFY(!model.index(row, int(FindingColumn::Threshold)).data().toString().isEmpty());
    }
}

void FindingKeyModelTest::filter_hidesSeverities()
{
    const auto analysis = analysisFrom(longNames(300));
    FindingKeyModel model;
    const QAbstractItemModelTester tester(&model);
    FindingFilter filter;
    filter.severities[std::size_t(Severity::Error)] = false;
    model.show({analysis, Keyspace::root}, GroupId(RuleId::NameLength), filter);
    QTRY_COMPARE(model.rowCount(), int(analysis->findings->keys(RuleId::NameLength, Severity::Info).size()));
    QVERIFY(model.rowCount() > 0);
}

void FindingKeyModelTest::filter_findsPartsOfNames_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QStringList>("found");
    const QString blank = QStringLiteral("shop:a b:string");
    const QString binary = QStringLiteral("SHOP:\\xFF c:string");
    QTest::newRow("all") << QString() << QStringList({blank, binary});
    QTest::newRow("either case") << QStringLiteral("Shop") << QStringList({blank, binary});
    QTest::newRow("as displayed") << QStringLiteral("\\xFF") << QStringList{binary};
    QTest::newRow("a lone backslash") << QStringLiteral("\\") << QStringList();
    QTest::newRow("none") << QStringLiteral("nowhere") << QStringList();
}

void FindingKeyModelTest::filter_findsPartsOfNames()
{
    QFETCH(const QString, part);
    QFETCH(const QStringList, found);
    FindingKeyModel model;
    const QAbstractItemModelTester tester(&model);
    model.show(
        {analysisFrom("shop:a\\x20b:string string 20 ttl=9\nSHOP:\\xFF\\x20c:string string 10 ttl=9"), Keyspace::root},
        GroupId(RuleId::NameForbidden), {.text = part});
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(subjects(model), found);
}

void FindingKeyModelTest::groups_areRowsWithoutAKey()
{
    std::string lines;
    for (const char* field : {"amount", "status", "product"}) {
        for (const char* id : {"1001", "1002", "1003"})
            lines += std::format("cx:order:{}:{} string 90 value=8 ttl=60\n", id, field);
    }
    FindingKeyModel model;
    const QAbstractItemModelTester tester(&model);
    model.show({analysisFrom(lines), Keyspace::root}, GroupId(RuleId::StringsToHash), {});
    QTRY_COMPARE(model.rowCount(), 1);
    QCOMPARE(subjects(model), QStringList{QStringLiteral("cx:order:*")});
    QVERIFY(!model.key(0));
    QVERIFY(model.finding(0).evidence.wastedBytes.has_value());
    QVERIFY(!model.index(0, int(FindingColumn::Measured)).data().toString().isEmpty());
    QVERIFY(!model.index(0, int(FindingColumn::Wasted)).data().toString().isEmpty());
}

void FindingKeyModelTest::everyColumn_sortsBothWays()
{
    const auto analysis = analysisFrom(longNames(300));
    FindingKeyModel model;
    const QAbstractItemModelTester tester(&model);
    model.show({analysis, Keyspace::root}, GroupId(), {});
    QTRY_VERIFY(!model.isBusy());
    const int all = model.rowCount();
    QCOMPARE(all,
             int(analysis->findings->counts()[0] + analysis->findings->counts()[1] + analysis->findings->counts()[2]));
    for (int column = 0; column < model.columnCount(); ++column) {
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.sort(column, order);
            QTRY_VERIFY(!model.isBusy());
            QCOMPARE(model.rowCount(), all);
        }
    }
    model.sort(int(FindingColumn::Memory), Qt::AscendingOrder);
    QTRY_VERIFY(!model.isBusy());
    const auto memory = [&](int row) { return analysis->keyspace->memoryBytes(model.key(row).value()).value(); };
    for (int row = 1; row < model.rowCount(); ++row)
        QVERIFY(memory(row - 1) <= memory(row));
}

void FindingKeyModelTest::noRule_hasNoRows()
{
    FindingKeyModel model;
    const QAbstractItemModelTester tester(&model);
    model.show({analysisFrom(longNames(10)), Keyspace::root}, GroupId(RuleId::NameLength), {});
    QTRY_VERIFY(model.rowCount() > 0);
    model.show({}, std::nullopt, {});
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.isBusy());
}

QTEST_MAIN(FindingKeyModelTest)
#include "tst_findingkeymodel.moc"
