// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/idpins.h"

#include <QTest>

using namespace colonnade;

class IdPinsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pin_speaksOfItsPlaceAlone()
    {
        const IdPinMatcher pins({.always = {"cx:tenant:*"}, .never = {"*:sha256", "shop:order:v1*"}}, ":");
        using Above = std::vector<std::string_view>;
        QVERIFY(pins.isId(Above{"cx", "tenant"}, "acme") == std::optional(true));
        QVERIFY(!pins.isId(Above{"cx"}, "tenant").has_value());
        QVERIFY(!pins.isId(Above{"cx", "tenant", "*"}, "acme").has_value());
        QVERIFY(!pins.isId(Above{"shop", "tenant"}, "acme").has_value());
        QVERIFY(pins.isId(Above{"any"}, "sha256") == std::optional(false));
        QVERIFY(pins.isId(Above{"shop", "order"}, "v100") == std::optional(false));
        QVERIFY(!pins.isId(Above{"shop", "order"}, "x").has_value());
    }

    void never_winsOverAlways()
    {
        const IdPinMatcher pins({.always = {"a:*"}, .never = {"a:b"}}, ":");
        QVERIFY(pins.isId(std::vector<std::string_view>{"a"}, "b") == std::optional(false));
        QVERIFY(pins.isId(std::vector<std::string_view>{"a"}, "c") == std::optional(true));
    }

    void ids_standAsStarsInThePath()
    {
        const IdPinMatcher pins({.always = {"cx:*:*"}, .never = {}}, ":");
        QVERIFY(pins.isId(std::vector<std::string_view>{"cx", "*"}, "word") == std::optional(true));
        QVERIFY(IdPinMatcher({}, ":").empty());
        QVERIFY(!IdPinMatcher().isId({}, "x").has_value());
    }

    void pinOfASegment_matchesIt()
    {
        using Above = std::vector<std::string_view>;
        QCOMPARE(idPinOf(Above{"cx", "*"}, "v*[1]", ":"), std::string("cx:*:v\\*\\[1]"));
        QCOMPARE(idPinOf(Above{}, "*", "/"), std::string("*"));
        for (const std::string_view segment : {"acme", "v*[1]", "a?", "\\", "[", "^]", ""}) {
            const IdPinMatcher pins({.always = {idPinOf(Above{"a?", "*"}, segment, ":")}, .never = {}}, ":");
            QVERIFY(pins.isId(Above{"a?", "*"}, segment) == std::optional(true));
            QVERIFY(!pins.isId(Above{"ab", "*"}, segment).has_value());
            QVERIFY(!pins.isId(Above{"a?", "*"}, "other").has_value());
        }
    }

    void pin_isSetInPlaceOfWhatItSaid()
    {
        IdPins pins{.always = {"a", "b"}, .never = {"c"}};
        pins.set("a", false);
        QVERIFY(pins == (IdPins{.always = {"b"}, .never = {"c", "a"}}));
        QVERIFY(pins.find("a") == std::optional(false));
        QVERIFY(pins.find("b") == std::optional(true));
        pins.set("a", true);
        pins.set("a", true);
        QVERIFY(pins == (IdPins{.always = {"b", "a"}, .never = {"c"}}));
        pins.set("c", std::nullopt);
        QVERIFY(pins == (IdPins{.always = {"b", "a"}, .never = {}}));
        QVERIFY(!pins.find("c").has_value());
    }

    void hostilePins_endSoon()
    {
        std::string stars;
        for (int i = 0; i < 2000; ++i)
            stars += "*a";
        const IdPinMatcher pins({.always = {stars}, .never = {std::string(100'000, ':')}}, ":");
        QVERIFY(!pins.isId({}, std::string(20'000, 'a') + 'b').has_value());
    }
};

QTEST_APPLESS_MAIN(IdPinsTest)
#include "tst_idpins.moc"
