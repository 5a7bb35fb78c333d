// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/profilecomparisonmodel.h"

#include "support/models.h"
#include "text/ruletext.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileComparisonModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameProfiles_haveNoRows();
    void everyKindOfDifference_isARow();
};

void ProfileComparisonModelTest::sameProfiles_haveNoRows()
{
    ProfileComparisonModel model;
    const QAbstractItemModelTester tester(&model);
    const Profile profile = *Profile::load("recommended");
    Profile renamed = profile;
    renamed.id = "team";
    model.compare(profile, renamed);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.rule({}));
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"recommended"_s);
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), u"team"_s);
}

void ProfileComparisonModelTest::everyKindOfDifference_isARow()
{
    ProfileComparisonModel model;
    const QAbstractItemModelTester tester(&model);
    const Profile one = *Profile::load("recommended");
    Profile other = one;
    other.separator = "/";
    other.rules[std::size_t(RuleId::NameStart)] = {.enabled = false, .severity = Severity::Info};
    other.nameBytesAtMost = 0;
    model.compare(one, other);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(columnTexts(model, 0), (QStringList{u"Whole profile"_s, ruleTitle(RuleId::NameStart),
                                                 ruleTitle(RuleId::NameStart), ruleTitle(RuleId::NameLength)}));
    QCOMPARE(columnTexts(model, 1),
             (QStringList{u"Between levels"_s, u"Checked"_s, u"Severity"_s, u"Length at most"_s}));
    QCOMPARE(columnTexts(model, 2), (QStringList{u":"_s, u"on"_s, u"Warning"_s, u"128 bytes"_s}));
    QCOMPARE(columnTexts(model, 3), (QStringList{u"/"_s, u"off"_s, u"Info"_s, u"no limit"_s}));
    QVERIFY(!model.rule(model.index(0, 0)));
    QCOMPARE(model.rule(model.index(3, 0)), RuleId::NameLength);
}

QTEST_GUILESS_MAIN(ProfileComparisonModelTest)
#include "tst_profilecomparisonmodel.moc"
