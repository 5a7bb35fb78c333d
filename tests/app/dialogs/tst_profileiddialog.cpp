// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/profileiddialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileIdDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodId_isChosen();
    void badIds_areSaidWhileTyping();
    void takenId_isSaid_andPossible();

private:
    static QPushButton* save(const ProfileIdDialog* dialog)
    {
        return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
    }
    static QString problem(const ProfileIdDialog* dialog) { return dialog->findChild<QLabel*>(u"problem"_s)->text(); }

    QTemporaryDir m_folder;
    const ProfileStore m_store{m_folder.path()};
};

void ProfileIdDialogTest::goodId_isChosen()
{
    auto* dialog = new ProfileIdDialog(m_store, u"my-recommended"_s, nullptr);
    dialog->show();
    QSignalSpy chosen(dialog, &ProfileIdDialog::chosen);
    QVERIFY(problem(dialog).isEmpty());
    dialog->field()->selectAll();
    QTest::keyClicks(dialog->field(), u" team-1 "_s);
    save(dialog)->click();
    QCOMPARE(chosen.first().first().toString(), u"team-1"_s);
}

void ProfileIdDialogTest::badIds_areSaidWhileTyping()
{
    ProfileIdDialog dialog(m_store, u"recommended"_s, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QStringList said{problem(&dialog)};
    QVERIFY(!save(&dialog)->isEnabled());
    for (const QString& id : {u""_s, u"../x"_s}) {
        dialog.field()->setText(id);
        QVERIFY(!save(&dialog)->isEnabled());
        said << problem(&dialog);
    }
    QCOMPARE(said.removeDuplicates(), 0);
    QVERIFY(!said.contains(QString()));
}

void ProfileIdDialogTest::takenId_isSaid_andPossible()
{
    QVERIFY(ProfileStore::write(m_store.pathOf(u"team"_s), "{}"));
    ProfileIdDialog dialog(m_store, u"team"_s, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(save(&dialog)->isEnabled());
    QVERIFY(problem(&dialog).contains(u"replaced"_s));
}

QTEST_MAIN(ProfileIdDialogTest)
#include "tst_profileiddialog.moc"
