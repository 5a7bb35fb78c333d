// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/parametertext.h"

#include <QTest>

#include <set>
#include <utility>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ParameterTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyParameter_hasALabelOfItsOwn();
    void everyChoice_hasItsWords();
    void values_areReadable();
    void zero_isNoLimitWhereItMeansThat();
    void largeNumbers_areSaidOnceMore();
    void contradictingLimits_areNamedWithBothSides();
    void otherProblems_nameTheRule();

private:
    static const Parameter& find(RuleId rule, std::string_view name) { return *findParameter(rule, name); }
};

void ParameterTextTest::everyParameter_hasALabelOfItsOwn()
{
    std::set<std::pair<RuleId, QString>> labels;
    for (const Parameter& parameter : parameterTable()) {
        const QString label = parameterLabel(parameter);
        QVERIFY2(label != QString::fromUtf8(parameter.name), qPrintable(label));
        QVERIFY2(labels.emplace(parameter.rule, label).second, qPrintable(label));
    }
}

void ParameterTextTest::everyChoice_hasItsWords()
{
    for (const Parameter& parameter : parameterTable()) {
        for (const std::string_view word : parameter.words)
            QVERIFY(!parameterValueText(parameter, std::string(word)).isEmpty());
    }
    QCOMPARE(choiceText(find(RuleId::NameHashTag, "allowed"), "cluster"), u"on a cluster only"_s);
}

void ParameterTextTest::values_areReadable()
{
    const Profile profile = *Profile::load("recommended");
    const auto text = [&profile](RuleId rule, std::string_view name) {
        const Parameter& parameter = find(rule, name);
        return parameterValueText(parameter, parameter.of(profile));
    };
    QCOMPARE(text(RuleId::NameLength, "at-most"), u"128 bytes"_s);
    QCOMPARE(text(RuleId::NameCharset, "hyphen-allowed"), u"yes"_s);
    QCOMPARE(text(RuleId::NameTypeSuffix, "position"), u"at the end"_s);
    QCOMPARE(text(RuleId::TtlMissing, "permanent"), u"none"_s);
    QVERIFY(text(RuleId::ValueBig, "hash-fields").contains(u"field"_s));
    const Parameter& permanent = find(RuleId::TtlMissing, "permanent");
    QCOMPARE(parameterValueText(permanent, std::vector<std::string>{"config:*", "dict:*"}), u"config:*, dict:*"_s);
    const Parameter& prefixes = find(RuleId::NameUnregisteredPrefix, "prefixes");
    QCOMPARE(parameterValueText(prefixes, std::vector<BusinessPrefix>{{"cx", "Car insurance"}}),
             u"cx = Car insurance"_s);
}

void ParameterTextTest::zero_isNoLimitWhereItMeansThat()
{
    QCOMPARE(parameterValueText(find(RuleId::NameLength, "at-most"), std::uint64_t{0}), u"no limit"_s);
    QVERIFY(parameterValueText(find(RuleId::StringsToHash, "least-ids"), std::uint64_t{0}) != u"no limit"_s);
}

void ParameterTextTest::largeNumbers_areSaidOnceMore()
{
    const Parameter& bytes = find(RuleId::ValueBig, "string-bytes");
    QCOMPARE(roundText(bytes, 1024 * 1024), u"1\u00A0MiB"_s);
    QCOMPARE(roundText(bytes, 1000), QString());
    QCOMPARE(roundText(find(RuleId::ValueBig, "elements"), 10'000), QString());
}

void ParameterTextTest::contradictingLimits_areNamedWithBothSides()
{
    Profile profile = *Profile::load("recommended");
    profile.nameBytesAdvised = 200;
    std::vector<ProfileProblem> problems = problemsOf(profile);
    QCOMPARE(problems.size(), 1U);
    QCOMPARE(problemText(problems.front(), profile),
             u"“Advised length” (200 bytes) must not be above “Length at most” (128 bytes)."_s);
    profile.nameBytesAdvised = 60;
    profile.advised.elements = 20'000;
    problems = problemsOf(profile);
    QCOMPARE(problems.size(), 1U);
    QVERIFY(problemText(problems.front(), profile).contains(u"Value is big"_s));
}

void ParameterTextTest::otherProblems_nameTheRule()
{
    Profile profile = *Profile::load("recommended");
    profile.nameTemplates = {"{"};
    QVERIFY(problemText(problemsOf(profile).front(), profile).contains(u"Templates"_s));
    profile = *Profile::load("recommended");
    profile.separator.clear();
    QVERIFY(problemText(problemsOf(profile).front(), profile).contains(u"separator"_s));
}

QTEST_GUILESS_MAIN(ParameterTextTest)
#include "tst_parametertext.moc"
