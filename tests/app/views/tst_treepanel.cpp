// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/treecells.h"
#include "support/analyses.h"
#include "views/treepanel.h"
#include "views/viewsetup.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

constexpr auto shop = "user:1 string 10\nuser:2 hash 300\ncart:7:items list 50\ncart:9:items set 70\nqueue list 500";
constexpr auto moreOfIt = "aaa:1 string 10\nuser:1 string 10\nuser:2 hash 300\nuser:3 hash 300\ncart:7:items list 50\n"
                          "cart:9:items set 70\nqueue list 500";

} // namespace

class TreePanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_panel = std::make_unique<TreePanel>();
        m_panel->resize(800, 600);
        m_panel->show();
        m_tree = m_panel->findChild<QTreeView*>(u"folders"_s);
        m_patterns = m_panel->findChild<QTreeView*>(u"patterns"_s);
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    void firstLevel_isOpen()
    {
        m_panel->setAnalysis(analysisFrom(shop), false);
        QVERIFY(m_tree->isExpanded(m_tree->model()->index(0, 0)));
        QVERIFY(!m_tree->isExpanded(child(u"user"_s)));
    }

    void firstLevelWithAChoice_isOpen()
    {
        m_panel->setAnalysis(analysisFrom("cx:db:a:1 string 1\ncx:db:b:1 string 1"), false);
        QModelIndex index = m_tree->model()->index(0, 0);
        for (int level = 0; level < 3; ++level) {
            QVERIFY(m_tree->isExpanded(index));
            index = m_tree->model()->index(0, 0, index);
        }
        QVERIFY(!m_tree->isExpanded(index));
    }

    void nextSnapshot_keepsExpansionAndPlace()
    {
        m_panel->setAnalysis(analysisFrom(shop), true);
        m_tree->expand(child(u"cart"_s));
        m_panel->setAnalysis(analysisFrom(moreOfIt), true);
        QVERIFY(m_tree->isExpanded(child(u"cart"_s)));
        QVERIFY(!m_tree->isExpanded(child(u"user"_s)));
        m_tree->collapse(child(u"cart"_s));
        m_panel->setAnalysis(analysisFrom(shop), false);
        QVERIFY(!m_tree->isExpanded(child(u"cart"_s)));
    }

    void nextSnapshot_keepsWhatStandsAtTheTop()
    {
        std::string lines;
        for (int i = 1000; i < 1500; ++i)
            lines += "k" + std::to_string(i) + " string 1\n";
        m_panel->setAnalysis(analysisFrom(lines), true);
        m_tree->scrollTo(child(u"k1300"_s), QAbstractItemView::PositionAtTop);
        QCOMPARE(m_tree->indexAt({0, 0}).data().toString(), u"k1300"_s);
        m_panel->setAnalysis(analysisFrom(lines + "k0001 string 1\nk0002 string 1"), true);
        QCOMPARE(m_tree->indexAt({0, 0}).data().toString(), u"k1300"_s);
    }

    void choosing_saysWhere_andSetPlaceDoesNot()
    {
        m_panel->setAnalysis(analysisFrom(shop), false);
        QSignalSpy chosen(m_panel.get(), &TreePanel::placeChosen);
        m_panel->setPlace(Keyspace::root);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(m_tree->currentIndex(), m_tree->model()->index(0, 0));
        m_tree->setFocus();
        QTest::keyClick(m_tree, Qt::Key_Down);
        QCOMPARE(chosen.count(), 1);
        m_panel->setPlace(KeyList{});
        QVERIFY(!m_tree->currentIndex().isValid());
        QCOMPARE(chosen.count(), 1);
    }

    void setPlace_opensTheWayToAKey_andTurnsToPatterns()
    {
        const std::shared_ptr<const Analysis> analysis = analysisFrom(shop);
        m_panel->setAnalysis(analysis, false);
        m_panel->setPlace(*analysis->keyspace->find("cart:9:items"));
        QCOMPARE(m_tree->currentIndex().data(CopyRole).toString(), u"cart:9:items"_s);
        QVERIFY(m_tree->isExpanded(m_tree->currentIndex().parent()));
        m_panel->setPlace(PatternId(0));
        QCOMPARE(m_panel->currentWidget(), m_patterns);
        QVERIFY(m_patterns->currentIndex().isValid());
    }

    void spaceAndEnter_previewAndOpenAKey()
    {
        const std::shared_ptr<const Analysis> analysis = analysisFrom(shop);
        m_panel->setAnalysis(analysis, false);
        m_panel->setPlace(*analysis->keyspace->find("queue"));
        m_tree->setFocus();
        const QSignalSpy previewed(m_panel.get(), &TreePanel::keyPreviewed);
        const QSignalSpy opened(m_panel.get(), &TreePanel::keyOpened);
        QTest::keyClick(m_tree, Qt::Key_Space);
        QCOMPARE(previewed.count(), 1);
        QTest::keyClick(m_tree, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
    }

    void copy_copiesTheWholeName()
    {
        const std::shared_ptr<const Analysis> analysis = analysisFrom(shop);
        m_panel->setAnalysis(analysis, false);
        m_panel->setPlace(*analysis->keyspace->find("user:2"));
        m_tree->setFocus();
        QTest::keySequence(m_tree, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"user:2"_s);
    }

    void sortArrow_isHiddenWhileScanning()
    {
        m_panel->setAnalysis(analysisFrom(shop), true);
        QVERIFY(!m_tree->header()->isSortIndicatorShown());
        m_panel->setAnalysis(analysisFrom(shop), false);
        QVERIFY(m_tree->header()->isSortIndicatorShown());
    }

    void aDeepName_isShown()
    {
        std::string name;
        for (int i = 0; i < 2000; ++i)
            name += "a:";
        const std::shared_ptr<const Analysis> analysis = analysisFrom(name + "end string 1\nb string 1");
        m_panel->setAnalysis(analysis, false);
        m_panel->setPlace(Keyspace::root);
        QCOMPARE(m_tree->model()->rowCount(m_tree->model()->index(0, 0)), 2);
    }

private:
    QModelIndex child(const QString& name) const
    {
        const QModelIndex root = m_tree->model()->index(0, 0);
        for (int row = 0; row < m_tree->model()->rowCount(root); ++row) {
            const QModelIndex index = m_tree->model()->index(row, 0, root);
            if (index.data().toString() == name)
                return index;
        }
        return {};
    }

    std::unique_ptr<TreePanel> m_panel;
    QTreeView* m_tree = nullptr;
    QTreeView* m_patterns = nullptr;
};

QTEST_MAIN(TreePanelTest)
#include "tst_treepanel.moc"
