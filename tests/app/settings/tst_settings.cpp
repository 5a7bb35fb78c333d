// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settings.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void load_ofNothing_isTheDefault()
    {
        const QTemporaryDir folder;
        const Settings settings = Settings::load(QSettings(folder.filePath(u"s.ini"_s), QSettings::IniFormat));
        QVERIFY(settings.recent.isEmpty());
        QCOMPARE(settings.profile, u"recommended"_s);
        QCOMPARE(settings.scheme, Settings::Scheme::System);
    }

    void save_andLoad_keepEverything()
    {
        const QTemporaryDir folder;
        Settings settings;
        settings.addRecent({.address = u"/data/dump.rdb"_s});
        settings.addRecent({.address = u"redis://h:6379/0"_s, .allDatabases = true});
        settings.addRecent({.address = u"redis://prod:6379/0"_s, .isProduction = true});
        settings.addRecent(SourceChoice::sandbox());
        settings.language = u"zh_CN"_s;
        settings.scheme = Settings::Scheme::Dark;
        settings.profile = u"keewidb"_s;
        settings.windowGeometry = "geometry";
        settings.splitter = "splitter";
        settings.columns.insert(u"folders"_s, "widths");
        QSettings store(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        settings.save(store);
        store.sync();
        const Settings loaded = Settings::load(QSettings(folder.filePath(u"s.ini"_s), QSettings::IniFormat));
        QCOMPARE(loaded.recent, settings.recent);
        QCOMPARE(loaded.language, settings.language);
        QCOMPARE(loaded.scheme, settings.scheme);
        QCOMPARE(loaded.profile, settings.profile);
        QCOMPARE(loaded.windowGeometry, settings.windowGeometry);
        QCOMPARE(loaded.splitter, settings.splitter);
        QCOMPARE(loaded.columns, settings.columns);
    }

    void addRecent_putsTheNewestFirst_onceEach_andOnlySome()
    {
        Settings settings;
        for (int i = 0; i < 20; ++i)
            settings.addRecent({.address = QString::number(i)});
        QCOMPARE(settings.recent.size(), Settings::mostRecent);
        settings.addRecent({.address = u"15"_s});
        QCOMPARE(settings.recent.size(), Settings::mostRecent);
        QCOMPARE(settings.recent.first().address, u"15"_s);
        QCOMPARE(settings.recent.count(SourceChoice{.address = u"15"_s}), 1);
    }

    void passwords_areNeverStored_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("user and password") << u"redis://me:sesame@host:6379/2"_s;
        QTest::newRow("password alone") << u"rediss://:sesame@host"_s;
        QTest::newRow("socket") << u"unix://me:sesame@/tmp/s.sock?db=1"_s;
        QTest::newRow("what cannot be read") << u"redis://me:sesame@host:port"_s;
        QTest::newRow("cluster") << u"redis+cluster://me:sesame@host:6379"_s;
    }
    void passwords_areNeverStored()
    {
        QFETCH(const QString, address);
        const QTemporaryDir folder;
        Settings settings;
        settings.addRecent({.address = address});
        {
            QSettings store(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
            settings.save(store);
        }
        QFile file(folder.filePath(u"s.ini"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("sesame"));
    }

    void shortName_isShort_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("expected");
        QTest::newRow("file") << u"/data/prod/dump.rdb"_s << u"dump.rdb"_s;
        QTest::newRow("server") << u"redis://me:secret@cache-3:6380/2"_s << u"cache-3:6380"_s;
        QTest::newRow("socket") << u"unix:///run/redis/a.sock"_s << u"a.sock"_s;
        QTest::newRow("demo") << u"demo:"_s << u"Demo"_s;
    }
    void shortName_isShort()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, expected);
        QCOMPARE(SourceChoice{.address = address}.shortName(), expected);
    }
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "tst_settings.moc"
