// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profileidsview.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileIdsViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pins_standOneALine()
    {
        ProfileIdsView view;
        const QSignalSpy edited(&view, &ProfileIdsView::edited);
        view.setPins({.always = {"cx:tenant:*", "用户:*"}, .never = {"*:v1"}});
        QCOMPARE(view.always()->toPlainText(), u"cx:tenant:*\n用户:*"_s);
        QCOMPARE(view.never()->toPlainText(), u"*:v1"_s);
        QCOMPARE(edited.count(), 0); // nobody typed
        QVERIFY(view.pins() == (IdPins{.always = {"cx:tenant:*", "用户:*"}, .never = {"*:v1"}}));
    }

    void typing_isTold()
    {
        ProfileIdsView view;
        IdPins told;
        connect(&view, &ProfileIdsView::edited, &view, [&told](const IdPins& pins) { told = pins; });
        QTest::keyClicks(view.never(), u"a:b"_s);
        QTest::keyClick(view.never(), Qt::Key_Return);
        QVERIFY(told == (IdPins{.always = {}, .never = {"a:b"}}));
    }

    /// What was typed comes back from the editor; the cursor and the line that was begun stay.
    void sameAgain_leavesTheCursor()
    {
        ProfileIdsView view;
        connect(&view, &ProfileIdsView::edited, &view, [&view](const IdPins& pins) { view.setPins(pins); });
        QTest::keyClicks(view.always(), u"a:b"_s);
        QTest::keyClick(view.always(), Qt::Key_Return);
        QTest::keyClicks(view.always(), u"c"_s);
        QCOMPARE(view.always()->toPlainText(), u"a:b\nc"_s);
    }
};

QTEST_MAIN(ProfileIdsViewTest)
#include "tst_profileidsview.moc"
