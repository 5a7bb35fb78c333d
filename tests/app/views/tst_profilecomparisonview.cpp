// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profilecomparisonview.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileComparisonViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differences_ofTheChosenProfile();
    void brokenProfiles_areNotOffered();
    void enter_goesToTheRule();
};

void ProfileComparisonViewTest::differences_ofTheChosenProfile()
{
    ProfileComparisonView view;
    view.setOthers(ProfileStore({}).list());
    view.setProfile(*Profile::load("recommended"));
    view.compareWith(u"recommended"_s);
    QCOMPARE(view.table()->model()->rowCount(), 0);
    view.compareWith(u"keewidb"_s);
    QVERIFY(view.table()->model()->rowCount() > 5);
    view.setProfile(*Profile::load("keewidb"));
    QCOMPARE(view.table()->model()->rowCount(), 0);
}

void ProfileComparisonViewTest::brokenProfiles_areNotOffered()
{
    ProfileComparisonView view;
    std::vector<ProfileEntry> entries = ProfileStore({}).list();
    const int whole = int(entries.size());
    entries.insert(entries.begin(), {u"/x/broken.json"_s, false, fail(ErrorCode::BadProfile, "broken.json")});
    view.setOthers(entries);
    QCOMPARE(view.findChild<QComboBox*>()->count(), whole);
    view.setProfile(*Profile::load("recommended"));
    view.compareWith(u"recommended"_s);
    QCOMPARE(view.table()->model()->rowCount(), 0);
}

void ProfileComparisonViewTest::enter_goesToTheRule()
{
    ProfileComparisonView view;
    view.setOthers(ProfileStore({}).list());
    Profile profile = *Profile::load("recommended");
    profile.nameBytesAtMost = 100;
    view.setProfile(profile);
    view.compareWith(u"recommended"_s);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    std::optional<RuleId> asked;
    connect(&view, &ProfileComparisonView::ruleRequested, this, [&asked](RuleId rule) { asked = rule; });
    view.table()->setFocus();
    view.table()->setCurrentIndex(view.table()->model()->index(0, 0));
    QTest::keyClick(view.table(), Qt::Key_Return);
    QCOMPARE(asked, RuleId::NameLength);
}

QTEST_MAIN(ProfileComparisonViewTest)
#include "tst_profilecomparisonview.moc"
