// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/keytreemodel.h"
#include "support/analyses.h"
#include "support/models.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

constexpr auto shop = "user:1 string 10\n"
                      "user:2 hash 300\n"
                      "cart:7:items list 50\n"
                      "cart:9 set 70 ttl=60\n"
                      "queue list 500\n";

} // namespace

class KeyTreeModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<KeyTreeModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void isEmpty_withoutAnalysisAndWithoutKeys()
    {
        QCOMPARE(m_model->rowCount(), 0);
        m_model->setAnalysis(analysisFrom(""), false);
        QCOMPARE(m_model->rowCount(), 0);
        m_model->setAnalysis(nullptr, false);
        QCOMPARE(m_model->rowCount(), 0);
    }

    void showsOneKey()
    {
        m_model->setAnalysis(analysisFrom("alone string 10"), false);
        QCOMPARE(printed(*m_model), (QStringList{u"All keys"_s, u"  alone"_s}));
    }

    void showsFoldersBeforeKeys_eachByName()
    {
        m_model->setAnalysis(analysisFrom(shop), false);
        QCOMPARE(printed(*m_model), (QStringList{u"All keys"_s, u"  cart"_s, u"    7"_s, u"      items"_s, u"    9"_s,
                                                 u"  user"_s, u"    1"_s, u"    2"_s, u"  queue"_s}));
    }

    void showsHostileNamesEscaped_andEmptyOnesAsEmpty()
    {
        m_model->setAnalysis(analysisFrom("a::\\xFF string 1\na: string 1\n\\x00\\\\ string 1"), false);
        QCOMPARE(printed(*m_model), (QStringList{u"All keys"_s, u"  a"_s, u"    (empty)"_s, u"      \\xFF"_s,
                                                 u"    (empty)"_s, u"  \\x00\\\\"_s}));
    }

    void sort_byMemory_putsTheLargestFirst_andMixesFoldersAndKeys()
    {
        m_model->setAnalysis(analysisFrom(shop), false);
        m_model->sort(int(TreeColumn::Memory), Qt::DescendingOrder);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)), (QStringList{u"queue"_s, u"user"_s, u"cart"_s}));
        m_model->sort(int(TreeColumn::Memory), Qt::AscendingOrder);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)), (QStringList{u"cart"_s, u"user"_s, u"queue"_s}));
    }

    void sort_byName_backwards_keepsFoldersFirst()
    {
        m_model->setAnalysis(analysisFrom(shop), false);
        m_model->sort(int(TreeColumn::Name), Qt::DescendingOrder);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)), (QStringList{u"user"_s, u"cart"_s, u"queue"_s}));
    }

    void sort_byEveryColumn_keepsEveryRow_data()
    {
        QTest::addColumn<int>("column");
        for (int column = 0; column < treeColumnCount; ++column)
            QTest::addRow("%s", qPrintable(TreeCells::header(TreeColumn(column), Qt::DisplayRole).toString()))
                << column;
    }
    void sort_byEveryColumn_keepsEveryRow()
    {
        QFETCH(const int, column);
        m_model->setAnalysis(analysisFrom(shop), false);
        QStringList before = printed(*m_model);
        for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
            m_model->sort(column, order);
            QStringList after = printed(*m_model);
            QCOMPARE(after.size(), before.size());
        }
    }

    void sort_byFindings_putsTheWorstFirst()
    {
        // One forbidden character is an error; no expiry is a warning.
        m_model->setAnalysis(analysisFrom("a:x:1:string string 1 ttl=60\nb:x:\\x20:string string 1 ttl=60\n"
                                          "c:x:2:string string 1"),
                             false);
        m_model->sort(int(TreeColumn::Findings), Qt::DescendingOrder);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)).first(), u"b"_s);
    }

    void findingsAboutNamespaces_countAtTheirFolder()
    {
        const auto analysis = analysisFrom("a:order:1:x string 1 value=1 ttl=9\na:order:1:y string 1 value=1 ttl=9\n"
                                           "a:order:1:z string 1 value=1 ttl=9\na:order:2:x string 1 value=1 ttl=9\n"
                                           "a:order:2:y string 1 value=1 ttl=9\na:order:2:z string 1 value=1 ttl=9\n"
                                           "a:order:3:x string 1 value=1 ttl=9\na:order:3:y string 1 value=1 ttl=9\n"
                                           "a:order:3:z string 1 value=1 ttl=9\n");
        QCOMPARE(analysis->findings->general().size(), 1u);
        m_model->setAnalysis(analysis, false);
        const auto warnings = [&](std::string_view path) {
            const NodeId folder = analysis->keyspace->findNode(path).value();
            const QModelIndex index = m_model->indexOf(folder).siblingAtColumn(int(TreeColumn::Findings));
            return index.data(FindingsRole).value<SeverityCounts>()[std::size_t(Severity::Warning)] -
                   analysis->findings->counts(analysis->keyspace->keys(folder))[std::size_t(Severity::Warning)];
        };
        QCOMPARE(warnings("a"), 1u);
        QCOMPARE(warnings("a:order"), 1u);
        QCOMPARE(warnings("a:order:1"), 0u);
    }

    void sort_keepsPersistentIndexesOnTheirRows()
    {
        m_model->setAnalysis(analysisFrom(shop), false);
        const QModelIndex root = m_model->index(0, 0);
        const QPersistentModelIndex folder = m_model->index(0, 0, root);
        const QPersistentModelIndex key = m_model->index(1, int(TreeColumn::Memory), m_model->index(1, 0, root));
        const QString folderText = folder.data().toString();
        const QString keyText = key.data().toString();
        for (int column = 0; column < treeColumnCount; ++column) {
            m_model->sort(column, Qt::DescendingOrder);
            QCOMPARE(folder.data().toString(), folderText);
            QCOMPARE(key.data().toString(), keyText);
        }
    }

    void whileScanning_rowsStayByName_andTheWishIsHeededAtTheEnd()
    {
        m_model->sort(int(TreeColumn::Memory), Qt::DescendingOrder);
        m_model->setAnalysis(analysisFrom(shop), true);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)), (QStringList{u"cart"_s, u"user"_s, u"queue"_s}));
        m_model->sort(int(TreeColumn::Keys), Qt::DescendingOrder);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)), (QStringList{u"cart"_s, u"user"_s, u"queue"_s}));
        m_model->setAnalysis(analysisFrom(shop), false);
        QCOMPARE(columnTexts(*m_model, 0, m_model->index(0, 0)).last(), u"queue"_s);
    }

    void newFindings_changeCellsOnly()
    {
        const std::shared_ptr<const Analysis> analysis = analysisFrom(shop);
        m_model->setAnalysis(analysis, false);
        const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
        const QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
        m_model->setAnalysis(std::make_shared<const Analysis>(*analysis), false);
        QCOMPARE(resets.count(), 0);
        QCOMPARE(changes.count(), 1);
    }

    void indexOf_findsEveryFolderAndKey_inAnyOrder()
    {
        m_model->setAnalysis(analysisFrom(shop), false);
        for (const TreeColumn column : {TreeColumn::Name, TreeColumn::Memory, TreeColumn::Findings}) {
            m_model->sort(int(column), Qt::DescendingOrder);
            for (std::uint32_t i = 0; i < m_model->keyspace().nodeCount(); ++i)
                QCOMPARE(std::get<NodeId>(*m_model->place(m_model->indexOf(NodeId(i)))), NodeId(i));
            for (std::uint32_t i = 0; i < m_model->keyspace().size(); ++i)
                QCOMPARE(std::get<KeyId>(*m_model->place(m_model->indexOf(KeyId(i)))), KeyId(i));
        }
        QVERIFY(!m_model->indexOf(KeyId(99)).isValid());
        QVERIFY(!m_model->indexOf(NodeId(99)).isValid());
    }

    void cells_sayWhatIsKnown()
    {
        m_model->setAnalysis(analysisFrom("a:1 string 1024 ttl=60\na:2 hash 3072\nb string 4096"), false);
        const QModelIndex root = m_model->index(0, 0);
        const auto cell = [&](int row, TreeColumn column, const QModelIndex& parent) {
            return m_model->index(row, int(column), parent).data().toString();
        };
        QCOMPARE(cell(0, TreeColumn::Keys, root), u"2"_s);
        QCOMPARE(cell(0, TreeColumn::Memory, root), bytesText(4096));
        QCOMPARE(cell(0, TreeColumn::Share, root), shareText(0.5));
        QCOMPARE(cell(0, TreeColumn::Average, root), bytesText(2048));
        QCOMPARE(cell(0, TreeColumn::Largest, root), bytesText(3072));
        QCOMPARE(cell(0, TreeColumn::Expiring, root), shareText(0.5));
        QCOMPARE(cell(1, TreeColumn::Keys, root), QString()); // a key is one key
        QCOMPARE(cell(1, TreeColumn::Expiring, root), u"never"_s);
        QVERIFY(m_model->index(0, int(TreeColumn::Findings), root)
                    .data(FindingsRole)
                    .value<SeverityCounts>()[std::size_t(Severity::Warning)] > 0);
        QVERIFY(cell(0, TreeColumn::Findings, root).contains(severityText(Severity::Warning)));
        QCOMPARE(m_model->index(1, 0, root).data(KeyTypeRole).value<ValueType>(), ValueType::String);
        QVERIFY(!m_model->index(0, 0, root).data(KeyTypeRole).isValid());
    }

    void unknownMemory_isADash_andSharesAreOfKeys()
    {
        m_model->setAnalysis(analysisFrom("a:1 string -\na:2 string -\nb:1 string -\nb:2 string -"), false);
        const QModelIndex root = m_model->index(0, 0);
        QCOMPARE(m_model->index(0, int(TreeColumn::Memory), root).data().toString(), u"–"_s);
        QCOMPARE(m_model->index(0, int(TreeColumn::Share), root).data().toString(), shareText(0.5));
    }

    void numbersOfAPartialScan_areLowerBounds()
    {
        m_model->setAnalysis(analysisFrom(shop), true);
        QCOMPARE(m_model->index(0, int(TreeColumn::Keys)).data().toString(), u"≥ 5"_s);
        QVERIFY(!m_model->index(0, int(TreeColumn::Keys)).data(Qt::ToolTipRole).toString().isEmpty());
    }

    void copy_isTheWholeName()
    {
        m_model->setAnalysis(analysisFrom(shop), false);
        const std::optional<NodeId> folder = m_model->keyspace().findNode("cart:7");
        QVERIFY(folder);
        QCOMPARE(m_model->indexOf(*folder).data(CopyRole).toString(), u"cart:7"_s);
        QCOMPARE(m_model->indexOf(*m_model->keyspace().find("user:2")).data(CopyRole).toString(), u"user:2"_s);
    }

private:
    std::unique_ptr<KeyTreeModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(KeyTreeModelTest)
#include "tst_keytreemodel.moc"
