// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/allocator.h"

#include <QTest>

using namespace colonnade;

class AllocatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jemalloc_hasFourClassesInEachDoubling()
    {
        const auto q8 = [](std::uint64_t bytes) { return allocated(AllocatorKind::Jemalloc8, bytes); };
        const auto q16 = [](std::uint64_t bytes) { return allocated(AllocatorKind::Jemalloc16, bytes); };
        QCOMPARE(q8(1), 8u);
        QCOMPARE(q8(8), 8u);
        QCOMPARE(q8(9), 16u);
        QCOMPARE(q8(17), 24u);
        QCOMPARE(q8(33), 40u);
        QCOMPARE(q8(49), 56u);
        QCOMPARE(q8(65), 80u);
        QCOMPARE(q8(129), 160u);
        QCOMPARE(q8(1025), 1280u);
        QCOMPARE(q16(8), 8u);
        QCOMPARE(q16(17), 32u);
        QCOMPARE(q16(33), 48u);
        QCOMPARE(q16(65), 80u);
        QCOMPARE(q16(65540), 81920u);
    }

    void pagedClasses_beginAboveFourteenKilobytes()
    {
        QCOMPARE(allocated(AllocatorKind::Jemalloc16Paged, 14336), 14336u);
        QCOMPARE(allocated(AllocatorKind::Jemalloc16Paged, 14337), 16384u);
        QCOMPARE(allocated(AllocatorKind::Jemalloc16Paged, 65540), 69632u);
    }

    void glibc_addsItsHeadAndRoundsToSixteen()
    {
        QCOMPARE(allocated(AllocatorKind::Glibc, 1), 24u);
        QCOMPARE(allocated(AllocatorKind::Glibc, 24), 24u);
        QCOMPARE(allocated(AllocatorKind::Glibc, 25), 40u);
        QCOMPARE(allocated(AllocatorKind::Glibc, 1000), 1000u);
        QCOMPARE(allocated(AllocatorKind::Glibc, 1001), 1016u);
    }

    void noAllocation_isSmallerThanAsked()
    {
        for (const AllocatorKind kind : allAllocators) {
            std::uint64_t before = 0;
            for (std::uint64_t bytes = 1; bytes < 100'000; ++bytes) {
                const std::uint64_t taken = allocated(kind, bytes);
                QVERIFY(taken >= bytes && taken >= before);
                QCOMPARE(allocated(kind, taken), taken);
                before = taken;
            }
        }
    }
};

QTEST_APPLESS_MAIN(AllocatorTest)
#include "tst_allocator.moc"
