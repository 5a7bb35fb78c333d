// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/findingsview.h"

#include "support/analyses.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace colonnade;
using namespace Qt::StringLiterals;

class FindingsViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_demo = demoAnalysis(); }
    void init()
    {
        m_view = std::make_unique<FindingsView>();
        m_view->resize(900, 500);
        m_view->setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void findings_areCountedAndListed()
    {
        show(m_demo, RuleId::ValueBig);
        QCOMPARE(m_view->table()->model()->rowCount(), 12);
        QVERIFY(hasLabel(u"12 findings"_s));
        QVERIFY(m_view->currentRule() == RuleId::ValueBig);
    }

    void oneRule_needsNoColumnForIt()
    {
        show(m_demo, RuleId::ValueBig);
        QVERIFY(m_view->table()->isColumnHidden(int(FindingColumn::Rule)));
        QVERIFY(m_view->table()->isColumnHidden(int(FindingColumn::Suggestion)));
        show(m_demo, GroupId());
        QVERIFY(!m_view->table()->isColumnHidden(int(FindingColumn::Rule)));
    }

    void scanning_marksTheCount()
    {
        m_view->show({m_demo, Keyspace::root, true}, RuleId::ValueBig, {});
        QVERIFY(QTest::qWaitFor([this] { return !m_view->isBusy(); }));
        QVERIFY(hasLabel(u"≥ 12 findings"_s));
    }

    void enter_opensTheKey()
    {
        show(m_demo, RuleId::ValueBig);
        QSignalSpy opened(m_view.get(), &FindingsView::keyOpened);
        m_view->table()->selectRow(2);
        QTest::keyClick(m_view->table(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
    }

    void group_leadsToItsFolder()
    {
        show(m_demo, RuleId::StringsToHash);
        QSignalSpy chosen(m_view.get(), &FindingsView::placeChosen);
        m_view->table()->selectRow(0);
        QTest::keyClick(m_view->table(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(std::holds_alternative<NodeId>(chosen.first().first().value<Place>()));
    }

    void menu_mutesAndUnmutes()
    {
        show(m_demo, RuleId::ValueBig);
        QSignalSpy asked(m_view.get(), &FindingsView::muteRequested);
        m_view->table()->selectRow(0);
        Q_EMIT m_view->table()->customContextMenuRequested({5, 5});
        auto* menu = m_view->findChild<QMenu*>();
        QVERIFY(menu);
        for (QAction* action : menu->actions()) {
            if (action->text() == u"Mute …"_s)
                action->trigger();
        }
        QCOMPARE(asked.count(), 1);
        QVERIFY(asked.first().first().value<Finding>().rule == RuleId::ValueBig);
    }

    void copy_takesTheChosenNames()
    {
        show(m_demo, RuleId::ValueBig);
        m_view->table()->selectAll();
        QTest::keyClick(m_view->table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().split(u'\n').size(), 12);
    }

    void nothing_isEmptyAndHasNoExport()
    {
        m_view->show({}, std::nullopt, {});
        QCOMPARE(m_view->table()->model()->rowCount(), 0);
        QVERIFY(!m_view->findChild<QToolButton*>()->isEnabled());
        QVERIFY(!m_view->currentRule().has_value());
        Q_EMIT m_view->table()->customContextMenuRequested({5, 5});
        QVERIFY(!m_view->findChild<QMenu*>());
    }

private:
    void show(const std::shared_ptr<const Analysis>& analysis, const GroupId& group)
    {
        m_view->show({analysis, Keyspace::root}, group, {});
        QVERIFY(QTest::qWaitFor([this] { return !m_view->isBusy(); }));
    }
    [[nodiscard]] bool hasLabel(const QString& text) const
    {
        return std::ranges::any_of(m_view->findChildren<QLabel*>(),
                                   [&text](const QLabel* label) { return label->text() == text; });
    }

    std::shared_ptr<const Analysis> m_demo;
    std::unique_ptr<FindingsView> m_view;
};

QTEST_MAIN(FindingsViewTest)
#include "tst_findingsview.moc"
