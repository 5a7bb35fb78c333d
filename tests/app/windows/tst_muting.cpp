// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/muting.h"

#include "dialogs/mutedialog.h"
#include "jobs/session.h"
#include "rules/mutes.h"
#include "settings/settings.h"
#include "support/analyses.h"
#include "views/banner.h"
#include "views/findingsview.h"

#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class MutingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = {};
        m_settings.muteFiles.insert(SourceChoice::demo().withoutPassword().address, file());
        m_window = std::make_unique<QWidget>();
        m_session = std::make_unique<Session>([](const SourceChoice&) -> Result<std::unique_ptr<Source>> {
            return fail(ErrorCode::NotAvailable, "test");
        });
        m_session->setProfile(Profile::load("recommended").value());
        m_findings = new FindingsView(m_window.get());
        m_banner = new Banner(m_window.get());
        m_muting = new Muting(m_settings, *m_session, m_findings, m_banner, m_window.get());
        m_window->show();
        m_analysis = analysisFrom("a:1 string 1\nb:1 string 1");
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void mute_isWrittenAndCounts()
    {
        open();
        const Finding finding = ttlOf(KeyId(0));
        MuteDialog* dialog = m_muting->ask(finding);
        Q_EMIT dialog->chosen(muteOf(finding), file());
        QTRY_VERIFY(m_session->analysis()->muted);
        QCOMPARE(m_session->analysis()->muted->total(RuleId::TtlMissing), 1u);
        QCOMPARE(Mutes::load(file().toStdString())->all().size(), 1u);
    }

    void unmute_saysTheReasonAndCanBeUndone()
    {
        open();
        const Finding finding = ttlOf(KeyId(0));
        Q_EMIT m_muting->ask(finding)->chosen(muteOf(finding), file());
        QTRY_VERIFY(m_session->analysis()->muted);
        Q_EMIT m_findings->unmuteRequested(finding);
        QTRY_VERIFY(!m_session->analysis()->muted);
        QVERIFY(Mutes::load(file().toStdString())->all().empty());
        QVERIFY(!m_banner->isHidden());
        bool isOffered = false;
        for (QPushButton* button : m_banner->findChildren<QPushButton*>()) {
            if (button->text() != u"Mute again"_s)
                continue;
            isOffered = true;
            button->click();
            break;
        }
        QVERIFY(isOffered);
        QTRY_VERIFY(m_session->analysis()->muted);
        QCOMPARE(Mutes::load(file().toStdString())->all().front().reason, std::string("meant"));
    }

    void findingThatIsNotMuted_isLeftAlone()
    {
        open();
        m_muting->unmute(ttlOf(KeyId(1)));
        QVERIFY(m_banner->isHidden());
        QVERIFY(!QFile::exists(file()));
    }

    void damagedFile_isSaidAndKept()
    {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{ not json");
        damaged.close();
        open();
        QVERIFY(!m_banner->isHidden());
        QVERIFY(damaged.open(QIODevice::ReadOnly));
        QCOMPARE(damaged.readAll(), QByteArray("{ not json"));
    }

private:
    void open() { m_session->setAnalysis(SourceChoice::demo(), m_analysis, nullptr); }
    [[nodiscard]] QString file() const { return m_folder->filePath(u"mutes.json"_s); }
    [[nodiscard]] Finding ttlOf(KeyId key) const { return m_analysis->findings->describe(RuleId::TtlMissing, key); }
    static Mute muteOf(const Finding& finding)
    {
        Mute mute{.rule = "ttl-missing"};
        mute.of = Mute::Of::Key;
        mute.what = finding.subject;
        mute.reason = "meant";
        mute.author = "me";
        mute.date = std::chrono::year(2026) / 1 / 1;
        return mute;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Settings m_settings;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<Session> m_session;
    FindingsView* m_findings = nullptr;
    Banner* m_banner = nullptr;
    Muting* m_muting = nullptr;
    std::shared_ptr<const Analysis> m_analysis;
};

QTEST_MAIN(MutingTest)
#include "tst_muting.moc"
