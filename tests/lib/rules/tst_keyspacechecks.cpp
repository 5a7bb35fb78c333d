// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "rules/findings.h"
#include "rules/ruletable.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;

namespace {

/// Rules about namespaces, the whole keyspace and the server.
std::vector<RuleId> keyspaceRules()
{
    std::vector<RuleId> rules;
    for (const Rule& rule : ruleTable()) {
        if (rule.checkKeyspace != nullptr)
            rules.push_back(rule.id);
    }
    return rules;
}

} // namespace

class KeyspaceChecksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCase_hitsOrMissesAsItSays_data()
    {
        QTest::addColumn<KeyspaceRow>("row");
        for (const RuleId rule : keyspaceRules()) {
            int number = 0;
            for (const KeyspaceRow& row : keyspaceRows(rule))
                QTest::addRow("%s %d: %s", std::string(nameOf(rule)).c_str(), ++number, row.text.c_str()) << row;
        }
    }
    void everyCase_hitsOrMissesAsItSays()
    {
        QFETCH(const KeyspaceRow, row);
        const Findings findings = checkKeyspace(row.keyspace, testProfile(row.profile), row.context, {});
        const auto found = std::ranges::find(findings.general(), row.rule, &Finding::rule);
        QCOMPARE(found != findings.general().end(), row.isHit);
        if (!row.isHit)
            return;
        if (row.severity)
            QCOMPARE(nameOf(found->severity), nameOf(*row.severity));
        if (row.subject)
            QCOMPARE(found->subject, *row.subject);
        QVERIFY(!found->evidence.measured.empty());
        QVERIFY(!found->evidence.threshold.empty());
    }

    void everyRule_hasSixHitsAndSixMisses()
    {
        for (const RuleId rule : keyspaceRules()) {
            const std::vector<KeyspaceRow> rows = keyspaceRows(rule);
            const auto hits = std::ranges::count(rows, true, &KeyspaceRow::isHit);
            QVERIFY2(hits >= 6, std::string(nameOf(rule)).c_str());
            QVERIFY2(std::ssize(rows) - hits >= 6, std::string(nameOf(rule)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(KeyspaceChecksTest)
#include "tst_keyspacechecks.moc"
