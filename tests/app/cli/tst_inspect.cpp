// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include <QTest>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class InspectTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;

    /// Some key of the demo with this property.
    QString demoKey(const QString& type, const QString& sortedBy) const
    {
        const QJsonObject json =
            m_program.run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s, u"--type"_s, type, u"--top"_s, u"1"_s})
                .json();
        return json[u"top"][sortedBy][0][u"name"].toString();
    }

private Q_SLOTS:
    void facts_comeFirst()
    {
        const QString key = demoKey(u"zset"_s, u"by_elements"_s);
        const Run run = m_program.run({u"inspect"_s, u"demo:"_s, key, u"--rows"_s, u"3"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY2(run.out.contains(key.toUtf8()) && run.out.contains("zset") && run.out.contains("Elements"),
                 run.out.constData());
        QVERIFY(run.out.contains("--raw")); // there is more
        const Run more = m_program.run({u"inspect"_s, u"demo:"_s, key, u"--rows"_s, u"700"_s});
        QCOMPARE(more.out.count('\n') - run.out.count('\n'), 697);
    }
    void raw_isTheValueAndNothingElse()
    {
        const QJsonObject top =
            m_program
                .run({u"analyze"_s, u"demo:"_s, u"--format"_s, u"json"_s, u"--type"_s, u"string"_s, u"--top"_s, u"1"_s})
                .json()
                .value(u"top")[u"by_memory"][0]
                .toObject();
        const Run run = m_program.run({u"inspect"_s, u"demo:"_s, top[u"name"].toString(), u"--raw"_s});
        COMPARE_STATUS(run, 0);
        QCOMPARE(run.out.size(), top[u"value_bytes"].toInteger()); // more than one page
    }
    void everyTypeOfTheDemo_canBeShown()
    {
        for (const auto& type : {u"string"_s, u"hash"_s, u"list"_s, u"set"_s, u"zset"_s, u"stream"_s}) {
            const Run run = m_program.run({u"inspect"_s, u"demo:"_s, demoKey(type, u"by_memory"_s)});
            COMPARE_STATUS(run, 0);
            QVERIFY2(run.out.contains(type.toUtf8()) && run.out.count('\n') > 5, run.out.left(500).constData());
        }
    }
    void missingKey_isStatusThree()
    {
        const Run run = m_program.run({u"inspect"_s, u"demo:"_s, u"no\\x20such"_s});
        COMPARE_STATUS(run, 3);
        QVERIFY2(run.err.contains("no such"), run.err.constData());
    }
    void badEscape_isWrongUsage()
    {
        COMPARE_STATUS(m_program.run({u"inspect"_s, u"demo:"_s, u"a\\q"_s}), 2);
        COMPARE_STATUS(m_program.run({u"inspect"_s, u"demo:"_s}), 2);
    }
    void listOfNames_hasFactsOnly()
    {
        const QString file = m_program.written(u"a.csv"_s, "name,type,elements\n\xFF,hash,7\n");
        const Run run = m_program.run({u"inspect"_s, file, u"\\xFF"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(run.out.contains("hash") && run.out.contains('7'));
        QVERIFY(!run.err.isEmpty());
        COMPARE_STATUS(m_program.run({u"inspect"_s, file, u"\\xFF"_s, u"--raw"_s}), 3);
    }
};

QTEST_GUILESS_MAIN(InspectTest)
#include "tst_inspect.moc"
