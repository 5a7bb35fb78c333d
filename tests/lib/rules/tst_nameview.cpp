// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/nameview.h"

#include <QTest>

using namespace colonnade;

class NameViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void segments_sayWhatTheyAre()
    {
        const NameView view("cx:U100238::basic.info", ":");
        QCOMPARE(view.segments().size(), 4u);
        QVERIFY(view.segments()[0].isWord());
        QVERIFY(view.segments()[1].isId());
        QVERIFY(!view.segments()[2].isWord() && !view.segments()[2].isId());
        QCOMPARE(view.segments()[3].text, std::string_view("basic.info"));
        QCOMPARE(int(view.segments()[3].bytes), int(ByteClass::Lower | ByteClass::Dot));
        QCOMPARE(int(view.bytes()),
                 ByteClass::Lower | ByteClass::Upper | ByteClass::Digit | ByteClass::Colon | ByteClass::Dot);
        QVERIFY(view.hasNamespace());
    }

    void emptyName_isOneEmptySegment()
    {
        const NameView view("", ":");
        QCOMPARE(view.segments().size(), 1u);
        QVERIFY(!view.hasNamespace());
        QCOMPARE(int(view.bytes()), 0);
    }

    void everyByte_hasOneClass()
    {
        for (int i = 0; i < 256; ++i)
            QCOMPARE(std::popcount(classOf(char(i))), 1);
        QCOMPARE(classOf('\x7F'), ByteClass::Control);
        QCOMPARE(classOf('\0'), ByteClass::Control);
        QCOMPARE(classOf('\x80'), ByteClass::NonAscii);
        QCOMPARE(classOf(' '), ByteClass::Other);
    }

    void hashTag_isWhatAClusterHashes_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("form");
        QTest::addColumn<QByteArray>("tag");
        const auto row = [](const char* name, HashTagForm form, const char* tag) {
            QTest::addRow("%s", name) << QByteArray(name) << int(form) << QByteArray(tag);
        };
        row("user:1", HashTagForm::None, "");
        row("{user:1000}:profile", HashTagForm::WellFormed, "user:1000");
        row("cart:{1}:x", HashTagForm::WellFormed, "1");
        row("{}x", HashTagForm::Empty, "");
        row("{}{a}", HashTagForm::Empty, "");
        row("{a", HashTagForm::Unbalanced, "");
        row("a}", HashTagForm::Unbalanced, "");
        row("}a{", HashTagForm::Unbalanced, "");
        row("{a}}", HashTagForm::Unbalanced, "");
        row("{a}:{b}", HashTagForm::Several, "");
        row("{{a}}", HashTagForm::Several, "");
    }
    void hashTag_isWhatAClusterHashes()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const int, form);
        QFETCH(const QByteArray, tag);
        const std::string bytes = name.toStdString();
        const NameView view(bytes, ":");
        QCOMPARE(int(view.hashTagForm()), form);
        QCOMPARE(view.hashTag(), std::string_view(tag.constData(), std::size_t(tag.size())));
    }

    void segments_areFreeOfTheTagsBraces()
    {
        const NameView view("{user:1000}:profile", ":");
        QCOMPARE(view.segments()[0].text, std::string_view("user"));
        QCOMPARE(view.segments()[1].text, std::string_view("1000"));
        QVERIFY(view.segments()[1].isId());
        const NameView broken("{user:1000", ":");
        QCOMPARE(broken.segments()[0].text, std::string_view("{user"));
    }

    void pins_goBeforeWhatASegmentLooksLike()
    {
        const IdPinMatcher pins({.always = {"cx:*:*"}, .never = {"cx:v100"}}, ":");
        const NameView pinned("cx:v100:acme:7", ":", pins);
        QVERIFY(pinned.segments()[1].isWord());
        QVERIFY(pinned.segments()[2].id == IdKind::Pinned);
        QVERIFY(pinned.segments()[3].id == IdKind::Digits);
    }

    void templates_areReadAsSamples()
    {
        const NameView view(KeyFacts{.name = "cx:{orderId}:hash", .isTemplate = true}, ":");
        QVERIFY(view.segments()[1].id == IdKind::Digits);
        QVERIFY(view.hashTagForm() == HashTagForm::None);
        QCOMPARE(view.asGiven(view.segments()[1].text), std::string_view("{orderId}"));
        QCOMPARE(view.asGiven({}), std::string_view());
        const NameView real(KeyFacts{.name = "cx:{orderId}:hash"}, ":");
        QVERIFY(real.hashTagForm() == HashTagForm::WellFormed);
    }

    void read_forgetsTheNameBefore()
    {
        NameView view("{a}:b:c:d", ":");
        view.read("x", ":");
        QCOMPARE(view.segments().size(), 1u);
        QCOMPARE(view.asGiven(view.segments()[0].text), std::string_view("x"));
        QVERIFY(view.hashTagForm() == HashTagForm::None);
        QVERIFY(view.hashTag().empty());
    }
};

QTEST_APPLESS_MAIN(NameViewTest)
#include "tst_nameview.moc"
