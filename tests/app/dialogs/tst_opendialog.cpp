// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/opendialog.h"
#include "dialogs/serverform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryFile>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class OpenDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void server_byHostAndPort()
    {
        ServerForm form;
        QCOMPARE(form.choice()->address, u"redis://127.0.0.1:6379/0"_s);
        QVERIFY(!form.choice()->allDatabases);
        QVERIFY(!form.choice()->samplesValues); // only when a person says so
    }

    void server_withEverything()
    {
        ServerForm form;
        form.setChoice({.address = u"rediss://me@cache-3:6380/2"_s, .allDatabases = true, .samplesValues = true});
        QCOMPARE(form.choice()->address, u"rediss://me:@cache-3:6380/2"_s);
        QVERIFY(form.choice()->allDatabases);
        QVERIFY(form.choice()->samplesValues);
    }

    void production_isRememberedAndSamplesOnlyWhenAskedEachTime()
    {
        ServerForm form;
        form.setChoice({.address = u"redis://cache-3:6379/0"_s, .samplesValues = true, .watchesCommands = true});
        const auto box = [&form](const QString& text) {
            for (QCheckBox* one : form.findChildren<QCheckBox*>()) {
                if (one->text().remove(u'&') == text)
                    return one;
            }
            return static_cast<QCheckBox*>(nullptr);
        };
        box(u"Production server"_s)->click();
        SourceChoice choice = form.choice().value();
        QVERIFY(choice.isProduction && !choice.samplesValues && !choice.watchesCommands);
        box(u"Sample values"_s)->click();
        box(u"Watch commands for 10 seconds"_s)->click();
        choice = form.choice().value();
        QVERIFY(choice.isProduction && choice.samplesValues && choice.watchesCommands);
        QVERIFY(choice.toRemember().isProduction);
        QVERIFY(!choice.toRemember().samplesValues && !choice.toRemember().watchesCommands);
    }

    void server_passwordsOfAnyCharacters_surviveTheUrl()
    {
        ServerForm form;
        passwordField(form)->setText(u"p@ss:/?#%\u5BC6"_s);
        const Result<SourceChoice> choice = form.choice();
        QVERIFY(choice);
        QCOMPARE(choice->withoutPassword().address, u"redis://127.0.0.1:6379/0"_s);
        QVERIFY(choice->address.startsWith(u"redis://:p%40ss%3A%2F%3F%23%25%E5%AF%86@"_s));
    }

    void server_ipv6_getsItsBrackets()
    {
        ServerForm form;
        form.setChoice({.address = u"redis://[::1]:6379/0"_s});
        QCOMPARE(form.choice()->address, u"redis://[::1]:6379/0"_s);
    }

    void server_bySocket()
    {
        ServerForm form;
        form.setChoice({.address = u"unix:///run/redis/a%20b.sock?db=3"_s});
        QCOMPARE(form.choice()->address, u"unix:///run/redis/a%20b.sock?db=3"_s);
    }

    void server_emptyHost_isSaidInPlace()
    {
        auto* dialog = new OpenDialog(OpenDialog::Kind::Server);
        dialog->show();
        QSignalSpy chosen(dialog, &OpenDialog::chosen);
        dialog->findChild<ServerForm*>()->findChildren<QLineEdit*>().first()->clear();
        press(dialog);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(dialog->isVisible());
        QVERIFY(!problem(dialog).isEmpty());
        dialog->close();
    }

    void file_thatIsNotThere_isSaidInPlace()
    {
        auto* dialog = new OpenDialog(OpenDialog::Kind::Dump);
        dialog->setChoice({.address = u"/nowhere/dump.rdb"_s});
        dialog->show();
        QSignalSpy chosen(dialog, &OpenDialog::chosen);
        press(dialog);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(problem(dialog).contains(u"/nowhere/dump.rdb"_s));
        dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
        QVERIFY(problem(dialog).isEmpty()); // it was about the other one
        dialog->close();
    }

    void file_thatIsAFolder_isSaidInPlace()
    {
        auto* dialog = new OpenDialog(OpenDialog::Kind::Names);
        dialog->setChoice({.address = u"/"_s});
        dialog->show();
        press(dialog);
        QVERIFY(!problem(dialog).isEmpty());
        dialog->close();
    }

    void file_thatIsThere_isChosen()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        auto* dialog = new OpenDialog(OpenDialog::Kind::Names);
        dialog->setChoice({.address = file.fileName()});
        dialog->show();
        QSignalSpy chosen(dialog, &OpenDialog::chosen);
        press(dialog);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<SourceChoice>().address, file.fileName());
    }

private:
    static QLineEdit* passwordField(const ServerForm& form)
    {
        for (QLineEdit* field : form.findChildren<QLineEdit*>()) {
            if (field->echoMode() == QLineEdit::Password)
                return field;
        }
        return nullptr;
    }
    static void press(const QDialog* dialog)
    {
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open)->click();
    }
    static QString problem(const OpenDialog* dialog)
    {
        const auto* label = dialog->findChild<QLabel*>(u"problem"_s);
        return label->isVisible() ? label->text() : QString();
    }
};

QTEST_MAIN(OpenDialogTest)
#include "tst_opendialog.moc"
