// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/profile.h"

#include "rules/ruletable.h"
#include "support/paths.h"

#include <QTemporaryDir>
#include <QTest>

#include <format>
#include <fstream>
#include <utility>

using namespace colonnade;

namespace {

Profile loaded(std::string_view idOrPath)
{
    const Result<Profile> profile = Profile::load(idOrPath);
    if (!profile)
        qFatal("%s: %s", profile.error().subject.c_str(), profile.error().detail.c_str());
    return *profile;
}

/// A profile whose "rules" start in line 4.
std::string withRules(std::string_view rules)
{
    return std::format("{{\n\"schema\": 1, \"id\": \"mine\",\n\"rules\": {{\n{}\n}}\n}}", rules);
}

} // namespace

class ProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtIn_isReadFromTheResource()
    {
        const std::vector<std::string> ids{"keewidb",           "distributed-cache", "object-field",
                                           "modeling-handbook", "business-type-id",  "recommended",
                                           "alibaba",           "huawei-dcs",        "memcached"};
        QVERIFY(Profile::builtIn() == ids);
        for (const std::string& id : ids)
            QCOMPARE(loaded(id).id, id);
    }

    void builtIn_hasAnEntryForEveryRule()
    {
        for (const std::string& id : Profile::builtIn()) {
            std::ifstream file(std::format("{}/resources/profiles/{}.json", sourceFolder(), id));
            const std::string json((std::istreambuf_iterator<char>(file)), {});
            for (const Rule& rule : ruleTable())
                QVERIFY2(json.contains(std::format("\"{}\":", rule.name)), std::string(rule.name).c_str());
        }
    }

    void builtIn_hasTheGuidelinesThresholds()
    {
        const Profile keewidb = loaded("keewidb");
        QCOMPARE(keewidb.nameBytesAtMost, 128u);
        QCOMPARE(keewidb.nameBytesAdvised, 0u);
        QCOMPARE(keewidb.big.stringBytes, 1024u * 1024);
        QCOMPARE(keewidb.big.hashFields, 0u);
        QVERIFY(!keewidb.setting(RuleId::TtlMissing).enabled);
        const Profile cache = loaded("distributed-cache");
        QCOMPARE(cache.big.stringBytes, 10u * 1024 * 1024);
        QCOMPARE(cache.big.hashFieldsWithBytes, 1000u);
        QCOMPARE(cache.big.hashBytes, 1000u * 1024 * 1024);
        QVERIFY(cache.setting(RuleId::NameTypeSuffix).severity == Severity::Info);
        const Profile recommended = loaded("recommended");
        QCOMPARE(recommended.nameBytesAdvised, 60u);
        QCOMPARE(recommended.big.hashFields, 10000u);
        QCOMPARE(recommended.advised.elements, 5000u);
        QVERIFY(recommended.hyphenAllowed);
        QVERIFY(recommended.hashTags == Profile::HashTags::ClusterOnly);
    }

    void parse_leavesUnnamedRulesOff()
    {
        const Result<Profile> profile = Profile::parse(withRules(R"("name-start": {})"), "mine.json");
        QVERIFY(profile.has_value());
        QVERIFY(profile->setting(RuleId::NameStart).enabled);
        QVERIFY(profile->setting(RuleId::NameStart).severity == Severity::Warning);
        QVERIFY(!profile->setting(RuleId::NameCharset).enabled);
    }

    void parse_takesEveryParameter()
    {
        const Result<Profile> profile = Profile::parse(R"({
            "schema": 1, "id": "all", "separator": "::", "ids": {"always": ["cx::*"], "never": ["*::sha256"]},
            "rules": {
              "name-charset": {"hyphen-allowed": true, "severity": "info"},
              "name-forbidden": {"characters": "$\n\u00e9"},
              "name-hash-tag": {"allowed": "always"},
              "name-type-suffix": {"position": "second", "enabled": false},
              "name-length": {"advised": 60, "at-most": 100},
              "name-unregistered-prefix": {"prefixes": [{"prefix": "cx", "owner": "Car insurance"}, {"prefix": "om"}]},
              "name-template": {"templates": ["{business}::{id}[::{field}]"]},
              "value-big": {"string-bytes": 7, "elements": 2, "hash-fields": 3, "hash-fields-with-bytes": 4,
                            "hash-bytes": 18446744073709551615},
              "value-over-advised": {"string-bytes": 5},
              "ttl-missing": {"permanent": ["config:*", "dict:*"]},
              "strings-to-hash": {"least-fields": 5, "least-ids": 100}
            }})",
                                                       "all.json");
        QVERIFY2(profile, profile ? "" : profile.error().detail.c_str());
        QCOMPARE(profile->separator, std::string("::"));
        QVERIFY(profile->hyphenAllowed);
        QVERIFY(profile->setting(RuleId::NameCharset).severity == Severity::Info);
        QCOMPARE(profile->forbiddenBytes, std::string("$\n\xc3\xa9"));
        QVERIFY(profile->hashTags == Profile::HashTags::Allowed);
        QVERIFY(profile->typeWord == Profile::TypeWord::Second);
        QVERIFY(!profile->setting(RuleId::NameTypeSuffix).enabled);
        QCOMPARE(profile->nameBytesAtMost, 100u);
        QCOMPARE(profile->businessPrefixes.size(), 2u);
        QCOMPARE(profile->businessPrefixes[0].owner, std::string("Car insurance"));
        QCOMPARE(profile->nameTemplates.size(), 1u);
        QCOMPARE(profile->big.hashBytes, ~std::uint64_t(0));
        QCOMPARE(profile->advised.stringBytes, 5u);
        QCOMPARE(profile->advised.elements, 0u);
        QCOMPARE(profile->permanentPatterns.size(), 2u);
        QCOMPARE(profile->hashMinIds, 100u);
        QCOMPARE(profile->idPins, (IdPins{.always = {"cx::*"}, .never = {"*::sha256"}}));
        QCOMPARE(Profile::parse(profile->toJson(), "again").value().idPins, profile->idPins);
    }

    void parse_namesLineAndReason_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, const std::string& json, int line, const char* reason) {
            QTest::newRow(name) << QByteArray::fromStdString(json) << line << QByteArray(reason);
        };
        row("nothing", "", 1, "not JSON");
        row("syntax", "{\n\"schema\": 1,\n\"id\" \"x\"\n}", 3, "not JSON");
        row("cut off", "{\n\"schema\": 1,\n", 3, "not JSON");
        row("not an object", "[1]", 1, "a profile is an object, not a list");
        row("no schema", "{\"id\": \"x\", \"rules\": {}}", 1, "\"schema\" is missing");
        row("newer schema", "{\"id\": \"x\",\n\n\"schema\": 2, \"rules\": {}}", 3, "\"schema\" must be 1");
        row("a schema to come", "{\"schema\": 18446744073709551615}", 1, "from a newer version");
        row("an old schema", "{\"schema\": 0}", 1, "this program reads no other");
        row("schema as text", "{\"schema\": \"1\"}", 1, "\"schema\" must be 1");
        row("no id", "{\"schema\": 1, \"rules\": {}}", 1, "\"id\" is missing");
        row("no rules", "{\"schema\": 1, \"id\": \"x\"}", 1, "\"rules\" is missing");
        row("unknown member", "{\"schema\": 1,\n\"ide\": \"x\"}", 2, "unknown member \"ide\"");
        row("unknown rule", withRules("\"name-start\": {},\n\"name-strat\": {}"), 5, "unknown rule \"name-strat\"");
        row("unknown parameter", withRules("\"name-length\": {\n\"most\": 1}"), 5,
            "rule \"name-length\" has no parameter \"most\"");
        row("another rule's parameter", withRules("\"name-start\": {\"at-most\": 1}"), 4,
            "rule \"name-start\" has no parameter \"at-most\"");
        row("rule is a flag", withRules("\"name-start\": true"), 4, "\"name-start\" must be an object");
        row("number as text", withRules("\"name-length\": {\"at-most\": \"128\"}"), 4,
            "must be a whole number, not text");
        row("negative", withRules("\"value-big\": {\n\n\"elements\": -1}"), 6, "\"elements\" must not be negative");
        row("fraction", withRules("\"value-big\": {\"elements\": 1.5}"), 4, "must be a whole number");
        row("flag as number", withRules("\"name-start\": {\"enabled\": 1}"), 4, "must be true or false, not a number");
        row("severity", withRules("\"name-start\": {\"severity\": \"fatal\"}"), 4,
            "\"severity\" must be one of \"info\", \"warning\", \"error\"");
        row("severity as number", withRules("\"name-start\": {\"severity\": 2}"), 4, "\"severity\" must be one of");
        row("list as text", withRules("\"ttl-missing\": {\"permanent\": \"a\"}"), 4, "must be a list, not text");
        row("number in a list", withRules("\"ttl-missing\": {\"permanent\": [1]}"), 4, "must hold texts, not a number");
        row("prefix without a name", withRules("\"name-unregistered-prefix\": {\"prefixes\": [{\"owner\": \"x\"}]}"), 4,
            "must name its \"prefix\"");
        row("bad template", withRules("\"name-template\": {\"templates\": [\n\"{a}:{b}\",\n\"{a\"]}"), 6,
            "template \"{a\": braces that do not pair");
        row("not UTF-8", withRules("\"ttl-missing\": {\n\"permanent\": [\"\xC0\xAF\"]}"), 5, "not UTF-8");
        row("advised above at most", withRules("\"name-length\": {\"at-most\": 60,\n\"advised\": 61}"), 5,
            "\"advised\" is 61, above \"at-most\", which is 60");
        row("over-advised above big",
            withRules("\"value-big\": {\"elements\": 9},\n\"value-over-advised\": {\n\"elements\": 10}"), 6,
            "\"elements\" is 10, above \"elements\" of \"value-big\", which is 9");
        row("below the smallest", withRules("\"strings-to-hash\": {\"least-fields\": 1}"), 4,
            "\"least-fields\" must be at least 2");
        row("empty pattern", withRules("\"ttl-missing\": {\"permanent\": [\"a\",\n\"\"]}"), 5, "empty texts");
        row("a prefix twice",
            withRules("\"name-unregistered-prefix\": {\"prefixes\": [{\"prefix\": \"a\"}, {\"prefix\": \"a\"}]}"), 4,
            "\"a\" stands here twice");
        row("twice", withRules("\"name-start\": {},\n\"name-start\": {}"), 5, "\"name-start\" stands here twice");
        row("empty separator", "{\"schema\": 1,\n\"separator\": \"\"}", 2, "must not be empty");
        row("the first error wins", withRules("\"a\": {},\n\"b\": {}"), 4, "unknown rule \"a\"");
        row("escapes before it", withRules("\"ttl-missing\": {\"permanent\": [\"\\n\\n\\u000a\"]},\n\"b\": {}"), 5,
            "unknown rule \"b\"");
    }
    void parse_namesLineAndReason()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const int, line);
        QFETCH(const QByteArray, reason);
        const Result<Profile> profile =
            Profile::parse(std::string_view(json.constData(), size_t(json.size())), "my.json");
        QVERIFY(!profile.has_value());
        QVERIFY(profile.error().code == ErrorCode::BadProfile);
        QCOMPARE(profile.error().subject, std::string("my.json"));
        QVERIFY2(profile.error().detail.contains(reason.toStdString()), profile.error().detail.c_str());
        QCOMPARE(profile.error().offset.value_or(0), std::uint64_t(line));
    }

    void load_readsAFile()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("mine.json")).toStdString();
        std::ofstream(path) << withRules("");
        QCOMPARE(loaded(path).id, std::string("mine"));
    }

    void load_ofNothingListsTheIds()
    {
        const Result<Profile> profile = Profile::load("keewi");
        QVERIFY(!profile.has_value());
        QVERIFY(profile.error().code == ErrorCode::FileNotFound);
        for (const std::string& id : Profile::builtIn())
            QVERIFY(profile.error().detail.contains(id));
    }

    void load_refusesFoldersAndHugeFiles()
    {
        const QTemporaryDir folder;
        QVERIFY(!Profile::load(folder.path().toStdString()).has_value());
        const std::string path = folder.filePath(QStringLiteral("huge.json")).toStdString();
        std::ofstream(path) << std::string(2 * 1024 * 1024, ' ');
        QVERIFY(Profile::load(path).error().code == ErrorCode::BadProfile);
        QVERIFY(Profile::load("/dev/zero").error().code == ErrorCode::BadProfile);
        QVERIFY(Profile::parse(std::string(100 * 1024 * 1024, ' '), "huge").error().code == ErrorCode::BadProfile);
    }
};

QTEST_APPLESS_MAIN(ProfileTest)
#include "tst_profile.moc"
