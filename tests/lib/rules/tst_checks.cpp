// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "bytes/escape.h"
#include "rules/namechecker.h"
#include "rules/ruletable.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace colonnade;

namespace {

/// Rules of one key; those about namespaces have tests of their own.
std::vector<RuleId> keyRules()
{
    std::vector<RuleId> rules;
    for (const Rule& rule : ruleTable()) {
        if (rule.checkKey != nullptr)
            rules.push_back(rule.id);
    }
    return rules;
}

std::vector<Finding> findingsOf(const RuleRow& row)
{
    return NameChecker(testProfile(row.profile), row.context).check(row.key());
}

} // namespace

class ChecksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRow_hitsOrMissesAsItSays_data()
    {
        QTest::addColumn<RuleRow>("row");
        for (const RuleId rule : keyRules()) {
            for (const RuleRow& row : ruleRows(rule))
                QTest::addRow("%s: %s", std::string(nameOf(rule)).c_str(), row.text.c_str()) << row;
        }
    }
    void everyRow_hitsOrMissesAsItSays()
    {
        QFETCH(const RuleRow, row);
        const std::vector<Finding> findings = findingsOf(row);
        const auto found = std::ranges::find(findings, row.rule, &Finding::rule);
        QCOMPARE(found != findings.end(), row.isHit);
        if (row.isHit && row.severity)
            QCOMPARE(nameOf(found->severity), nameOf(*row.severity));
    }

    void everyHit_carriesItsEvidence_data() { everyRow_hitsOrMissesAsItSays_data(); }
    void everyHit_carriesItsEvidence()
    {
        QFETCH(const RuleRow, row);
        for (const Finding& finding : findingsOf(row)) {
            QCOMPARE(finding.subject, row.name);
            QCOMPARE(nameOf(finding.scope), nameOf(rule(finding.rule).scope));
            QVERIFY2(!finding.evidence.measured.empty(), std::string(nameOf(finding.rule)).c_str());
        }
    }

    void everyRule_hasSixHitsAndSixMisses()
    {
        for (const RuleId rule : keyRules()) {
            const std::vector<RuleRow> rows = ruleRows(rule);
            const auto hits = std::ranges::count(rows, true, &RuleRow::isHit);
            QVERIFY2(hits >= 6, std::string(nameOf(rule)).c_str());
            QVERIFY2(std::ssize(rows) - hits >= 6, std::string(nameOf(rule)).c_str());
        }
    }

    void realSoftware_breaksOnlyTheseRules_data()
    {
        QTest::addColumn<QStringList>("expected");
        for (const std::vector<std::string>& words : wordsOfLines("real-software.txt")) {
            QStringList rules;
            for (std::size_t i = 1; i < words.size(); ++i)
                rules.append(QString::fromStdString(words[i]));
            QTest::addRow("%s", words[0].c_str()) << rules;
        }
    }
    void realSoftware_breaksOnlyTheseRules()
    {
        QFETCH(const QStringList, expected);
        const std::string name = unescaped(QTest::currentDataTag()).value();
        QStringList found;
        for (const Finding& finding : NameChecker(testProfile("recommended"), {}).check({.name = name})) {
            const std::string_view rule = nameOf(finding.rule);
            found.append(QString::fromUtf8(rule.data(), qsizetype(rule.size())));
        }
        QCOMPARE(found, expected);
    }

    void redundantWords_sayWhatTheyWaste()
    {
        const std::string name = "cx:orderdb:orderdb_order_detail_info:202401150001";
        const std::optional<Finding> finding =
            NameChecker(testProfile("keewidb"), {}).check(RuleId::NameRedundant, {.name = name});
        QVERIFY(finding.has_value());
        QCOMPARE(finding->evidence.wastedBytes.value_or(0), 8u); // "orderdb_"
    }

    void nonAscii_countsBytesPerCharacter()
    {
        const std::string name = "用户:1000:档案";
        const std::optional<Finding> finding =
            NameChecker(testProfile("recommended"), {}).check(RuleId::NameNonAscii, {.name = name});
        QVERIFY(finding.has_value());
        const std::vector<EvidenceItem> expected{{"non_ascii_bytes", std::uint64_t(12)},
                                                 {"non_ascii_characters", std::uint64_t(4)},
                                                 {"bytes_per_character", 3.0},
                                                 {"encoding", std::string("utf-8")}};
        QVERIFY(finding->evidence.measured == expected);
    }

    /// Any bytes, any length: no check may fall over, and asking for the evidence must not change the answer.
    void anyBytes_areChecked()
    {
        std::mt19937 random(7);
        const std::string_view likely = ":::__--..//{}*aA1 \xE7\xFF";
        const Profile& profile = testProfile("house");
        const CheckSetup setup(profile, {});
        NameView view;
        for (int i = 0; i < 20000; ++i) {
            std::string name;
            for (unsigned length = random() % 24; length > 0; --length)
                name += random() % 4 == 0 ? char(random()) : likely[random() % likely.size()];
            const KeyFacts facts{.name = name, .type = ValueType::Hash, .elements = i, .expiry = Expiry::never()};
            view.read(name, ":");
            for (const RuleId id : keyRules()) {
                Evidence evidence;
                const auto quiet = rule(id).checkKey({view, facts, setup}, nullptr);
                QVERIFY(quiet == rule(id).checkKey({view, facts, setup}, &evidence));
                QCOMPARE(evidence.measured.empty(), !quiet);
            }
        }
    }

    void hugeNames_costNoMoreThanTheirLength_data()
    {
        QTest::addColumn<QByteArray>("piece");
        for (const char* const piece : {":", "a:", "abc:", "abc_", "aaa.bbb-", "{", "{}", "1_a", "aB", "\xFF", "x"})
            QTest::addRow("%s", piece) << QByteArray(piece);
    }
    void hugeNames_costNoMoreThanTheirLength()
    {
        QFETCH(const QByteArray, piece);
        const std::string name = piece.repeated(200'000).toStdString(); // quadratic work would take minutes
        NameChecker checker(testProfile("recommended"), {});
        QVERIFY(!checker.check({.name = name}).empty());
    }
};

QTEST_APPLESS_MAIN(ChecksTest)
#include "tst_checks.moc"
