// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonfinding.h"

#include <QTest>

using namespace colonnade;

class JsonFindingTest : public QObject
{
    Q_OBJECT

private:
    static std::string written(const Finding& finding)
    {
        std::string out;
        JsonWriter json(out);
        writeFinding(json, finding, "keewidb", "Too long.");
        return out;
    }

private Q_SLOTS:
    void finding_hasAllFieldsOfTheContract()
    {
        Finding finding{.rule = RuleId::NameLength,
                        .severity = Severity::Error,
                        .scope = RuleScope::Name,
                        .subject = "a\xFF",
                        .db = 1,
                        .key = {},
                        .evidence = {}};
        finding.evidence.measured = {{"bytes", std::uint64_t{129}}, {"share", 0.5}, {"word", std::string("\xFF")}};
        finding.evidence.threshold = {{"bytes", std::uint64_t{128}}};
        finding.evidence.suggestion = "a\\b";
        finding.evidence.wastedBytes = 12;
        QCOMPARE(
            written(finding),
            std::string(
                R"({"rule":"name-length","severity":"error","scope":"name","subject":"a\\xFF","subject_hex":"61ff",)"
                R"("db":1,"measured":{"bytes":129,"share":0.5,"word":"\\xFF"},"threshold":{"bytes":128},)"
                R"("profile":"keewidb","message":"Too long.","suggestion":"a\\\\b","wasted_bytes":12})"));
    }
    void noSuggestion_isNull() { QVERIFY(written({}).contains("\"suggestion\":null}")); }
};

QTEST_APPLESS_MAIN(JsonFindingTest)
#include "tst_jsonfinding.moc"
