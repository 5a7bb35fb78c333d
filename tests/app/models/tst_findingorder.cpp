// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingorder.h"

#include "models/findinggroups.h"
#include "support/analyses.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;

class FindingOrderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_demo = demoAnalysis();
        m_rows = findingRows({m_demo, Keyspace::root}, {}, {}, {});
    }

    void everyOrder_keepsEveryRow()
    {
        const auto number = [](const FindingRow& row) {
            return std::tuple(row.isGeneral, std::size_t(row.rule), row.index);
        };
        std::vector<FindingRow> expected = m_rows;
        std::ranges::sort(expected, {}, number);
        for (int column = -1; column < findingColumnCount; ++column) {
            for (const bool isDescending : {false, true}) {
                std::vector<FindingRow> rows =
                    sorted({column < 0 ? std::nullopt : std::optional(FindingColumn(column)), isDescending});
                std::ranges::sort(rows, {}, number);
                QVERIFY(rows == expected);
            }
        }
    }

    void usual_hasGroupsThenTheWorstThenTheBiggest()
    {
        const std::vector<FindingRow> rows = sorted({});
        const auto isBefore = [this](const FindingRow& one, const FindingRow& other) {
            if (one.isGeneral != other.isGeneral)
                return one.isGeneral;
            if (one.severity != other.severity)
                return one.severity > other.severity;
            return !one.isGeneral && memory(one) > memory(other);
        };
        QVERIFY(std::ranges::is_sorted(rows, isBefore));
    }

    void memory_goesBothWays()
    {
        const auto isSmaller = [this](const FindingRow& one, const FindingRow& other) {
            return memory(one) < memory(other);
        };
        std::vector<FindingRow> rows = sorted({FindingColumn::Memory, false});
        QVERIFY(std::ranges::is_sorted(rows, isSmaller));
        rows = sorted({FindingColumn::Memory, true});
        std::ranges::reverse(rows);
        QVERIFY(std::ranges::is_sorted(rows, isSmaller));
    }

    void subject_isTreeOrder()
    {
        std::vector<FindingRow> rows = sorted({FindingColumn::Subject, false});
        std::erase_if(rows, &FindingRow::isGeneral);
        QVERIFY(std::ranges::is_sorted(rows, {}, &FindingRow::index));
    }

    void measured_isTheNumberOfTheEvidence()
    {
        const auto analysis = analysisFrom("a:b:list list 1 elements=20000\na:c:list list 1 elements=900000\n"
                                           "a:d:list list 1 elements=30000");
        std::vector<FindingRow> rows = findingRows({analysis, Keyspace::root}, RuleId::ValueBig, {}, {});
        QCOMPARE(rows.size(), 3u);
        sortFindings(rows, *analysis, {FindingColumn::Measured, true}, {});
        QCOMPARE(subjectOf(rows[0], *analysis), std::string_view("a:c:list"));
        QCOMPARE(subjectOf(rows[2], *analysis), std::string_view("a:b:list"));
    }

    void ties_stayAsTheyWere()
    {
        std::vector<FindingRow> rows = findingRows({m_demo, Keyspace::root}, RuleId::TtlMissing, {}, {});
        const std::vector<FindingRow> before = rows;
        for (const bool isDescending : {false, true}) {
            sortFindings(rows, *m_demo, {FindingColumn::Rule, isDescending}, {});
            QVERIFY(rows == before);
        }
    }

    void stopped_keepsEveryRow()
    {
        std::stop_source stop;
        stop.request_stop();
        std::vector<FindingRow> rows = m_rows;
        sortFindings(rows, *m_demo, {FindingColumn::Measured, true}, stop.get_token());
        QCOMPARE(rows.size(), m_rows.size());
        std::vector<FindingRow> none;
        sortFindings(none, *m_demo, {}, {});
        QVERIFY(none.empty());
    }

private:
    [[nodiscard]] std::vector<FindingRow> sorted(const FindingOrder& order) const
    {
        std::vector<FindingRow> rows = m_rows;
        sortFindings(rows, *m_demo, order, {});
        return rows;
    }
    [[nodiscard]] std::uint64_t memory(const FindingRow& row) const
    {
        return row.isGeneral ? 0 : m_demo->keyspace->memoryBytes(KeyId(row.index)).valueOr(0);
    }

    std::shared_ptr<const Analysis> m_demo;
    std::vector<FindingRow> m_rows;
};

QTEST_GUILESS_MAIN(FindingOrderTest)
#include "tst_findingorder.moc"
