// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findinggroupmodel.h"

#include "models/treecells.h"
#include "support/analyses.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace colonnade;

class FindingGroupModelTest : public QObject
{
    Q_OBJECT

private:
    static QVariant cell(const FindingGroupModel& model, int row, FindingGroupModel::Column column,
                         int role = Qt::DisplayRole)
    {
        return model.index(row, int(column)).data(role);
    }
    static FindingGroups someGroups()
    {
        FindingGroups groups;
        groups.all.counts = {0, 6, 4};
        groups.groups = {{.id = RuleId::ValueBig, .counts = {0, 0, 4}, .memoryBytes = 3 << 20},
                         {.id = RuleId::StringsToHash, .counts = {0, 6, 0}, .wastedBytes = 2048},
                         {.id = RuleId::TtlMissing, .blind = BlindRule::Missing::Expiry}};
        return groups;
    }

private Q_SLOTS:
    void groups_standAsGivenBelowTheirSum()
    {
        const auto analysis = analysisFrom("a:1 string 1");
        FindingGroupModel model;
        const QAbstractItemModelTester tester(&model);
        model.setGroups(analysis, Grouping::Rule, someGroups());
        QCOMPARE(model.rowCount(), 4);
        using enum FindingGroupModel::Column;
        QVERIFY(std::holds_alternative<std::monostate>(model.group(model.index(0, 0))->id));
        QCOMPARE(cell(model, 1, Group).toString(), ruleTitle(RuleId::ValueBig));
        QCOMPARE(cell(model, 1, Findings, FindingsRole).value<SeverityCounts>(), (SeverityCounts{0, 0, 4}));
        QCOMPARE(cell(model, 1, Memory).toString(), bytesText(3 << 20));
        QCOMPARE(cell(model, 2, Wasted).toString(), bytesText(2048));
        QVERIFY(cell(model, 3, Group).toString() != ruleTitle(RuleId::TtlMissing)); // says that it is blind
        QCOMPARE(cell(model, 3, Group, Qt::ToolTipRole).toString(), blindRuleText(BlindRule::Missing::Expiry));
        QCOMPARE(model.indexOf(RuleId::StringsToHash).row(), 2);
        QVERIFY(!model.indexOf(RuleId::NameStart).isValid());
    }

    void everyColumn_sorts_andTheSumStays()
    {
        FindingGroupModel model;
        const QAbstractItemModelTester tester(&model);
        model.setGroups(analysisFrom("a:1 string 1"), Grouping::Rule, someGroups());
        const auto first = [&](FindingGroupModel::Column column, Qt::SortOrder order) {
            model.sort(int(column), order);
            [&] { QVERIFY(std::holds_alternative<std::monostate>(model.group(model.index(0, 0))->id)); }();
            return std::get<RuleId>(model.group(model.index(1, 0))->id);
        };
        using enum FindingGroupModel::Column;
        QCOMPARE(first(Findings, Qt::DescendingOrder), RuleId::StringsToHash);
        QCOMPARE(first(Findings, Qt::AscendingOrder), RuleId::TtlMissing);
        QCOMPARE(first(Wasted, Qt::DescendingOrder), RuleId::StringsToHash);
        QCOMPARE(first(Memory, Qt::DescendingOrder), RuleId::ValueBig);
        model.sort(-1, Qt::DescendingOrder);
        QCOMPARE(std::get<RuleId>(model.group(model.index(1, 0))->id), RuleId::ValueBig);
    }

    void namespacesAndPatterns_areNamed()
    {
        const auto analysis = analysisFrom("cx:order:17 string 1\nalone string 1");
        FindingGroupModel model;
        const QAbstractItemModelTester tester(&model);
        for (const Grouping grouping : {Grouping::Namespace, Grouping::Pattern, Grouping::Severity}) {
            model.setGroups(analysis, grouping, findingGroups({analysis, Keyspace::root}, grouping, {}, {}));
            QVERIFY(model.rowCount() >= 2);
            for (int row = 0; row < model.rowCount(); ++row)
                QVERIFY(!model.index(row, 0).data().toString().isEmpty());
        }
        model.setGroups(analysis, Grouping::Namespace,
                        findingGroups({analysis, Keyspace::root}, Grouping::Namespace, {}, {}));
        QCOMPARE(model.index(model.indexOf(analysis->keyspace->findNode("cx").value()).row(), 0).data().toString(),
                 QStringLiteral("cx"));
    }

    void nothing_hasNoRows()
    {
        FindingGroupModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        model.setGroups(nullptr, Grouping::Rule, {});
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!model.group({}));
    }
};

QTEST_GUILESS_MAIN(FindingGroupModelTest)
#include "tst_findinggroupmodel.moc"
