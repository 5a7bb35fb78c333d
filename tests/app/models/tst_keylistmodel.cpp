// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/keylistmodel.h"

#include "support/analyses.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace colonnade;

namespace {

constexpr auto keys = "user:1:string string 10 ttl=60\n"
                      "user:2:hash hash 400 elements=3\n"
                      "user:3:list list - elements=9\n"
                      "order:9:string string 700 ttl=3600\n"
                      "bad hash 50 elements=1";

QStringList column(const KeyListModel& model, KeyColumn column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row, int(column)).data().toString();
    return texts;
}

} // namespace

class KeyListModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_hasNoRows();
    void place_showsAllItsKeysTheBiggestFirst();
    void sorting_isByTheColumn_data();
    void sorting_isByTheColumn();
    void sorting_keepsTheCurrentRow();
    void latestView_wins();
    void unknownFacts_areDashes();
};

void KeyListModelTest::nothing_hasNoRows()
{
    KeyListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView({});
    QVERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 0);
}

void KeyListModelTest::place_showsAllItsKeysTheBiggestFirst()
{
    const auto analysis = analysisFrom(keys);
    KeyListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView({analysis, Keyspace::root});
    QVERIFY(model.isBusy());
    QTRY_COMPARE(model.rowCount(), 5);
    QCOMPARE(column(model, KeyColumn::Name),
             QStringList({QStringLiteral("order:9:string"), QStringLiteral("user:2:hash"), QStringLiteral("bad"),
                          QStringLiteral("user:1:string"), QStringLiteral("user:3:list")}));

    model.setView({analysis, analysis->keyspace->findNode("user").value()});
    QTRY_COMPARE(model.rowCount(), 3);
    model.setView({analysis, KeyList{QStringLiteral("two"), KeySelection(std::vector{KeyId{0}, KeyId{2}})}});
    QTRY_COMPARE(model.rowCount(), 2);
    model.setView({analysis, KeyId{1}});
    QTRY_COMPARE(model.rowCount(), 1);
}

void KeyListModelTest::sorting_isByTheColumn_data()
{
    QTest::addColumn<KeyColumn>("by");
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    const auto row = [](const char* name, KeyColumn by, Qt::SortOrder order, const char* first, const char* last) {
        QTest::newRow(name) << by << order << QString::fromLatin1(first) << QString::fromLatin1(last);
    };
    row("name", KeyColumn::Name, Qt::AscendingOrder, "bad", "user:3:list");
    row("name, backwards", KeyColumn::Name, Qt::DescendingOrder, "user:3:list", "bad");
    row("elements: strings have none", KeyColumn::Elements, Qt::DescendingOrder, "user:3:list", "user:1:string");
    row("TTL: never is longest", KeyColumn::Ttl, Qt::AscendingOrder, "user:1:string", "user:3:list");
    row("memory: unknown is smallest", KeyColumn::Memory, Qt::AscendingOrder, "user:3:list", "order:9:string");
    row("findings: most severe first", KeyColumn::Findings, Qt::DescendingOrder, "bad", "user:1:string");
}

void KeyListModelTest::sorting_isByTheColumn()
{
    QFETCH(const KeyColumn, by);
    QFETCH(const Qt::SortOrder, order);
    QFETCH(const QString, first);
    QFETCH(const QString, last);
    KeyListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView({analysisFrom(keys), Keyspace::root});
    model.sort(int(by), order);
    QTRY_VERIFY(!model.isBusy());
    const QStringList names = column(model, KeyColumn::Name);
    QCOMPARE(names.first(), first);
    QCOMPARE(names.last(), last);
}

void KeyListModelTest::sorting_keepsTheCurrentRow()
{
    KeyListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView({analysisFrom(keys), Keyspace::root});
    QTRY_COMPARE(model.rowCount(), 5);
    const QPersistentModelIndex current = model.index(0, 2);
    QCOMPARE(current.sibling(current.row(), 0).data().toString(), QStringLiteral("order:9:string"));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.sort(int(KeyColumn::Memory), Qt::AscendingOrder);
    QTRY_COMPARE(current.row(), 4);
    QCOMPARE(current.sibling(current.row(), 0).data().toString(), QStringLiteral("order:9:string"));
    QCOMPARE(resets.size(), 0);
}

void KeyListModelTest::latestView_wins()
{
    const auto analysis = analysisFrom(keys);
    KeyListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setView({analysis, Keyspace::root});
    model.setView({analysis, analysis->keyspace->findNode("order").value()});
    model.sort(int(KeyColumn::Name), Qt::AscendingOrder);
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(column(model, KeyColumn::Name), QStringList{QStringLiteral("order:9:string")});
}

void KeyListModelTest::unknownFacts_areDashes()
{
    KeyListModel model;
    model.setView({analysisFrom("a\\xFF:1 unknown -"), Keyspace::root});
    QTRY_COMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, int(KeyColumn::Name)).data().toString(), QStringLiteral("a\\xFF:1"));
    QCOMPARE(model.index(0, int(KeyColumn::Memory)).data().toString(), QStringLiteral("–"));
    QCOMPARE(model.index(0, int(KeyColumn::Elements)).data().toString(), QStringLiteral("–"));
}

QTEST_MAIN(KeyListModelTest)
#include "tst_keylistmodel.moc"
