// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/idparts.h"

#include "keyspace/keyspacebuilder.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Keyspace> read(std::string_view lines, const IdPins& pins = {})
{
    KeyspaceBuilder builder(":", testTakenAt, pins);
    builder.add(batchFrom(lines));
    return builder.finish();
}

NodeId folder(const Keyspace& keyspace, std::string_view path)
{
    for (std::uint32_t i = 0; i < keyspace.nodeCount(); ++i) {
        if (keyspace.path(NodeId(i)) == path)
            return NodeId(i);
    }
    return Keyspace::root;
}

constexpr auto shop = "cx:order:1001:items list 1\ncx:order:1002:items list 1\ncx:tenant:acme string 1";

} // namespace

class IdPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pattern_hasAPartForEachLevel()
    {
        const auto keyspace = read(shop);
        const std::vector<IdPart> parts = idPartsOf(*keyspace, keyspace->patternOf(KeyId(0)), {});
        QCOMPARE(parts.size(), std::size_t(4));
        QVERIFY(parts[0] == (IdPart{.pin = "cx", .isBindable = true, .reason = {}}));
        QVERIFY(parts[2] ==
                (IdPart{.pin = "cx:order:*", .isId = true, .isBindable = true, .reason = u"1001: digits"_s}));
        QVERIFY(parts[3] == (IdPart{.pin = "cx:order:*:items", .isBindable = true, .reason = {}}));
    }

    void folder_isItselfAndWhatIsBelow()
    {
        const auto keyspace = read(shop);
        const std::vector<IdPart> order = idPartsOf(*keyspace, folder(*keyspace, "cx:order:1001"), {});
        QCOMPARE(order.size(), std::size_t(2));
        QCOMPARE(order[0].pin, std::string("cx:order:1001"));
        QVERIFY(order[0].isId);
        QCOMPARE(order[1].pin, std::string("cx:order:*:*"));
        QVERIFY(!order[1].isId);
        const std::vector<IdPart> root = idPartsOf(*keyspace, Keyspace::root, {});
        QCOMPARE(root.size(), std::size_t(1));
        QCOMPARE(root[0].pin, std::string("*"));
    }

    void key_isItsLastLevel()
    {
        const auto keyspace = read(shop);
        const std::vector<IdPart> parts = idPartsOf(*keyspace, KeyId(2), {});
        QCOMPARE(parts.size(), std::size_t(1));
        QVERIFY(parts[0] == (IdPart{.pin = "cx:tenant:acme", .isBindable = true, .reason = {}}));
    }

    void pin_isFoundAndExplained()
    {
        const IdPins pins{.always = {"cx:tenant:*"}, .never = {"cx:order:*"}};
        const auto keyspace = read(shop, pins);
        const std::vector<IdPart> order = idPartsOf(*keyspace, keyspace->patternOf(KeyId(0)), pins);
        QCOMPARE(order[2].pin, std::string("cx:order:1001"));
        QVERIFY(!order[2].isId && !order[2].isPinned && !order[2].isBindable); // another pin says never
        const std::vector<IdPart> tenants = idPartsOf(*keyspace, folder(*keyspace, "cx:tenant"), pins);
        QVERIFY(tenants[1] ==
                (IdPart{.pin = "cx:tenant:*", .isId = true, .isPinned = true, .isBindable = true, .reason = {}}));
        const std::vector<IdPart> acme = idPartsOf(*keyspace, KeyId(2), pins);
        QVERIFY(acme[0].isId && !acme[0].isPinned);
        QCOMPARE(acme[0].reason, u"acme: an id because the profile says so"_s);
    }

    /// The profile is ahead of the patterns until the keys are read again.
    void newPin_countsAtOnce()
    {
        const auto keyspace = read(shop);
        const IdPins pins{.always = {}, .never = {"cx:order:*"}};
        const std::vector<IdPart> parts = idPartsOf(*keyspace, keyspace->patternOf(KeyId(0)), pins);
        QVERIFY(parts[2] == (IdPart{.pin = "cx:order:*", .isPinned = true, .isBindable = true, .reason = {}}));
    }

    void anyBytes_haveParts()
    {
        const auto keyspace = read("\\xFF\\xFE:1 string 1\n:: string 1");
        const std::vector<IdPart> parts = idPartsOf(*keyspace, keyspace->patternOf(KeyId(1)), {});
        QVERIFY(!parts.front().isBindable ||
                !idPartsOf(*keyspace, keyspace->patternOf(KeyId(0)), {}).front().isBindable);
        QVERIFY(idPartsOf(*read(""), Keyspace::root, {}).empty());
    }
};

QTEST_GUILESS_MAIN(IdPartsTest)
#include "tst_idparts.moc"
