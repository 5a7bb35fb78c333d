// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/valueview.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include <string>

using namespace colonnade;
using namespace std::string_literals;

class ValueViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void json_isLaidOutWithEveryDigit();
    void binary_isHexAndCanBeReadAsText();
    void longValue_isShownInPieces();
    void piece_neverCutsACharacter();
    void palette_changesTheTheme();
};

void ValueViewTest::json_isLaidOutWithEveryDigit()
{
    ValueView view;
    view.setValue("{\"id\":12345678901234567890,\"price\":1.10}", ValueView::Rest::None);
    QCOMPARE(view.kind(), ContentKind::Json);
    QCOMPARE(view.text(), QStringLiteral("{\n  \"id\": 12345678901234567890,\n  \"price\": 1.10\n}"));
    view.kindChooser()->setCurrentIndex(view.kindChooser()->findData(int(ContentKind::Plain)));
    QVERIFY(view.text().startsWith(u"{\"id\":1234"));
    view.setValue("<a/>", ValueView::Rest::None); // the choice stays until it is automatic again
    QCOMPARE(view.kind(), ContentKind::Plain);
    view.kindChooser()->setCurrentIndex(0);
    QCOMPARE(view.kind(), ContentKind::Xml);
}

void ValueViewTest::binary_isHexAndCanBeReadAsText()
{
    ValueView view;
    view.setValue("line\n\xFF\x00 end"s, ValueView::Rest::None);
    QCOMPARE(view.kind(), ContentKind::Hex);
    QVERIFY(view.text().startsWith(u"00000000  6c 69"));
    view.kindChooser()->setCurrentIndex(view.kindChooser()->findData(int(ContentKind::Plain)));
    QCOMPARE(view.text(), QStringLiteral("line\n\\xFF\\x00 end"));
}

void ValueViewTest::longValue_isShownInPieces()
{
    ValueView view;
    view.show();
    view.setValue(std::string(3 * ValueView::pieceBytes, 'x'), ValueView::Rest::None);
    QCOMPARE(view.text().size(), qsizetype(ValueView::pieceBytes));
    view.moreButton()->click();
    view.moreButton()->click();
    QCOMPARE(view.text().size(), qsizetype(3 * ValueView::pieceBytes));
    QVERIFY(!view.moreButton()->isVisible());
}

void ValueViewTest::piece_neverCutsACharacter()
{
    ValueView view;
    std::string text;
    while (text.size() < ValueView::pieceBytes + 10)
        text += "京"; // three bytes, which do not divide a piece
    view.setValue(text, ValueView::Rest::None);
    QCOMPARE(view.kind(), ContentKind::Plain);
    QVERIFY(!view.text().contains(u'\\') && !view.text().contains(QChar::ReplacementCharacter));
}

void ValueViewTest::palette_changesTheTheme()
{
    ValueView view;
    view.setValue("{\"a\": 1}", ValueView::Rest::None);
    view.show();
    const QImage light = view.grab().toImage();
    QPalette dark = view.palette();
    dark.setColor(QPalette::Base, Qt::black);
    dark.setColor(QPalette::Text, Qt::white);
    view.setPalette(dark);
    QVERIFY(view.grab().toImage() != light);
}

QTEST_MAIN(ValueViewTest)
#include "tst_valueview.moc"
