// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/keyspacebuilder.h"
#include "stats/keystats.h"

#include <QTest>

using namespace colonnade;

class KeyStatsTest : public QObject
{
    Q_OBJECT

    std::shared_ptr<const Keyspace> m_keyspace;

private Q_SLOTS:
    void initTestCase()
    {
        KeyBatch batch;
        batch.add({.name = "s:1", .type = ValueType::String, .memoryBytes = 100});
        batch.add({.name = "s:2", .type = ValueType::String, .memoryBytes = 300});
        batch.add({.name = "h:1", .type = ValueType::Hash, .elements = 9, .memoryBytes = 300});
        batch.add({.name = "h:2", .type = ValueType::Hash, .memoryBytes = Fact::unknown()});
        KeyspaceBuilder builder;
        builder.add(batch);
        m_keyspace = builder.finish();
    }

    void distributions_countOnlyWhatIsKnown_byType()
    {
        const DistributionByType byType = distributions(*m_keyspace, m_keyspace->all(), Metric::MemoryBytes);
        QCOMPARE(byType[std::size_t(ValueType::String)].count, 2u);
        QCOMPARE(byType[std::size_t(ValueType::String)].max, 300u);
        QCOMPARE(byType[std::size_t(ValueType::Hash)].count, 1u);
        QCOMPARE(byType[std::size_t(ValueType::List)].count, 0u);
    }

    void aFolder_isMeasuredAlone()
    {
        const KeySelection folder = m_keyspace->keys(*m_keyspace->findNode("h"));
        QCOMPARE(distributions(*m_keyspace, folder, Metric::Elements)[std::size_t(ValueType::Hash)].sum, 9u);
        QCOMPARE(distributions(*m_keyspace, folder, Metric::NameBytes)[std::size_t(ValueType::Hash)].count, 2u);
    }

    void topKeys_areOrderedAndBounded_tiesInTreeOrder()
    {
        const auto names = [&](std::size_t limit) {
            QStringList result;
            for (const KeyId key : topKeys(*m_keyspace, m_keyspace->all(), Metric::MemoryBytes, limit))
                result += QString::fromLatin1(m_keyspace->name(key));
            return result.join(QLatin1Char(' '));
        };
        QCOMPARE(names(0), QString());
        QCOMPARE(names(1), QStringLiteral("h:1"));
        QCOMPARE(names(2), QStringLiteral("h:1 s:2"));
        QCOMPARE(names(99), QStringLiteral("h:1 s:2 s:1"));
    }

    void aBar_givesItsKeysBack()
    {
        const std::size_t bucket = Histogram::bucketOf(300);
        QCOMPARE(keysInBucket(*m_keyspace, m_keyspace->all(), Metric::MemoryBytes, std::nullopt, bucket).size(), 2u);
        QCOMPARE(keysInBucket(*m_keyspace, m_keyspace->all(), Metric::MemoryBytes, ValueType::Hash, bucket).size(), 1u);
        QVERIFY(keysInBucket(*m_keyspace, m_keyspace->all(), Metric::TtlSeconds, std::nullopt, 0).empty());
    }

    void sumsByType_addUpToTheWhole()
    {
        std::uint64_t keys = 0;
        std::uint64_t memory = 0;
        for (const Aggregate& aggregate : aggregateByType(*m_keyspace, m_keyspace->all())) {
            keys += aggregate.keys;
            memory += aggregate.memoryBytes;
        }
        QCOMPARE(keys, 4u);
        QCOMPARE(memory, 700u);
    }
};

QTEST_APPLESS_MAIN(KeyStatsTest)
#include "tst_keystats.moc"
