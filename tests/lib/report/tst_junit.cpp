// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/junit.h"
#include "support/listsource.h"

#include <QTest>
#include <QXmlStreamReader>

#include <map>

using namespace colonnade;
using namespace colonnade::test;
using namespace std::string_view_literals;
using namespace Qt::StringLiterals;

namespace {

struct Case
{
    QString className;
    QString failureType;
    QString failureText;
    QString skipped;
    QString output;
    QString findings;
};

struct Suite
{
    QString name;
    int tests = -1;
    int failures = -1;
    std::map<QString, Case> cases; ///< by name
};

Suite parsed(const std::string& text)
{
    QXmlStreamReader xml(QByteArray::fromStdString(text));
    Suite suite;
    QString name;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attribute = [&xml](QStringView key) { return xml.attributes().value(key).toString(); };
        if (xml.name() == u"testsuite")
            suite = {attribute(u"name"), attribute(u"tests").toInt(), attribute(u"failures").toInt(), {}};
        else if (xml.name() == u"testcase")
            suite.cases[name = attribute(u"name")].className = attribute(u"classname");
        else if (xml.name() == u"property")
            suite.cases[name].findings = attribute(u"value");
        else if (xml.name() == u"skipped")
            suite.cases[name].skipped = attribute(u"message");
        else if (xml.name() == u"failure") {
            suite.cases[name].failureType = attribute(u"type");
            suite.cases[name].failureText = xml.readElementText();
        } else if (xml.name() == u"system-out")
            suite.cases[name].output = xml.readElementText();
    }
    if (xml.hasError())
        qFatal("not XML: %s", qPrintable(xml.errorString()));
    return suite;
}

} // namespace

class JunitTest : public QObject
{
    Q_OBJECT

private:
    const Profile m_profile = Profile::load("recommended").value();

    static ReportWords words()
    {
        return {.finding = [](const Finding& finding) { return "about " + std::string(nameOf(finding.rule)); },
                .blind = [](const Blind&) { return std::string("cannot see"); },
                .error = {},
                .ruleTitle = [](RuleId rule) { return "title of " + std::string(nameOf(rule)); },
                .ruleAdvice = {}};
    }
    Suite linted(std::string_view name, std::optional<Severity> failOn) const
    {
        KeyFacts facts;
        facts.name = name;
        facts.locator = 3;
        std::string cases;
        appendJunitCase(cases, "names.txt", facts, checkName(facts, m_profile, {}), failOn, words());
        return parsed(junitSuite("names.txt", cases, 1, 0));
    }
    Suite report(std::string_view keys, std::optional<Severity> failOn) const
    {
        ListSource source(keys);
        return parsed(junitReport(*analyze(source, {}, m_profile, {}, {}), failOn, words()));
    }

private Q_SLOTS:
    void cleanName_passes()
    {
        const Suite suite = linted("cx:orderdb:order:202401150001:hash", Severity::Info);
        QCOMPARE(suite.name, u"names.txt"_s);
        QCOMPARE(suite.tests, 1);
        const Case& one = suite.cases.at(u"cx:orderdb:order:202401150001:hash"_s);
        QCOMPARE(one.className, u"names.txt"_s);
        QVERIFY(one.failureType.isEmpty());
        QVERIFY(one.output.isEmpty());
    }
    void findingsAtTheLimit_failAndTheOthersAreTold()
    {
        const Case one = linted("cx:user name:1", Severity::Error).cases.at(u"cx:user name:1"_s);
        QCOMPARE(one.failureType, u"name-forbidden"_s);
        QCOMPARE(one.failureText, u"error: about name-forbidden [name-forbidden]\n"_s);
        QVERIFY(one.output.contains(u"name-type-suffix"));
    }
    void noLimit_neverFails()
    {
        const Case one = linted("cx:user name:1", {}).cases.at(u"cx:user name:1"_s);
        QVERIFY(one.failureType.isEmpty());
        QVERIFY(one.output.contains(u"name-forbidden"));
    }
    void hostileNames_areStillXml()
    {
        QVERIFY(linted("a<b>&\"'\x01\x00]]>\xFF\xEF\xBF\xBE"sv, Severity::Info).cases.size() == 1);
        for (int byte = 0; byte < 256; ++byte) {
            const std::string name{'k', ':', static_cast<char>(byte)};
            QCOMPARE(linted(name, Severity::Info).cases.size(), 1u);
        }
    }
    void analysis_hasOneCasePerRule()
    {
        const Suite suite = report("user\\x20name string 40 value=9 elements=9\n"
                                   "cx:orderdb:order:100001:hash hash 9 elements=1 ttl=5\n",
                                   Severity::Error);
        int enabled = 0;
        for (const RuleSetting& setting : m_profile.rules)
            enabled += setting.enabled ? 1 : 0;
        QCOMPARE(suite.tests, enabled);
        QCOMPARE(int(suite.cases.size()), enabled);
        QCOMPARE(suite.failures, 1);
        QCOMPARE(suite.cases.at(u"name-forbidden"_s).failureType, u"name-forbidden"_s);
        QCOMPARE(suite.cases.at(u"name-forbidden"_s).findings, u"1"_s);
        QVERIFY(suite.cases.at(u"ttl-missing"_s).failureType.isEmpty());
        QVERIFY(suite.cases.at(u"ttl-missing"_s).output.contains(u"about ttl-missing"));
        QVERIFY(suite.cases.at(u"name-empty-segment"_s).output.isEmpty());
    }
    void manyOffenders_areCountedAndSomeTold()
    {
        std::string keys;
        for (int i = 0; i < 500; ++i)
            keys += "bad\\x20name" + std::to_string(i) + " string 40\n";
        const Case one = report(keys, Severity::Error).cases.at(u"name-forbidden"_s);
        QCOMPARE(one.findings, u"500"_s);
        QCOMPARE(one.failureText.count(u'\n'), 20);
    }
    void blindRule_isSkipped()
    {
        const Suite suite = report("cx:orderdb:order:100001:hash unknown -\n", Severity::Error);
        QCOMPARE(suite.cases.at(u"value-big"_s).skipped, u"cannot see"_s);
    }
};

QTEST_APPLESS_MAIN(JunitTest)
#include "tst_junit.moc"
