// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rulemodel.h"
#include "models/treecells.h"
#include "text/ruletext.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace colonnade;

class RuleModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_standInTheOrderGiven();
    void blindRule_saysWhy();
};

void RuleModelTest::rules_standInTheOrderGiven()
{
    RuleModel model;
    const QAbstractItemModelTester tester(&model);
    QVERIFY(!model.rule({}));
    model.setHits({{.rule = RuleId::ValueBig, .counts = {0, 0, 12}, .memoryBytes = 2048},
                   {.rule = RuleId::NameLength, .counts = {400, 0, 20}}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rule(model.index(1, 0)), RuleId::NameLength);
    QCOMPARE(model.indexOf(RuleId::ValueBig).row(), 0);
    QVERIFY(!model.indexOf(RuleId::TtlMissing).isValid());
    QCOMPARE(model.index(0, 0).data().toString(), ruleTitle(RuleId::ValueBig));
    QCOMPARE(model.index(1, int(RuleModel::Column::Findings)).data(FindingsRole).value<SeverityCounts>(),
             (SeverityCounts{400, 0, 20}));
    QVERIFY(model.index(0, int(RuleModel::Column::Memory)).data().toString().startsWith(u'2'));
    model.setHits({});
    QCOMPARE(model.rowCount(), 0);
}

void RuleModelTest::blindRule_saysWhy()
{
    RuleModel model;
    model.setHits({{.rule = RuleId::TtlMissing, .blind = BlindRule::Missing::Expiry}});
    QVERIFY(model.index(0, 0).data().toString() != ruleTitle(RuleId::TtlMissing));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), RuleModel::blindReason(BlindRule::Missing::Expiry));
}

QTEST_MAIN(RuleModelTest)
#include "tst_rulemodel.moc"
