// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/profilechooser.h"

#include <QTest>

using namespace colonnade;

namespace {

/// A keyspace of strings, hashes and sorted sets whose sizes tell allocators apart.
void addKeys(ProfileChooser& chooser, std::uint64_t count)
{
    for (std::uint64_t i = 0; i < count; ++i) {
        ValueShape shape;
        shape.elements = 50 + i % 60;
        chooser.addKey(0, 20, i % 3 == 0, shape);
        if (i % 50 != 0)
            continue;
        shape.stored = i % 100 == 0 ? RdbType::ZSetBinary : RdbType::Hash;
        shape.elements = 140;
        for (int element = 0; element < 140; ++element)
            chooser.onElement(shape.stored, 15, 30, false);
        chooser.addKey(0, 20, false, shape);
    }
}

} // namespace

class ProfileChooserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usedMemory_tellsTheAllocatorAndTheRestart()
    {
        const ServerModel& server = serverModels()[1];
        for (const AllocatorKind allocator : {AllocatorKind::Jemalloc8, AllocatorKind::Jemalloc16}) {
            for (const bool neverRestarted : {false, true}) {
                ProfileChooser chooser(server);
                addKeys(chooser, 300'000);
                // What a server with such keys would say, by the one sizer that was asked alone.
                const auto used = chooser.predicted({&server, allocator, neverRestarted, 0});
                const auto choice = chooser.choose(static_cast<std::uint64_t>(1.002 * used));
                QVERIFY(choice.isCertain);
                QCOMPARE(choice.profile.allocator, allocator);
                QCOMPARE(choice.profile.neverRestarted, neverRestarted);
                QCOMPARE(choice.profile.server->name, server.name);
            }
        }
    }

    void nothingNear_isNoChoice()
    {
        ProfileChooser chooser(serverModels()[1]);
        addKeys(chooser, 300'000);
        const auto choice = chooser.choose(500'000'000);
        QVERIFY(!choice.isCertain);
        QCOMPARE(choice.profile.allocator, AllocatorKind::Jemalloc8);
        QVERIFY(!chooser.choose(std::nullopt).isCertain);
    }

    void littleData_isNoChoice()
    {
        ProfileChooser chooser(serverModels()[1]);
        addKeys(chooser, 100);
        const auto choice = chooser.choose(1'000'000);
        QVERIFY(!choice.isCertain);
    }
};

QTEST_APPLESS_MAIN(ProfileChooserTest)
#include "tst_profilechooser.moc"
