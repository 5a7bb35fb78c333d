// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingrow.h"

#include "rules/mutematcher.h"
#include "support/analyses.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

std::vector<FindingRow> rowsOf(const View& view, std::optional<RuleId> rule = {}, const FindingFilter& filter = {})
{
    std::vector<FindingRow> rows;
    visitFindings(view, rule, filter, {}, [&rows](const FindingRow& row) { rows.push_back(row); });
    return rows;
}

} // namespace

class FindingRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_demo = demoAnalysis(); }

    void everyFinding_isVisitedOnce()
    {
        const std::vector<FindingRow> rows = rowsOf({m_demo, Keyspace::root});
        std::uint64_t expected = 0;
        for (const std::uint64_t count : m_demo->findings->counts())
            expected += count;
        QCOMPARE(rows.size(), expected);
        std::set<std::tuple<std::uint32_t, std::size_t, bool>> seen;
        for (const FindingRow& row : rows)
            QVERIFY(seen.emplace(row.index, std::size_t(row.rule), row.isGeneral).second);
    }

    void rows_comeRuleByRuleGeneralFirst()
    {
        const std::vector<FindingRow> rows = rowsOf({m_demo, Keyspace::root});
        const auto isBefore = [](const FindingRow& one, const FindingRow& other) {
            return std::tuple(std::size_t(one.rule), !one.isGeneral) <
                   std::tuple(std::size_t(other.rule), !other.isGeneral);
        };
        QVERIFY(std::ranges::is_sorted(rows, isBefore));
        QVERIFY(std::ranges::any_of(rows, &FindingRow::isGeneral));
    }

    void row_isItsFinding()
    {
        for (const FindingRow& row : rowsOf({m_demo, Keyspace::root}, RuleId::ValueBig)) {
            const Finding finding = findingOf(row, *m_demo);
            QVERIFY(finding.rule == RuleId::ValueBig && finding.severity == row.severity);
            QCOMPARE(std::string_view(finding.subject), subjectOf(row, *m_demo));
            QVERIFY(row.key() == KeyId(row.index));
        }
    }

    void text_isAPartOfTheNameAsItIsShown()
    {
        const auto analysis = analysisFrom("Cart:1 string 1\n\\xFFcart string 1\na\\\\b string 1\nother string 1");
        const auto count = [&analysis](const QString& text) {
            return rowsOf({analysis, Keyspace::root}, RuleId::TtlMissing, {.text = text}).size();
        };
        QCOMPARE(count({}), 4u);
        QCOMPARE(count(u"CART"_s), 2u);
        QCOMPARE(count(u"\\xFFcart"_s), 1u);
        QCOMPARE(count(u"\\"_s), 1u); // alone it means itself
        QCOMPARE(count(u"nobody"_s), 0u);
    }

    void severities_letThrough()
    {
        FindingFilter errors;
        errors.severities = {};
        errors.severities[std::size_t(Severity::Error)] = true;
        const std::vector<FindingRow> rows = rowsOf({m_demo, Keyspace::root}, {}, errors);
        QCOMPARE(rows.size(), m_demo->findings->counts()[std::size_t(Severity::Error)]);
        QVERIFY(std::ranges::all_of(rows, [](const FindingRow& row) { return row.severity == Severity::Error; }));
        errors.severities = {};
        QVERIFY(rowsOf({m_demo, Keyspace::root}, {}, errors).empty());
    }

    void muted_standAtTheEndWhereAskedFor()
    {
        Mutes mutes;
        mutes.add({.rule = "ttl-missing"});
        const auto muted = std::make_shared<const Analysis>(withMutes(*m_demo, MuteMatcher(mutes, {}), {}));
        const std::size_t all = rowsOf({m_demo, Keyspace::root}).size();
        const std::vector<FindingRow> shown = rowsOf({muted, Keyspace::root});
        QVERIFY(shown.size() < all);
        QVERIFY(std::ranges::none_of(shown, &FindingRow::isMuted));
        const std::vector<FindingRow> withMuted = rowsOf({muted, Keyspace::root}, {}, {.withMuted = true});
        QCOMPARE(withMuted.size(), all);
        QVERIFY(std::ranges::is_sorted(withMuted, {}, &FindingRow::isMuted));
        QVERIFY(findingOf(withMuted.back(), *muted).rule == RuleId::TtlMissing);
    }

    void place_narrows()
    {
        const auto analysis = analysisFrom("a:1 string 1\na:2 string 1\nb:1 string 1");
        const PatternId b = analysis->keyspace->patternOf(KeyId(2));
        QCOMPARE(rowsOf({analysis, Keyspace::root}, RuleId::TtlMissing).size(), 3u);
        QCOMPARE(rowsOf({analysis, b}, RuleId::TtlMissing).size(), 1u);
        QCOMPARE(rowsOf({analysis, KeyId(0)}, RuleId::TtlMissing).size(), 1u);
    }

    void nothingOpen_visitsNothing()
    {
        QVERIFY(rowsOf({nullptr, Keyspace::root}).empty());
        std::stop_source stop;
        stop.request_stop();
        bool isVisited = false;
        visitFindings({m_demo, Keyspace::root}, {}, {}, stop.get_token(), [&](const FindingRow&) { isVisited = true; });
        QVERIFY(!isVisited);
    }

private:
    std::shared_ptr<const Analysis> m_demo;
};

QTEST_GUILESS_MAIN(FindingRowTest)
#include "tst_findingrow.moc"
