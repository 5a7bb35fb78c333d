// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include <QRegularExpression>
#include <QTest>

#include <csignal>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

namespace {

/// The totals of rules that a file of keys can tell as well as their source: without the server, its counters, its
/// limits, and moments, as what a file says of expiry is how long keys live.
QJsonObject ofKeysAlone(const QJsonObject& analysis)
{
    QJsonObject totals = analysis[u"findings_total"].toObject();
    for (const QString& rule : totals.keys()) {
        if (rule.startsWith(u"server-"_s) || rule.startsWith(u"slowlog-"_s) || rule == u"hot-key"_s ||
            rule == u"encoding-just-over"_s || rule.startsWith(u"ttl-cluster"_s))
            totals.remove(rule);
    }
    return totals;
}

} // namespace

class AnalyzeTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;

    static qint64 sumOf(const QJsonObject& object)
    {
        qint64 sum = 0;
        for (const QJsonValue& value : object)
            sum += value.toInteger();
        return sum;
    }

private Q_SLOTS:
    void mutes_countApart()
    {
        const QString mutes = m_program.written(u"m.json"_s, R"({"schema": 1, "mutes": [
            {"rule": "ttl-missing", "reason": "r", "author": "a", "date": "2026-01-01"}]})");
        const QJsonObject all = m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s}).json();
        const QJsonObject some =
            m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s, u"--mutes"_s, mutes}).json();
        QVERIFY(!all.contains(u"muted"));
        const QJsonValue missing = all[u"findings_total"][u"ttl-missing"];
        QVERIFY(missing.toInt() > 0);
        QVERIFY(some[u"findings_total"][u"ttl-missing"].isUndefined());
        QCOMPARE(some[u"muted"][u"findings_total"].toObject(), (QJsonObject{{u"ttl-missing"_s, missing}}));
        QCOMPARE(some[u"findings_by_severity"][u"warning"].toInt() +
                     some[u"muted"][u"findings_by_severity"][u"warning"].toInt(),
                 all[u"findings_by_severity"][u"warning"].toInt());
    }
    void reportsForCiServices_areWritten()
    {
        const Run junit =
            m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"junit"_s, u"--fail-on"_s, u"error"_s});
        COMPARE_STATUS(junit, 1);
        QVERIFY(junit.out.contains("<failure type=\"value-big\""));
        const Run sarif =
            m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"sarif"_s, u"--max-findings"_s, u"50"_s});
        COMPARE_STATUS(sarif, 0);
        QCOMPARE(sarif.json()[u"runs"][0][u"results"].toArray().size(), 50);
    }
    void json_ofTheDemoHoldsTogether()
    {
        const Run run = m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json[u"schema"], 1);
        QVERIFY(json[u"tool"].toString().startsWith(u"colonnade "_s));
        QCOMPARE(json[u"source"][u"kind"], u"demo"_s);
        QCOMPARE(json[u"complete"], true);
        const qint64 keys = json[u"totals"][u"keys"].toInteger();
        QVERIFY(keys > 10'000);
        QCOMPARE(json[u"keys_expected"].toInteger(), keys);
        qint64 byType = 0;
        qint64 memory = 0;
        for (const QJsonValue& type : json[u"totals"][u"by_type"].toObject()) {
            byType += type[u"keys"].toInteger();
            memory += type[u"memory_bytes"].toInteger();
        }
        QCOMPARE(byType, keys);
        QCOMPARE(memory, json[u"totals"][u"memory_bytes"].toInteger());
        qint64 inPatterns = 0;
        for (const QJsonValue& pattern : json[u"patterns"].toArray())
            inPatterns += pattern[u"keys"].toInteger();
        QCOMPARE(inPatterns, keys);
        QCOMPARE(json[u"findings"].toArray().size(), 10'000);
        QCOMPARE(sumOf(json[u"findings_total"].toObject()), sumOf(json[u"findings_by_severity"].toObject()));
        QCOMPARE(json[u"top"][u"by_memory"].toArray().size(), 20);
        QVERIFY(run.err.isEmpty());
    }
    void namespaceFindings_areThoseOfTheirKeys()
    {
        const QString file = m_program.written(u"n.txt"_s, "cx:a b:hash\ncx:c d:hash\nok:user:1:hash\n");
        const Run run = m_program.run({u"analyze"_s, file, u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        for (const QJsonValue& row : run.json().value(u"namespaces").toArray()) {
            if (row[u"path"] == u"cx"_s)
                QVERIFY(row[u"findings"][u"error"].toInt() >= 2);
            if (row[u"path"] == u"ok"_s)
                QCOMPARE(row[u"findings"][u"error"].toInt(), 0);
        }
        QCOMPARE(run.json().value(u"source")[u"kind"], u"list"_s);
        QVERIFY(run.json().value(u"source")[u"server"].isNull());
        QVERIFY(run.json().value(u"blind").toArray().size() > 3);
    }
    void sampledValues_tellWhatTheyAreWrittenIn()
    {
        for (const QString& option : {u"--sample-values"_s, u"--sample-values=1000"_s}) {
            const Run run = m_program.run({u"analyze"_s, option, u"demo:"_s, u"--format"_s, u"json"_s});
            COMPARE_STATUS(run, 0);
            QVERIFY(run.json()[u"findings_total"][u"value-serialization"].toInt() > 0);
        }
        const Run without = m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s});
        QVERIFY(without.json()[u"findings_total"][u"value-serialization"].isUndefined());
        bool isBlind = false;
        for (const QJsonValue& blind : without.json().value(u"blind").toArray())
            isBlind = isBlind || blind[u"what"] == u"value_sample"_s;
        QVERIFY(isBlind);
        const Run wrong = m_program.run({u"analyze"_s, u"demo:"_s, u"--sample-values=much"_s});
        COMPARE_STATUS(wrong, 2);
    }
    void options_shapeTheReport()
    {
        const Run run =
            m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s, u"--depth"_s, u"1"_s, u"--top"_s, u"3"_s,
                           u"--max-findings"_s, u"7"_s, u"--match"_s, u"cx:*"_s, u"--type"_s, u"hash"_s});
        COMPARE_STATUS(run, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json[u"namespaces"].toArray().size(), 1);
        QCOMPARE(json[u"namespaces"][0][u"path"], u"cx"_s);
        QCOMPARE(json[u"top"][u"by_memory"].toArray().size(), 3);
        QCOMPARE(json[u"findings"].toArray().size(), 7);
        QCOMPARE(json[u"totals"][u"by_type"][u"hash"][u"keys"], json[u"totals"][u"keys"]);
    }
    void separator_isTheUsers()
    {
        const QString file = m_program.written(u"s.txt"_s, "a/b/c\na/d\n");
        const Run run = m_program.run({u"analyze"_s, file, u"--format"_s, u"json"_s, u"--separator"_s, u"/"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.json().value(u"namespaces")[0][u"path"], u"a"_s);
        QCOMPARE(run.json().value(u"namespaces")[0][u"keys"], 2);
    }
    void text_isCalmAndFits()
    {
        const Run run = m_program.run({u"analyze"_s, u"demo:"_s});
        COMPARE_STATUS(run, 0);
        const QString text = QString::fromUtf8(run.out);
        for (const auto& part :
             {u"By type"_s, u"Biggest keys"_s, u"Namespaces"_s, u"Findings"_s, u"complete"_s, u"name-forbidden"_s})
            QVERIFY2(text.contains(part), qPrintable(part));
        for (const QString& line : text.split(u'\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
        QVERIFY(run.err.isEmpty());
    }
    void csv_hasOneRowForEachKey()
    {
        const Run run = m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"csv"_s, u"-o"_s, u"keys.csv"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(run.out.isEmpty());
        QVERIFY(m_program.content(u"keys.csv"_s).startsWith("name,name_hex,db,type,"));
        // What was written is a source: same keys, same sums.
        const QJsonObject first = m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s}).json();
        const QJsonObject again = m_program.run({u"analyze"_s, u"keys.csv"_s, u"--format"_s, u"json"_s}).json();
        QCOMPARE(again[u"totals"][u"keys"], first[u"totals"][u"keys"]);
        QCOMPARE(again[u"totals"][u"by_type"], first[u"totals"][u"by_type"]);
        QCOMPARE(again[u"totals"][u"expiring"], first[u"totals"][u"expiring"]);
        QCOMPARE(ofKeysAlone(again), ofKeysAlone(first));
    }
    void csv_leavesWarningsToStandardError()
    {
        const QString file = m_program.written(u"w.jsonl"_s, "{\"name\":\"a:1\"}\nbroken\n");
        const Run run = m_program.run({u"analyze"_s, file, u"--format"_s, u"csv"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.out.count('\n'), 2);
        QVERIFY2(run.err.contains("line 2"), run.err.constData());
    }
    void keys_areStreamedAsJsonLinesBesideTheReport()
    {
        const Run run =
            m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s, u"--keys"_s, u"keys.jsonl"_s});
        COMPARE_STATUS(run, 0);
        const QByteArray lines = m_program.content(u"keys.jsonl"_s);
        QCOMPARE(qint64(lines.count('\n')), run.json().value(u"totals")[u"keys"].toInteger());
        const QJsonObject key = QJsonDocument::fromJson(lines.left(lines.indexOf('\n'))).object();
        for (const auto& field : {u"name"_s, u"name_hex"_s, u"db"_s, u"type"_s, u"encoding"_s, u"elements"_s,
                                  u"value_bytes"_s, u"memory_bytes"_s, u"ttl_seconds"_s, u"idle_seconds"_s})
            QVERIFY2(key.contains(field), qPrintable(field));
        const QJsonObject again = m_program.run({u"analyze"_s, u"keys.jsonl"_s, u"--format"_s, u"json"_s}).json();
        QCOMPARE(again[u"totals"][u"by_type"], run.json().value(u"totals")[u"by_type"]);
        QCOMPARE(ofKeysAlone(again), ofKeysAlone(run.json()));
    }
    void failOn_decidesTheStatusInEveryFormat()
    {
        for (const auto& format : {u"text"_s, u"json"_s, u"csv"_s}) {
            COMPARE_STATUS(m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, format, u"--fail-on"_s, u"error"_s}),
                           1);
            COMPARE_STATUS(m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, format, u"--fail-on"_s, u"never"_s}),
                           0);
        }
        const QString clean = m_program.written(u"c.txt"_s, "cx:userdb:session:U100238:string\n");
        COMPARE_STATUS(m_program.run({u"analyze"_s, clean, u"--fail-on"_s, u"info"_s}), 0);
    }
    void limit_isLabelledPartial()
    {
        const Run run = m_program.run({u"analyze"_s, u"demo:"_s, u"--limit"_s, u"100"_s, u"--format"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.json().value(u"complete"), false);
        QCOMPARE(run.json().value(u"totals")[u"keys"], 100);
        QVERIFY(run.err.contains("partial"));
    }
    void standardInput_isAList()
    {
        const Run run = m_program.run({u"analyze"_s, u"-"_s, u"--format"_s, u"json"_s}, "a:1\nb:2\n");
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.json().value(u"totals")[u"keys"], 2);
        COMPARE_STATUS(m_program.run({u"analyze"_s, u"-"_s, u"--format"_s, u"text"_s}), 0);
    }
    void whatCannotBeRead_isStatusThree()
    {
        for (const QString& file : {u"none.rdb"_s, u"."_s, m_program.written(u"empty.rdb"_s, {}),
                                    m_program.written(u"bad.rdb"_s, "MEDIS0011 and more"),
                                    m_program.written(u"x.png"_s, QByteArray("\x89PNG\0\0", 6))}) {
            const Run run = m_program.run({u"analyze"_s, file, u"--format"_s, u"json"_s});
            COMPARE_STATUS(run, 3);
            QVERIFY2(run.err.contains(file.toUtf8()), run.err.constData());
            QVERIFY(run.out.isEmpty());
        }
        COMPARE_STATUS(m_program.run({u"analyze"_s, u"redis://127.0.0.1:1"_s}), 3);
        COMPARE_STATUS(m_program.run({u"analyze"_s, u"unix:///no/such/socket"_s}), 3);
    }
    void failedRun_leavesAnEarlierResultAlone()
    {
        m_program.written(u"report.json"_s, "earlier");
        COMPARE_STATUS(
            m_program.run({u"analyze"_s, u"none.rdb"_s, u"--format"_s, u"json"_s, u"-o"_s, u"report.json"_s}), 3);
        QCOMPARE(m_program.content(u"report.json"_s), "earlier");
    }
    void progress_isJsonForMachines()
    {
        QByteArray list;
        for (int i = 0; i < 10'000; ++i)
            list += "user:" + QByteArray::number(i) + ":profile:hash\n";
        const QString file = m_program.written(u"many.txt"_s, list);
        const Run run = m_program.run({u"analyze"_s, file, u"--format"_s, u"csv"_s, u"--progress"_s, u"json"_s});
        COMPARE_STATUS(run, 0);
        const QByteArrayList lines = run.err.trimmed().split('\n');
        for (const QByteArray& line : lines) {
            const QJsonObject progress = QJsonDocument::fromJson(line).object();
            QVERIFY2(progress.value(u"done").toInt() > 0 && progress.contains(u"total"_s), line.constData());
        }
        QVERIFY(m_program.run({u"analyze"_s, file}).err.isEmpty()); // no terminal, no progress
    }
    void interrupt_keepsWhatWasReadAndSaysSo()
    {
        for (const int signal : {SIGINT, SIGTERM}) {
            QProcess process;
            process.setProgram(QStringLiteral(COLONNADE_CLI));
            process.setArguments({u"analyze"_s, u"-"_s, u"--format"_s, u"json"_s});
            process.start();
            QVERIFY(process.waitForStarted(240'000));
            process.write("a:1\nb:2\n"); // and the pipe stays open
            QVERIFY(process.waitForBytesWritten(240'000));
            // The program is waiting for more names once it has left its start-up behind: it blocks these signals then.
            const auto blocks = [&] {
                QFile status(u"/proc/%1/status"_s.arg(process.processId()));
                static const QRegularExpression mask(u"SigBlk:\\s*([0-9a-f]+)"_s);
                const auto found = status.open(QIODevice::ReadOnly) ? mask.match(QString::fromLatin1(status.readAll()))
                                                                    : QRegularExpressionMatch();
                return (found.captured(1).toULongLong(nullptr, 16) & (1ULL << (signal - 1))) != 0;
            };
            QTRY_VERIFY_WITH_TIMEOUT(blocks(), 240'000);
            QCOMPARE(::kill(pid_t(process.processId()), signal), 0);
            QVERIFY(process.waitForFinished(240'000));
            QCOMPARE(process.exitCode(), 4);
            const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
            QCOMPARE(json[u"complete"], false);
            QCOMPARE(json[u"cancelled"], true);
            QVERIFY(process.readAllStandardError().contains("cancelled"));
        }
    }
};

QTEST_GUILESS_MAIN(AnalyzeTest)
#include "tst_analyze.moc"
