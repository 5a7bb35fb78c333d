// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/keyfinder.h"
#include "support/keyspaces.h"

#include <QTest>

using namespace colonnade;

class KeyFinderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findKeys_findsWhatMatches_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("expected");
        QTest::newRow("part of a name") << QByteArray("sess") << 2;
        QTest::newRow("in any case") << QByteArray("SESSION") << 2;
        QTest::newRow("glob over the whole name") << QByteArray("*:session") << 2;
        QTest::newRow("glob is not a part") << QByteArray("session*") << 0;
        QTest::newRow("question mark") << QByteArray("user:?:session") << 1;
        QTest::newRow("set") << QByteArray("user:[12]*:session") << 2;
        QTest::newRow("escaped byte") << QByteArray("\\xFF") << 1;
        QTest::newRow("nothing") << QByteArray("nothing") << 0;
        QTest::newRow("everything") << QByteArray("*") << 4;
    }
    void findKeys_findsWhatMatches()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const int, expected);
        const auto keyspace = keyspaceFrom("user:1:session string 1\nuser:22:session string 1\n"
                                           "bin:\\xFF string 1\ncart hash 1");
        const Result<KeyQuery> parsed = KeyQuery::parse(query.toStdString());
        QVERIFY(parsed);
        QCOMPARE(findKeys(*keyspace, *parsed, {}).size(), std::size_t(expected));
    }

    void parse_refusesABrokenEscape()
    {
        const Result<KeyQuery> query = KeyQuery::parse("a\\q");
        QVERIFY(!query);
        QCOMPARE(query.error().code, ErrorCode::BadEscape);
    }

    void findKeys_stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(findKeys(*keyspaceFrom("a string 1"), KeyQuery::parse("a").value(), stop.get_token()).empty());
    }
};

QTEST_GUILESS_MAIN(KeyFinderTest)
#include "tst_keyfinder.moc"
