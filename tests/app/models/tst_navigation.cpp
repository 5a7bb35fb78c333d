// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/navigation.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;

namespace {

std::string whereIs(const Navigation& navigation)
{
    const Keyspace& keyspace = *navigation.keyspace();
    if (const auto* node = std::get_if<NodeId>(&navigation.place()))
        return "folder " + std::string(keyspace.path(*node));
    if (const auto* key = std::get_if<KeyId>(&navigation.place()))
        return "key " + std::string(keyspace.name(*key));
    if (const auto* pattern = std::get_if<PatternId>(&navigation.place()))
        return "pattern " + std::string(keyspace.pattern(*pattern));
    return "list of " + std::to_string(std::get<KeyList>(navigation.place()).keys.size());
}

constexpr auto before = "a:x:1 string 1\na:x:2 string 1\nb:5 string 1\nb:6 string 1";
constexpr auto after = "a:x:2 string 1\naa:0 string 1\nb:5 string 1\nb:6 string 1\nb:7 string 1";

} // namespace

class NavigationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAtAllKeys()
    {
        Navigation navigation;
        QVERIFY(!navigation.range());
        QVERIFY(navigation.setKeyspace(keyspaceFrom(before)));
        QCOMPARE(whereIs(navigation), "folder ");
        QVERIFY(navigation.isAtRoot());
        QVERIFY(!navigation.canGoBack());
    }

    void goBack_andForward()
    {
        Navigation navigation;
        navigation.setKeyspace(keyspaceFrom(before));
        const Keyspace& keyspace = *navigation.keyspace();
        navigation.goTo(*keyspace.findNode("a"));
        navigation.goTo(*keyspace.find("b:5"));
        QVERIFY(navigation.goBack());
        QCOMPARE(whereIs(navigation), "folder a");
        QVERIFY(navigation.goBack());
        QVERIFY(!navigation.goBack());
        QVERIFY(navigation.goForward());
        navigation.goTo(*keyspace.findNode("b"));
        QVERIFY(!navigation.canGoForward()); // going somewhere new forgets what was forward
        QCOMPARE(whereIs(navigation), "folder b");
    }

    void goTo_theSamePlaceTwice_isOneVisit()
    {
        Navigation navigation;
        navigation.setKeyspace(keyspaceFrom(before));
        navigation.goTo(Keyspace::root);
        QVERIFY(!navigation.canGoBack());
    }

    void setKeyspace_findsThePlaceByName_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("folder") << 0 << QByteArray("folder a:x");
        QTest::newRow("key that is still there") << 1 << QByteArray("key b:5");
        QTest::newRow("key that is gone: its folder") << 2 << QByteArray("folder a:x");
        QTest::newRow("pattern") << 3 << QByteArray("pattern b:*");
        QTest::newRow("list: what is still there") << 4 << QByteArray("list of 1");
    }
    void setKeyspace_findsThePlaceByName()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, expected);
        Navigation navigation;
        navigation.setKeyspace(keyspaceFrom(before));
        const Keyspace& keyspace = *navigation.keyspace();
        const std::vector<Place> places{
            *keyspace.findNode("a:x"), *keyspace.find("b:5"), *keyspace.find("a:x:1"),
            keyspace.patternOf(*keyspace.find("b:6")),
            KeyList{{}, KeySelection(std::vector{*keyspace.find("a:x:1"), *keyspace.find("a:x:2")})}};
        navigation.goTo(places[std::size_t(kind)]);
        QVERIFY(navigation.setKeyspace(keyspaceFrom(after)));
        QCOMPARE(whereIs(navigation), expected.toStdString());
    }

    void setKeyspace_keepsThePlaceThroughAnEmptyMoment()
    {
        Navigation navigation;
        navigation.setKeyspace(keyspaceFrom(before));
        navigation.goTo(*navigation.keyspace()->findNode("b"));
        QVERIFY(!navigation.setKeyspace(navigation.keyspace()));
        navigation.setKeyspace(nullptr);
        QVERIFY(!navigation.canGoBack());
        navigation.goTo(Keyspace::root); // nothing there to go to
        navigation.setKeyspace(keyspaceFrom(after));
        QCOMPARE(whereIs(navigation), "folder b");
    }

    void range_isOfFoldersAndKeysOnly()
    {
        Navigation navigation;
        navigation.setKeyspace(keyspaceFrom(before));
        QCOMPARE(navigation.range()->size(), 4U);
        navigation.goTo(KeyId(1));
        QCOMPARE(navigation.range()->size(), 1U);
        navigation.goTo(PatternId(0));
        QVERIFY(!navigation.range());
    }

    void history_isBounded()
    {
        Navigation navigation;
        std::string lines;
        for (int i = 0; i < 300; ++i)
            lines += "k" + std::to_string(i) + " string 1\n";
        navigation.setKeyspace(keyspaceFrom(lines));
        for (std::uint32_t i = 0; i < 300; ++i)
            navigation.goTo(KeyId(i));
        int steps = 0;
        while (navigation.goBack())
            ++steps;
        QCOMPARE(steps, 99);
    }
};

QTEST_GUILESS_MAIN(NavigationTest)
#include "tst_navigation.moc"
