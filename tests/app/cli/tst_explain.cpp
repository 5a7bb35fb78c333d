// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include <QTest>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class ExplainTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;

private Q_SLOTS:
    void rule_isExplainedInTheLanguage()
    {
        const Run english = m_program.run({u"explain"_s, u"name-hash-tag"_s, u"--lang"_s, u"en"_s});
        COMPARE_STATUS(english, 0);
        QVERIFY(english.out.startsWith("# Key name uses a hash tag\n\n"));
        for (const char* const part : {"## What counts", "## What to do", "✗ `", "## Where guidelines disagree"})
            QVERIFY2(english.out.contains(part), part);
        const Run chinese = m_program.run({u"explain"_s, u"name-hash-tag"_s, u"--lang"_s, u"zh_CN"_s});
        COMPARE_STATUS(chinese, 0);
        QVERIFY(chinese.out.contains("## 如何判定"));
    }
    void noRule_listsThemAll()
    {
        const Run run = m_program.run({u"explain"_s});
        COMPARE_STATUS(run, 0);
        QVERIFY(run.out.contains("name-start "));
        QVERIFY(run.out.contains("ttl-missing "));
    }
    void unknownRule_isWrongUsage()
    {
        const Run run = m_program.run({u"explain"_s, u"name-strat"_s});
        COMPARE_STATUS(run, 2);
        QVERIFY(run.err.contains("name-strat"));
    }
};

QTEST_GUILESS_MAIN(ExplainTest)
#include "tst_explain.moc"
