// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/shardsummary.h"

#include <QTest>

using namespace colonnade;

namespace {

SourceInfo infoOf(const std::string& version, std::uint64_t keys, int second)
{
    SourceInfo info;
    info.server = ServerInfo{.product = "redis", .version = version};
    info.keysExpected = keys;
    info.takenAt = TimePoint(std::chrono::seconds(second));
    return info;
}

SourceSummary fileOf(const std::string& name, std::uint64_t keys, std::vector<Blind> blind = {})
{
    SourceSummary file;
    file.info.name = name;
    file.keys = keys;
    file.complete = true;
    file.blind = std::move(blind);
    return file;
}

} // namespace

class ShardSummaryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatServersDifferIn_isListed()
    {
        SourceInfo clustered = infoOf("8.0.2", 5, 30);
        clustered.server->isCluster = true;
        const SourceInfo joined =
            joinedInfo({infoOf("7.2.6", 10, 50), clustered, infoOf("7.2.6", 1, 10)}, {"a.rdb", "b.rdb", "c.rdb"});
        QCOMPARE(joined.server->product, "redis");
        QCOMPARE(joined.server->version, "7.2.6, 8.0.2");
        QVERIFY(joined.server->isCluster);
        QCOMPARE(joined.keysExpected, 16u);
        QVERIFY(joined.takenAt == TimePoint(std::chrono::seconds(50)));
        QCOMPARE(joined.name, "a.rdb, b.rdb, c.rdb");
    }

    void keysOfAFileThatSaysNothing_areNotGuessed()
    {
        SourceInfo silent = infoOf("7.2.6", 0, 0);
        silent.keysExpected.reset();
        QVERIFY(!joinedInfo({infoOf("7.2.6", 10, 0), silent}, {"a", "b"}).keysExpected);
        QVERIFY(!joinedInfo({infoOf("7.2.6", 10, 0)}, {"a", "b"}).keysExpected); // the other could not be opened
    }

    void blindnessOfOneFile_namesIt()
    {
        const Blind idle{BlindFact::Idle, BlindReason::NotRecorded};
        const Blind frequency{BlindFact::Frequency, BlindReason::NotRecorded};
        const SourceSummary joined =
            joinedSummary({}, {fileOf("a", 1, {idle, frequency}), fileOf("b", 1, {idle}), fileOf("unread", 0)});
        QVERIFY((joined.blind == std::vector<Blind>{idle, {BlindFact::Frequency, BlindReason::NotRecorded, "a"}}));
    }

    void theFirstFailure_isTheOneThatCut_andOthersAreWarnings()
    {
        SourceSummary first = fileOf("a", 1);
        first.complete = false;
        first.stoppedBy = Error{ErrorCode::Truncated, "a"};
        SourceSummary second = first;
        second.stoppedBy = Error{ErrorCode::Damaged, "b"};
        const SourceSummary joined = joinedSummary({}, {fileOf("w", 1), first, second});
        QVERIFY(!joined.complete);
        QCOMPARE(joined.stoppedBy, first.stoppedBy);
        QVERIFY(joined.warnings == std::vector<Error>{*second.stoppedBy});
        QCOMPARE(joined.keys, 3u);
    }

    void estimates_areSummed_andProfilesCompared()
    {
        SourceSummary first = fileOf("a", 1);
        first.memory = MemoryEstimate{};
        first.memory->isCertain = true;
        first.memory->countedBytes = 10;
        first.memory->uncountedBytes = -3;
        first.memory->usedMemory = 100;
        first.memory->targets = {{.profile = {}, .bytes = 7, .keysUnknown = 1}};
        SourceSummary second = first;
        SourceSummary joined = joinedSummary({}, {first, second});
        QVERIFY(joined.memory->isCertain);
        QCOMPARE(joined.memory->countedBytes, 20u);
        QCOMPARE(joined.memory->uncountedBytes, -6);
        QCOMPARE(joined.memory->usedMemory, 200u);
        QCOMPARE(joined.memory->targets[0].bytes, 14u);
        QCOMPARE(joined.memory->targets[0].keysUnknown, 2u);
        QVERIFY(haveOneProfile(joined.files));

        second.memory->isCertain = false;
        second.memory->usedMemory.reset();
        second.memory->profile.allocator = AllocatorKind::Glibc;
        joined = joinedSummary({}, {first, second});
        QVERIFY(!joined.memory->isCertain);
        QVERIFY(!joined.memory->usedMemory);
        QVERIFY(!haveOneProfile(joined.files));
    }
};

QTEST_GUILESS_MAIN(ShardSummaryTest)
#include "tst_shardsummary.moc"
