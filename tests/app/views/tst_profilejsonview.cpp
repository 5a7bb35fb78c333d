// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/profilejsonview.h"

#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileJsonViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textThatIsSet_isNoEdit_butTypingIs();
    void textSetTwiceAtOnce_doesNotHang();
    void replacedText_canBeUndone();
    void error_marksItsLine_andLeadsThere();
    void errorWithoutALine_isSaid();
    void hugeClipboard_isNotTaken();

private:
    static QString lines(int count)
    {
        QString text = u"{\n"_s;
        for (int i = 0; i < count; ++i)
            text += u"  \"member %1\": [1, \"text\", {\"a\": null}],\n"_s.arg(i);
        return text + u"}\n"_s;
    }
};

void ProfileJsonViewTest::textThatIsSet_isNoEdit_butTypingIs()
{
    ProfileJsonView view;
    view.show();
    const QSignalSpy edited(&view, &ProfileJsonView::edited);
    view.setText(lines(30), ProfileJsonView::Undo::Forgotten);
    QTest::qWait(50); // the colours come by events, and Qt calls them changes
    QCOMPARE(edited.count(), 0);
    QTest::keyClicks(view.editor(), u"x"_s);
    QCOMPARE(edited.count(), 1);
    QVERIFY(view.text().startsWith(u"x{"_s));
}

void ProfileJsonViewTest::textSetTwiceAtOnce_doesNotHang()
{
    ProfileJsonView view;
    view.show();
    for (int i = 0; i < 20; ++i)
        view.setText(lines(100 - i), i % 2 == 0 ? ProfileJsonView::Undo::Forgotten : ProfileJsonView::Undo::Possible);
    QTest::qWait(50);
    QCOMPARE(view.text(), lines(81));
}

void ProfileJsonViewTest::replacedText_canBeUndone()
{
    ProfileJsonView view;
    view.setText(u"{\"a\": 1}"_s, ProfileJsonView::Undo::Forgotten);
    QVERIFY(!view.editor()->document()->isUndoAvailable());
    view.setText(u"{\"a\": 2}"_s, ProfileJsonView::Undo::Possible);
    const QSignalSpy edited(&view, &ProfileJsonView::edited);
    view.editor()->undo();
    QCOMPARE(view.text(), u"{\"a\": 1}"_s);
    QVERIFY(edited.count() > 0);
}

void ProfileJsonViewTest::error_marksItsLine_andLeadsThere()
{
    ProfileJsonView view;
    view.show();
    view.setText(lines(200), ProfileJsonView::Undo::Forgotten);
    view.showError(Error{ErrorCode::BadProfile, "team.json", "unknown member \"x\"", 150});
    QCOMPARE(view.editor()->extraSelections().size(), 1);
    QCOMPARE(view.editor()->extraSelections().first().cursor.blockNumber(), 149);
    const QString said = view.findChild<QLabel*>(u"jsonProblem"_s)->text();
    QVERIFY2(said.contains(u"150"_s) && said.contains(u"unknown member"_s), qPrintable(said));
    QVERIFY(view.findChild<QPushButton*>()->isVisible());
    view.findChild<QPushButton*>()->click();
    QCOMPARE(view.editor()->textCursor().blockNumber(), 149);
    view.showError({});
    QVERIFY(view.editor()->extraSelections().isEmpty());
    QVERIFY(!view.findChild<QPushButton*>()->isVisible());
}

void ProfileJsonViewTest::errorWithoutALine_isSaid()
{
    ProfileJsonView view;
    view.setText(u"{}"_s, ProfileJsonView::Undo::Forgotten);
    for (const std::optional<std::uint64_t> line :
         {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(900)}) {
        view.showError(Error{ErrorCode::BadProfile, "team.json", "no", line});
        QVERIFY(view.editor()->extraSelections().isEmpty());
        QVERIFY(!view.findChild<QLabel*>(u"jsonProblem"_s)->text().isEmpty());
        view.goToError(); // as far as there are lines
    }
}

void ProfileJsonViewTest::hugeClipboard_isNotTaken()
{
    ProfileJsonView view;
    QMimeData data;
    data.setText(QString(2 * 1024 * 1024, u'x'));
    struct Open : QPlainTextEdit
    {
        using QPlainTextEdit::canInsertFromMimeData;
    };
    const auto takes = &Open::canInsertFromMimeData;
    QVERIFY(!(view.editor()->*takes)(&data));
    data.setText(u"{}"_s);
    QVERIFY((view.editor()->*takes)(&data));
}

QTEST_MAIN(ProfileJsonViewTest)
#include "tst_profilejsonview.moc"
