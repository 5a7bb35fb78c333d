// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profilerulesview.h"

#include "models/profilerulesmodel.h"
#include "support/analyses.h"
#include "views/rulesettingsform.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileRulesViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<ProfileRulesView>();
        m_view->setProfile(m_profile);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        connect(m_view.get(), &ProfileRulesView::edited, this, [this](const Profile& profile) { m_edited = profile; });
    }
    void cleanup()
    {
        m_view.reset();
        m_edited = {};
    }
    void byKeyboardAlone_aRuleGoesOff();
    void form_isAboutTheChosenRule();
    void separator_isAPartOfTheProfile();
    void changes_areCountedInWhatIsOpen();
    void nothingOpen_orImpossible_isSaid();

private:
    [[nodiscard]] QString findings(RuleId rule) const
    {
        const auto* model = static_cast<const ProfileRulesModel*>(m_view->tree()->model());
        return model->indexOf(rule).siblingAtColumn(int(ProfileRulesModel::Column::Findings)).data().toString();
    }

    const Profile m_profile = *Profile::load("recommended");
    std::unique_ptr<ProfileRulesView> m_view;
    Profile m_edited;
};

void ProfileRulesViewTest::byKeyboardAlone_aRuleGoesOff()
{
    QTreeView* tree = m_view->tree();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Home);
    QTest::keyClick(tree, Qt::Key_Down); // from the group to its first rule
    QTest::keyClick(tree, Qt::Key_Space);
    QVERIFY(!m_edited.setting(RuleId::NameStart).enabled);
    QTest::keyClick(tree, Qt::Key_Space);
    QVERIFY(m_edited == m_profile);
}

void ProfileRulesViewTest::form_isAboutTheChosenRule()
{
    m_view->selectRule(RuleId::NameLength);
    m_view->form()->findChildren<QDoubleSpinBox*>().constFirst()->setValue(50);
    QCOMPARE(m_edited.nameBytesAdvised, 50U);
    m_view->selectRule(RuleId::NameStart);
    QVERIFY(m_view->form()->findChildren<QDoubleSpinBox*>().isEmpty());
    m_view->selectRule(RuleId::NameLength);
    QCOMPARE(m_view->form()->findChildren<QDoubleSpinBox*>().constFirst()->value(), 50.0);
}

void ProfileRulesViewTest::separator_isAPartOfTheProfile()
{
    QLineEdit* field = nullptr;
    for (QLineEdit* each : m_view->findChildren<QLineEdit*>()) {
        if (each->text() == u":"_s)
            field = each;
    }
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, u"/"_s);
    QCOMPARE(m_edited.separator, "/");
}

void ProfileRulesViewTest::changes_areCountedInWhatIsOpen()
{
    m_view->setAnalysis(analysisFrom("user:1 string 10\nuser:1234567 string 10"));
    QTRY_VERIFY(!m_view->isBusy());
    QCOMPARE(findings(RuleId::NameLength), u"0"_s);
    m_view->selectRule(RuleId::NameLength);
    m_view->form()->findChildren<QDoubleSpinBox*>().constFirst()->setValue(10);
    QVERIFY(m_view->isBusy());
    QTRY_VERIFY(!m_view->isBusy());
    QCOMPARE(findings(RuleId::NameLength), u"1 (was 0)"_s);
    QVERIFY2(m_view->totalText().contains(u"recommended"_s), qPrintable(m_view->totalText()));
    m_view->setAnalysis(nullptr);
    QCOMPARE(findings(RuleId::NameLength), QString());
}

void ProfileRulesViewTest::nothingOpen_orImpossible_isSaid()
{
    const QString nothing = m_view->totalText();
    QVERIFY(!nothing.isEmpty());
    m_view->setAnalysis(analysisFrom("user:1 string 10"));
    QTRY_VERIFY(!m_view->isBusy());
    Profile impossible = m_profile;
    impossible.nameBytesAdvised = 1000;
    m_view->setProfile(impossible);
    QVERIFY(!m_view->isBusy());
    QVERIFY(m_view->totalText() != nothing);
    QVERIFY(m_view->totalText().contains(u"Not counted"_s));
}

QTEST_MAIN(ProfileRulesViewTest)
#include "tst_profilerulesview.moc"
