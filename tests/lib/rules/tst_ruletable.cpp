// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/ruletable.h"

#include <QTest>

#include <set>
#include <utility>

using namespace colonnade;

class RuleTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRule_standsInItsPlaceUnderAName()
    {
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < ruleCount; ++i) {
            const Rule& row = ruleTable()[i];
            QCOMPARE(std::to_underlying(row.id), i);
            QVERIFY(names.insert(row.name).second);
            QVERIFY(ruleFrom(row.name) == row.id);
            QCOMPARE(nameOf(row.id), row.name);
            QVERIFY((row.checkKey == nullptr) != (row.checkKeyspace == nullptr));
        }
    }

    void nameRules_needNoServer()
    {
        for (const Rule& row : ruleTable()) {
            if (row.scope == RuleScope::Name && row.id != RuleId::NameTypeMismatch)
                QVERIFY(row.needs == Needs::Nothing);
        }
    }

    void words_areReadBack()
    {
        for (const Severity severity : allSeverities)
            QVERIFY(severityFrom(nameOf(severity)) == severity);
        QVERIFY(!severityFrom("fatal"));
        QVERIFY(!ruleFrom("name-strat"));
        QVERIFY(!ruleFrom(""));
        QCOMPARE(nameOf(RuleScope::Namespace), std::string_view("namespace"));
    }
};

QTEST_APPLESS_MAIN(RuleTableTest)
#include "tst_ruletable.moc"
