// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/rdbreader.h"
#include "sizing/repacked.h"
#include "sizing/retargeter.h"
#include "support/dumpbytes.h"
#include "support/dumpfixtures.h"

#include <QTest>

#include <cmath>

using namespace colonnade;

namespace {

class Adder : public RdbVisitor
{
public:
    explicit Adder(Retargeter& retargeter)
        : m_retargeter(retargeter)
    {
    }
    Flow onValue(const RdbKey& key, const ValueShape& shape) override
    {
        m_retargeter.addKey(key.name.size(), key.expiry.isAt(), shape);
        return Flow::Continue;
    }

private:
    Retargeter& m_retargeter;
};

std::vector<TargetMemory> targetsOf(const std::string& dump, const std::vector<MemoryProfile>& profiles)
{
    Retargeter retargeter(profiles);
    Adder adder(retargeter);
    Cursor cursor(dump);
    static_cast<void>(RdbReader(cursor, adder, ShapeDetail::Facts, &retargeter).read());
    return retargeter.results();
}

struct Server
{
    const char* file;
    const char* model;
    AllocatorKind allocator;
};
constexpr std::array servers{Server{"redis-6.2", "redis-6.2", AllocatorKind::Jemalloc8},
                             Server{"redis-7.0-debian", "redis-7.0", AllocatorKind::Jemalloc16},
                             Server{"redis-7.0-vendored-jemalloc", "redis-7.0", AllocatorKind::Jemalloc8},
                             Server{"redis-7.2", "redis-7.2", AllocatorKind::Jemalloc8},
                             Server{"valkey-8.0", "valkey-8.0", AllocatorKind::Jemalloc8},
                             Server{"redis-8.0.6-debian", "redis-8.0", AllocatorKind::Jemalloc16Paged},
                             Server{"valkey-9.1.2-debian", "valkey-9.1", AllocatorKind::Jemalloc16Paged}};

MemoryProfile profileOf(const Server& server)
{
    return {serverModelNamed(server.model), server.allocator, false, 1};
}

} // namespace

class RetargeterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The same keyspace was given to all of these servers, and each measured it.
    void everyServersDump_predictsAllTheOthers()
    {
        if (!haveDumpFixtures())
            QSKIP(noDumpFixtures);
        std::vector<MemoryProfile> profiles;
        std::ranges::transform(servers, std::back_inserter(profiles), profileOf);
        for (const Server& from : servers) {
            const std::string name = std::string("generated/") + from.file;
            const auto results = targetsOf(dumpFixture(name + ".rdb"), profiles);
            for (std::size_t i = 0; i < servers.size(); ++i) {
                const auto golden = goldenKeys(std::string("generated/") + servers[i].file);
                // Two keys with expiring fields are on the newest two servers only.
                double measured = 0;
                for (const GoldenKey& key : golden)
                    measured += static_cast<double>(key.memoryBytes);
                const double error = static_cast<double>(results[i].bytes) / measured - 1;
                const QString what = QString::fromLatin1("%1 from %2: %3 %")
                                         .arg(QString::fromLatin1(servers[i].file), QString::fromLatin1(from.file),
                                              QString::number(100 * error));
                QVERIFY2(std::abs(error) < 0.02, qPrintable(what));
                QCOMPARE(results[i].keysUnknown, 0u);
            }
        }
    }

    void smallSets_arePackedWhereSetsAre()
    {
        DumpBytes small("REDIS0010");
        small.type(2).string("s").length(2).string("aaa").string("bbb").end();
        DumpBytes big("REDIS0010");
        big.type(2).string("s").length(2).string("aaa").string(std::string(65, 'b')).end();
        const MemoryProfile old{serverModelNamed("redis-7.0"), AllocatorKind::Jemalloc8};
        const MemoryProfile fresh{serverModelNamed("redis-7.2"), AllocatorKind::Jemalloc8};
        const auto smaller = targetsOf(small.bytes(), {old, fresh});
        QCOMPARE(smaller[0].bytes, 8u + 24 + 16 + 56 + 32 + 48 + 16);
        QCOMPARE(smaller[1].bytes, 8u + 24 + 16 + 24); // a listpack of 17 bytes
        const auto bigger = targetsOf(big.bytes(), {old, fresh});
        QCOMPARE(bigger[0].bytes, bigger[1].bytes);
        const auto back = targetsOf(
            DumpBytes("REDIS0011").type(20).string("s").string(listpackOf({"aaa", "bbb"})).end().bytes(), {old});
        QCOMPARE(back[0].bytes, smaller[0].bytes);
    }

    void whatHasNoModel_isCounted()
    {
        const DumpBytes dump =
            DumpBytes("REDIS0014").type(28).string("array").length(0).length(0).type(0).string("s").string("v");
        const auto results = targetsOf(dump.bytes(), {{serverModelNamed("redis-7.0"), AllocatorKind::Jemalloc8}});
        QCOMPARE(results[0].keysUnknown, 1u);
        QCOMPARE(results[0].bytes, 8u + 24 + 24);
    }

    void repacked_isWhatTheBuildersMake()
    {
        for (const std::vector<std::string>& entries : {std::vector<std::string>{},
                                                        {"a", "bc"},
                                                        {std::string(63, 'x'), std::string(64, 'y')},
                                                        {std::string(5000, 'x'), "tail"},
                                                        {std::string(250, 'x'), std::string(260, 'y'), "z"}}) {
            Repacked repacked;
            for (const std::string& entry : entries)
                repacked.add({entry, 0, false});
            QCOMPARE(repacked.listpackBytes(), listpackOf(entries).size());
            QCOMPARE(repacked.ziplistBytes(), ziplistOf(entries).size());
        }
        Repacked numbers;
        for (const std::int64_t number : {0, 12, 13, 127, 128, -1, 4095, -4097, 32767, 40000, 8388607, 8388608})
            numbers.add({{}, number, true});
        numbers.add({{}, 1LL << 40, true});
        QCOMPARE(numbers.listpackBytes(), 7u + 13 + 1 + 1 + 1 + 1 + 2 + 2 + 2 + 3 + 3 + 4 + 4 + 5 + 9);
    }

    void models_areFoundByFamilyAndVersion()
    {
        QCOMPARE(serverModelNamed("redis-6.2")->name, "redis-6.2");
        QCOMPARE(serverModelNamed("redis-8.0")->name, "redis-7.4");
        QCOMPARE(serverModelNamed("valkey-9.1")->name, "valkey-9.0");
        QCOMPARE(serverModelNamed("valkey-7.2")->name, "redis-7.2");
        for (const char* const unknown : {"", "redis", "redis-", "redis-8.2", "redis-5.0", "dragonfly-1.0", "valkey-x"})
            QVERIFY2(serverModelNamed(unknown) == nullptr, unknown);
        QVERIFY(allocatorNamed("jemalloc-16") == AllocatorKind::Jemalloc16);
        QVERIFY(!allocatorNamed("malloc"));
    }
};

QTEST_APPLESS_MAIN(RetargeterTest)
#include "tst_retargeter.moc"
