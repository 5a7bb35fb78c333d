// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/overviewpage.h"

#include "support/analyses.h"
#include "support/pages.h"
#include "views/keylistview.h"
#include "views/linkbutton.h"
#include "views/typebars.h"

#include <QLabel>
#include <QTableView>

using namespace colonnade;

class OverviewPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_demo = demoAnalysis(); }
    void nothingOpen_saysWhatWillBeHere();
    void everyLine_leadsSomewhere();
    void typeName_listsTheKeysOfTheType();
    void keyTable_opensKeysByKeyboard();
    void everyKindOfPlace_isDescribed();
    void partialNumbers_areMarked();
    void nextSnapshot_keepsTheCurrentKey();
    void clickOnAnEarlierSnapshot_meansTheSameKey();

private:
    std::shared_ptr<const Analysis> m_demo;
};

void OverviewPageTest::nothingOpen_saysWhatWillBeHere()
{
    OverviewPage page;
    QVERIFY(showSettled(page, {}));
    QVERIFY(!page.keyList()->isVisible());
    bool hasText = false;
    for (const QLabel* label : page.findChildren<QLabel*>())
        hasText = hasText || (label->isVisible() && !label->text().isEmpty());
    QVERIFY(hasText);
}

void OverviewPageTest::everyLine_leadsSomewhere()
{
    OverviewPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    std::size_t rules = 0;
    for (LinkButton* link : page.ruleLinks()) {
        QVERIFY(link->isVisible() && !link->text().isEmpty());
        QTest::mouseClick(link, Qt::LeftButton);
        QCOMPARE(requests.rules.size(), ++rules);
    }
    QCOMPARE(requests.rules.front(), RuleId::ValueBig);
    std::size_t steps = 0;
    for (LinkButton* link : page.stepLinks()) {
        if (!link->isVisible())
            continue;
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Return);
        ++steps;
        QCOMPARE(requests.rules.size() + requests.keys.size() + requests.places.size(), rules + steps);
    }
    QVERIFY(steps >= 3);
}

void OverviewPageTest::typeName_listsTheKeysOfTheType()
{
    OverviewPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    QVERIFY(!page.typeBars()->link(ValueType::Module)->isVisible());
    QTest::mouseClick(page.typeBars()->link(ValueType::ZSet), Qt::LeftButton);
    QTRY_COMPARE(requests.places.size(), 1u);
    const auto list = std::get<KeyList>(requests.places.front());
    QVERIFY(!list.title.isEmpty());
    QVERIFY(list.keys.size() > 0);
    for (std::size_t i = 0; i < list.keys.size(); ++i)
        QCOMPARE(m_demo->keyspace->type(list.keys[i]), ValueType::ZSet);
}

void OverviewPageTest::keyTable_opensKeysByKeyboard()
{
    OverviewPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    QTableView* table = page.keyList()->table();
    QCOMPARE(table->model()->rowCount(), int(m_demo->keyspace->size()));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    const KeyId biggest = topKeys(*m_demo->keyspace, m_demo->keyspace->all(), Metric::MemoryBytes, 1).front();
    QCOMPARE(requests.keys, std::vector{biggest});
    const QPoint second = table->visualRect(table->model()->index(1, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, second);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, second);
    QCOMPARE(requests.keys.size(), 2u);
}

void OverviewPageTest::everyKindOfPlace_isDescribed()
{
    OverviewPage page;
    const Keyspace& keyspace = *m_demo->keyspace;
    const KeyId key{100};
    for (const Place& place : {Place(keyspace.nodeOf(key)), Place(keyspace.patternOf(key)), Place(key),
                               Place(KeyList{QStringLiteral("some"), KeySelection(std::vector{KeyId{1}, KeyId{5}})})}) {
        const View view{m_demo, place};
        QVERIFY(showSettled(page, view));
        QCOMPARE(page.keyList()->table()->model()->rowCount(), int(view.keys().size()));
    }
}

void OverviewPageTest::partialNumbers_areMarked()
{
    Analysis partial = *analysisFrom("cx:a:1:hash hash 100 elements=2\ncx:a:2:hash hash - elements=2");
    partial.summary.complete = false;
    OverviewPage page;
    QVERIFY(showSettled(page, {std::make_shared<const Analysis>(partial), Keyspace::root}));
    QStringList marked;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->text().startsWith(u"≥")) {
            marked += label->text();
            QVERIFY(!label->toolTip().isEmpty());
        }
    }
    QCOMPARE(marked.size(), 4); // keys and memory, of all and of the one type
}

void OverviewPageTest::nextSnapshot_keepsTheCurrentKey()
{
    OverviewPage page;
    QVERIFY(showSettled(page, {analysisFrom("b:1 string 10\nc:1 string 20"), Keyspace::root}));
    QTableView* table = page.keyList()->table();
    table->setCurrentIndex(table->model()->index(1, 0));
    QVERIFY(showSettled(page, {analysisFrom("a:1 string 30\nb:1 string 10\nc:1 string 20"), Keyspace::root}));
    QCOMPARE(table->currentIndex().row(), 2);
    QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("b:1"));
}

void OverviewPageTest::clickOnAnEarlierSnapshot_meansTheSameKey()
{
    OverviewPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {analysisFrom("b:1 string 10"), Keyspace::root}));
    QTableView* table = page.keyList()->table();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    page.setView({analysisFrom("a:1 string 30\nb:1 string 10"), Keyspace::root}); // still being ordered
    QCOMPARE(table->model()->rowCount(), 1);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(requests.keys, std::vector{KeyId{1}});
}

QTEST_MAIN(OverviewPageTest)
#include "tst_overviewpage.moc"
