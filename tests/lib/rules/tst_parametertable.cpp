// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/parametertable.h"

#include "rules/profilecomparison.h"
#include "rules/profileproblems.h"
#include "rules/ruletable.h"
#include "support/paths.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

using namespace colonnade;

namespace {

Profile builtIn(std::string_view id)
{
    return Profile::load(id).value();
}

/// Another value that the parameter may have.
ParameterValue changed(const Parameter& parameter, const ParameterValue& value)
{
    if (const auto* const number = std::get_if<std::uint64_t>(&value))
        return *number > parameter.smallest ? *number - 1 : *number + 1;
    if (const auto* const flag = std::get_if<bool>(&value))
        return !*flag;
    if (const auto* const text = std::get_if<std::string>(&value)) {
        if (parameter.kind == ParameterKind::Characters)
            return *text + "\xC3\xA9\n\"";
        return std::string(*std::ranges::find_if(parameter.words, [&](auto word) { return word != *text; }));
    }
    if (std::holds_alternative<std::vector<std::string>>(value))
        return std::vector<std::string>{"a:*", "b:\xE7\x94\xA8"};
    if (std::holds_alternative<std::vector<PatternTime>>(value))
        return std::vector<PatternTime>{{"a:*", 30}, {"b:\xE7\x94\xA8\"", 60}};
    return std::vector<BusinessPrefix>{{"cx", "Car \"insurance\""}, {"om", ""}};
}

} // namespace

class ParameterTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyParameter_isFoundByRuleAndName()
    {
        std::set<std::pair<RuleId, std::string_view>> seen;
        for (const Parameter& parameter : parameterTable()) {
            QVERIFY(seen.emplace(parameter.rule, parameter.name).second);
            QVERIFY(findParameter(parameter.rule, parameter.name) == &parameter);
            QVERIFY(parameter.smallest <= parameter.largest);
            QCOMPARE(parameter.words.empty(), parameter.kind != ParameterKind::Choice);
        }
        QVERIFY(findParameter(RuleId::NameStart, "at-most") == nullptr);
        QVERIFY(parametersOf(RuleId::NameStart).empty());
        QCOMPARE(parametersOf(RuleId::ValueBig).size(), std::size_t(5));
    }

    /// One parameter each: set, compared, written, read back.
    void everyParameter_makesARoundTrip()
    {
        for (const Parameter& parameter : parameterTable()) {
            const Profile before = builtIn("recommended");
            Profile after = before;
            const ParameterValue value = changed(parameter, parameter.of(before));
            parameter.set(after, value);
            QVERIFY2(parameter.of(after) == value, parameter.name.data());
            const std::vector<ProfileDifference> expected{
                {ProfileDifference::What::Parameter, parameter.rule, &parameter}};
            QVERIFY2(differences(before, after) == expected, parameter.name.data());
            const Result<Profile> read = Profile::parse(after.toJson(), "after");
            QVERIFY2(read, read ? "" : read.error().detail.c_str());
            QVERIFY2(*read == after, parameter.name.data());
        }
    }

    void builtInProfiles_areWrittenAsTheyAre()
    {
        for (const std::string& id : Profile::builtIn()) {
            const Profile profile = builtIn(id);
            QVERIFY(problemsOf(profile).empty());
            QVERIFY(Profile::parse(profile.toJson(), id).value() == profile);
            QCOMPARE(Profile::parse(profile.toJson(), id)->toJson(), profile.toJson());
        }
    }

    /// The files are kept in the writer's form, so that a copy that is saved differs only where somebody changed it.
    void builtInProfiles_areKeptInTheWritersForm()
    {
        for (const std::string& id : Profile::builtIn()) {
            std::ifstream file(sourceFolder() + "/resources/profiles/" + id + ".json");
            const std::string json((std::istreambuf_iterator<char>(file)), {});
            QCOMPARE(json, builtIn(id).toJson());
        }
    }

    void differences_nameRuleAndSetting()
    {
        const Profile one = builtIn("recommended");
        QVERIFY(differences(one, one).empty());
        Profile other = one;
        other.id = "mine";
        other.separator = "/";
        other.idPins = {.always = {"cx:tenant:*"}, .never = {"*:sha256"}};
        other.rules[std::size_t(RuleId::NameStart)] = {false, Severity::Error};
        using What = ProfileDifference::What;
        const std::vector<ProfileDifference> expected{{What::Separator},
                                                      {What::IdsAlways},
                                                      {What::IdsNever},
                                                      {What::Enabled, RuleId::NameStart},
                                                      {What::Severity, RuleId::NameStart}};
        QVERIFY(differences(one, other) == expected);
        QVERIFY(differences(other, one) == expected);
    }

    void problems_areAllNamed()
    {
        Profile profile = builtIn("recommended");
        profile.id.clear();
        profile.nameBytesAdvised = profile.nameBytesAtMost + 1;
        profile.forbiddenBytes = "\xFF";
        profile.advised.elements = profile.big.elements + 1;
        profile.hashMinFields = 1;
        profile.nameTemplates = {"{a}:{b}", "{a"};
        profile.permanentPatterns = {"", "\xC0"};
        profile.businessPrefixes = {{"cx", ""}, {"", "x"}, {"cx", ""}};
        std::vector<std::string> names;
        for (const ProfileProblem& problem : problemsOf(profile))
            names.push_back(std::string(problem.parameter ? problem.parameter->name : "") +
                            (problem.row ? std::to_string(*problem.row) : ""));
        const std::vector<std::string> expected{"",           "characters", "advised",    "prefixes1",  "prefixes2",
                                                "templates1", "elements",   "permanent0", "permanent1", "least-fields"};
        QVERIFY(names == expected);
    }

    void limits_thatAreNotSetContradictNothing()
    {
        Profile profile = builtIn("recommended");
        profile.nameBytesAtMost = 0;
        profile.big.elements = 0;
        QVERIFY(problemsOf(profile).empty());
    }
};

QTEST_APPLESS_MAIN(ParameterTableTest)
#include "tst_parametertable.moc"
