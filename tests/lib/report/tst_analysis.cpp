// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/analysis.h"

#include "keyspace/keyspacebuilder.h"
#include "support/listsource.h"

#include <QTest>

using namespace colonnade;
using namespace colonnade::test;

class AnalysisTest : public QObject
{
    Q_OBJECT

private:
    const Profile m_profile = Profile::load("recommended").value();

private Q_SLOTS:
    void source_isReadBuiltAndChecked()
    {
        ListSource source("cx:userdb:session:U1001:string string 100\n"
                          "bad\\x20name string 50 ttl=60\n");
        std::uint64_t done = 0;
        const auto analysis =
            analyze(source, {}, m_profile, [&](const Progress& progress) { done = progress.done; }, {});
        QVERIFY(analysis.has_value());
        QCOMPARE(analysis->keyspace->size(), 2u);
        QCOMPARE(analysis->keyspace->takenAt(), testTakenAt);
        QVERIFY(analysis->summary.complete);
        QCOMPARE(done, 2u);
        QCOMPARE_GE(analysis->findings->total(RuleId::NameForbidden), 1u);
        QVERIFY(analysis->findings->keyspace() == analysis->keyspace);
    }
    void separator_makesOtherFolders()
    {
        ListSource source("a/b string 1\n");
        const auto analysis = analyze(source, {.source = {}, .separator = "/"}, m_profile, {}, {});
        QVERIFY(analysis->keyspace->findNode("a").has_value());
    }
    void nothingRead_isTheError()
    {
        ListSource source("a string 1\n");
        source.failure = Error{ErrorCode::ConnectionRefused, "x"};
        QCOMPARE(analyze(source, {}, m_profile, {}, {}).error().code, ErrorCode::ConnectionRefused);
    }
    void keysThatCameTwice_areCountedOnce()
    {
        ListSource source("a string 1\nb string 1\na string 1\n");
        const auto analysis = analyze(source, {}, m_profile, {}, {});
        QCOMPARE(analysis->summary.keys, 2u);
        QCOMPARE(analysis->summary.duplicates, 1u);
    }
    void keysOfTwoFiles_areCounted_andNamed()
    {
        KeyspaceBuilder builder;
        for (const std::uint16_t file : {0, 1}) {
            KeyBatch batch = batchFrom(file == 0 ? "a string 1\nb string 1\n" : "b string 2\nb string 3\nc string 1\n");
            batch.setFile(file);
            builder.add(batch);
        }
        SourceSummary summary;
        summary.info.kind = SourceKind::Dump;
        summary.info.keysExpected = 5;
        summary.complete = true;
        summary.keys = 5;
        const SourceSummary told = concluded(summary, builder.finish(), m_profile, {}).summary;
        QCOMPARE(told.keys, 3u);
        QCOMPARE(told.duplicates, 2u);
        QCOMPARE(told.inTwoFiles, 2u);
        QCOMPARE(told.info.keysExpected, 3u);
        QCOMPARE(told.firstInTwoFiles.size(), 2u);
        QCOMPARE(told.firstInTwoFiles[0].name, "b");
        QCOMPARE(told.firstInTwoFiles[0].countedIn, 0u);
        QCOMPARE(told.firstInTwoFiles[0].alsoIn, 1u);
        QVERIFY(told.warnings.empty()); // no damage: isSound() stays
    }
    void cancelledReading_isStillChecked()
    {
        ListSource source("bad\\x20name string 50\n");
        std::stop_source stop;
        source.afterBatch = [&] { stop.request_stop(); };
        const auto analysis = analyze(source, {}, m_profile, {}, stop.get_token());
        QVERIFY(analysis->summary.cancelled && !analysis->summary.complete);
        QCOMPARE_GE(analysis->findings->total(RuleId::NameForbidden), 1u);
    }
    void cancelledChecking_isNotComplete()
    {
        std::stop_source stop;
        stop.request_stop();
        SourceSummary summary;
        summary.complete = true;
        const Analysis analysis = concluded(summary, keyspaceFrom("a string 1\n"), m_profile, stop.get_token());
        QVERIFY(analysis.summary.cancelled && !analysis.summary.complete);
    }
    void cutOff_keepsItsReason()
    {
        ListSource source("a:1 string 1\n");
        source.summary.complete = false;
        source.summary.stoppedBy = Error{ErrorCode::ConnectionLost, "x"};
        const auto analysis = analyze(source, {}, m_profile, {}, {});
        QCOMPARE(analysis->summary.stoppedBy->code, ErrorCode::ConnectionLost);
        QCOMPARE(analysis->keyspace->size(), 1u);
    }
};

QTEST_GUILESS_MAIN(AnalysisTest)
#include "tst_analysis.moc"
