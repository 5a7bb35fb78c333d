// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/mutefile.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class MuteFileTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QHash<QString, QString> m_files;
    const SourceChoice m_source{.address = u"redis://ann:secret@cache-3:6379/0"_s};

    static Mute mute(const std::string& rule)
    {
        return {.rule = rule, .reason = "r", .author = "a", .date = 2026y / 11 / 30};
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { m_files.clear(); }

    void newSource_hasNoMutes_andAPlaceForThem()
    {
        MuteFile file(m_files);
        QVERIFY(file.open(m_source).has_value());
        QVERIFY(file.mutes().all().empty());
        QVERIFY(file.path().endsWith(u".json"_s));
        QVERIFY(!file.path().contains(u"secret"_s));
    }

    void mutes_areRememberedBySource()
    {
        const QString path = m_folder.filePath(u"team/mutes.json"_s);
        {
            MuteFile file(m_files);
            QVERIFY(file.open(m_source).has_value());
            QVERIFY(file.add(mute("ttl-missing"), path).has_value());
            QCOMPARE(file.path(), path);
        }
        MuteFile again(m_files);
        QVERIFY(again.open(m_source).has_value());
        QCOMPARE(again.mutes().all().size(), 1u);
        QVERIFY(again.open({.address = u"dump.rdb"_s}).has_value());
        QVERIFY(again.mutes().all().empty());
    }

    void mutesOfOthers_survive()
    {
        const QString path = m_folder.filePath(u"shared.json"_s);
        MuteFile one(m_files);
        MuteFile other(m_files);
        QVERIFY(one.open(m_source).has_value());
        QVERIFY(other.open(m_source).has_value());
        QVERIFY(one.add(mute("ttl-missing"), path).has_value());
        QVERIFY(other.add(mute("value-big"), path).has_value());
        QCOMPARE(other.mutes().all().size(), 2u);
        QVERIFY(one.remove(mute("ttl-missing")).has_value());
        QCOMPARE(one.mutes().all().size(), 1u);
        QCOMPARE(one.mutes().all().front().rule, std::string("value-big"));
        QVERIFY(one.remove(mute("ttl-missing")).has_value()); // somebody was faster
    }

    void brokenFile_isLeftAlone()
    {
        const QString path = m_folder.filePath(u"broken.json"_s);
        QFile broken(path);
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
        broken.close();
        MuteFile file(m_files);
        m_files.insert(m_source.withoutPassword().address, path);
        QCOMPARE(file.open(m_source).error().code, ErrorCode::BadMutes);
        QCOMPARE(file.add(mute("value-big"), path).error().code, ErrorCode::BadMutes);
        QVERIFY(broken.open(QIODevice::ReadOnly));
        QCOMPARE(broken.readAll(), QByteArray("{"));
    }
};

QTEST_GUILESS_MAIN(MuteFileTest)
#include "tst_mutefile.moc"
