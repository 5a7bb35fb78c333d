// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "bytes/escape.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <QTest>

#include <set>

using namespace colonnade;

/// Holds the engine against tests/data/rules/corpus.tsv.
class CorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyName_breaksExactlyTheseRules_data()
    {
        QTest::addColumn<QString>("expected");
        for (const std::vector<std::string>& words : wordsOfLines("corpus.tsv")) {
            QStringList rules;
            for (std::size_t i = 1; i < words.size(); ++i) {
                QVERIFY2(ruleFrom(words[i]).has_value(), words[i].c_str());
                rules.append(QString::fromStdString(words[i]));
            }
            QTest::addRow("%s", words[0].c_str()) << rules.join(u' ');
        }
    }
    void everyName_breaksExactlyTheseRules()
    {
        QFETCH(const QString, expected);
        const std::string name = unescaped(QTest::currentDataTag()).value();
        QStringList found;
        for (const Finding& finding : NameChecker(testProfile("recommended"), {}).check({.name = name})) {
            if (finding.scope == RuleScope::Name)
                found.append(QString::fromStdString(std::string(nameOf(finding.rule))));
        }
        QCOMPARE(found.join(u' '), expected);
    }

    void corpus_isLargeAndShowsEveryRuleThatNeedsNoList()
    {
        std::set<std::string> names;
        std::set<std::string> rules;
        for (const std::vector<std::string>& words : wordsOfLines("corpus.tsv")) {
            QVERIFY2(names.insert(words[0]).second, words[0].c_str());
            rules.insert(words.begin() + 1, words.end());
        }
        QCOMPARE_GE(names.size(), 600u);
        for (const Rule& rule : ruleTable()) {
            const bool needsMore = rule.needs != Needs::Nothing || rule.id == RuleId::NameUnregisteredPrefix ||
                                   rule.id == RuleId::NameTemplate;
            if (rule.scope == RuleScope::Name && !needsMore)
                QVERIFY2(rules.contains(std::string(rule.name)), std::string(rule.name).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(CorpusTest)
#include "tst_corpus.moc"
