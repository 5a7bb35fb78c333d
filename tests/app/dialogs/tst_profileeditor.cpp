// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/profileeditor.h"

#include "dialogs/profileiddialog.h"
#include "views/profileidsview.h"
#include "views/profilejsonview.h"
#include "views/profilerulesview.h"
#include "views/rulesettingsform.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace colonnade;
using namespace Qt::StringLiterals;

/// Drives the dialog as a person would.
class ProfileEditorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_editor = new ProfileEditor(ProfileStore(m_folder->path()));
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowActive(m_editor));
    }
    void cleanup() { delete m_editor; }

    void builtIn_isSavedUnderAnotherId();
    void ownProfile_isSavedInPlace();
    void saveAndUse_savesFirst();
    void form_andJson_areTheSameProfile();
    void pins_areSaved_andShownWhereverTheyChange();
    void brokenJson_isSaid_andTheDraftStays();
    void contradictingLimits_areSaid_andNotSaved();
    void brokenFile_opensAtItsLine_andCanBeMended();
    void builtInId_cannotBeTaken();
    void import_isRefusedWithLineAndReason_orTakenIn();
    void delete_removesTheFile();
    void unsavedChanges_areNotLostInSilence();
    void enterInAField_savesNothing();

private:
    [[nodiscard]] QString path(const QString& id) const { return m_folder->filePath(id + u".json"_s); }
    [[nodiscard]] QString put(const QString& id, const QByteArray& json) const
    {
        return ProfileStore::write(path(id), json) ? path(id) : QString();
    }
    [[nodiscard]] static QByteArray json(const std::string& id)
    {
        Profile profile = *Profile::load("recommended");
        profile.id = id;
        return QByteArray::fromStdString(profile.toJson());
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : m_editor->findChildren<QPushButton*>()) {
            if (each->text().remove(u'&').startsWith(text))
                return each;
        }
        return nullptr;
    }
    void setAdvised(int bytes) const
    {
        m_editor->showRule(RuleId::NameLength);
        m_editor->rulesView()->form()->findChildren<QDoubleSpinBox*>().constFirst()->setValue(bytes);
    }
    void giveId(const QString& id) const
    {
        const auto* dialog = m_editor->findChild<ProfileIdDialog*>();
        QVERIFY(dialog);
        dialog->field()->setText(id);
        for (QPushButton* each : dialog->findChildren<QPushButton*>()) {
            if (each->text().contains(u"Save"_s))
                each->click();
        }
    }
    [[nodiscard]] QString problem() const
    {
        const auto* label = m_editor->findChild<QLabel*>(u"problem"_s);
        return label->isVisible() ? label->text() : QString();
    }
    [[nodiscard]] QTabWidget* tabs() const { return m_editor->findChild<QTabWidget*>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QPointer<ProfileEditor> m_editor;
};

void ProfileEditorTest::builtIn_isSavedUnderAnotherId()
{
    m_editor->edit(u"recommended"_s);
    QVERIFY(!m_editor->hasChanges());
    QVERIFY(!button(u"Save"_s)->isEnabled());
    setAdvised(50);
    QVERIFY(m_editor->hasChanges());
    QSignalSpy saved(m_editor, &ProfileEditor::saved);
    button(u"Save"_s)->click();
    QCOMPARE(saved.count(), 0);
    giveId(u"team"_s);
    QCOMPARE(saved.count(), 1);
    QCOMPARE(m_editor->reference(), path(u"team"_s));
    QVERIFY(!m_editor->hasChanges());
    const Result<Profile> profile = Profile::load(path(u"team"_s).toStdString());
    QVERIFY(profile);
    QCOMPARE(profile->id, "team");
    QCOMPARE(profile->nameBytesAdvised, 50U);
    QCOMPARE(m_editor->findChild<QComboBox*>(u"editedProfile"_s)->currentText(), u"team"_s);
}

void ProfileEditorTest::ownProfile_isSavedInPlace()
{
    m_editor->edit(put(u"team"_s, json("team")));
    setAdvised(50);
    button(u"Save"_s)->click();
    QVERIFY(!m_editor->findChild<ProfileIdDialog*>());
    QCOMPARE(Profile::load(path(u"team"_s).toStdString())->nameBytesAdvised, 50U);
}

void ProfileEditorTest::saveAndUse_savesFirst()
{
    m_editor->edit(put(u"team"_s, json("team")));
    QSignalSpy used(m_editor, &ProfileEditor::useRequested);
    button(u"Use"_s)->click();
    QCOMPARE(used.count(), 1);
    setAdvised(50);
    button(u"Save and use"_s)->click();
    QCOMPARE(used.count(), 2);
    QCOMPARE(used.last().first().toString(), path(u"team"_s));
    QCOMPARE(Profile::load(path(u"team"_s).toStdString())->nameBytesAdvised, 50U);
    m_editor->edit(u"keewidb"_s);
    setAdvised(50);
    button(u"Save and use"_s)->click();
    QCOMPARE(used.count(), 2); // not before it has an id
    giveId(u"mine"_s);
    QCOMPARE(used.count(), 3);
    QCOMPARE(used.last().first().toString(), path(u"mine"_s));
}

void ProfileEditorTest::form_andJson_areTheSameProfile()
{
    m_editor->edit(put(u"team"_s, json("team")));
    setAdvised(50);
    QCOMPARE(Profile::parse(m_editor->jsonView()->text().toStdString(), "team")->nameBytesAdvised, 50U);
    QPlainTextEdit* text = m_editor->jsonView()->editor();
    text->setPlainText(text->toPlainText().replace(u"\"advised\": 50"_s, u"\"advised\": 40"_s));
    QCOMPARE(m_editor->rulesView()->form()->findChildren<QDoubleSpinBox*>().constFirst()->value(), 40.0);
    text->undo();
    QVERIFY(m_editor->hasChanges());
}

void ProfileEditorTest::pins_areSaved_andShownWhereverTheyChange()
{
    m_editor->edit(put(u"team"_s, json("team")));
    m_editor->pinIds({.always = {"cx:tenant:*"}, .never = {}});
    QCOMPARE(tabs()->currentIndex(), int(ProfileEditor::Tab::Ids));
    QVERIFY(m_editor->hasChanges());
    QVERIFY(m_editor->jsonView()->text().contains(u"cx:tenant:*"_s));
    QTest::keyClicks(m_editor->idsView()->never(), u"*:v1"_s);
    button(u"Save"_s)->click();
    const IdPins expected{.always = {"cx:tenant:*"}, .never = {"*:v1"}};
    QVERIFY(Profile::load(path(u"team"_s).toStdString())->idPins == expected);
    QPlainTextEdit* text = m_editor->jsonView()->editor();
    text->setPlainText(text->toPlainText().replace(u"cx:tenant:*"_s, u"cx:shop:*"_s));
    QCOMPARE(m_editor->idsView()->always()->toPlainText(), u"cx:shop:*"_s);
}

void ProfileEditorTest::brokenJson_isSaid_andTheDraftStays()
{
    m_editor->edit(put(u"team"_s, json("team")));
    m_editor->turnTo(ProfileEditor::Tab::Json);
    QTest::keyClicks(m_editor->jsonView()->editor(), u"x"_s);
    QVERIFY(!problem().isEmpty());
    QVERIFY(!tabs()->isTabEnabled(int(ProfileEditor::Tab::Rules)));
    QVERIFY(!button(u"Save"_s)->isEnabled());
    QVERIFY(!button(u"Save and use"_s)->isEnabled());
    QTest::keyClick(m_editor->jsonView()->editor(), Qt::Key_Backspace);
    QVERIFY(problem().isEmpty());
    QVERIFY(tabs()->isTabEnabled(int(ProfileEditor::Tab::Rules)));
    QVERIFY(!m_editor->hasChanges());
}

void ProfileEditorTest::contradictingLimits_areSaid_andNotSaved()
{
    m_editor->edit(put(u"team"_s, json("team")));
    setAdvised(500);
    QVERIFY2(problem().contains(u"128"_s), qPrintable(problem()));
    QVERIFY(!button(u"Save"_s)->isEnabled());
    QVERIFY(tabs()->isTabEnabled(int(ProfileEditor::Tab::Rules))); // it can be mended here too
    setAdvised(128);
    QVERIFY(problem().isEmpty());
    QVERIFY(button(u"Save"_s)->isEnabled());
}

void ProfileEditorTest::brokenFile_opensAtItsLine_andCanBeMended()
{
    m_editor->edit(put(u"team"_s, json("team").replace("\"name-length\"", "\"name-lenght\"")));
    QCOMPARE(tabs()->currentIndex(), int(ProfileEditor::Tab::Json));
    QPlainTextEdit* text = m_editor->jsonView()->editor();
    QVERIFY(text->textCursor().block().text().contains(u"name-lenght"_s));
    QVERIFY(!m_editor->hasChanges());
    text->setPlainText(text->toPlainText().replace(u"lenght"_s, u"length"_s));
    QVERIFY(problem().isEmpty());
    button(u"Save"_s)->click();
    QVERIFY(Profile::load(path(u"team"_s).toStdString()));

    m_editor->edit(put(u"bytes"_s, json("bytes").replace("\"bytes\"", "\"\xFF\""))); // not UTF-8
    QVERIFY(!problem().isEmpty());
}

void ProfileEditorTest::builtInId_cannotBeTaken()
{
    m_editor->edit(put(u"team"_s, json("team")));
    QPlainTextEdit* text = m_editor->jsonView()->editor();
    text->setPlainText(text->toPlainText().replace(u"\"team\""_s, u"\"recommended\""_s));
    QVERIFY(problem().contains(u"recommended"_s));
    QVERIFY(!button(u"Save"_s)->isEnabled());
}

void ProfileEditorTest::import_isRefusedWithLineAndReason_orTakenIn()
{
    const QTemporaryDir elsewhere;
    const auto file = [&elsewhere](const QString& name, const QByteArray& content) {
        const QString path = elsewhere.filePath(name);
        return ProfileStore::write(path, content) ? path : QString();
    };
    m_editor->edit(u"recommended"_s);
    m_editor->importFile(file(u"broken.json"_s, "{\n\"schema\": 1,\n\"x\": 1}"));
    QVERIFY2(problem().contains(u"3"_s) && problem().contains(u"unknown member"_s), qPrintable(problem()));
    QCOMPARE(m_editor->reference(), u"recommended"_s);
    m_editor->importFile(file(u"large.json"_s, QByteArray(2 * 1024 * 1024, ' ')));
    QVERIFY(problem().contains(u"1 MB"_s));
    QCOMPARE(m_editor->reference(), u"recommended"_s);

    m_editor->importFile(file(u"any.json"_s, json("theirs")));
    QCOMPARE(m_editor->reference(), path(u"theirs"_s));
    QVERIFY(QFile::exists(path(u"theirs"_s)));
    m_editor->importFile(file(u"again.json"_s, json("theirs"))); // there is one already
    giveId(u"theirs-2"_s);
    QCOMPARE(m_editor->reference(), path(u"theirs-2"_s));
}

void ProfileEditorTest::delete_removesTheFile()
{
    m_editor->edit(u"recommended"_s);
    QVERIFY(!button(u"Delete"_s)->isEnabled());
    m_editor->edit(put(u"team"_s, json("team")));
    QSignalSpy removed(m_editor, &ProfileEditor::removed);
    button(u"Delete"_s)->click();
    QVERIFY(QFile::exists(path(u"team"_s))); // asked first
    for (QAbstractButton* each : m_editor->findChild<QMessageBox*>()->buttons()) {
        if (each->text() == u"Delete"_s)
            each->click();
    }
    QCOMPARE(removed.count(), 1);
    QVERIFY(!QFile::exists(path(u"team"_s)));
    QCOMPARE(m_editor->reference(), u"recommended"_s);
}

void ProfileEditorTest::unsavedChanges_areNotLostInSilence()
{
    m_editor->edit(u"recommended"_s);
    setAdvised(50);
    m_editor->close();
    QVERIFY(m_editor && m_editor->isVisible());
    m_editor->findChild<QMessageBox*>()->button(QMessageBox::Cancel)->click();
    QVERIFY(m_editor->hasChanges());
    QTRY_VERIFY(!m_editor->findChild<QMessageBox*>());
    auto* box = m_editor->findChild<QComboBox*>(u"editedProfile"_s);
    Q_EMIT box->activated(box->findData(u"keewidb"_s));
    QCOMPARE(m_editor->reference(), u"recommended"_s);
    m_editor->findChild<QMessageBox*>()->button(QMessageBox::Discard)->click();
    QCOMPARE(m_editor->reference(), u"keewidb"_s);
    QVERIFY(!m_editor->hasChanges());
    m_editor->close();
    QTRY_VERIFY(!m_editor);
}

void ProfileEditorTest::enterInAField_savesNothing()
{
    m_editor->edit(put(u"team"_s, json("team")));
    setAdvised(50);
    QSignalSpy saved(m_editor, &ProfileEditor::saved);
    auto* field = m_editor->rulesView()->form()->findChildren<QDoubleSpinBox*>().constFirst();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(saved.count(), 0);
    QVERIFY(m_editor->isVisible());
    QTest::keyClick(m_editor, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(saved.count(), 1);
}

QTEST_MAIN(ProfileEditorTest)
#include "tst_profileeditor.moc"
