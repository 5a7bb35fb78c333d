// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/draftcheck.h"

#include "support/analyses.h"

#include <QSignalSpy>
#include <QTest>

using namespace colonnade;

using FindingsPointer = std::shared_ptr<const Findings>;

class DraftCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draft_isChecked();
    void mutedFindings_areNotCounted();
    void profileInUse_needsNoSecondCheck();
    void lastChange_isTheOneDelivered();
    void dropped_deliversNothing();

private:
    [[nodiscard]] Profile advising(std::uint64_t bytes) const
    {
        Profile profile = m_analysis->findings->profile();
        profile.nameBytesAdvised = bytes;
        return profile;
    }
    const std::shared_ptr<const Analysis> m_analysis = analysisFrom("user:1 string 10\nuser:1234567 string 10");
};

void DraftCheckTest::draft_isChecked()
{
    DraftCheck check;
    FindingsPointer found;
    connect(&check, &DraftCheck::checked, this, [&found](const FindingsPointer& findings) { found = findings; });
    check.start(m_analysis, advising(10));
    QVERIFY(check.isBusy());
    QTRY_VERIFY(found);
    QVERIFY(!check.isBusy());
    QCOMPARE(found->total(RuleId::NameLength), 1U);
    QCOMPARE(m_analysis->findings->total(RuleId::NameLength), 0U);
}

void DraftCheckTest::mutedFindings_areNotCounted()
{
    Mutes mutes;
    mutes.add({.rule = "name-length", .of = Mute::Of::Key, .what = "user:1234567"});
    mutes.add({.rule = "ttl-missing", .of = Mute::Of::Key, .what = "user:1"});
    const auto muted = std::make_shared<const Analysis>(withMutes(*m_analysis, MuteMatcher(mutes, {}), {}));
    QCOMPARE(muted->findings->total(RuleId::TtlMissing), 1U);
    DraftCheck check;
    FindingsPointer found;
    connect(&check, &DraftCheck::checked, this, [&found](const FindingsPointer& findings) { found = findings; });
    check.start(muted, advising(1));
    QTRY_VERIFY(found);
    QCOMPARE(found->total(RuleId::NameLength), 1U);
    QCOMPARE(found->total(RuleId::TtlMissing), 1U);
}

void DraftCheckTest::profileInUse_needsNoSecondCheck()
{
    DraftCheck check;
    FindingsPointer found;
    connect(&check, &DraftCheck::checked, this, [&found](const FindingsPointer& findings) { found = findings; });
    check.start(m_analysis, m_analysis->findings->profile());
    QTRY_COMPARE(found, m_analysis->findings);
}

void DraftCheckTest::lastChange_isTheOneDelivered()
{
    DraftCheck check;
    std::vector<std::uint64_t> limits;
    connect(&check, &DraftCheck::checked, this,
            [&limits](const FindingsPointer& findings) { limits.push_back(findings->profile().nameBytesAdvised); });
    for (const std::uint64_t limit : {1U, 12U, 123U})
        check.start(m_analysis, advising(limit));
    QTRY_VERIFY(!check.isBusy());
    QCOMPARE(limits, std::vector<std::uint64_t>{123});
}

void DraftCheckTest::dropped_deliversNothing()
{
    DraftCheck check;
    const QSignalSpy checked(&check, &DraftCheck::checked);
    check.start(m_analysis, advising(10));
    check.drop();
    QVERIFY(!check.isBusy());
    check.start(m_analysis, advising(11));
    QTRY_VERIFY(!check.isBusy());
    QCOMPARE(checked.count(), 1);
}

QTEST_GUILESS_MAIN(DraftCheckTest)
#include "tst_draftcheck.moc"
