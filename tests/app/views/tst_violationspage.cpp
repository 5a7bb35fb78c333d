// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/violationspage.h"

#include "jobs/findingexport.h"
#include "models/findinggroupmodel.h"
#include "models/rulehits.h"
#include "support/analyses.h"
#include "support/pages.h"
#include "text/rulepage.h"
#include "text/ruletext.h"
#include "views/findingsview.h"
#include "views/ruleexplanation.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
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
    void groupings_leadToTheirPlaces();
    void mutedFindings_areShownOnRequest();
    void sortedColumns_keepTheChosenGroup();
    void shownFindings_areExported();
    void explanation_leadsToTheProfile();

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
    QVERIFY(!page.groupTable()->isVisible());
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    QVERIFY(page.groupTable()->isVisible());
}

void ViolationsPageTest::chosenRule_showsItsOffendersAndItsExplanation()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    for (const RuleId rule : {RuleId::ValueBig, RuleId::NameForbidden, RuleId::TtlMissing}) {
        page.selectRule(rule);
        QVERIFY(settled(page));
        QCOMPARE(page.findings()->table()->model()->rowCount(), int(m_demo->findings->total(rule)));
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
    QCOMPARE(page.findings()->table()->model()->rowCount(), rows);
}

void ViolationsPageTest::ruleChosenEarly_isShownWhenCounted()
{
    ViolationsPage page;
    page.setView({m_demo, Keyspace::root});
    page.selectRule(RuleId::NameRedundant);
    QVERIFY(settled(page));
    QCOMPARE(page.findings()->table()->model()->rowCount(), int(m_demo->findings->total(RuleId::NameRedundant)));
}

void ViolationsPageTest::severities_hideRulesAndFindings()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    const int all = page.groupTable()->model()->rowCount();
    page.selectRule(RuleId::NameLength);
    page.severityFilter(Severity::Info)->click();
    QVERIFY(settled(page));
    QCOMPARE(page.findings()->table()->model()->rowCount(),
             int(m_demo->findings->keys(RuleId::NameLength, Severity::Error).size()));
    page.severityFilter(Severity::Warning)->click();
    QVERIFY(settled(page));
    QVERIFY(page.groupTable()->model()->rowCount() < all);
    page.severityFilter(Severity::Error)->click();
    QVERIFY(settled(page));
    QCOMPARE(page.findings()->table()->model()->rowCount(), 0);
    for (const Severity severity : allSeverities)
        page.severityFilter(severity)->click();
    QVERIFY(settled(page));
    QCOMPARE(page.groupTable()->model()->rowCount(), all);
    QCOMPARE(page.findings()->table()->model()->rowCount(), int(m_demo->findings->total(RuleId::NameLength)));
}

void ViolationsPageTest::text_filtersTheFindings()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::TtlMissing);
    page.textFilter()->setFocus();
    QTest::keyClicks(page.textFilter(), QStringLiteral("CX:"));
    QVERIFY(settled(page));
    const QAbstractItemModel* model = page.findings()->table()->model();
    QVERIFY(model->rowCount() > 0 && model->rowCount() < int(m_demo->findings->total(RuleId::TtlMissing)));
    for (int row = 0; row < std::min(50, model->rowCount()); ++row)
        QVERIFY(model->index(row, 0).data().toString().contains(QStringLiteral("cx:")));
}

void ViolationsPageTest::keyboardAlone_reachesAndOpensAKey()
{
    ViolationsPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.groupTable()->setFocus();
    QTest::keyClick(page.groupTable(), Qt::Key_Home);
    QTest::keyClick(page.groupTable(), Qt::Key_Down);
    QVERIFY(settled(page));
    QTest::keyClick(page.groupTable(), Qt::Key_Down);
    QVERIFY(settled(page));
    const auto* groups = qobject_cast<const FindingGroupModel*>(page.groupTable()->model());
    const RuleId rule = std::get<RuleId>(groups->group(page.groupTable()->currentIndex())->id);
    QVERIFY(rule != RuleId::ValueBig);
    page.findings()->table()->setFocus();
    QTest::keyClick(page.findings()->table(), Qt::Key_Down);
    QTest::keyClick(page.findings()->table(), Qt::Key_Return);
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
    page.findings()->table()->setCurrentIndex(page.findings()->table()->model()->index(0, 0));
    QTest::keyClick(page.findings()->table(), Qt::Key_Return);
    QCOMPARE(requests.places.size(), 1u);
    const std::string_view path = m_demo->keyspace->path(std::get<NodeId>(requests.places.front()));
    QVERIFY(page.findings()->table()->currentIndex().data().toString().startsWith(
        QString::fromUtf8(path.data(), qsizetype(path.size()))));
}

void ViolationsPageTest::copy_takesTheNames()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::ValueBig);
    QVERIFY(settled(page));
    page.findings()->table()->setFocus();
    page.findings()->table()->selectAll();
    QTest::keySequence(page.findings()->table(), QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), int(m_demo->findings->total(RuleId::ValueBig)));
    QCOMPARE(lines.front(), page.findings()->table()->model()->index(0, 0).data().toString());
}

void ViolationsPageTest::groupings_leadToTheirPlaces()
{
    ViolationsPage page;
    PageRequests requests(page);
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    for (const Grouping grouping : {Grouping::Namespace, Grouping::Pattern, Grouping::Severity}) {
        page.setGrouping(grouping);
        QVERIFY(settled(page));
        const auto* model = qobject_cast<const FindingGroupModel*>(page.groupTable()->model());
        QVERIFY(model->rowCount() > 2);
        const FindingGroup* group = model->group(page.groupTable()->currentIndex());
        QCOMPARE(std::uint64_t(page.findings()->table()->model()->rowCount()), group->total());
        Q_EMIT page.groupTable()->doubleClicked(page.groupTable()->currentIndex());
        QVERIFY(!page.findChild<RuleExplanation*>()->toPlainText().isEmpty()); // of the first finding
    }
    QCOMPARE(requests.places.size(), 2u);
    QVERIFY(std::holds_alternative<NodeId>(requests.places[0]));
    QVERIFY(std::holds_alternative<PatternId>(requests.places[1]));
}

void ViolationsPageTest::mutedFindings_areShownOnRequest()
{
    Mutes mutes;
    mutes.add({.rule = "ttl-missing"});
    const auto muted = std::make_shared<const Analysis>(withMutes(*m_demo, MuteMatcher(mutes, {}), {}));
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    QVERIFY(!page.mutedFilter()->isVisible());
    page.setView({muted, Keyspace::root});
    QVERIFY(settled(page));
    QVERIFY(page.mutedFilter()->isVisible());
    const int without = page.groupTable()->model()->rowCount();
    page.mutedFilter()->click();
    QVERIFY(settled(page));
    QCOMPARE(page.groupTable()->model()->rowCount(), without + 1);
    page.selectRule(RuleId::TtlMissing);
    QVERIFY(settled(page));
    QCOMPARE(page.findings()->table()->model()->rowCount(), int(m_demo->findings->total(RuleId::TtlMissing)));
}

void ViolationsPageTest::sortedColumns_keepTheChosenGroup()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::NameLength);
    QVERIFY(settled(page));
    for (int column = 0; column < page.groupTable()->model()->columnCount(); ++column) {
        page.groupTable()->sortByColumn(column, Qt::DescendingOrder);
        QVERIFY(settled(page));
        QCOMPARE(page.groupTable()->currentIndex().siblingAtColumn(0).data().toString(), ruleTitle(RuleId::NameLength));
        QCOMPARE(page.findings()->table()->model()->rowCount(), int(m_demo->findings->total(RuleId::NameLength)));
    }
}

void ViolationsPageTest::shownFindings_areExported()
{
    const QTemporaryDir folder;
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::ValueBig);
    QVERIFY(settled(page));
    const QString path = folder.filePath(QStringLiteral("big.csv"));
    page.findings()->exportTo(path);
    QTRY_VERIFY(!page.findings()->exporter()->isRunning());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(std::uint64_t(file.readAll().count('\n')), m_demo->findings->total(RuleId::ValueBig) + 1);
}

void ViolationsPageTest::explanation_leadsToTheProfile()
{
    ViolationsPage page;
    QVERIFY(showSettled(page, {m_demo, Keyspace::root}));
    page.selectRule(RuleId::NameLength);
    QSignalSpy asked(&page, &Page::profileRequested);
    auto* explanation = page.findChild<RuleExplanation*>();
    explanation->setFocus();
    explanation->moveCursor(QTextCursor::End);
    QVERIFY(explanation->toMarkdown().contains(QStringLiteral("(profile)")));
    Q_EMIT explanation->anchorClicked(QUrl(QStringLiteral("profile")));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().value<RuleId>(), RuleId::NameLength);
}

QTEST_MAIN(ViolationsPageTest)
#include "tst_violationspage.moc"
