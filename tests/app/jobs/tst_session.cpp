// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/session.h"
#include "source/opensource.h"
#include "support/analyses.h"
#include "support/listsource.h"
#include "support/steppedsource.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace colonnade;
using namespace colonnade::test;
using namespace Qt::StringLiterals;

class SessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_session = std::make_unique<Session>([](const SourceChoice& choice) -> Result<std::unique_ptr<Source>> {
            if (choice.address == u"nowhere"_s)
                return fail(ErrorCode::FileNotFound, "nowhere");
            return std::make_unique<ListSource>(choice.address.toStdString());
        });
        m_session->setProfile(Profile::load("recommended").value());
    }

    void open_showsTheSource()
    {
        const QSignalSpy choices(m_session.get(), &Session::choiceChanged);
        m_session->open({.address = u"a:1 string 1\na:2 string 1"_s});
        QCOMPARE(choices.count(), 1);
        QTRY_VERIFY(m_session->analysis());
        QCOMPARE(m_session->analysis()->keyspace->size(), 2U);
        QVERIFY(!m_session->isPartial());
        QTRY_COMPARE(m_session->scanState(), ScanJob::State::Idle);
    }

    void open_anotherSource_forgetsTheFirstAtOnce()
    {
        m_session->open({.address = u"a:1 string 1"_s});
        QTRY_VERIFY(m_session->analysis());
        m_session->open({.address = u"b:1 string 1"_s});
        QVERIFY(!m_session->analysis());
        QTRY_VERIFY(m_session->analysis());
        QCOMPARE(m_session->analysis()->keyspace->name(KeyId(0)), std::string_view("b:1"));
    }

    void rescan_keepsWhatIsThere_untilTheNewComes()
    {
        m_session->rescan(); // nothing is open: nothing happens
        m_session->open({.address = u"a:1 string 1"_s});
        QTRY_COMPARE(m_session->scanState(), ScanJob::State::Idle);
        const std::shared_ptr<const Analysis> before = m_session->analysis();
        m_session->rescan();
        QCOMPARE(m_session->analysis(), before);
        QTRY_VERIFY(m_session->analysis() != before);
    }

    void failure_leavesWhatWasThere()
    {
        QSignalSpy failures(m_session.get(), &Session::failed);
        m_session->open({.address = u"nowhere"_s});
        QTRY_COMPARE(failures.count(), 1);
        QCOMPARE(failures.first().first().value<Error>().code, ErrorCode::FileNotFound);
        QVERIFY(!m_session->analysis());
    }

    void setProfile_checksAgain_overTheSameKeys()
    {
        m_session->open({.address = u"a:1 string 1"_s});
        QTRY_COMPARE(m_session->scanState(), ScanJob::State::Idle);
        const std::shared_ptr<const Keyspace> keyspace = m_session->analysis()->keyspace;
        m_session->setProfile(Profile::load("keewidb").value());
        QTRY_COMPARE(m_session->analysis()->findings->profile().id, std::string("keewidb"));
        QCOMPARE(m_session->analysis()->keyspace, keyspace);
    }

    void setMutes_partsTheFindings_alsoOfTheNextScan()
    {
        Mutes mutes;
        mutes.add({.rule = "ttl-missing", .of = Mute::Of::Prefix, .what = "a:"});
        m_session->open({.address = u"a:1 string 1\na:2 string 1\nb:1 string 1"_s});
        QTRY_COMPARE(m_session->scanState(), ScanJob::State::Idle);
        QVERIFY(!m_session->analysis()->muted);
        m_session->setMutes(mutes);
        QTRY_VERIFY(m_session->analysis()->muted);
        QCOMPARE(m_session->analysis()->findings->total(RuleId::TtlMissing), 1u);
        QCOMPARE(m_session->analysis()->muted->total(RuleId::TtlMissing), 2u);
        m_session->setProfile(Profile::load("keewidb").value());
        QTRY_COMPARE(m_session->analysis()->findings->profile().id, std::string("keewidb"));
        QVERIFY(m_session->analysis()->muted);
        m_session->setProfile(Profile::load("recommended").value());
        const std::shared_ptr<const Keyspace> keyspace = m_session->analysis()->keyspace;
        m_session->rescan();
        QTRY_VERIFY(m_session->analysis()->keyspace != keyspace);
        QTRY_COMPARE(m_session->analysis()->muted->total(RuleId::TtlMissing), 2u);
        m_session->setMutes({});
        QTRY_VERIFY(!m_session->analysis()->muted);
        QCOMPARE(m_session->analysis()->findings->total(RuleId::TtlMissing), 3u);
    }

    void open_theSandbox_startsAServer_andReadsIt()
    {
        if (std::ranges::none_of(Sandbox::programs(), [](const QString& program) {
                return !QStandardPaths::findExecutable(program).isEmpty();
            })) {
            if (qEnvironmentVariableIsSet("CI"))
                QFAIL("no server to practise on: apt-get install redis-server");
            QSKIP("no server to practise on: apt-get install redis-server");
        }
        Session session([](const SourceChoice& choice) { return openSource(choice.address.toStdString()); });
        session.setProfile(Profile::load("recommended").value());
        const QSignalSpy failures(&session, &Session::failed);
        session.open(SourceChoice::sandbox());
        session.rescan(); // waits for the demo to be written, once
        QTRY_VERIFY_WITH_TIMEOUT(session.analysis() && session.scanState() == ScanJob::State::Idle, 60'000);
        QCOMPARE(failures.count(), 0);
        QVERIFY(session.analysis()->summary.complete);
        QCOMPARE(session.analysis()->summary.info.kind, SourceKind::Scan);
        QVERIFY(session.analysis()->keyspace->size() > 15'000);
        QVERIFY(session.values());
    }

    void setAnalysis_showsItAsOpened()
    {
        m_session->setAnalysis(SourceChoice::demo(), analysisFrom("x string 1"), nullptr, Session::More::WillCome);
        QCOMPARE(m_session->choice(), SourceChoice::demo());
        QVERIFY(m_session->isPartial());
    }

private:
    std::unique_ptr<Session> m_session;
};

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
