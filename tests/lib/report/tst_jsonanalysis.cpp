// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonanalysis.h"
#include "support/listsource.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class JsonAnalysisTest : public QObject
{
    Q_OBJECT

private:
    const Profile m_profile = Profile::load("recommended").value();
    static constexpr std::string_view keys = "cx:orderdb:order:100001:hash hash 200 elements=4 value=80 ttl=100\n"
                                             "cx:orderdb:order:100002:hash hash 300 elements=5 value=90\n"
                                             "cx:userdb:tags:100001:set set 5000 elements=90 value=900\n"
                                             "user\\x20name\\xFF string 40 value=9 elements=9\n";

    static ReportWords words()
    {
        return {.finding = [](const Finding& finding) { return "about " + std::string(nameOf(finding.rule)); },
                .blind = [](const Blind&) { return std::string("cannot see"); },
                .error = [](const Error& error) { return "failed " + error.subject; }};
    }
    QJsonObject report(ListSource& source, const JsonOptions& options = {}) const
    {
        const auto analysis = analyze(source, {}, m_profile, {}, {});
        const std::string text = jsonReport(*analysis, options, words());
        QJsonParseError problem{};
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &problem);
        if (problem.error != QJsonParseError::NoError)
            qFatal("not JSON: %s", qPrintable(problem.errorString()));
        return document.object();
    }
    QJsonObject report(std::string_view lines, const JsonOptions& options = {}) const
    {
        ListSource source(lines);
        return report(source, options);
    }

private Q_SLOTS:
    void head_saysWhatAndHowMuch()
    {
        ListSource source(keys);
        source.summary.info.kind = SourceKind::Scan;
        source.summary.info.name = "redis://h:6379\xFF";
        source.summary.info.server = ServerInfo{.product = "redis", .version = "8.0.2"};
        source.summary.info.keysExpected = 10;
        source.summary.info.memoryKind = MemoryKind::Measured;
        source.summary.elapsed = std::chrono::milliseconds(812);
        const QJsonObject json = report(source);
        QCOMPARE(json[u"schema"], 1);
        QCOMPARE(json[u"tool"].toString(), u"colonnade "_s + QLatin1StringView(COLONNADE_VERSION));
        QCOMPARE(json[u"source"][u"kind"], u"scan"_s);
        QCOMPARE(json[u"source"][u"name"], u"redis://h:6379\\xFF"_s);
        QCOMPARE(json[u"source"][u"server"][u"product"], u"redis"_s);
        QCOMPARE(json[u"source"][u"server"][u"version"], u"8.0.2"_s);
        QCOMPARE(json[u"complete"], true);
        QCOMPARE(json[u"keys_expected"], 10);
        QCOMPARE(json[u"elapsed_ms"], 812);
        QCOMPARE(json[u"totals"][u"memory_kind"], u"measured"_s);
    }
    void partialResult_isLabelled()
    {
        ListSource source(keys);
        source.summary.complete = false;
        source.summary.stoppedBy = Error{ErrorCode::ConnectionLost, "it"};
        source.summary.warnings = {Error{ErrorCode::BadLine, "one"}};
        const QJsonObject json = report(source);
        QCOMPARE(json[u"complete"], false);
        QCOMPARE(json[u"stopped_by"], u"failed it"_s);
        QCOMPARE(json[u"warnings"], QJsonArray{u"failed one"_s});
        QVERIFY(json[u"source"][u"server"].isNull());
        QVERIFY(json[u"keys_expected"].isNull());
    }
    void totals_addUp()
    {
        const QJsonObject totals = report(keys)[u"totals"].toObject();
        QCOMPARE(totals[u"keys"], 4);
        QCOMPARE(totals[u"memory_bytes"], 5540);
        QCOMPARE(totals[u"expiring"], 1);
        const QJsonObject types = totals[u"by_type"].toObject();
        QCOMPARE(types.keys(),
                 (QStringList{u"hash"_s, u"list"_s, u"other"_s, u"set"_s, u"stream"_s, u"string"_s, u"zset"_s}));
        QCOMPARE(types[u"hash"],
                 (QJsonObject{{u"keys"_s, 2}, {u"memory_bytes"_s, 500}, {u"elements"_s, 9}, {u"value_bytes"_s, 170}}));
        QCOMPARE(types[u"list"][u"keys"], 0);
    }
    void costs_addUpByRuleAndNamespace()
    {
        const QJsonObject json = report("cx:user_info:user_info_1 string 64\ncx:user:user_detail:1 string 64\n"
                                        "om:user:user_detail:1 string 64\n");
        const auto wasted = [](const QJsonValue& costs) {
            return costs[u"name-redundant"][u"wasted_bytes"].toInteger();
        };
        const qint64 all = wasted(json[u"findings_costs"]);
        QVERIFY(all > 0);
        qint64 sum = 0;
        for (const QJsonValue& folder : json[u"namespaces"].toArray()) {
            if (folder[u"depth"] == 1)
                sum += wasted(folder[u"costs"]);
        }
        QCOMPARE(sum, all);
    }
    void namesAlone_haveNoMemory()
    {
        ListSource source("a:b none -\nc none -\n");
        source.summary.blind = {{BlindFact::Type, BlindReason::SourceHasNone}};
        const QJsonObject json = report(source);
        QVERIFY(json[u"totals"][u"memory_bytes"].isNull());
        QCOMPARE(json[u"totals"][u"memory_kind"], u"none"_s);
        QCOMPARE(json[u"totals"][u"by_type"][u"other"][u"keys"], 2);
        const QJsonObject blind = json[u"blind"][0].toObject();
        QCOMPARE(blind[u"what"], u"type"_s);
        QCOMPARE(blind[u"why"], u"cannot see"_s);
        QVERIFY(blind[u"rules"].toArray().contains(u"value-big"_s));
    }
    void namespaces_goToTheirDepthAndLeaveIdsOut()
    {
        const auto paths = [&](std::uint32_t depth) {
            QStringList result;
            for (const QJsonValue& row : report(keys, {.depth = depth})[u"namespaces"].toArray())
                result += row[u"path"].toString();
            return result;
        };
        QCOMPARE(paths(0), QStringList());
        QCOMPARE(paths(1), QStringList{u"cx"_s});
        QCOMPARE(paths(2), (QStringList{u"cx"_s, u"cx:orderdb"_s, u"cx:userdb"_s}));
        QCOMPARE(paths(9),
                 (QStringList{u"cx"_s, u"cx:orderdb"_s, u"cx:orderdb:order"_s, u"cx:userdb"_s, u"cx:userdb:tags"_s}));
        const QJsonObject order = report(keys)[u"namespaces"][2].toObject();
        QCOMPARE(order[u"depth"], 3);
        QCOMPARE(order[u"keys"], 2);
        QCOMPARE(order[u"memory_bytes"], 500);
        QCOMPARE(order[u"expiring"], 1);
        QVERIFY(order[u"findings"].toObject().contains(u"warning"_s));
    }
    void patterns_foldIds()
    {
        for (const QJsonValue& row : report(keys)[u"patterns"].toArray()) {
            if (row[u"pattern"] != u"cx:orderdb:order:*:hash"_s)
                continue;
            QCOMPARE(row[u"keys"], 2);
            QCOMPARE(row[u"types"], (QJsonObject{{u"hash"_s, 2}}));
            QVERIFY(row[u"example"].toString().startsWith(u"cx:orderdb:order:10000"));
            return;
        }
        QFAIL("the pattern is missing");
    }
    void histograms_haveBoundsAndPercentiles()
    {
        const QJsonObject json = report(keys)[u"histograms"].toObject();
        for (const auto& metric :
             {u"memory_bytes"_s, u"value_bytes"_s, u"elements"_s, u"name_bytes"_s, u"ttl_seconds"_s})
            QVERIFY2(json[metric][u"by_type"].isObject(), qPrintable(metric));
        const QJsonObject hash = json[u"memory_bytes"][u"by_type"][u"hash"].toObject();
        QCOMPARE(hash[u"bounds"].toArray().size(), hash[u"counts"].toArray().size());
        QCOMPARE(hash[u"p50"], 200);
        QCOMPARE(hash[u"max"], 300);
        QVERIFY(!json[u"memory_bytes"][u"by_type"].toObject().contains(u"list"_s));
        QCOMPARE(json[u"ttl_seconds"][u"by_type"][u"hash"][u"max"], 100);
    }
    void top_holdsKeys()
    {
        const QJsonObject top = report(keys, {.top = 2})[u"top"].toObject();
        QCOMPARE(top[u"by_memory"].toArray().size(), 2);
        QCOMPARE(top[u"by_memory"][0][u"name"], u"cx:userdb:tags:100001:set"_s);
        QCOMPARE(top[u"by_memory"][0][u"memory_bytes"], 5000);
        QCOMPARE(top[u"by_elements"][0][u"elements"], 90);
    }
    void findings_areCappedAndTheirTotalsAreNot()
    {
        const QJsonObject json = report(keys, {.maxFindings = 2});
        QCOMPARE(json[u"findings"].toArray().size(), 2);
        int total = 0;
        for (const QJsonValue& count : json[u"findings_total"].toObject())
            total += count.toInt();
        QVERIFY(total > 2);
        const QJsonObject finding = report(keys)[u"findings"][0].toObject();
        QCOMPARE(finding[u"message"].toString(), u"about "_s + finding[u"rule"].toString());
        QCOMPARE(finding[u"profile"], u"recommended"_s);
        for (const auto& field : {u"severity"_s, u"scope"_s, u"subject"_s, u"subject_hex"_s, u"measured"_s,
                                  u"threshold"_s, u"suggestion"_s})
            QVERIFY2(finding.contains(field), qPrintable(field));
    }
    void noKeysAtAll_isAReportToo()
    {
        const QJsonObject json = report("");
        QCOMPARE(json[u"totals"][u"keys"], 0);
        QCOMPARE(json[u"namespaces"], QJsonArray());
        QCOMPARE(json[u"findings"], QJsonArray());
        QCOMPARE(json[u"top"][u"by_memory"], QJsonArray());
    }
};

QTEST_GUILESS_MAIN(JsonAnalysisTest)
#include "tst_jsonanalysis.moc"
