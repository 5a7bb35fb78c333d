// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/profilestore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace colonnade;
using namespace Qt::StringLiterals;

class ProfileStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void withoutAFolder_theBuiltInOnesAreListed();
    void saved_isListedAfterTheBuiltInOnes_andCanBeLoaded();
    void brokenFile_isListedWithItsLine_andStays();
    void fileOfAnotherName_isShownWithIt();
    void foldersAndOtherFiles_areNotListed();
    void ids_thatCannotBeSaved();
    void ids_thatCanBeSaved();
    void read_givesTheTextOfAnything_exceptTooMuch();
    void write_whereItCannot_saysSo_andLeavesWhatWasThere();
    void remove_takesOneAway();
    void own_areFilesInTheFolderOnly();

private:
    [[nodiscard]] ProfileStore store() const { return ProfileStore(m_folder->filePath(u"profiles"_s)); }
    [[nodiscard]] static QByteArray json(const std::string& id)
    {
        Profile profile = *Profile::load("recommended");
        profile.id = id;
        return QByteArray::fromStdString(profile.toJson());
    }
    QString put(const QString& name, const QByteArray& content) const
    {
        const QString path = m_folder->filePath(u"profiles/"_s + name);
        return ProfileStore::write(path, content) ? path : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ProfileStoreTest::withoutAFolder_theBuiltInOnesAreListed()
{
    for (const ProfileStore& each : {ProfileStore({}), store()}) {
        const std::vector<ProfileEntry> entries = each.list();
        QCOMPARE(entries.size(), Profile::builtIn().size());
        QVERIFY(std::ranges::all_of(entries, [](const ProfileEntry& entry) {
            return entry.isBuiltIn && entry.profile && entry.name() == entry.reference;
        }));
    }
}

void ProfileStoreTest::saved_isListedAfterTheBuiltInOnes_andCanBeLoaded()
{
    for (const std::string id : {"zeta", "alpha", "团队"})
        QVERIFY(ProfileStore::write(store().pathOf(QString::fromStdString(id)), json(id)));
    const std::vector<ProfileEntry> entries = store().list();
    QCOMPARE(entries.size(), Profile::builtIn().size() + 3);
    const ProfileEntry& first = entries[Profile::builtIn().size()];
    QCOMPARE(first.name(), u"alpha"_s);
    QVERIFY(!first.isBuiltIn);
    QCOMPARE(Profile::load(first.reference.toStdString())->id, "alpha");
}

void ProfileStoreTest::brokenFile_isListedWithItsLine_andStays()
{
    const QString path = put(u"team.json"_s, "{\n\"schema\": 1,\n\"id\": 7\n}");
    const ProfileEntry entry = store().list().back();
    QCOMPARE(entry.reference, path);
    QCOMPARE(entry.name(), u"team.json"_s);
    QVERIFY(!entry.profile);
    QCOMPARE(entry.profile.error().code, ErrorCode::BadProfile);
    QCOMPARE(entry.profile.error().offset, 3U);
    QVERIFY(QFile::exists(path));
}

void ProfileStoreTest::fileOfAnotherName_isShownWithIt()
{
    put(u"copy.json"_s, json("team"));
    QCOMPARE(store().list().back().name(), u"team (copy.json)"_s);
}

void ProfileStoreTest::foldersAndOtherFiles_areNotListed()
{
    put(u"notes.txt"_s, "hello");
    QVERIFY(QDir(m_folder->path()).mkpath(u"profiles/folder.json"_s));
    QCOMPARE(store().list().size(), Profile::builtIn().size());
}

void ProfileStoreTest::ids_thatCannotBeSaved()
{
    using enum ProfileStore::IdProblem;
    QCOMPARE(ProfileStore::problemOf({}), Empty);
    QCOMPARE(ProfileStore::problemOf(u"recommended"_s), BuiltIn);
    QCOMPARE(ProfileStore::problemOf(u"Recommended"_s), BuiltIn);
    for (const QString& id : {u"../x"_s, u"a/b"_s, u"a\\b"_s, u"a:b"_s, u".hidden"_s, u"-x"_s, u"a b"_s, u"a\nb"_s,
                              u"a*"_s, QString(QChar(0)), QString(200, u'a'), QString(40, u'团')})
        QCOMPARE(ProfileStore::problemOf(id), NoFileName);
}

void ProfileStoreTest::ids_thatCanBeSaved()
{
    for (const QString& id : {u"a"_s, u"team-1"_s, u"my_team.v2"_s, u"团队"_s, QString(100, u'a')}) {
        QCOMPARE(ProfileStore::problemOf(id), ProfileStore::IdProblem::None);
        QVERIFY(ProfileStore::write(store().pathOf(id), json(id.toStdString())));
    }
}

void ProfileStoreTest::read_givesTheTextOfAnything_exceptTooMuch()
{
    QVERIFY(ProfileStore::read(u"recommended"_s)->contains("\"recommended\""));
    QCOMPARE(*ProfileStore::read(put(u"broken.json"_s, "\xFF{")), "\xFF{");
    const QString large = put(u"large.json"_s, QByteArray(1024 * 1024 + 1, ' '));
    QCOMPARE(ProfileStore::read(large).error().code, ErrorCode::BadProfile);
    QCOMPARE(ProfileStore::read(u"/nowhere/team.json"_s).error().code, ErrorCode::FileNotFound);
    QCOMPARE(ProfileStore::read(m_folder->path()).error().code, ErrorCode::FileIsFolder);
}

void ProfileStoreTest::write_whereItCannot_saysSo_andLeavesWhatWasThere()
{
    const QString path = put(u"team.json"_s, "old");
    const Result<void> below = ProfileStore::write(path + u"/other.json"_s, "new"); // a file is no folder
    QVERIFY(!below);
    QCOMPARE(below.error().code, ErrorCode::FileWriteFailed);
    QCOMPARE(*ProfileStore::read(path), "old");
}

void ProfileStoreTest::remove_takesOneAway()
{
    const QString path = put(u"team.json"_s, json("team"));
    QVERIFY(store().remove(path));
    QVERIFY(!QFile::exists(path));
    QCOMPARE(store().remove(path).error().code, ErrorCode::FileWriteFailed);
}

void ProfileStoreTest::own_areFilesInTheFolderOnly()
{
    const QString path = put(u"team.json"_s, json("team"));
    QVERIFY(store().isOwn(path));
    QVERIFY(!store().isOwn(m_folder->filePath(u"team.json"_s)));
    QVERIFY(!store().isOwn(u"recommended"_s));
    QVERIFY(!ProfileStore({}).isOwn(path));
}

QTEST_GUILESS_MAIN(ProfileStoreTest)
#include "tst_profilestore.moc"
