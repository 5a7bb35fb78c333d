// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/profilerulesmodel.h"

#include "support/analyses.h"
#include "support/models.h"
#include "text/ruletext.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileRulesModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRule_standsInOneGroup();
    void checkMark_switchesARule();
    void checkMark_ofAGroup_switchesAllOfIt();
    void counts_sayWhatWas();
    void severity_isShownOfRulesThatAreOn();

private:
    using Column = ProfileRulesModel::Column;

    static QString text(const ProfileRulesModel& model, RuleId rule, Column column)
    {
        return model.indexOf(rule).siblingAtColumn(int(column)).data().toString();
    }
    const Profile m_profile = *Profile::load("recommended");
};

void ProfileRulesModelTest::everyRule_standsInOneGroup()
{
    ProfileRulesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setProfile(m_profile);
    int rules = 0;
    for (int group = 0; group < model.rowCount(); ++group) {
        QVERIFY(!model.rule(model.index(group, 0)));
        rules += model.rowCount(model.index(group, 0));
    }
    QCOMPARE(rules, int(ruleCount));
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const QModelIndex index = model.indexOf(RuleId(i));
        QCOMPARE(model.rule(index), RuleId(i));
        QCOMPARE(index.data().toString(), ruleTitle(RuleId(i)));
    }
    QVERIFY(model.index(0, 0).data().toString().startsWith(u"Names"_s));
}

void ProfileRulesModelTest::checkMark_switchesARule()
{
    ProfileRulesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setProfile(m_profile);
    QSignalSpy edited(&model, &ProfileRulesModel::edited);
    const QModelIndex index = model.indexOf(RuleId::NameLength);
    QCOMPARE(index.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
    QVERIFY(model.setData(index, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(edited.count(), 1);
    QVERIFY(!model.profile().setting(RuleId::NameLength).enabled);
    QCOMPARE(model.parent(index).data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::PartiallyChecked);
    QVERIFY(!model.setData(index.siblingAtColumn(1), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!model.setData(index, u"another title"_s, Qt::EditRole));
}

void ProfileRulesModelTest::checkMark_ofAGroup_switchesAllOfIt()
{
    ProfileRulesModel model;
    model.setProfile(m_profile);
    QSignalSpy edited(&model, &ProfileRulesModel::edited);
    const QModelIndex names = model.index(0, 0);
    QVERIFY(model.setData(names, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(edited.count(), 1);
    QCOMPARE(names.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
    QVERIFY(!model.profile().setting(RuleId::NameStart).enabled);
    QVERIFY(model.profile().setting(RuleId::ValueBig).enabled);
}

void ProfileRulesModelTest::counts_sayWhatWas()
{
    ProfileRulesModel model;
    const QAbstractItemModelTester tester(&model);
    Profile stricter = m_profile;
    stricter.nameBytesAdvised = 4;
    stricter.rules[std::size_t(RuleId::NameTypeSuffix)].enabled = false;
    model.setProfile(stricter);
    QCOMPARE(text(model, RuleId::NameLength, Column::Findings), QString());

    const auto analysis = analysisFrom("user:1 string 10\nuser:2 string 10 ttl=60");
    const Findings now = checkKeyspace(analysis->keyspace, stricter, {}, {});
    model.setFindings(analysis->findings.get(), &now);
    QCOMPARE(text(model, RuleId::NameLength, Column::Findings), u"2 (was 0)"_s);
    QCOMPARE(text(model, RuleId::TtlMissing, Column::Findings), u"1"_s);
    QCOMPARE(text(model, RuleId::NameTypeSuffix, Column::Findings), u"– (was 2)"_s);
    model.setFindings(nullptr, nullptr);
    QCOMPARE(text(model, RuleId::TtlMissing, Column::Findings), QString());
}

void ProfileRulesModelTest::severity_isShownOfRulesThatAreOn()
{
    ProfileRulesModel model;
    Profile profile = m_profile;
    profile.rules[std::size_t(RuleId::NameStart)].enabled = false;
    model.setProfile(profile);
    QCOMPARE(text(model, RuleId::NameStart, Column::Severity), QString());
    QCOMPARE(text(model, RuleId::NameForbidden, Column::Severity), severityText(Severity::Error));
    const QModelIndex index = model.indexOf(RuleId::NameForbidden).siblingAtColumn(int(Column::Severity));
    QCOMPARE(index.data(ProfileRulesModel::SeverityRole).value<Severity>(), Severity::Error);
}

QTEST_MAIN(ProfileRulesModelTest)
#include "tst_profilerulesmodel.moc"
