// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/csvfinding.h"

#include <QTest>

#include <algorithm>

using namespace colonnade;

class CsvFindingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_hasACellForEachColumn()
    {
        Finding finding{.rule = RuleId::NameForbidden,
                        .severity = Severity::Error,
                        .scope = RuleScope::Name,
                        .subject = "a\n\"b\",c\xFF",
                        .db = 3,
                        .key = {},
                        .evidence = {}};
        finding.evidence.suggestion = "a:b";
        finding.evidence.wastedBytes = 7;
        std::string out;
        appendCsvFinding(out, finding, "team", "A, sentence.", true);
        QCOMPARE(out, std::string("name-forbidden,error,name,\"a\\x0A\"\"b\"\",c\\xFF\",610a2262222c63ff,3,team,"
                                  "\"A, sentence.\",a:b,7,true\n"));
    }

    void whatIsNotThere_isEmpty()
    {
        std::string out;
        appendCsvFinding(out,
                         {.rule = RuleId::TtlMissing,
                          .severity = Severity::Info,
                          .scope = RuleScope::Key,
                          .subject = "x",
                          .key = {},
                          .evidence = {}},
                         "p", "M.", false);
        QCOMPARE(out, std::string("ttl-missing,info,key,x,78,0,p,M.,,,false\n"));
        QCOMPARE(std::ranges::count(out, ','), std::ranges::count(csvFindingHeader, ','));
    }
};

QTEST_APPLESS_MAIN(CsvFindingTest)
#include "tst_csvfinding.moc"
