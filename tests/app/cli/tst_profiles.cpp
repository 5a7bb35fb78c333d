// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/program.h"

#include <QTest>

using namespace colonnade::test;
using namespace Qt::StringLiterals;

class ProfilesTest : public QObject
{
    Q_OBJECT

private:
    Program m_program;

private Q_SLOTS:
    void list_namesTheBuiltInOnes()
    {
        const Run run = m_program.run({u"profiles"_s});
        COMPARE_STATUS(run, 0);
        const QByteArrayList ids = run.out.trimmed().split('\n');
        for (const char* const id : {"keewidb", "distributed-cache", "recommended"})
            QVERIFY2(ids.contains(id), run.out.constData());
        QCOMPARE(m_program.run({u"profiles"_s, u"list"_s}).out, run.out);
    }
    void everyBuiltInProfile_isShownAndValid()
    {
        for (const QByteArray& id : m_program.run({u"profiles"_s}).out.trimmed().split('\n')) {
            const Run shown = m_program.run({u"profiles"_s, u"show"_s, QString::fromLatin1(id)});
            COMPARE_STATUS(shown, 0);
            QCOMPARE(shown.json().value(u"id").toString(), QString::fromLatin1(id));
            COMPARE_STATUS(m_program.run({u"profiles"_s, u"check"_s, m_program.written(u"p.json"_s, shown.out)}), 0);
        }
    }
    void brokenProfile_isToldWithLineAndReason()
    {
        const Run run = m_program.run(
            {u"profiles"_s, u"check"_s, m_program.written(u"b.json"_s, "{\n  \"schema\": 1,\n  oops\n}\n")});
        COMPARE_STATUS(run, 3);
        QVERIFY2(run.err.contains("b.json") && run.err.contains("line 3"), run.err.constData());
    }
    void missingProfile_isToldWithThoseThatThereAre()
    {
        for (const auto& word : {u"show"_s, u"check"_s}) {
            const Run run = m_program.run({u"profiles"_s, word, u"nobody"_s});
            COMPARE_STATUS(run, 3);
            QVERIFY2(run.err.contains("nobody") && run.err.contains("recommended"), run.err.constData());
        }
    }
    void otherWords_areWrongUsage()
    {
        COMPARE_STATUS(m_program.run({u"profiles"_s, u"frob"_s}), 2);
        COMPARE_STATUS(m_program.run({u"profiles"_s, u"show"_s}), 2);
        COMPARE_STATUS(m_program.run({u"profiles"_s, u"list"_s, u"x"_s}), 2);
    }
};

QTEST_GUILESS_MAIN(ProfilesTest)
#include "tst_profiles.moc"
