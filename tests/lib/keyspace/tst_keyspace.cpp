// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keyspace/keyspacebuilder.h"
#include "keyspace/patternfolder.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace colonnade;

namespace {

KeyFacts string(std::string_view name, std::uint64_t memory = 100, std::uint32_t db = 0)
{
    return {.name = name, .db = db, .type = ValueType::String, .memoryBytes = memory, .expiry = Expiry::never()};
}

std::shared_ptr<const Keyspace> keyspaceOf(const std::vector<std::string>& names, std::string separator = ":")
{
    KeyBatch batch;
    for (const std::string& name : names)
        batch.add(string(name));
    KeyspaceBuilder builder(std::move(separator));
    builder.add(batch);
    return builder.finish();
}

/// "folder(own keys)" lines, indented, as a person would draw the tree.
QStringList drawn(const Keyspace& keyspace)
{
    QStringList lines;
    std::vector<NodeId> open{Keyspace::root};
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        QStringList keys;
        for (std::uint32_t i = keyspace.ownKeys(node).first; i < keyspace.ownKeys(node).last; ++i)
            keys += QString::fromLatin1(keyspace.name(KeyId(i)));
        lines += QString(int(keyspace.depth(node)) * 2, QLatin1Char(' ')) +
                 QString::fromLatin1(keyspace.segment(node)) + QLatin1Char('(') + keys.join(QLatin1Char(' ')) +
                 QLatin1Char(')');
        for (std::uint32_t row = keyspace.childCount(node); row-- > 0;)
            open.push_back(keyspace.child(node, row));
    }
    return lines;
}

/// Names that make trouble: any byte, doubled separators, deep, long, empty, prefixes of each other.
std::vector<std::string> nastyNames(std::size_t count)
{
    std::mt19937 random(7);
    std::vector<std::string> names{"", ":", "::", "a", "a:", ":a", "a::b", std::string(1, '\0'), "a:\xff", "a:\\xff"};
    names.push_back(std::string(5000, ':'));
    names.push_back(std::string(100000, 'x') + ":y");
    while (names.size() < count) {
        std::string name;
        for (auto length = random() % 12; length > 0; --length)
            name += random() % 3 == 0 ? ':' : char(random() % 2 ? 'a' + random() % 3 : random() % 256);
        names.push_back(name);
    }
    return names;
}

} // namespace

class KeyspaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void empty_hasARootAndNothingElse()
    {
        const auto keyspace = keyspaceOf({});
        QCOMPARE(keyspace->size(), 0u);
        QCOMPARE(keyspace->nodeCount(), 1u);
        QCOMPARE(keyspace->aggregate(Keyspace::root).keys, 0u);
        QVERIFY(!keyspace->find("a"));
        QCOMPARE(keyspace->patternCount(), 0u);
    }

    void tree_followsTheSeparators()
    {
        const auto keyspace = keyspaceOf({"user:2:name", "user:1:name", "user:1", "cart", "user:1:age", "a::b"});
        QCOMPARE(drawn(*keyspace), (QStringList{
                                       QStringLiteral("(cart)"),
                                       QStringLiteral("  a()"),
                                       QStringLiteral("    (a::b)"),
                                       QStringLiteral("  user(user:1)"),
                                       QStringLiteral("    1(user:1:age user:1:name)"),
                                       QStringLiteral("    2(user:2:name)"),
                                   }));
    }

    void separator_isAnyString()
    {
        QCOMPARE(drawn(*keyspaceOf({"a->b:c", "a->d"}, "->")),
                 (QStringList{QStringLiteral("()"), QStringLiteral("  a(a->b:c a->d)")}));
        QCOMPARE(drawn(*keyspaceOf({"a:b", "c"}, "")), QStringList{QStringLiteral("(a:b c)")});
    }

    void everySubtree_isOneRangeOfKeysWithItsPrefix()
    {
        const auto keyspace = keyspaceOf(nastyNames(3000));
        for (std::uint32_t n = 1; n < keyspace->nodeCount(); ++n) {
            const NodeId node{n};
            const std::string prefix = std::string(keyspace->path(node)) + ":";
            const KeyRange range = keyspace->keys(node);
            QVERIFY(range.size() > 0);
            for (std::uint32_t i = 0; i < keyspace->size(); ++i) {
                const bool inside = keyspace->name(KeyId(i)).starts_with(prefix);
                if (inside != range.contains(KeyId(i)) && keyspace->depth(node) < 1000)
                    QFAIL("a key stands outside of its folder, or a stranger in it");
            }
        }
    }

    void keys_areFoundAgainWithTheirFolder()
    {
        const std::vector<std::string> names = nastyNames(3000);
        const auto keyspace = keyspaceOf(names);
        std::set<std::string_view> seen;
        for (std::uint32_t i = 0; i < keyspace->size(); ++i) {
            const KeyId key{i};
            QVERIFY2(seen.insert(keyspace->name(key)).second, "a name twice");
            QVERIFY(keyspace->find(keyspace->name(key)) == key);
            QVERIFY(keyspace->ownKeys(keyspace->nodeOf(key)).contains(key));
        }
        for (const std::string& name : names)
            QVERIFY(keyspace->find(name).has_value());
        QVERIFY(!keyspace->find("no such key"));
        QVERIFY(!keyspace->find("a:b:c:d:e:f:g"));
    }

    void folders_areFoundByPath()
    {
        const auto keyspace = keyspaceOf(nastyNames(3000));
        for (std::uint32_t n = 1; n < keyspace->nodeCount(); ++n) {
            const NodeId node{n};
            if (!keyspace->path(node).empty()) // a folder without a name at the top has the root's path
                QVERIFY(keyspace->findNode(keyspace->path(node)) == node);
            QVERIFY(keyspace->child(keyspace->parent(node), keyspace->rowOf(node)) == node);
        }
        QVERIFY(!keyspace->findNode("no:such:folder"));
    }

    void sums_agreeWithCountingByHand()
    {
        std::mt19937 random(3);
        KeyBatch batch;
        for (int i = 0; i < 2000; ++i) {
            const std::string name =
                "n" + std::to_string(random() % 5) + ":" + std::to_string(random() % 40) + ":" + std::to_string(i);
            KeyFacts facts{.name = name, .type = ValueType(1 + random() % 5)};
            if (random() % 4)
                facts.memoryBytes = random() % 1000 ? random() % 5000 : 0x1'0000'0000;
            facts.elements = random() % 3 ? Fact(random() % 10) : Fact::unknown();
            facts.expiry = random() % 2 ? Expiry::never() : Expiry::at(std::chrono::milliseconds(random()));
            batch.add(facts);
        }
        KeyspaceBuilder builder;
        builder.add(batch);
        const auto keyspace = builder.finish();
        for (std::uint32_t n = 0; n < keyspace->nodeCount(); ++n) {
            Aggregate expected;
            const KeyRange range = keyspace->keys(NodeId(n));
            std::uint64_t largest = 0;
            for (std::uint32_t i = range.first; i < range.last; ++i) {
                const KeyFacts facts = keyspace->key(KeyId(i));
                ++expected.keys;
                expected.memoryBytes += facts.memoryBytes.valueOr(0);
                expected.memoryKnown += facts.memoryBytes.isKnown();
                expected.elements += facts.elements.valueOr(0);
                expected.elementsKnown += facts.elements.isKnown();
                expected.expiryKnown += facts.expiry.isKnown();
                expected.expiring += facts.expiry.isAt();
                largest = std::max(largest, facts.memoryBytes.valueOr(0));
            }
            Aggregate actual = keyspace->aggregate(NodeId(n));
            if (actual.largest)
                QCOMPARE(keyspace->memoryBytes(*actual.largest).value(), largest);
            actual.largest.reset();
            QVERIFY(actual == expected);
        }
    }

    void facts_comeBackAsTheyWent()
    {
        KeyFacts facts = string("k", 0xFFFFFFFF, 7);
        facts.type = ValueType::ZSet;
        facts.encoding = Encoding::Skiplist;
        facts.elements = 0x7FFF'FFFF'FFFF;
        facts.valueBytes = Fact::unknown();
        facts.idleSeconds = 0;
        facts.frequency = Fact::notAsked();
        facts.locator = 0xFFFF'FFFD;
        facts.count = 3;
        KeyBatch batch;
        batch.add(string("a"));
        batch.add(facts);
        KeyspaceBuilder builder;
        builder.add(batch);
        const auto keyspace = builder.finish();
        const KeyFacts back = keyspace->key(*keyspace->find("k", 7));
        QCOMPARE(back.db, 7u);
        QCOMPARE(back.type, facts.type);
        QCOMPARE(back.encoding, facts.encoding);
        QVERIFY(back.elements == facts.elements);
        QVERIFY(back.valueBytes == facts.valueBytes);
        QVERIFY(back.memoryBytes == facts.memoryBytes);
        QVERIFY(back.idleSeconds == facts.idleSeconds);
        QVERIFY(back.frequency == facts.frequency);
        QVERIFY(back.locator == facts.locator);
        QCOMPARE(back.count, 3u);
        QCOMPARE(keyspace->databases(), (std::vector<std::uint32_t>{0, 7}));
        QCOMPARE(keyspace->aggregate(Keyspace::root).keys, 4u); // a row that stands for three keys
    }

    void theSameNameAgain_countsOnce_perDatabase()
    {
        KeyBatch batch;
        for (const std::uint32_t db : {0u, 1u, 0u})
            batch.add(string("a:b", 10, db));
        KeyspaceBuilder builder;
        builder.add(batch);
        const auto keyspace = builder.finish();
        QCOMPARE(keyspace->size(), 2u);
        QCOMPARE(keyspace->duplicates(), 1u);
        QVERIFY(keyspace->find("a:b", 1).has_value());
    }

    void aKeyOfTwoFiles_countsAsTheFirstFileHasIt()
    {
        KeyspaceBuilder builder;
        KeyBatch batch;
        const auto add = [&](std::uint16_t file, std::string_view name, std::uint64_t bytes, std::uint32_t db = 0) {
            batch.clear();
            KeyFacts facts = string(name, bytes, db);
            facts.file = file;
            batch.add(facts);
            builder.add(batch);
        };
        add(2, "x:k", 30); // the later files arrive first
        add(1, "x:k", 20);
        add(0, "x:k", 10);
        add(1, "x:k", 25, 1); // another database
        add(1, "a", 1);
        add(1, "a", 2); // twice in one file
        const auto keyspace = builder.finish();
        QCOMPARE(keyspace->size(), 3u);
        QCOMPARE(keyspace->duplicates(), 3u);
        QCOMPARE(keyspace->sharedKeys(), 2u);
        const KeyId key = *keyspace->find("x:k");
        QCOMPARE(keyspace->file(key), 0u);
        QVERIFY(keyspace->memoryBytes(key) == Fact(10));
        QCOMPARE(keyspace->key(*keyspace->find("x:k", 1)).file, 1u);
        QVERIFY((keyspace->firstShared() == std::vector<SharedKey>{{key, 1}, {key, 2}}));
    }

    void ofManySharedKeys_aDozenIsNamed()
    {
        KeyspaceBuilder builder;
        for (const std::uint16_t file : {1, 0}) {
            KeyBatch batch;
            for (int i = 0; i < 100; ++i)
                batch.add(string("f:" + std::to_string(i % 7) + ":" + std::to_string(i)));
            batch.setFile(file);
            builder.add(batch);
        }
        const auto keyspace = builder.finish();
        QCOMPARE(keyspace->sharedKeys(), 100u);
        QCOMPARE(keyspace->firstShared().size(), 12u);
        for (const SharedKey& shared : keyspace->firstShared()) {
            QCOMPARE(keyspace->file(shared.key), 0u);
            QCOMPARE(shared.alsoIn, 1u);
        }
    }

    void snapshot_isWholeWhileTheBuilderGoesOn()
    {
        KeyspaceBuilder builder;
        KeyBatch batch;
        batch.add(string("b:1"));
        builder.add(batch);
        const auto early = builder.snapshot();
        batch.clear();
        batch.add(string("a:1"));
        builder.add(batch);
        const auto late = builder.finish();
        QCOMPARE(early->size(), 1u);
        QCOMPARE(late->size(), 2u);
        QVERIFY(late->name(KeyId(0)) == "a:1");
        QCOMPARE(builder.size(), 0u);
    }

    void ttl_countsFromWhenTheFactsWereTaken()
    {
        using namespace std::chrono_literals;
        KeyspaceBuilder builder(":", TimePoint(100s));
        KeyBatch batch;
        KeyFacts facts = string("soon");
        facts.expiry = Expiry::at(101500ms);
        batch.add(facts);
        facts.name = "gone";
        facts.expiry = Expiry::at(50s);
        batch.add(facts);
        facts.name = "stays";
        facts.expiry = Expiry::never();
        batch.add(facts);
        builder.add(batch);
        const auto keyspace = builder.finish();
        QCOMPARE(keyspace->ttlSeconds(*keyspace->find("soon")), 2u);
        QCOMPARE(keyspace->ttlSeconds(*keyspace->find("gone")), 0u);
        QVERIFY(!keyspace->ttlSeconds(*keyspace->find("stays")));
    }

    void patterns_foldIds()
    {
        const auto keyspace =
            keyspaceOf({"cx:order:202401150001:hash", "cx:order:202401150002:hash", "cx:stock", "cx:order:9"});
        QStringList patterns;
        for (std::uint32_t p = 0; p < keyspace->patternCount(); ++p)
            patterns += QString::fromLatin1(keyspace->pattern(PatternId(p))) + QLatin1Char(' ') +
                        QString::number(keyspace->aggregate(PatternId(p)).keys);
        QCOMPARE(patterns, (QStringList{QStringLiteral("cx:order:* 1"), QStringLiteral("cx:order:*:hash 2"),
                                        QStringLiteral("cx:stock 1")}));
        QCOMPARE(keyspace->keys(PatternId(1)).size(), 2u);
        QCOMPARE(keyspace->types(PatternId(1))[std::size_t(ValueType::String)], 2u);
        QCOMPARE(keyspace->patternOf(keyspace->keys(PatternId(1))[0]), PatternId(1));
    }

    void patterns_foldWordsThatStandByTheThousand()
    {
        std::vector<std::string> names;
        for (char a = 'a'; a <= 'z'; ++a) {
            for (char b = 'a'; b <= 'z'; ++b) {
                for (const char c : {'a', 'e'})
                    names.push_back(std::string("page:") + a + b + c + "slug:html");
            }
        }
        const auto keyspace = keyspaceOf(names); // 1352 different words
        QCOMPARE(keyspace->patternCount(), 1u);
        QVERIFY(keyspace->pattern(PatternId(0)) == "page:*:html");
        std::ranges::reverse(names);
        QVERIFY(keyspaceOf(names)->pattern(PatternId(0)) == "page:*:html");
    }

    void pins_goBeforeLooksAndStatistics()
    {
        KeyspaceBuilder builder(":", {}, {.always = {"cx:tenant:*"}, .never = {"alg:sha*", "page:*"}});
        KeyBatch batch;
        std::vector<std::string> names{"cx:tenant:acme:plan", "cx:tenant:umbrella:plan", "alg:sha20:7"};
        for (std::size_t i = 0; i <= PatternFolder::wideFolder; ++i)
            names.push_back("page:slug_of_" + std::to_string(i) + "_x");
        for (const std::string& name : names)
            batch.add({.name = name});
        builder.add(batch);
        const auto keyspace = builder.finish();
        QCOMPARE(keyspace->patternCount(), PatternFolder::wideFolder + 3);
        QVERIFY(keyspace->pattern(keyspace->patternOf(*keyspace->find("cx:tenant:acme:plan"))) == "cx:tenant:*:plan");
        QVERIFY(keyspace->pattern(keyspace->patternOf(*keyspace->find("alg:sha20:7"))) == "alg:sha20:*");
        QCOMPARE(keyspace->idPins().never.size(), 2u);
    }

    void keysWithoutANamespace_leaveTheNamespacesAsTheyAre()
    {
        std::vector<std::string> names{"cx:order:status", "shop:order:status"};
        for (int i = 0; i < 1500; ++i)
            names.push_back("profile_of_customer_" + std::to_string(i));
        const auto keyspace = keyspaceOf(names);
        QStringList patterns;
        for (std::uint32_t p = 0; p < keyspace->patternCount(); ++p)
            patterns += QString::fromLatin1(keyspace->pattern(PatternId(p)));
        QCOMPARE(patterns, (QStringList{QStringLiteral("*"), QStringLiteral("cx:order:status"),
                                        QStringLiteral("shop:order:status")}));
    }

    void aNameOfAMillionSeparators_isOneKey()
    {
        const std::string name(1'000'000, ':');
        const auto keyspace = keyspaceOf({name, "a:b"});
        QCOMPARE(keyspace->size(), 2u);
        QVERIFY(keyspace->find(name).has_value());
        QVERIFY(keyspace->nodeCount() < 2000);
    }
};

QTEST_APPLESS_MAIN(KeyspaceTest)
#include "tst_keyspace.moc"
