// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lib/rules/rulerows.h"

#include "rules/findings.h"
#include "rules/hashprediction.h"
#include "support/keyspaces.h"

#include <QTest>

#include <format>
#include <utility>

using namespace colonnade;

namespace {

std::vector<Finding> found(std::string_view lines, std::string_view profile = "recommended")
{
    std::vector<Finding> findings = checkKeyspace(keyspaceFrom(lines), testProfile(profile), {}, {}).general();
    std::erase_if(findings, [](const Finding& finding) { return finding.rule != RuleId::StringsToHash; });
    return findings;
}

/// `pattern` with # replaced by each id, for each of the last parts.
std::string keys(std::string_view pattern, std::initializer_list<const char*> ids,
                 std::initializer_list<const char*> lasts, std::string_view facts = "string - value=8")
{
    std::string lines;
    for (const std::string id : ids) {
        for (const std::string last : lasts) {
            std::string name(pattern);
            name.replace(name.find('#'), 1, id);
            lines += std::format("{}{} {}\n", name, last, facts);
        }
    }
    return lines;
}

std::uint64_t measured(const Finding& finding, std::string_view what)
{
    for (const EvidenceItem& item : finding.evidence.measured) {
        if (item.what == what)
            return std::get<std::uint64_t>(item.value);
    }
    return 0;
}

const std::initializer_list<const char*> threeIds{"202401150001", "202401150002", "202401150003"};
const std::initializer_list<const char*> threeFields{"status", "amount", "product"};

} // namespace

class StringsToHashTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void siblings_areFound()
    {
        const std::vector<Finding> findings = found(keys("cx:orderdb:order:#:", threeIds, threeFields));
        QCOMPARE(findings.size(), 1u);
        const Finding& finding = findings.front();
        QVERIFY(finding.rule == RuleId::StringsToHash);
        QVERIFY(finding.scope == RuleScope::Namespace);
        QCOMPARE(finding.subject, std::string("cx:orderdb:order:*"));
        QVERIFY(!finding.key);
        QCOMPARE(measured(finding, "ids"), 3u);
        QCOMPARE(measured(finding, "keys"), 9u);
        QCOMPARE(measured(finding, "most_fields"), 3u);
        QCOMPARE(measured(finding, "keys_saved"), 6u);
    }

    void saving_isPredictedByTheModel()
    {
        const std::vector<Finding> findings = found(keys("cx:orderdb:order:#:", threeIds, threeFields));
        const std::size_t stem = std::string_view("cx:orderdb:order:202401150001").size();
        std::vector<StringField> fields;
        for (const std::string_view field : threeFields)
            fields.push_back({stem + 1 + field.size(), field.size(), 8});
        const std::uint64_t saved = 3 * (bytesAsStrings(fields) - bytesAsHash(stem + 5, fields, {})); // 5: ":hash"
        QCOMPARE(measured(findings.at(0), "predicted_bytes_saved"), saved);
        QCOMPARE(findings.at(0).evidence.wastedBytes.value_or(0), saved);
        QVERIFY(saved > 0);
    }

    void hits_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("count");
        const auto row = [](const char* name, const std::string& lines, int count) {
            QTest::newRow(name) << QByteArray::fromStdString(lines) << count;
        };
        row("three fields of three ids", keys("order:#:", threeIds, threeFields), 1);
        row("a type word follows", keys("order:#:", threeIds, {"status:string", "amount:string", "product:string"}), 1);
        row("with and without a type word", keys("order:#:", threeIds, {"status", "amount:string", "product:string"}),
            1);
        row("the id is in the middle", keys("user:#:profile:", threeIds, threeFields), 1);
        row("many ids", keys("u:#:", {"U10", "U11", "U12", "U13", "U14"}, {"a", "b", "c", "d", "e"}), 1);
        row("two families", keys("order:#:", threeIds, threeFields) + keys("user:#:", threeIds, threeFields), 2);
        row("beside other types",
            keys("order:#:", threeIds, threeFields) + keys("order:#:", threeIds, {"items"}, "list -"), 1);
        row("one object has more", keys("order:#:", threeIds, threeFields) + "order:202401150001:note string -\n", 1);
        row("in another database", keys("order:#:", threeIds, threeFields, "string - db=3"), 1);
        row("in two databases",
            keys("order:#:", threeIds, threeFields) + keys("order:#:", threeIds, threeFields, "string - db=3"), 2);
        row("rows of a sheet", keys("order:#:", {"*"}, threeFields, "string - count=1000"), 1);

        row("nothing", "", 0);
        row("two fields", keys("order:#:", threeIds, {"status", "amount"}), 0);
        row("two ids", keys("order:#:", {"1001", "1002"}, threeFields), 0);
        row("hashes", keys("order:#:", threeIds, threeFields, "hash -"), 0);
        row("only two strings",
            keys("order:#:", threeIds, {"status", "amount"}) + keys("order:#:", threeIds, {"x"}, "set -"), 0);
        row("fields are ids", keys("chat:#:", threeIds, {"1001", "1002", "1003", "1004"}), 0);
        row("no id: settings", keys("#:app:", {"config"}, {"a", "b", "c", "d"}), 0);
        row("ids last", keys("order:status:#", threeIds, {""}) + keys("order:amount:#", threeIds, {""}), 0);
        row("types unknown", keys("order:#:", threeIds, threeFields, "unknown -"), 0);
        row("fields spread over databases",
            keys("order:#:", threeIds, {"status", "amount"}) + keys("order:#:", threeIds, {"product"}, "string - db=1"),
            0);
        row("deeper", keys("order:#:", threeIds, {"a:x", "b:x", "c:x"}), 0);
    }
    void hits()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const int, count);
        QCOMPARE(int(found(lines.toStdString()).size()), count);
    }

    void sheetRows_countWhatTheyStandFor()
    {
        const std::vector<Finding> findings =
            found(keys("order:#:", {"*"}, threeFields, "string - value=8 count=1000"));
        QCOMPARE(measured(findings.at(0), "ids"), 1000u);
        QCOMPARE(measured(findings.at(0), "keys_saved"), 2000u);
    }

    void unknownSizes_predictNothing()
    {
        const std::vector<Finding> findings = found(keys("order:#:", threeIds, threeFields, "string -"));
        QCOMPARE(findings.size(), 1u);
        QCOMPARE(measured(findings.front(), "predicted_bytes_saved"), 0u);
        QVERIFY(!findings.front().evidence.wastedBytes);
    }

    void expiringKeys_areCounted()
    {
        const std::string lines =
            keys("order:#:", threeIds, {"a", "b", "c"}) + keys("order:#:", threeIds, {"lock"}, "string - ttl=30");
        QCOMPARE(measured(found(lines).at(0), "expiring_keys"), 3u);
    }

    void findings_areSortedBySubject()
    {
        const std::vector<Finding> findings =
            found(keys("user:#:", threeIds, threeFields) + keys("order:#:", threeIds, threeFields));
        QCOMPARE(findings.at(0).subject, std::string("order:*"));
        QCOMPARE(findings.at(1).subject, std::string("user:*"));
    }
};

QTEST_APPLESS_MAIN(StringsToHashTest)
#include "tst_stringstohash.moc"
