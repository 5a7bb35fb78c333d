// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/violationspage.h"

#include "models/rulehits.h"
#include "models/rulemodel.h"
#include "support/analyses.h"
#include "support/pages.h"
#include "text/rulepage.h"
#include "text/ruletext.h"
#include "views/ruleexplanation.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

using namespace colonnade;

class ViolationsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_demo = demoAnalysis(); }
    void nothingOpen_saysWhatWillBeHere();
    void chosenRule_showsItsOffendersAndItsExplanation();
    void place_narrowsAndKeepsTheRule();
    void ruleChosenEarly_isShownWhenCounted();
    void severities_hideRulesAndFindings();
    void text_filtersTheFindings();
    void keyboardAlone_reachesAndOpensAKey();
    void group_leadsToItsFolder();
    void copy_takesTheNames();

private:
    [[nodiscard]] static bool settled(ViolationsPage& page)
    {
        return QTest::qWaitFor([&page] { return !page.isBusy(); });
    }
    std::shared_ptr<const Analysis> m_demo;
};

void ViolationsPageTest::nothingOpen_saysWhatWillBeHere()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {}));
    QVERIFY(!page.ruleTable()->isVisible());
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    QVERIFY(page.ruleTable()->isVisible());
}

void ViolationsPageTest::chosenRule_showsItsOffendersAndItsExplanation()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    for (const RuleId rule : {RuleId::ValueBig, RuleId::NameForbidden, RuleId::TtlMissing}) {
        page.selectRule(rule);
        QVERIFY(settled(page));
        QCOMPARE(page.findingTable()->model()->rowCount(), int(m_demo->findings->total(rule)));
        const QString text = page.findChild<RuleExplanation*>()->toPlainText();
        QVERIFY(text.startsWith(ruleTitle(rule)));
        QVERIFY(text.contains(rulePage(rule).summary.remove(u'`').last(20)));
    }
}

void ViolationsPageTest::place_narrowsAndKeepsTheRule()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::TtlMissing);
    const View inside{m_demo, m_demo->keyspace->findNode("cx").value()};
    page.setView(inside);
    QVERIFY(settled(page));
    const int rows = int(offenders(inside, RuleId::TtlMissing).size());
    QVERIFY(rows > 0 && rows < int(m_demo->findings->total(RuleId::TtlMissing)));
    QCOMPARE(page.findingTable()->model()->rowCount(), rows);
}

void ViolationsPageTest::ruleChosenEarly_isShownWhenCounted()
{
    ViolationsPage page;
    page.setView({m_demo, Keyspace::root});
    page.selectRule(RuleId::NameRedundant);
    QVERIFY(settled(page));
    QCOMPARE(page.findingTable()->model()->rowCount(), int(m_demo->findings->total(RuleId::NameRedundant)));
}

void ViolationsPageTest::severities_hideRulesAndFindings()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    const int all = page.ruleTable()->model()->rowCount();
    page.selectRule(RuleId::NameLength);
    page.severityFilter(Severity::Info)->click();
    QVERIFY(settled(page));
    QCOMPARE(page.findingTable()->model()->rowCount(),
             int(m_demo->findings->keys(RuleId::NameLength, Severity::Error).size()));
    page.severityFilter(Severity::Warning)->click();
    QVERIFY(page.ruleTable()->model()->rowCount() < all);
    page.severityFilter(Severity::Error)->click();
    QVERIFY(settled(page));
    QCOMPARE(page.findingTable()->model()->rowCount(), 0);
    for (const Severity severity : allSeverities)
        page.severityFilter(severity)->click();
    QVERIFY(settled(page));
    QCOMPARE(page.ruleTable()->model()->rowCount(), all);
    QCOMPARE(page.findingTable()->model()->rowCount(), int(m_demo->findings->total(RuleId::NameLength)));
}

void ViolationsPageTest::text_filtersTheFindings()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::TtlMissing);
    page.textFilter()->setFocus();
    QTest::keyClicks(page.textFilter(), QStringLiteral("CX:"));
    QVERIFY(settled(page));
    const QAbstractItemModel* model = page.findingTable()->model();
    QVERIFY(model->rowCount() > 0 && model->rowCount() < int(m_demo->findings->total(RuleId::TtlMissing)));
    for (int row = 0; row < std::min(50, model->rowCount()); ++row)
        QVERIFY(model->index(row, 0).data().toString().contains(QStringLiteral("cx:")));
}

void ViolationsPageTest::keyboardAlone_reachesAndOpensAKey()
{
    ViolationsPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.ruleTable()->setFocus();
    QTest::keyClick(page.ruleTable(), Qt::Key_Home);
    QTest::keyClick(page.ruleTable(), Qt::Key_Down);
    QVERIFY(settled(page));
    const auto* rules = qobject_cast<const RuleModel*>(page.ruleTable()->model());
    const RuleId rule = rules->rule(page.ruleTable()->currentIndex()).value();
    QVERIFY(rule != RuleId::ValueBig);
    page.findingTable()->setFocus();
    QTest::keyClick(page.findingTable(), Qt::Key_Down);
    QTest::keyClick(page.findingTable(), Qt::Key_Return);
    QCOMPARE(requests.keys.size(), 1u);
    const std::vector<Finding> findings = m_demo->findings->of(requests.keys.front());
    QVERIFY(std::ranges::contains(findings, rule, &Finding::rule));
}

void ViolationsPageTest::group_leadsToItsFolder()
{
    ViolationsPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::StringsToHash);
    QVERIFY(settled(page));
    page.findingTable()->setCurrentIndex(page.findingTable()->model()->index(0, 0));
    QTest::keyClick(page.findingTable(), Qt::Key_Return);
    QCOMPARE(requests.places.size(), 1u);
    const std::string_view path = m_demo->keyspace->path(std::get<NodeId>(requests.places.front()));
    QVERIFY(page.findingTable()->currentIndex().data().toString().startsWith(
        QString::fromUtf8(path.data(), qsizetype(path.size()))));
}

void ViolationsPageTest::copy_takesTheNames()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::ValueBig);
    QVERIFY(settled(page));
    page.findingTable()->setFocus();
    page.findingTable()->selectAll();
    QTest::keySequence(page.findingTable(), QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), int(m_demo->findings->total(RuleId::ValueBig)));
    QCOMPARE(lines.front(), page.findingTable()->model()->index(0, 0).data().toString());
}

QTEST_MAIN(ViolationsPageTest)
#include "tst_violationspage.moc"
