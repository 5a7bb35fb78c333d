// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rdb/radixshape.h"
#include "support/dumpbytes.h"

#include <QTest>

#include <map>
#include <memory>
#include <random>
#include <set>

using namespace colonnade;

namespace {

// The plain way: a trie of single characters, then runs without branches folded into one node.
struct Trie
{
    std::map<char, std::unique_ptr<Trie>> children;
};

void countNodes(const Trie& node, std::size_t run, RadixShape& shape)
{
    if (node.children.size() == 1 && !node.children.begin()->second->children.empty()) {
        countNodes(*node.children.begin()->second, run + 1, shape);
        return;
    }
    const bool endsRun = node.children.size() == 1; // its only child is a leaf
    const std::size_t length = run + (endsRun ? 1 : 0);
    if (length > 0) {
        ++shape.chains[length];
        ++shape.nodes;
    }
    if (node.children.empty() || endsRun) {
        ++shape.leaves;
        ++shape.nodes;
        return;
    }
    ++shape.branches[node.children.size()];
    ++shape.nodes;
    for (const auto& [character, child] : node.children)
        countNodes(*child, 0, shape);
}

RadixShape plainShape(const std::set<std::string>& ids)
{
    Trie root;
    for (const std::string& id : ids) {
        Trie* node = &root;
        for (const char character : id) {
            auto& child = node->children[character];
            if (!child)
                child = std::make_unique<Trie>();
            node = child.get();
        }
    }
    RadixShape shape;
    countNodes(root, 0, shape);
    return shape;
}

RadixShape tallied(const std::set<std::string>& ids)
{
    RadixShape shape;
    RadixTally tally(shape);
    for (const std::string& id : ids)
        tally.add(id);
    tally.finish();
    return shape;
}

std::string idOf(std::uint64_t ms, std::uint64_t seq)
{
    return DumpBytes().big(ms).big(seq).bytes();
}

} // namespace

class RadixShapeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noIds_areAnEmptyRoot()
    {
        const RadixShape shape = tallied({});
        QCOMPARE(shape.nodes, 1u);
        QCOMPARE(shape.emptyTrees, 1u);
    }

    void oneId_isAChainAndALeaf()
    {
        const RadixShape shape = tallied({idOf(1700000000000, 0)});
        QCOMPARE(shape.nodes, 2u);
        QCOMPARE(shape.chains[16], 1u);
        QCOMPARE(shape.leaves, 1u);
    }

    void randomIds_giveTheTreeOfThePlainWay()
    {
        std::mt19937_64 random(5);
        for (int round = 0; round < 200; ++round) {
            std::set<std::string> ids;
            const std::uint64_t spread = 1ULL << (random() % 40);
            for (std::uint64_t i = random() % 300 + 1; i > 0; --i)
                ids.insert(idOf(1700000000000 + random() % spread, random() % 3));
            const RadixShape expected = plainShape(ids);
            const RadixShape shape = tallied(ids);
            QVERIFY(shape.chains == expected.chains);
            QVERIFY(shape.branches == expected.branches);
            QCOMPARE(shape.leaves, expected.leaves);
            QCOMPARE(shape.nodes, expected.nodes);
        }
    }

    void idsOutOfOrder_orOfOtherLength_doNoHarm()
    {
        std::mt19937_64 random(9);
        RadixShape shape;
        RadixTally tally(shape);
        for (int i = 0; i < 100000; ++i)
            tally.add(idOf(random(), random()));
        tally.add("short");
        tally.add({});
        tally.finish();
        QCOMPARE(shape.leaves, 100000u);
    }
};

QTEST_APPLESS_MAIN(RadixShapeTest)
#include "tst_radixshape.moc"
