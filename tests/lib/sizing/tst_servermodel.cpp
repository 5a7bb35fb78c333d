// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/servermodel.h"

#include <QTest>

using namespace colonnade;

class ServerModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void versions_findTheirModel_data()
    {
        QTest::addColumn<QString>("product");
        QTest::addColumn<QString>("version");
        QTest::addColumn<int>("rdb");
        QTest::addColumn<QString>("model");
        const auto row = [](const char* product, const char* version, int rdb, const char* model) {
            QTest::addRow("%s %s", product, version)
                << QString::fromLatin1(product) << QString::fromLatin1(version) << rdb << QString::fromLatin1(model);
        };
        row("redis", "4.0.9", 8, "redis-6.2");
        row("redis", "6.2.16", 9, "redis-6.2");
        row("redis", "7.0.15", 10, "redis-7.0");
        row("redis", "7.2.6", 11, "redis-7.2");
        row("redis", "7.4.1", 12, "redis-7.4");
        row("redis", "8.0.6", 12, "redis-7.4");
        row("redis", "9.0.0", 17, "redis-7.4");
        row("valkey", "7.2.5", 11, "redis-7.2");
        row("valkey", "8.0.1", 11, "valkey-8.0");
        row("valkey", "8.1.1", 11, "valkey-8.1");
        row("valkey", "9.1.2", 80, "valkey-9.0");
        // builds whose number says nothing
        row("redis", "255.255.255", 11, "redis-7.2");
        row("redis", "999.999.999", 9, "redis-6.2");
        row("", "", 6, "redis-6.2");
        row("", "", 10, "redis-7.0");
        row("redis", "unstable", 12, "redis-7.4");
    }
    void versions_findTheirModel()
    {
        QFETCH(QString, product);
        QFETCH(QString, version);
        QFETCH(int, rdb);
        QFETCH(QString, model);
        const RdbHeader header{rdb >= 80 ? RdbFamily::Valkey : RdbFamily::Redis, static_cast<unsigned>(rdb)};
        const ServerModel& found = serverModelFor(product.toStdString(), version.toStdString(), header);
        QCOMPARE(QString::fromLatin1(found.name.data(), qsizetype(found.name.size())), model);
    }
};

QTEST_APPLESS_MAIN(ServerModelTest)
#include "tst_servermodel.moc"
