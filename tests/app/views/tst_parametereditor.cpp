// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/parametereditor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

#include <limits>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ParameterEditorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyParameter_hasAField_thatChangesNothingByItself();
    void number_keepsToItsLimits_andSaysItsUnit();
    void number_zero_isNoLimit();
    void number_beyondTheField_isNotChangedByLooking();
    void flag_choice_text();
    void list_oneItemALine();
    void list_thatFitsNoLines_isLeftToTheJson();

private:
    static const Parameter& find(RuleId rule, std::string_view name) { return *findParameter(rule, name); }
    struct Edited
    {
        explicit Edited(ParameterEditor& editor)
        {
            QObject::connect(&editor, &ParameterEditor::edited, &editor, [this](const ParameterValue& edited) {
                ++count;
                value = edited;
            });
        }
        int count = 0;
        ParameterValue value;
    };
};

void ParameterEditorTest::everyParameter_hasAField_thatChangesNothingByItself()
{
    const Profile profile = *Profile::load("recommended");
    for (const Parameter& parameter : parameterTable()) {
        ParameterEditor editor(parameter, parameter.of(profile), nullptr);
        const Edited edited(editor);
        editor.show();
        QVERIFY(editor.focusProxy());
        QVERIFY(!editor.focusProxy()->accessibleName().isEmpty());
        QCOMPARE(edited.count, 0);
    }
}

void ParameterEditorTest::number_keepsToItsLimits_andSaysItsUnit()
{
    ParameterEditor editor(find(RuleId::StringsToHash, "least-fields"), std::uint64_t{3}, nullptr);
    const Edited edited(editor);
    auto* field = editor.findChild<QDoubleSpinBox*>();
    field->setValue(1);
    QCOMPARE(field->value(), 2.0);
    QVERIFY(edited.value == ParameterValue(std::uint64_t{2}));

    ParameterEditor bytes(find(RuleId::ValueBig, "string-bytes"), std::uint64_t{1'048'576}, nullptr);
    auto* number = bytes.findChild<QDoubleSpinBox*>();
    QCOMPARE(number->suffix(), u" bytes"_s);
    QCOMPARE(number->text(), u"1,048,576 bytes"_s);
    number->setValue(5e12); // more than an int holds
    QCOMPARE(number->text(), u"5,000,000,000,000 bytes"_s);
}

void ParameterEditorTest::number_zero_isNoLimit()
{
    ParameterEditor editor(find(RuleId::NameLength, "advised"), std::uint64_t{0}, nullptr);
    QCOMPARE(editor.findChild<QDoubleSpinBox*>()->text(), u"no limit"_s);
}

void ParameterEditorTest::number_beyondTheField_isNotChangedByLooking()
{
    ParameterEditor editor(find(RuleId::ValueBig, "string-bytes"), std::numeric_limits<std::uint64_t>::max(), nullptr);
    const Edited edited(editor);
    editor.show();
    QCOMPARE(edited.count, 0);
}

void ParameterEditorTest::flag_choice_text()
{
    ParameterEditor flag(find(RuleId::NameCharset, "hyphen-allowed"), true, nullptr);
    const Edited flagged(flag);
    QVERIFY(flag.hasOwnLabel());
    flag.findChild<QCheckBox*>()->click();
    QVERIFY(flagged.value == ParameterValue(false));

    ParameterEditor choice(find(RuleId::NameHashTag, "allowed"), std::string("cluster"), nullptr);
    const Edited chosen(choice);
    auto* box = choice.findChild<QComboBox*>();
    QCOMPARE(box->currentText(), u"on a cluster only"_s);
    box->setCurrentIndex(2);
    QVERIFY(chosen.value == ParameterValue(std::string("always")));

    ParameterEditor text(find(RuleId::NameForbidden, "characters"), std::string("*?"), nullptr);
    const Edited typed(text);
    QTest::keyClicks(text.findChild<QLineEdit*>(), u"$"_s);
    QVERIFY(typed.value == ParameterValue(std::string("*?$")));
}

void ParameterEditorTest::list_oneItemALine()
{
    ParameterEditor editor(find(RuleId::TtlMissing, "permanent"), std::vector<std::string>{"config:*"}, nullptr);
    const Edited edited(editor);
    auto* field = editor.findChild<QPlainTextEdit*>();
    QCOMPARE(field->toPlainText(), u"config:*"_s);
    field->appendPlainText(u"\n dict:* \n"_s);
    QVERIFY(edited.value == ParameterValue(std::vector<std::string>{"config:*", "dict:*"}));
}

void ParameterEditorTest::list_thatFitsNoLines_isLeftToTheJson()
{
    ParameterEditor editor(find(RuleId::TtlMissing, "permanent"), std::vector<std::string>{"a\nb"}, nullptr);
    auto* field = editor.findChild<QPlainTextEdit*>();
    QVERIFY(!field->isEnabled());
    QVERIFY(field->placeholderText().contains(u"JSON"_s));
}

QTEST_MAIN(ParameterEditorTest)
#include "tst_parametereditor.moc"
