// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/sarif.h"
#include "support/listsource.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class SarifTest : public QObject
{
    Q_OBJECT

private:
    const Profile m_profile = Profile::load("recommended").value();

    static ReportWords words()
    {
        return {.finding = [](const Finding& finding) { return "about " + std::string(nameOf(finding.rule)); },
                .blind = {},
                .error = {},
                .ruleTitle = [](RuleId rule) { return "title of " + std::string(nameOf(rule)); },
                .ruleAdvice = [](RuleId rule) { return "advice on " + std::string(nameOf(rule)); }};
    }
    static QJsonObject parsed(const std::string& text)
    {
        QJsonParseError problem{};
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &problem);
        if (problem.error != QJsonParseError::NoError)
            qFatal("not JSON: %s", qPrintable(problem.errorString()));
        return document.object();
    }
    QJsonObject run(std::string_view keys, std::size_t maxFindings = 100) const
    {
        ListSource source(keys);
        const auto analysis = analyze(source, {}, m_profile, {}, {});
        return parsed(sarifReport(*analysis, maxFindings, words()))[u"runs"][0].toObject();
    }
    static QJsonObject result(const Finding& finding, const SarifPlace& place)
    {
        std::string text;
        appendSarifResult(text, finding, place, words());
        return parsed(text.substr(1));
    }
    static Finding aFinding()
    {
        Finding finding;
        finding.rule = RuleId::NameForbidden;
        finding.severity = Severity::Error;
        finding.subject = "a b";
        finding.evidence.suggestion = "a:b";
        return finding;
    }

private Q_SLOTS:
    void log_isVersion210WithOneRun()
    {
        ListSource source("user:1:hash hash 10\n");
        const auto analysis = analyze(source, {}, m_profile, {}, {});
        const QJsonObject log = parsed(sarifReport(*analysis, 100, words()));
        QCOMPARE(log[u"version"], u"2.1.0"_s);
        QCOMPARE(log[u"runs"].toArray().size(), 1);
        QCOMPARE(log[u"runs"][0][u"tool"][u"driver"][u"name"], u"colonnade"_s);
        QCOMPARE(log[u"runs"][0][u"invocations"][0][u"executionSuccessful"], true);
    }
    void rules_areThoseOfTheProfileWithTheirWords()
    {
        const QJsonArray rules = run("user:1:hash hash 10\n")[u"tool"][u"driver"][u"rules"].toArray();
        qsizetype enabled = 0;
        for (const RuleSetting& setting : m_profile.rules)
            enabled += setting.enabled ? 1 : 0;
        QCOMPARE(rules.size(), enabled);
        QCOMPARE(rules[0][u"id"], u"name-start"_s);
        QCOMPARE(rules[0][u"shortDescription"][u"text"], u"title of name-start"_s);
        QCOMPARE(rules[0][u"help"][u"text"], u"advice on name-start"_s);
        QCOMPARE(rules[0][u"defaultConfiguration"][u"level"], u"warning"_s);
    }
    void noFindings_areAnEmptyList()
    {
        QCOMPARE(run("cx:orderdb:order:202401150001:hash hash 10 ttl=5\n")[u"results"].toArray(), QJsonArray());
    }
    void results_areOnePerFindingUpToTheLimit()
    {
        const QJsonArray results = run("user\\x20name string 40\n")[u"results"].toArray();
        QCOMPARE_GE(results.size(), 2);
        QCOMPARE(run("user\\x20name string 40\n", 1)[u"results"].toArray().size(), 1);
    }
    void result_saysWhereInTheFile()
    {
        const QJsonObject json = result(aFinding(), {"keys dir/names.txt", 7});
        QCOMPARE(json[u"ruleId"], u"name-forbidden"_s);
        QCOMPARE(json[u"level"], u"error"_s);
        QCOMPARE(json[u"message"][u"text"], u"about name-forbidden"_s);
        const QJsonObject place = json[u"locations"][0].toObject();
        QCOMPARE(place[u"physicalLocation"][u"artifactLocation"][u"uri"], u"keys%20dir/names.txt"_s);
        QCOMPARE(place[u"physicalLocation"][u"region"][u"startLine"], 7);
        QCOMPARE(place[u"logicalLocations"][0][u"fullyQualifiedName"], u"a b"_s);
        QCOMPARE(json[u"properties"][u"suggestion"], u"a:b"_s);
        QCOMPARE(
            result(aFinding(), {"/tmp/n.txt", 1})[u"locations"][0][u"physicalLocation"][u"artifactLocation"][u"uri"],
            u"file:///tmp/n.txt"_s);
    }
    void result_ofAKeyspaceHasNoFile()
    {
        const QJsonObject place = result(aFinding(), {})[u"locations"][0].toObject();
        QVERIFY(!place.contains(u"physicalLocation"));
    }
    void fingerprint_isOfTheIdentityAlone()
    {
        const auto print = [](const Finding& finding, const SarifPlace& place) {
            return result(finding, place)[u"partialFingerprints"][u"colonnadeFinding/v1"].toString();
        };
        Finding moved = aFinding();
        moved.severity = Severity::Info;
        moved.evidence = {};
        QVERIFY(!print(aFinding(), {}).isEmpty());
        QCOMPARE(print(moved, {"other.txt", 9}), print(aFinding(), {"names.txt", 1}));
        Finding other = aFinding();
        other.db = 1;
        QCOMPARE_NE(print(other, {}), print(aFinding(), {}));
        other = aFinding();
        other.subject = "a c";
        QCOMPARE_NE(print(other, {}), print(aFinding(), {}));
    }
    void severities_areLevels()
    {
        Finding finding = aFinding();
        finding.severity = Severity::Warning;
        QCOMPARE(result(finding, {})[u"level"], u"warning"_s);
        finding.severity = Severity::Info;
        QCOMPARE(result(finding, {})[u"level"], u"note"_s);
    }
    void partialRun_isNoSuccess() { QVERIFY(sarifTail(false).contains("\"executionSuccessful\":false")); }
};

QTEST_APPLESS_MAIN(SarifTest)
#include "tst_sarif.moc"
