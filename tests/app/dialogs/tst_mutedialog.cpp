// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/mutedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class MuteDialogTest : public QObject
{
    Q_OBJECT

private:
    const Finding m_finding{.rule = RuleId::NameForbidden,
                            .severity = Severity::Error,
                            .scope = RuleScope::Name,
                            .subject = "cx:a*b:\xFF x",
                            .key = {},
                            .evidence = {}};

    static void accept(MuteDialog& dialog)
    {
        for (auto* button : dialog.findChild<QDialogButtonBox*>()->buttons()) {
            if (dialog.findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                button->click();
        }
    }
    /// What comes out for one choice of the place.
    Mute muteFor(Mute::Of of)
    {
        auto* dialog = new MuteDialog(m_finding, ":", u"/tmp/mutes.json"_s);
        QSignalSpy chosen(dialog, &MuteDialog::chosen);
        auto* place = dialog->findChild<QComboBox*>();
        place->setCurrentIndex(place->findData(int(of)));
        dialog->findChild<QLineEdit*>(u"reason"_s)->setText(u"because"_s);
        for (auto* field : dialog->findChildren<QLineEdit*>()) {
            if (field->text().isEmpty() && field->isEnabled())
                field->setText(u"Ann"_s); // the author, where the system does not say
        }
        accept(*dialog);
        return chosen.isEmpty() ? Mute() : chosen.first().first().value<Mute>();
    }

private Q_SLOTS:
    void everyPlace_makesItsMute()
    {
        const Mute key = muteFor(Mute::Of::Key);
        QCOMPARE(key.rule, std::string("name-forbidden"));
        QCOMPARE(key.what, m_finding.subject);
        QCOMPARE(key.reason, std::string("because"));
        QVERIFY(key.date.ok());
        QVERIFY(!key.expires);
        QCOMPARE(muteFor(Mute::Of::Prefix).what, std::string("cx:a*b:"));
        QCOMPARE(muteFor(Mute::Of::Pattern).what, std::string("cx:a\\*b:*"));
        QCOMPARE(muteFor(Mute::Of::Everything).of, Mute::Of::Everything);
    }

    void withoutAReason_nothingIsMuted()
    {
        MuteDialog dialog(m_finding, ":", u"/tmp/mutes.json"_s);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        const QSignalSpy chosen(&dialog, &MuteDialog::chosen);
        dialog.show();
        accept(dialog);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.findChild<QLabel*>(u"problem"_s)->isVisible());
    }

    void until_isTheLastDay()
    {
        auto* dialog = new MuteDialog(m_finding, ":", u"/tmp/mutes.json"_s);
        QSignalSpy chosen(dialog, &MuteDialog::chosen);
        dialog->findChild<QLineEdit*>(u"reason"_s)->setText(u"because"_s);
        for (auto* field : dialog->findChildren<QLineEdit*>()) {
            if (field->text().isEmpty())
                field->setText(u"Ann"_s);
        }
        dialog->findChild<QCheckBox*>()->setChecked(true);
        accept(*dialog);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.first().first().value<Mute>().expires > chosen.first().first().value<Mute>().date);
    }
};

QTEST_MAIN(MuteDialogTest)
#include "tst_mutedialog.moc"
