// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/distributionmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace colonnade;

class DistributionModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allTypes_standAboveEachType();
    void nothing_hasNoRows();
};

void DistributionModelTest::allTypes_standAboveEachType()
{
    DistributionByType byType;
    byType[std::size_t(ValueType::Hash)] = Distribution::of({3, 4});
    byType[std::size_t(ValueType::List)] = Distribution::of({1000});
    DistributionModel model;
    const QAbstractItemModelTester tester(&model);
    model.setDistributions(Metric::Elements, Distribution::of({3, 4, 1000}), byType);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!model.type(0));
    QCOMPARE(model.type(1), ValueType::Hash);
    QCOMPARE(model.type(2), ValueType::List);
    QVERIFY(!model.type(-1) && !model.type(3));
    const auto cell = [&model](int row, DistributionModel::Column column) {
        return model.index(row, int(column)).data().toString();
    };
    QCOMPARE(cell(0, DistributionModel::Column::Keys), QStringLiteral("3"));
    QCOMPARE(cell(0, DistributionModel::Column::P50), QStringLiteral("4"));
    QCOMPARE(cell(1, DistributionModel::Column::Max), QStringLiteral("4"));
    QCOMPARE(cell(1, DistributionModel::Column::Sum), QStringLiteral("7"));
}

void DistributionModelTest::nothing_hasNoRows()
{
    DistributionModel model;
    const QAbstractItemModelTester tester(&model);
    model.setDistributions(Metric::MemoryBytes, {}, {});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(DistributionModelTest)
#include "tst_distributionmodel.moc"
