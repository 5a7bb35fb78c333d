// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/patternmodel.h"
#include "support/analyses.h"
#include "support/models.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

constexpr auto users = "user:1001 string 10\nuser:1002 string 20\ncart:2001:items list 500\nqueue list 5\n";

} // namespace

class PatternModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<PatternModel>();
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
        m_model->sort(1, Qt::DescendingOrder);
        m_model->setAnalysis(analysisFrom(""), false);
        QCOMPARE(m_model->rowCount(), 0);
        m_model->setAnalysis(nullptr, false);
        QCOMPARE(m_model->rowCount(), 0);
    }

    void showsPatternsByName()
    {
        m_model->setAnalysis(analysisFrom(users), false);
        QCOMPARE(columnTexts(*m_model, 0), (QStringList{u"cart:*:items"_s, u"queue"_s, u"user:*"_s}));
        QCOMPARE(columnTexts(*m_model, int(TreeColumn::Keys)), (QStringList{u"1"_s, u"1"_s, u"2"_s}));
    }

    void sort_byMemory_putsTheLargestFirst_andKeepsIndexes()
    {
        m_model->setAnalysis(analysisFrom(users), false);
        const QPersistentModelIndex user = m_model->index(2, 0);
        m_model->sort(int(TreeColumn::Memory), Qt::DescendingOrder);
        QCOMPARE(columnTexts(*m_model, 0), (QStringList{u"cart:*:items"_s, u"user:*"_s, u"queue"_s}));
        QCOMPARE(user.row(), 1);
        QCOMPARE(user.data().toString(), u"user:*"_s);
    }

    void sort_holdsForTheNextAnalysis_butNotWhileScanning()
    {
        m_model->sort(int(TreeColumn::Memory), Qt::DescendingOrder);
        m_model->setAnalysis(analysisFrom(users), true);
        QCOMPARE(columnTexts(*m_model, 0), (QStringList{u"cart:*:items"_s, u"queue"_s, u"user:*"_s}));
        m_model->setAnalysis(analysisFrom(users), false);
        QCOMPARE(columnTexts(*m_model, 0), (QStringList{u"cart:*:items"_s, u"user:*"_s, u"queue"_s}));
    }

    void findings_areCountedByPattern()
    {
        m_model->setAnalysis(analysisFrom(users), false);
        const auto counts = m_model->index(2, int(TreeColumn::Findings)).data(FindingsRole).value<SeverityCounts>();
        QVERIFY(counts[std::size_t(Severity::Warning)] >= 2); // at least no expiry, twice
        m_model->sort(int(TreeColumn::Findings), Qt::DescendingOrder);
        QCOMPARE(m_model->index(0, 0).data().toString(), u"user:*"_s);
    }

    void indexOf_andPattern_areInverse()
    {
        m_model->setAnalysis(analysisFrom(users), false);
        m_model->sort(int(TreeColumn::Memory), Qt::DescendingOrder);
        for (int row = 0; row < m_model->rowCount(); ++row)
            QCOMPARE(m_model->indexOf(*m_model->pattern(m_model->index(row, 0))).row(), row);
        QVERIFY(!m_model->indexOf(PatternId(99)).isValid());
        QVERIFY(!m_model->pattern({}));
    }

private:
    std::unique_ptr<PatternModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(PatternModelTest)
#include "tst_patternmodel.moc"
