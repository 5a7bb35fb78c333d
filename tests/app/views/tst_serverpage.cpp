// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/serverpage.h"

#include "support/analyses.h"
#include "support/pages.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

/// What a tab says instead of a table.
QString whyOf(const ServerPage& page, int tab)
{
    const auto* stack = qobject_cast<const QStackedWidget*>(page.details()->widget(tab));
    return stack->currentIndex() == 0 ? qobject_cast<const QLabel*>(stack->widget(0))->text() : QString();
}

QAbstractItemModel* tableOf(const ServerPage& page, int tab)
{
    const auto* stack = qobject_cast<const QStackedWidget*>(page.details()->widget(tab));
    return qobject_cast<const QTableView*>(stack->widget(1))->model();
}

std::shared_ptr<const Analysis> withServer(ServerState state)
{
    Analysis analysis = *analysisFrom("a:1 string 10");
    analysis.summary.info.serverState = std::make_shared<const ServerState>(std::move(state));
    analysis.findings = std::make_shared<const Findings>(
        checkKeyspace(analysis.keyspace, Profile::load("recommended").value(), contextOf(analysis.summary.info), {}));
    return std::make_shared<const Analysis>(std::move(analysis));
}

} // namespace

class ServerPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSourceWithoutServer_saysSo()
    {
        ServerPage page;
        QVERIFY(showSettled(page, {}));
        QVERIFY(page.nothing()->isVisible());
        QVERIFY(showSettled(page, {analysisFrom("a:1 string 10"), Keyspace::root}));
        QVERIFY(page.nothing()->text().contains(u"no running server"_s));
        QVERIFY(!page.checks()->isVisible());
    }

    void theDemosServer_isShownWhole()
    {
        ServerPage page;
        const QAbstractItemModelTester tester(page.checks()->model());
        QVERIFY(showSettled(page, {demoAnalysis(), Keyspace::root}));
        QVERIFY(page.checks()->isVisible());
        QVERIFY(page.checks()->model()->rowCount() > 8);
        for (int tab = 0; tab < page.details()->count(); ++tab) {
            const QAbstractItemModelTester tables(tableOf(page, tab));
            QVERIFY(tableOf(page, tab)->rowCount() > 0);
            QCOMPARE(whyOf(page, tab), QString());
        }
        // The widest and the narrowest window, the next analysis in the same page.
        QVERIFY(showSettled(page, {demoAnalysis(), Keyspace::root}));
    }

    void theLineThatWouldChangeIt_isCopied()
    {
        ServerPage page;
        QVERIFY(showSettled(page, {demoAnalysis(), Keyspace::root}));
        QVERIFY(!page.copyButton()->isEnabled());
        const QAbstractItemModel* model = page.checks()->model();
        const auto row = model->match(model->index(0, 1), Qt::DisplayRole, u"CONFIG SET lazyfree-lazy-expire yes"_s);
        QCOMPARE(row.size(), 1);
        page.checks()->selectRow(row.first().row());
        QVERIFY(page.copyButton()->isEnabled());
        QTest::mouseClick(page.copyButton(), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"CONFIG SET lazyfree-lazy-expire yes"_s);
    }

    void enter_explainsTheRule()
    {
        ServerPage page;
        PageRequests requests(page);
        QVERIFY(showSettled(page, {demoAnalysis(), Keyspace::root}));
        page.checks()->setFocus();
        page.checks()->setCurrentIndex(page.checks()->model()->index(0, 0));
        QTest::keyClick(page.checks(), Qt::Key_Return);
        QCOMPARE(requests.rules, std::vector{RuleId::ServerEviction});
    }

    void columns_sortByTheirNumbers()
    {
        ServerPage page;
        QVERIFY(showSettled(page, {demoAnalysis(), Keyspace::root}));
        QAbstractItemModel* commands = tableOf(page, 0);
        commands->sort(1, Qt::DescendingOrder);
        QCOMPARE(commands->index(0, 0).data().toString(), u"get"_s);
        commands->sort(4, Qt::DescendingOrder);
        QCOMPARE(commands->index(0, 0).data().toString(), u"keys"_s);
        commands->sort(0, Qt::AscendingOrder);
        QCOMPARE(commands->index(0, 0).data().toString(), u"config|get"_s);
    }

    void whatWasRefused_saysWhy()
    {
        ServerState state;
        state.slowlog = std::unexpected(Untold{Untold::Why::NoPermission, "SLOWLOG GET"});
        state.config = std::unexpected(Untold{Untold::Why::UnknownCommand, "CONFIG GET"});
        ServerPage page;
        QVERIFY(showSettled(page, {withServer(std::move(state)), Keyspace::root}));
        QCOMPARE(whyOf(page, 0), u"Not known: it was not asked for."_s);
        QCOMPARE(whyOf(page, 1), u"Not known: this user may not run SLOWLOG GET."_s);
        QCOMPARE(whyOf(page, 3), u"Not known: the server has no CONFIG GET command."_s);
        QVERIFY(page.checks()->isVisible()); // the rules that are blind
        page.checks()->selectRow(0);
        QVERIFY(!page.copyButton()->isEnabled());
    }

    void strangeAnswers_areShownAsTheyAre()
    {
        ServerState state;
        state.info = ServerFields{{"used_memory", "-5"},
                                  {"maxmemory", "x"},
                                  {"maxmemory_policy", "\xff<b>"},
                                  {"uptime_in_seconds", "18446744073709551615"},
                                  {"db0", "keys=99999999999999999999999,avg_ttl=18446744073709551615"},
                                  {"dbx", "keys=1"}};
        state.config = ServerFields{};
        state.commands = std::vector<CommandStatistics>{{"\xff", 0, 0}};
        state.slowlog = std::vector<SlowCommand>{{}, {.at = {}, .took = {}, .words = {"GET", "<b>\n"}}};
        ServerPage page;
        QVERIFY(showSettled(page, {withServer(std::move(state)), Keyspace::root}));
        QCOMPARE(tableOf(page, 1)->rowCount(), 2);
        QVERIFY(!whyOf(page, 3).isEmpty());
    }
};

QTEST_MAIN(ServerPageTest)
#include "tst_serverpage.moc"
