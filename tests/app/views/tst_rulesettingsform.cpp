// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rulesettingsform.h"

#include "rules/parametertable.h"
#include "text/rulepage.h"
#include "text/ruletext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPointer>
#include <QTest>

#include <algorithm>

using namespace colonnade;
using namespace Qt::StringLiterals;

class RuleSettingsFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRule_hasItsForm();
    void guidelinesThatDisagree_areSaid();
    void edits_areInTheProfileThatComesOut();
    void ownEdit_givenBack_keepsTheField();
    void noRule_isEmpty();

private:
    static QStringList texts(const RuleSettingsForm& form)
    {
        QStringList texts;
        for (const QLabel* label : form.findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }
    const Profile m_profile = *Profile::load("recommended");
};

void RuleSettingsFormTest::everyRule_hasItsForm()
{
    RuleSettingsForm form;
    form.show();
    for (std::size_t i = 0; i < ruleCount; ++i) {
        form.showRule(m_profile, RuleId(i));
        QVERIFY(texts(form).contains(ruleTitle(RuleId(i))));
        QVERIFY(texts(form).contains(rulePage(RuleId(i)).summary));
        QVERIFY(form.findChild<QComboBox*>());
    }
}

void RuleSettingsFormTest::guidelinesThatDisagree_areSaid()
{
    RuleSettingsForm form;
    form.showRule(m_profile, RuleId::NameHashTag);
    QVERIFY(!rulePage(RuleId::NameHashTag).disagreement.isEmpty());
    QVERIFY(texts(form).contains(rulePage(RuleId::NameHashTag).disagreement));
    form.showRule(m_profile, RuleId::NameStart);
    QVERIFY(std::ranges::none_of(texts(form), [](const QString& text) { return text.contains(u"disagree"_s); }));
}

void RuleSettingsFormTest::edits_areInTheProfileThatComesOut()
{
    RuleSettingsForm form;
    Profile edited;
    connect(&form, &RuleSettingsForm::edited, this, [&edited](const Profile& profile) { edited = profile; });
    form.showRule(m_profile, RuleId::NameLength);
    form.findChild<QCheckBox*>()->click();
    QVERIFY(!edited.setting(RuleId::NameLength).enabled);
    form.findChild<QComboBox*>()->setCurrentIndex(2);
    QCOMPARE(edited.setting(RuleId::NameLength).severity, Severity::Info);
    form.findChildren<QDoubleSpinBox*>().constFirst()->setValue(50);
    QCOMPARE(edited.nameBytesAdvised, 50U);
    QCOMPARE(edited.nameBytesAtMost, m_profile.nameBytesAtMost);
}

void RuleSettingsFormTest::ownEdit_givenBack_keepsTheField()
{
    RuleSettingsForm form;
    connect(&form, &RuleSettingsForm::edited, &form,
            [&form](const Profile& profile) { form.showRule(profile, RuleId::NameLength); });
    form.showRule(m_profile, RuleId::NameLength);
    const QPointer<QDoubleSpinBox> field = form.findChildren<QDoubleSpinBox*>().constFirst();
    field->setValue(50);
    QVERIFY(field);
    form.showRule(m_profile, RuleId::NameLength); // somebody else's change
    QCOMPARE(form.findChildren<QDoubleSpinBox*>().constFirst()->value(), double(m_profile.nameBytesAdvised));
}

void RuleSettingsFormTest::noRule_isEmpty()
{
    RuleSettingsForm form;
    form.showRule(m_profile, RuleId::NameLength);
    form.showRule(m_profile, {});
    QVERIFY(form.findChildren<QLabel*>().isEmpty());
}

QTEST_MAIN(RuleSettingsFormTest)
#include "tst_rulesettingsform.moc"
