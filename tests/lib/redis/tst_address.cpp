// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redis/address.h"

#include <QTest>

using namespace colonnade;

namespace {

ServerAddress parsed(std::string_view url)
{
    const auto address = ServerAddress::parse(url);
    return address ? *address : ServerAddress{.host = "not parsed: " + address.error().detail};
}

} // namespace

class AddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void urls_areReadAsWritten()
    {
        QCOMPARE(parsed("redis://db.example.com"), (ServerAddress{.host = "db.example.com"}));
        QCOMPARE(parsed("redis://db:6380/3"), (ServerAddress{.host = "db", .port = 6380, .db = 3}));
        QCOMPARE(parsed("REDIS://db/"), (ServerAddress{.host = "db"}));
        QCOMPARE(parsed("redis://db?db=4"), (ServerAddress{.host = "db", .db = 4}));
        QCOMPARE(parsed("rediss://db"), (ServerAddress{.host = "db", .tls = true}));
        QCOMPARE(parsed("redis://:secret@db"), (ServerAddress{.host = "db", .password = "secret"}));
        QCOMPARE(parsed("redis://ann:secret@db"), (ServerAddress{.host = "db", .user = "ann", .password = "secret"}));
        QCOMPARE(parsed("redis://ann@db"), (ServerAddress{.host = "db", .user = "ann"}));
        QCOMPARE(parsed("redis://[::1]:7000/1"), (ServerAddress{.host = "::1", .port = 7000, .db = 1}));
        QCOMPARE(parsed("redis://[fe80::1%25eth0]"), (ServerAddress{.host = "fe80::1%eth0"}));
        QCOMPARE(parsed("unix:///run/redis.sock"), (ServerAddress{.socketPath = "/run/redis.sock"}));
        QCOMPARE(parsed("unix:///run/a%20b@/s?db=5"), (ServerAddress{.socketPath = "/run/a b@/s", .db = 5}));
        QCOMPARE(parsed("unix://ann:pw@/run/s"),
                 (ServerAddress{.socketPath = "/run/s", .user = "ann", .password = "pw"}));
    }

    void passwords_mayHoldAnyByte()
    {
        QCOMPARE(parsed("redis://:p%40ss%3A%2F%00%ff@db").password, std::string("p@ss:/\0\xff", 8));
        QCOMPARE(parsed("redis://:p@ss:w/ord@db").password, std::string("p@ss:w/ord")); // as people type them
        QCOMPARE(parsed("redis://:p@ss:w/ord@db").host, std::string("db"));
    }

    void badUrls_areRefused_data()
    {
        QTest::addColumn<QByteArray>("url");
        for (const char* url : {"",
                                "db",
                                "db:6379",
                                "http://db",
                                "redis:db",
                                "redis://",
                                "redis://:6379",
                                "redis://db:0",
                                "redis://db:65536",
                                "redis://db:",
                                "redis://db:12x",
                                "redis://db/x",
                                "redis://db/1/2",
                                "redis://db/-1",
                                "redis://db/99999999999",
                                "redis://[::1",
                                "redis://::1",
                                "redis://[::1]x",
                                "redis://d%zz",
                                "redis://%00",
                                "redis://u%2:p@db",
                                "redis://u:p%@db",
                                "redis://db?x=1",
                                "redis://db?db=x",
                                "unix://",
                                "unix:///",
                                "unix://run/s",
                                "unix:///run/s?db=",
                                "unix:///a%00b"})
            QTest::newRow(url) << QByteArray(url);
    }
    void badUrls_areRefused()
    {
        QFETCH(const QByteArray, url);
        const auto address = ServerAddress::parse(url.toStdString());
        QVERIFY(!address);
        QCOMPARE(address.error().code, ErrorCode::BadAddress);
        QVERIFY(!address.error().detail.empty());
    }

    void clusterAndSentinel_areRecognised()
    {
        for (const std::string_view url :
             {"redis+cluster://:secret@a:1,b:2", "rediss+cluster://a:1", "redis+sentinel://a:1/mymaster/0"}) {
            QVERIFY(ServerAddress::isServerUrl(url));
            const auto address = ServerAddress::parse(url);
            QVERIFY(!address);
            QCOMPARE(address.error().code, ErrorCode::UnsupportedFormat);
            QVERIFY(!address.error().subject.contains("secret"));
        }
        QVERIFY(!ServerAddress::isServerUrl("demo:"));
        QVERIFY(!ServerAddress::isServerUrl("/tmp/dump.rdb"));
    }

    void passwords_areNeverRepeated_data()
    {
        QTest::addColumn<QByteArray>("url");
        for (const char* url :
             {"redis://u:secret@db:bad", "redis://:secret@", "redis://:secret", "redis://u:secret/1",
              "redis://u:secret", "redis://u:se:secret", "redis://:a@secret@db:x", "redis://:x/secret@db/y",
              "unix://:secret@run/s", "unix://:secret@/run/s?q", "redis://u:%zzsecret@db",
              "redis+cluster://u:secret@a:1", "redis:secret", "http://u:secret@db"})
            QTest::newRow(url) << QByteArray(url);
    }
    void passwords_areNeverRepeated()
    {
        QFETCH(const QByteArray, url);
        const auto address = ServerAddress::parse(url.toStdString());
        QVERIFY(!address);
        QVERIFY2(!address.error().subject.contains("secret"), address.error().subject.c_str());
        QVERIFY(!address.error().detail.contains("secret"));
    }

    void displayText_readsBackWithoutThePassword()
    {
        for (const std::string_view url :
             {"redis://db", "rediss://a%40n:secret@db:1/2", "redis://[fe80::1%25eth0]:7/3",
              "unix:///run/a%20%3F/s?db=5", "unix://a%2Fn:secret@/run/s", "redis://a%3Ab:secret@db"}) {
            ServerAddress address = parsed(url);
            QVERIFY2(!address.displayText().contains("secret"), address.displayText().c_str());
            address.password.clear();
            QCOMPARE(parsed(address.displayText()), address);
        }
        QCOMPARE(parsed("redis://ann:secret@db").displayText(), std::string("redis://ann@db:6379/0"));
    }
};

QTEST_APPLESS_MAIN(AddressTest)
#include "tst_address.moc"
