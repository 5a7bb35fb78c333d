// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include <QTest>

#include <algorithm>

#include <unistd.h>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class LintTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;

    static QStringList rulesOf(const QJsonObject& line)
    {
        QStringList rules;
        for (const QJsonValue& finding : line[u"findings"].toArray())
            rules += finding[u"rule"].toString();
        return rules;
    }

private Q_SLOTS:
    void cleanNames_areStatusZero()
    {
        const Run run = m_program.run(
            {u"lint"_s, m_program.written(u"a.txt"_s, "cx:userdb:session:U100238:string\n"), u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.jsonLines().size(), 1);
        QCOMPARE(run.jsonLines().value(0).value(u"line"), 1);
        QCOMPARE(run.jsonLines().value(0).value(u"name"), u"cx:userdb:session:U100238:string"_s);
        QCOMPARE(run.jsonLines().value(0).value(u"findings"), QJsonArray());
        QVERIFY(run.err.contains("1 name checked"));
    }
    void json_hasOneObjectForEachNameInOrder()
    {
        QByteArray list;
        for (int i = 0; i < 10'000; ++i)
            list += "cx:db:order " + QByteArray::number(i) + ":hash\n";
        const Run run = m_program.run({u"lint"_s, u"-"_s, u"--format"_s, u"json"_s}, list);
        COMPARE_STATUS(run, 1);
        const QList<QJsonObject> lines = run.jsonLines();
        QCOMPARE(lines.size(), 10'000);
        for (int i = 0; i < lines.size(); ++i) {
            QCOMPARE(lines[i][u"line"], i + 1);
            QVERIFY(rulesOf(lines[i]).contains(u"name-forbidden"_s));
        }
        const QJsonObject finding = lines[0][u"findings"][0].toObject();
        for (const auto& field : {u"rule"_s, u"severity"_s, u"scope"_s, u"subject"_s, u"subject_hex"_s, u"measured"_s,
                                  u"threshold"_s, u"profile"_s, u"message"_s, u"suggestion"_s})
            QVERIFY2(finding.contains(field), qPrintable(field));
    }
    void text_namesFileLineSeverityAndRule()
    {
        const Run run = m_program.run({u"lint"_s, m_program.written(u"a.txt"_s, "cx:db:ok:1:hash\nuser 1\n")});
        COMPARE_STATUS(run, 1);
        QVERIFY2(run.out.contains("a.txt:2: error: "), run.out.constData());
        QVERIFY(run.out.contains("[name-forbidden]\n"));
        QVERIFY(!run.out.contains("a.txt:1:"));
        QVERIFY(run.err.contains("2 names checked"));
    }
    void betterNames_areSuggestedUnlessTheyAreInUse()
    {
        const QString free = m_program.written(u"free.txt"_s, "user 1:x\n");
        const QString taken = m_program.written(u"taken.txt"_s, "user 1:x\nuser:1:x\n");
        QVERIFY(m_program.run({u"lint"_s, free}).out.contains(" Better: user:1:x. [name-forbidden]\n"));
        const Run fromFile = m_program.run({u"lint"_s, taken});
        QVERIFY(!fromFile.out.contains("Better"));
        QVERIFY2(fromFile.err.contains("1 better name is taken"), fromFile.err.constData());
    }
    void mutedFindings_areNoReasonToFail()
    {
        const QString list = m_program.written(u"a.txt"_s, "cx:db:ok:1:hash\nuser 1:x:string\n");
        const QString mutes = m_program.written(u"m.json"_s, R"({"schema": 1, "mutes": [
            {"rule": "name-forbidden", "prefix": "user ", "reason": "r", "author": "a", "date": "2026-01-01"},
            {"prefix": "cx:", "reason": "r", "author": "a", "date": "2020-01-01", "expires": "2020-12-31"},
            {"rule": "rule-of-2030", "reason": "r", "author": "a", "date": "2026-01-01"}]})");
        COMPARE_STATUS(m_program.run({u"lint"_s, list}), 1);
        const Run run = m_program.run({u"lint"_s, list, u"--mutes"_s, mutes, u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(!run.jsonLines().value(0).contains(u"muted"));
        QCOMPARE(run.jsonLines().value(1).value(u"muted"), 1);
        QVERIFY(!rulesOf(run.jsonLines().value(1)).contains(u"name-forbidden"_s));
        for (const char* const said : {" expired.", " does not know.", " muted."})
            QVERIFY2(run.err.contains(said), run.err.constData());
    }
    void badMutes_areWrongUsage()
    {
        const QString list = m_program.written(u"a.txt"_s, "cx:db:ok:1:hash\n");
        const QString mutes = m_program.written(u"m.json"_s, "{\n\"schema\": 9}");
        const Run run = m_program.run({u"lint"_s, list, u"--mutes"_s, mutes});
        COMPARE_STATUS(run, 2);
        QVERIFY2(run.err.contains("line 2"), run.err.constData());
        COMPARE_STATUS(m_program.run({u"lint"_s, list, u"--mutes"_s, u"/nowhere.json"_s}), 2);
    }
    void junit_hasACaseForEachName()
    {
        const QString file = m_program.written(u"a.txt"_s, "cx:db:ok:1:hash\nuser 1\nuser 2\n");
        const Run run = m_program.run({u"lint"_s, file, u"--format"_s, u"junit"_s});
        COMPARE_STATUS(run, 1);
        QCOMPARE(run.out.count("<testcase "), 3);
        QCOMPARE(run.out.count("<failure "), 2);
        QVERIFY2(run.out.contains("name=\"a.txt\" tests=\"3\" failures=\"2\""), run.out.constData());
    }
    void sarif_hasAResultForEachFinding()
    {
        QByteArray list;
        for (int i = 0; i < 5000; ++i)
            list += "cx:db:order " + QByteArray::number(i) + ":hash\n";
        const QString file = m_program.written(u"a b.txt"_s, list);
        const Run run = m_program.run({u"lint"_s, file, u"--format"_s, u"sarif"_s});
        COMPARE_STATUS(run, 1);
        const QJsonArray results = run.json()[u"runs"][0][u"results"].toArray();
        QCOMPARE_GE(results.size(), 5000);
        const QJsonValue place = results.last()[u"locations"][0][u"physicalLocation"];
        QCOMPARE(place[u"artifactLocation"][u"uri"], u"a%20b.txt"_s);
        QCOMPARE(place[u"region"][u"startLine"], 5000);
        const Run clean =
            m_program.run({u"lint"_s, m_program.written(u"c.txt"_s, "cx:db:ok:1:hash\n"), u"--format"_s, u"sarif"_s});
        COMPARE_STATUS(clean, 0);
        QCOMPARE(clean.json()[u"runs"][0][u"results"].toArray().size(), 0);
    }
    void sheetOfTemplates_isHeldAgainstItsOwnTtls()
    {
        const auto sheet = [this](const QByteArray& ttl) {
            return m_program.written(u"keys.csv"_s, "name,type,count,ttl_seconds\n"
                                                    "cx:orderdb:order:{orderId}:hash,hash,2000000,604800\n"
                                                    "cx:userdb:session:{userId}:string,string,300000," +
                                                        ttl + "\n");
        };
        const Run clean = m_program.run({u"lint"_s, sheet("7200"), u"--fail-on"_s, u"info"_s});
        COMPARE_STATUS(clean, 0);
        QVERIFY2(clean.out.isEmpty(), clean.out.constData());
        const Run late = m_program.run({u"lint"_s, sheet("86400"), u"--fail-on"_s, u"warning"_s});
        COMPARE_STATUS(late, 1);
        QVERIFY2(late.out.contains("keys.csv:3: warning") && late.out.contains("[ttl-too-long]"), late.out.constData());
    }
    void failOn_decidesTheStatus()
    {
        // Warnings only: the type word is missing.
        const QString file = m_program.written(u"w.txt"_s, "cx:orderdb:order:202401150001\n");
        COMPARE_STATUS(m_program.run({u"lint"_s, file}), 0);
        COMPARE_STATUS(m_program.run({u"lint"_s, file, u"--fail-on"_s, u"error"_s}), 0);
        COMPARE_STATUS(m_program.run({u"lint"_s, file, u"--fail-on"_s, u"warning"_s}), 1);
        COMPARE_STATUS(m_program.run({u"lint"_s, file, u"--fail-on"_s, u"info"_s}), 1);
        const QString worse = m_program.written(u"e.txt"_s, "user 1\n");
        COMPARE_STATUS(m_program.run({u"lint"_s, worse}), 1);
        COMPARE_STATUS(m_program.run({u"lint"_s, worse, u"--fail-on"_s, u"never"_s}), 0);
    }
    void profile_decidesTheFindings()
    {
        const QString file = m_program.written(u"p.txt"_s, "{user:1000}:profile:hash\n");
        const auto severity = [&](const QString& profile) {
            const Run run = m_program.run({u"lint"_s, file, u"--format"_s, u"json"_s, u"--profile"_s, profile});
            for (const QJsonValue& finding : run.jsonLines().value(0).value(u"findings").toArray()) {
                if (finding[u"rule"] == u"name-hash-tag"_s)
                    return finding[u"severity"].toString() + u' ' + finding[u"profile"].toString();
            }
            return u"none"_s;
        };
        QCOMPARE(severity(u"recommended"_s), u"warning recommended"_s);
        QCOMPARE(severity(u"keewidb"_s), u"error keewidb"_s);
        const Run shown = m_program.run({u"profiles"_s, u"show"_s, u"keewidb"_s});
        QCOMPARE(severity(m_program.written(u"own.json"_s, shown.out)), u"error keewidb"_s);
    }
    void anyBytes_surviveInEveryFormat()
    {
        const QByteArray name("a\0b\xFF\\\"\t\x1b[31m\xE7\x94", 14);
        const Run text =
            m_program.run({u"lint"_s, m_program.written(u"b.txt"_s, name + '\n'), u"--format"_s, u"json"_s});
        QCOMPARE(QByteArray::fromHex(text.jsonLines().value(0).value(u"name_hex").toString().toLatin1()), name);
        const Run sheet = m_program.run(
            {u"lint"_s, m_program.written(u"b.csv"_s, "name\n\"" + QByteArray(name).replace('"', "\"\"") + "\"\n"),
             u"--format"_s, u"json"_s});
        QCOMPARE(QByteArray::fromHex(sheet.jsonLines().value(0).value(u"name_hex").toString().toLatin1()), name);
        const Run again =
            m_program.run({u"lint"_s, m_program.written(u"b.jsonl"_s, text.out), u"--format"_s, u"json"_s});
        QCOMPARE(again.out, text.out); // our own output is input
        const Run human = m_program.run({u"lint"_s, u"b.txt"_s});
        QVERIFY(!human.out.contains('\x1b') && !human.out.contains('\0'));
    }
    void sheet_isCheckedWithItsFacts()
    {
        const QString file =
            m_program.written(u"s.csv"_s, "type,name,elements,ttl_seconds\nset,cx:tags:user:{id}:hash,5,60\n");
        const Run run = m_program.run({u"lint"_s, file, u"--format"_s, u"json"_s});
        QVERIFY2(rulesOf(run.jsonLines().value(0)).contains(u"name-type-mismatch"_s), run.out.constData());
    }
    void templatesOfASheet_areClean()
    {
        const Run run = m_program.run({u"lint"_s,
                                       m_program.written(u"t.csv"_s, "name,type\n"
                                                                     "cx:orderdb:order:{orderId}:hash,hash\n"
                                                                     "cx:userdb:followers:U{userId}:zset,zset\n"
                                                                     "cx:stat:uv:{yyyymmdd}:hll,string\n"
                                                                     "{tenant}:cart:*:hash,hash\n"),
                                       u"--format"_s, u"json"_s, u"--fail-on"_s, u"info"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.jsonLines().size(), 4);
        QCOMPARE(run.jsonLines().at(0).value(u"name"), u"cx:orderdb:order:{orderId}:hash"_s);
    }
    void templatesOfASheet_breakOtherRules()
    {
        const Run run = m_program.run({u"lint"_s,
                                       m_program.written(u"t.tsv"_s, "name\ttype\ncx_order_{orderId}\thash\n"
                                                                     "cx:order:{order Id}:hash\thash\n"),
                                       u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 1);
        QVERIFY(rulesOf(run.jsonLines().value(0)).contains(u"name-level-separator"_s));
        QCOMPARE(run.jsonLines().value(0).value(u"findings")[0][u"suggestion"], u"cx:order:{orderId}:hash"_s);
        QVERIFY(rulesOf(run.jsonLines().value(1)).contains(u"name-forbidden"_s));
    }
    void bareNames_getSuggestions()
    {
        const Run run = m_program.run({u"lint"_s, m_program.written(u"n.txt"_s, "user 100238\n"), u"--profile"_s,
                                       u"keewidb"_s, u"--format"_s, u"json"_s});
        const QJsonArray findings = run.jsonLines().value(0).value(u"findings").toArray();
        const auto found = std::ranges::find_if(
            findings, [](const QJsonValue& finding) { return finding[u"rule"] == u"name-charset"_s; });
        QVERIFY(found != findings.end());
        QCOMPARE((*found)[u"suggestion"], u"user:100238"_s);
    }
    void renames_areWrittenAsSheetOrCommands()
    {
        const QString file = m_program.written(u"n.txt"_s, "user 1\nuser/1\nuser 2\nuser:2\ncx:a_b:1:hash\n");
        const Run sheet = m_program.run({u"lint"_s, file, u"--renames"_s, u"r.csv"_s});
        COMPARE_STATUS(sheet, 1);
        QVERIFY2(sheet.err.contains("2 renames written") && sheet.err.contains("2 better names are taken"),
                 sheet.err.constData());
        QVERIFY(m_program.content(u"r.csv"_s).contains("\n0,user 1,user:1,"));
        const Run commands = m_program.run({u"lint"_s, file, u"--renames"_s, u"r.redis"_s});
        COMPARE_STATUS(commands, 1);
        QCOMPARE(m_program.content(u"r.redis"_s), "RENAMENX \"user 1\" \"user:1\"\n"
                                                  "RENAMENX \"cx:a_b:1:hash\" \"cx:a.b:1:hash\"\n");
        COMPARE_STATUS(m_program.run({u"lint"_s, file, u"--renames"_s, u"r.txt"_s}), 2);
        COMPARE_STATUS(m_program.run({u"lint"_s, file, u"--renames"_s, u"none/r.csv"_s}), 2);
    }
    void badLines_areToldAndCounted()
    {
        const Run run =
            m_program.run({u"lint"_s, m_program.written(u"j.jsonl"_s, "{\"name\":\"cx:a:b:hash\"}\nbroken\n")});
        COMPARE_STATUS(run, 0);
        QVERIFY2(run.err.contains("line 2"), run.err.constData());
        QVERIFY(run.err.contains("1 line holds no key name"));
    }
    void emptyStandardInput_isAnEmptyList()
    {
        const Run run = m_program.run({u"lint"_s, u"-"_s, u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.contains("0 names checked"));
    }
    void whatCannotBeRead_isStatusThree()
    {
        for (const QString& file :
             {u"none.txt"_s, u"."_s, m_program.written(u"empty.txt"_s, {}),
              m_program.written(u"x.png"_s, QByteArray("\x89PNG\0\0", 6)),
              m_program.written(u"k.csv"_s, "key,type\na,hash\n"), m_program.written(u"d.rdb"_s, "REDIS0011")}) {
            const Run run = m_program.run({u"lint"_s, file});
            COMPARE_STATUS(run, 3);
            QVERIFY2(run.err.contains(file.toUtf8()), run.err.constData());
            QVERIFY(run.out.isEmpty());
        }
        if (::geteuid() == 0)
            QSKIP("root may read everything: run the tests as an ordinary user to see an unreadable file");
        const QString locked = m_program.written(u"locked.txt"_s, "a\n");
        QFile::setPermissions(m_program.path(locked), {});
        COMPARE_STATUS(m_program.run({u"lint"_s, locked}), 3);
    }
    void serversAndTheDemo_areForAnalyze()
    {
        for (const QString& source : {u"demo:"_s, u"redis://localhost"_s}) {
            const Run run = m_program.run({u"lint"_s, source});
            COMPARE_STATUS(run, 2);
            QVERIFY(run.err.contains("analyze"));
        }
    }
    void output_goesToAFile()
    {
        const QString file = m_program.written(u"o.txt"_s, "user 1\n");
        const Run run = m_program.run({u"lint"_s, file, u"--format"_s, u"json"_s, u"-o"_s, u"out.jsonl"_s});
        COMPARE_STATUS(run, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY(m_program.content(u"out.jsonl"_s).startsWith("{\"line\":1,"));
        const Run full = m_program.run({u"lint"_s, file, u"-o"_s, u"/dev/full"_s});
        COMPARE_STATUS(full, 4);
    }
};

QTEST_GUILESS_MAIN(LintTest)
#include "tst_lint.moc"
