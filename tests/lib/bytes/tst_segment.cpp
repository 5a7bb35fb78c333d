// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/segment.h"

#include <QTest>

#include <random>
#include <string>
#include <vector>

using namespace colonnade;

class SegmentTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<std::string> split(std::string_view name, std::string_view separator)
    {
        std::vector<std::string> parts;
        forEachSegment(name, separator, [&](std::string_view part, std::size_t offset) {
            QCOMPARE(name.substr(offset, part.size()), part);
            parts.emplace_back(part);
        });
        return parts;
    }

private Q_SLOTS:
    void kind_data()
    {
        QTest::addColumn<QByteArray>("segment");
        QTest::addColumn<IdKind>("kind");
        const auto rows = [](IdKind kind, std::initializer_list<const char*> segments) {
            for (const char* const segment : segments)
                QTest::addRow("%s", segment) << QByteArray(segment) << kind;
        };
        rows(IdKind::Digits,
             {"1", "000110011", "100238", "202401150001", "20240230", "202413", "1714521600", "-1001234567890"});
        rows(IdKind::PrefixedDigits, {"U100238", "A20240001", "SKU-9527", "u12", "ORD20240115001", "order-12345",
                                      "user100238", "ORDER20240115001"});
        rows(IdKind::Date, {"202401", "20240501", "20240229", "2024050123", "2024W20", "2024-W20", "2024Q3",
                            "2024-05-01", "2024-05", "2024_05_01", "2024.05.01", "2024-05-01-23"});
        rows(IdKind::Uuid, {"123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000",
                            "00000000-0000-0000-0000-000000000000"});
        rows(IdKind::Ulid, {"01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav"});
        rows(IdKind::Hex,
             {"deadbeef", "dead2beef", "5f3e9a0c1b2d", "507f1f77bcf86cd799439011", "9e107d9d372bb6826bd81d3542a419d6",
              "9E107D9D372BB682", "0xdeadbeef", "0x52908400098527886E0F7030069857D2E4169EE7"});
        rows(IdKind::Email, {"ann@example.com", "a.b+c@mail.example.org", "x1@y2.io"});
        rows(IdKind::IpAddress, {"10.0.0.1", "192.168.100.255", "fe80::1", "2001:db8:0:0:0:0:2:1"});
        rows(IdKind::MacAddress, {"00-1A-2B-3C-4D-5E", "00-11-22-33-44-55", "AA-BB-CC-DD-EE-FF", "a4:c1:38:0f:1e:2d"});
        rows(IdKind::Token, {"7Gq2ZxP9kLmB4", "3J98t1WpEz73CNmQviecrnyiWrnqRhWNLy", "k3j9x0q2m4z7t1b8",
                             "dGhpcyBpcyBhIHRlc3Q0Mg==", "V1StGXR8_Z5jdHi6B-myT",
                             "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"});
        rows(IdKind::Braced, {"{1000}", "{userId}", "{order_id}", "*", "{1000", "1000}"});
        rows(IdKind::None, {"",
                            "user",
                            "basic",
                            "hash",
                            "basic.info",
                            "deadbee",
                            "facade",
                            "md5",
                            "v2",
                            "table2024",
                            "order_detail_info",
                            "basicInfo",
                            "getUserOrderDetailV2",
                            "userProfileV2",
                            "OrderDetail2024",
                            "用户",
                            "user 100238",
                            "1.2.3",
                            "256.0.0.1",
                            "10.0.0",
                            "2024-13-01",
                            "2024-02-30",
                            "2024-05_01",
                            "2024-",
                            "{}",
                            "{user",
                            "a{b}c",
                            "{a}{b}",
                            "2024*",
                            "order:*",
                            "@",
                            "a@",
                            "@b.c",
                            "a@b",
                            "a@b@c.d",
                            "a@b.",
                            "0xdead",
                            "1user",
                            "user_100238",
                            "unacked_mutex",
                            "sha256sum",
                            "a::b",
                            "recommendations-for-you-2",
                            "00-1A-2B-3C-4D",
                            "00-1A:2B-3C-4D-5E",
                            "pi_3MtwBwLkdIwHu7ix28a3tqPa",
                            "level1stage2round3"});
    }
    void kind()
    {
        QFETCH(QByteArray, segment);
        QFETCH(IdKind, kind);
        QCOMPARE(idKindOf(segment.toStdString()), kind);
    }

    void randomTokens_areMostlyRecognised()
    {
        std::mt19937 random(4);
        const std::string_view base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        const auto recognised = [&](std::string_view alphabet, unsigned length) {
            int found = 0;
            for (int i = 0; i < 1000; ++i) {
                std::string token;
                for (unsigned n = 0; n < length; ++n)
                    token += alphabet[random() % alphabet.size()];
                found += idKindOf(token) != IdKind::None ? 1 : 0;
            }
            return found;
        };
        QCOMPARE_GE(recognised(base62, 16), 850);
        QCOMPARE_GE(recognised(base62, 22), 930);
        QCOMPARE_GE(recognised(base62, 40), 970);
        QCOMPARE_GE(recognised("0123456789abcdefghijklmnopqrstuvwxyz", 32), 950);
        QCOMPARE_GE(recognised("0123456789abcdef", 16), 990);
    }

    void segments_coverTheWholeName()
    {
        using Parts = std::vector<std::string>;
        QCOMPARE(split("a:b:c", ":"), (Parts{"a", "b", "c"}));
        QCOMPARE(split("", ":"), Parts{""});
        QCOMPARE(split(":a::b:", ":"), (Parts{"", "a", "", "b", ""}));
        QCOMPARE(split("a:b", ""), Parts{"a:b"});
        QCOMPARE(split("a::b:::c", "::"), (Parts{"a", "b", ":c"}));
        QCOMPARE(split(std::string(100'000, ':'), ":").size(), 100'001u);
    }
};

QTEST_APPLESS_MAIN(SegmentTest)
#include "tst_segment.moc"
