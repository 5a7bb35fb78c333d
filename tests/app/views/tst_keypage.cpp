// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/keypage.h"

#include "source/demosource.h"
#include "support/analyses.h"
#include "support/fakevalues.h"
#include "support/pages.h"
#include "views/keyfactsview.h"
#include "views/linkbutton.h"
#include "views/valueview.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using namespace colonnade;

class KeyPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherPlaces_sayHowToChooseAKey();
    void facts_andFindingsAreShown();
    void string_comesPieceByPiece();
    void collection_comesPageByPage();
    void error_standsInThePageUntilTriedAgain();
    void sourceWithoutValues_saysSo();
    void nextSnapshot_keepsTheValue();
    void everyTypeOfTheDemo_isShown();
};

void KeyPageTest::otherPlaces_sayHowToChooseAKey()
{
    KeyPage page;
    QVERIFY(showSettled(page, {}));
    QVERIFY(!page.facts()->isVisible());
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10"), Keyspace::root}));
    QVERIFY(!page.facts()->isVisible());
}

void KeyPageTest::facts_andFindingsAreShown()
{
    const auto analysis =
        analysisFrom("cx:order:1001\\x20x:hash hash 512 elements=12 value=300 idle=90 encoding=listpack");
    KeyPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {analysis, KeyId{0}}));
    QCOMPARE(page.facts()->name()->text(), QStringLiteral("cx:order:1001 x:hash"));
    QStringList texts;
    for (const QLabel* label : page.facts()->findChildren<QLabel*>()) {
        if (label->isVisible())
            texts += label->text();
    }
    const QString all = texts.join(u'\n');
    for (const char16_t* part : {u"hash (listpack)", u"12", u"512", u"300", u"1 min 30 s"})
        QVERIFY2(all.contains(QStringView(part)), qPrintable(all));
    QStringList links;
    for (LinkButton* link : page.facts()->findChildren<LinkButton*>()) {
        links += link->text();
        if (link->isVisible())
            QTest::mouseClick(link, Qt::LeftButton);
    }
    QCOMPARE(requests.places.size(), 2u); // folder and pattern
    QCOMPARE(requests.rules.size(), analysis->findings->of(KeyId{0}).size());
    QVERIFY(requests.rules.size() >= 2u);
}

void KeyPageTest::string_comesPieceByPiece()
{
    KeyPage page;
    page.setValues(std::make_shared<FakeValues>([](const KeyFacts&, const PageRequest& request) -> Result<ValuePage> {
        ValuePage part = FakeValues::string(request.cursor.empty() ? "[1.10, 2" : "2.50]").value();
        if (request.cursor.empty())
            part.next = "8";
        return part;
    }));
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10"), KeyId{0}}));
    QVERIFY(!page.rowTable()->isVisible());
    QCOMPARE(page.value()->kind(), ContentKind::Json);
    QVERIFY(page.value()->text().contains(u"1.10"));
    QVERIFY(page.value()->moreButton()->isVisible());
    QTest::mouseClick(page.value()->moreButton(), Qt::LeftButton);
    QTRY_VERIFY(page.value()->text().contains(u"22.50"));
    QVERIFY(!page.value()->moreButton()->isVisible());
}

void KeyPageTest::collection_comesPageByPage()
{
    KeyPage page;
    page.setValues(std::make_shared<FakeValues>([](const KeyFacts&, const PageRequest& request) -> Result<ValuePage> {
        const int from = request.cursor.empty() ? 0 : std::stoi(request.cursor);
        ValuePage part;
        part.type = ValueType::List;
        part.elements = Fact(600);
        part.firstIndex = std::uint64_t(from);
        for (int i = from; i < from + 200; ++i)
            part.rows.push_back({.value = "row " + std::to_string(i)});
        if (from < 400)
            part.next = std::to_string(from + 200);
        return part;
    }));
    QVERIFY(showSettled(page, {analysisFrom("a:1 list 10 elements=600"), KeyId{0}}));
    QTableView* table = page.rowTable();
    QVERIFY(table->isVisible());
    QCOMPARE(page.value()->text(), QStringLiteral("row 0")); // the first row, at once
    QVERIFY(table->model()->rowCount() < 600);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(table->model()->rowCount() >= 400);
    QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
    QTRY_COMPARE(table->model()->rowCount(), 600);
    QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(page.value()->text(), QStringLiteral("row 599"));
}

void KeyPageTest::error_standsInThePageUntilTriedAgain()
{
    auto isBroken = std::make_shared<std::atomic<bool>>(true);
    KeyPage page;
    page.setValues(std::make_shared<FakeValues>([isBroken](const KeyFacts&, const PageRequest&) {
        return *isBroken ? Result<ValuePage>(fail(ErrorCode::ConnectionLost, "server")) : FakeValues::string("fine");
    }));
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10"), KeyId{0}}));
    QVERIFY(page.status()->isVisible() && !page.status()->text().isEmpty());
    QVERIFY(page.retryButton()->isVisible());
    *isBroken = false;
    QTest::mouseClick(page.retryButton(), Qt::LeftButton);
    QTRY_COMPARE(page.value()->text(), QStringLiteral("fine"));
    QVERIFY(!page.retryButton()->isVisible() && !page.status()->isVisible());
}

void KeyPageTest::sourceWithoutValues_saysSo()
{
    KeyPage page;
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10"), KeyId{0}}));
    QVERIFY(page.status()->isVisible() && !page.status()->text().isEmpty());
    QVERIFY(!page.value()->isVisible() && !page.retryButton()->isVisible());
}

void KeyPageTest::nextSnapshot_keepsTheValue()
{
    auto values = std::make_shared<FakeValues>(
        [](const KeyFacts& key, const PageRequest&) { return FakeValues::string(std::string(key.name)); });
    KeyPage page;
    page.setValues(values);
    QVERIFY(showSettled(page, {analysisFrom("b:1 string 10"), KeyId{0}}));
    QCOMPARE(values->calls(), 1);
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10\nb:1 string 10"), KeyId{1}}));
    QCOMPARE(values->calls(), 1);
    QCOMPARE(page.value()->text(), QStringLiteral("b:1"));
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 10\nb:1 string 10"), KeyId{0}}));
    QCOMPARE(page.value()->text(), QStringLiteral("a:1"));
}

void KeyPageTest::everyTypeOfTheDemo_isShown()
{
    const auto demo = demoAnalysis();
    DemoSource source;
    KeyPage page;
    page.setValues(source.openValues().value());
    for (const ValueType type : allValueTypes) {
        for (std::uint32_t i = 0; i < demo->keyspace->size(); ++i) {
            if (demo->keyspace->type(KeyId{i}) != type)
                continue;
            QVERIFY(showSettled(page, {demo, KeyId{i}}));
            QVERIFY2(!page.retryButton()->isVisible(), qPrintable(page.status()->text()));
            QCOMPARE(page.rowTable()->isVisible(), type != ValueType::String);
            break;
        }
    }
}

QTEST_MAIN(KeyPageTest)
#include "tst_keypage.moc"
