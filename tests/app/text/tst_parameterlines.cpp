// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/parameterlines.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ParameterLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyList_comesBackAsItWas();
    void blanksAndEmptyLines_doNotCount();
    void whatNoLineCanHold_hasNoLines();
    void whatIsNoList_hasNoLines();

private:
    const Parameter& m_patterns = *findParameter(RuleId::TtlMissing, "permanent");
    const Parameter& m_prefixes = *findParameter(RuleId::NameUnregisteredPrefix, "prefixes");
};

void ParameterLinesTest::everyList_comesBackAsItWas()
{
    const ParameterValue patterns = std::vector<std::string>{"config:*", "a\\*b", "配置:*"};
    QCOMPARE(*parameterLines(m_patterns, patterns), (QStringList{u"config:*"_s, u"a\\*b"_s, u"配置:*"_s}));
    QVERIFY(parameterFromLines(m_patterns, *parameterLines(m_patterns, patterns)) == patterns);

    const ParameterValue prefixes = std::vector<BusinessPrefix>{{"cx", "Car = insurance"}, {"pay", {}}};
    QCOMPARE(*parameterLines(m_prefixes, prefixes), (QStringList{u"cx = Car = insurance"_s, u"pay"_s}));
    QVERIFY(parameterFromLines(m_prefixes, *parameterLines(m_prefixes, prefixes)) == prefixes);

    const Parameter& times = *findParameter(RuleId::TtlTooLong, "at-most");
    const ParameterValue limits = std::vector<PatternTime>{{"lock:*", 30}, {"a = b:*", 60}};
    QCOMPARE(*parameterLines(times, limits), (QStringList{u"lock:* = 30"_s, u"a = b:* = 60"_s}));
    QVERIFY(parameterFromLines(times, *parameterLines(times, limits)) == limits);
    QVERIFY(parameterFromLines(times, {u"lock:*"_s}) == ParameterValue(std::vector<PatternTime>{{"lock:*", 0}}));

    for (const Parameter& parameter : parameterTable()) {
        if (parameter.kind < ParameterKind::Words)
            continue;
        const ParameterValue none = parameter.of({});
        QVERIFY(parameterLines(parameter, none).has_value());
    }
}

void ParameterLinesTest::blanksAndEmptyLines_doNotCount()
{
    const ParameterValue value = parameterFromLines(m_patterns, {u"  a:* "_s, u""_s, u"   "_s, u"b:*"_s});
    QCOMPARE(std::get<std::vector<std::string>>(value), (std::vector<std::string>{"a:*", "b:*"}));
    const ParameterValue prefixes = parameterFromLines(m_prefixes, {u" cx  =  Car insurance "_s});
    QVERIFY(std::get<std::vector<BusinessPrefix>>(prefixes) == (std::vector<BusinessPrefix>{{"cx", "Car insurance"}}));
}

void ParameterLinesTest::whatNoLineCanHold_hasNoLines()
{
    for (const std::string item : {"a\nb", " a", "a ", ""})
        QVERIFY(!parameterLines(m_patterns, std::vector<std::string>{item}));
    QVERIFY(!parameterLines(m_prefixes, std::vector<BusinessPrefix>{{"a = b", "x"}}));
    QVERIFY(!parameterLines(m_prefixes, std::vector<BusinessPrefix>{{"", "x"}}));
}

void ParameterLinesTest::whatIsNoList_hasNoLines()
{
    const Parameter& length = *findParameter(RuleId::NameLength, "at-most");
    QVERIFY(!parameterLines(length, std::uint64_t{128}));
}

QTEST_GUILESS_MAIN(ParameterLinesTest)
#include "tst_parameterlines.moc"
