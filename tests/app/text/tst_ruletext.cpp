// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ruletext.h"

#include "lib/rules/rulerows.h"
#include "support/keyspaces.h"
#include "text/language.h"

#include "rules/findings.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <QTest>

using namespace colonnade;

class RuleTextTest : public QObject
{
    Q_OBJECT

private:
    static void checkSentence(const Finding& finding)
    {
        const QString text = findingText(finding);
        const QByteArray label = text.toUtf8();
        QVERIFY2(text.startsWith(ruleTitle(finding.rule)), label.constData());
        QVERIFY2(text.endsWith(u'.') || text.endsWith(QChar(0x3002)), label.constData());
        QVERIFY2(!text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("%n")), label.constData());
        QVERIFY2(!text.contains(u'\n') && text.size() < 500, label.constData());
        QVERIFY2(!measuredText(finding.evidence).isEmpty(), label.constData());
    }

private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void everyRule_hasATitleInEveryLanguage()
    {
        for (const QString& language : availableLanguages()) {
            setLanguage(language);
            for (const Rule& rule : ruleTable()) {
                const QString title = ruleTitle(rule.id);
                QVERIFY2(!title.isEmpty() && !title.endsWith(u'.') && !title.endsWith(QChar(0x3002)),
                         std::string(rule.name).c_str());
            }
        }
    }

    /// Over every hit of the rule tables: no evidence is without words.
    void everyFinding_isOneSentence()
    {
        for (const Rule& rule : ruleTable()) {
            if (rule.checkKey == nullptr)
                continue;
            for (const RuleRow& row : ruleRows(rule.id)) {
                NameChecker checker(testProfile(row.profile), row.context);
                for (const Finding& finding : checker.check(row.key()))
                    checkSentence(finding);
            }
        }
    }

    void everyFindingOfAKeyspace_isOneSentence()
    {
        for (const Rule& rule : ruleTable()) {
            if (rule.checkKeyspace == nullptr || rule.scope == RuleScope::Server)
                continue;
            for (const KeyspaceRow& row : keyspaceRows(rule.id)) {
                const Findings findings = checkKeyspace(row.keyspace, testProfile(row.profile), row.context, {});
                for (const Finding& finding : findings.general())
                    checkSentence(finding);
            }
        }
    }

    void findingsOfAKeyspace_areSentencesToo()
    {
        const auto keyspace = keyspaceFrom("cx:cx_order:1:a string - value=1 ttl=3\ncx:cx_order:1:b string - value=1\n"
                                           "cx:cx_order:1:c string - value=1\ncx:cx_order:2:a string - value=1\n"
                                           "cx:cx_order:2:b string - value=1\ncx:cx_order:2:c string - value=1\n"
                                           "cx:cx_order:3:a string - value=1\ncx:cx_order:3:b string - value=1\n"
                                           "cx:cx_order:3:c string - value=1\norder:order_id:7 hash -\n");
        const Findings findings = checkKeyspace(keyspace, testProfile("recommended"), {}, {});
        QCOMPARE(findings.general().size(), 1u);
        checkSentence(findings.general().front());
        for (std::uint32_t i = 0; i < keyspace->size(); ++i) {
            for (const Finding& finding : findings.of(KeyId(i)))
                checkSentence(finding);
        }
    }

    void sentences_carryMeasureAndLimit()
    {
        NameChecker checker(testProfile("recommended"), {});
        const auto sentence = [&](RuleId rule, const KeyFacts& facts) {
            return findingText(checker.check(rule, facts).value());
        };
        const std::string longName = "a:" + std::string(127, 'x');
        QCOMPARE(sentence(RuleId::NameLength, {.name = longName}),
                 QStringLiteral("Key name is too long: 129 bytes (at most 128 bytes)."));
        QCOMPARE(sentence(RuleId::NameForbidden, {.name = "user \"test\""}),
                 QStringLiteral("Key name contains a forbidden character: space \" (forbidden: control characters, "
                                "\\\\ * ? { } [ ] ( ) space ' \" $)."));
        QCOMPARE(sentence(RuleId::NameTypeSuffix, {.name = "user:1", .type = ValueType::Hash}),
                 QStringLiteral("Type is not part of the key name: \"1\" (expected at the end: hash)."));
        QCOMPARE(sentence(RuleId::ValueBig, {.name = "a:1", .type = ValueType::List, .elements = 12345}),
                 QStringLiteral("Value is big: 12,345 elements (at most 10,000 elements)."));
    }
};

QTEST_GUILESS_MAIN(RuleTextTest)
#include "tst_ruletext.moc"
