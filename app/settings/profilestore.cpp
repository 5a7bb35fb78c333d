// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/profilestore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <cassert>

namespace colonnade {

namespace {

constexpr qint64 largestProfile = 1024 * 1024; // as Profile::load has it
const QLatin1StringView suffix(".json");

} // namespace

QString ProfileEntry::name() const
{
    if (isBuiltIn)
        return reference;
    const QFileInfo file(reference);
    if (!profile)
        return file.fileName();
    const QString id = QString::fromStdString(profile->id);
    return id == file.completeBaseName() ? id : QStringLiteral("%1 (%2)").arg(id, file.fileName());
}

QString ProfileStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/profiles");
}

std::vector<ProfileEntry> ProfileStore::list() const
{
    std::vector<ProfileEntry> entries;
    for (const std::string& id : Profile::builtIn())
        entries.push_back({QString::fromStdString(id), true, Profile::load(id)});
    if (m_folder.isEmpty())
        return entries;
    const auto own = std::ssize(entries);
    const QDir folder(m_folder);
    for (const QFileInfo& file : folder.entryInfoList({QLatin1Char('*') + suffix}, QDir::Files)) {
        const QString path = file.absoluteFilePath();
        entries.push_back({path, false, Profile::load(path.toStdString())});
    }
    std::ranges::sort(entries.begin() + own, entries.end(), [](const ProfileEntry& one, const ProfileEntry& other) {
        return QString::localeAwareCompare(one.name(), other.name()) < 0;
    });
    return entries;
}

bool ProfileStore::isOwn(const QString& reference) const
{
    return !m_folder.isEmpty() && !isBuiltIn(reference) &&
           QFileInfo(reference).absolutePath() == QDir(m_folder).absolutePath();
}

bool ProfileStore::isBuiltIn(const QString& reference)
{
    return std::ranges::contains(Profile::builtIn(), reference.toStdString());
}

ProfileStore::IdProblem ProfileStore::problemOf(const QString& id)
{
    constexpr qsizetype longest = 100; // bytes: file systems take 255
    if (id.isEmpty())
        return IdProblem::Empty;
    if (isBuiltIn(id.toLower())) // some file systems do not tell capital letters apart
        return IdProblem::BuiltIn;
    const auto isFit = [](QChar character) {
        return character.isLetterOrNumber() || character.isSurrogate() || QStringLiteral("-_.").contains(character);
    };
    const bool isName = std::ranges::all_of(id, isFit) && !id.startsWith(QLatin1Char('.')) &&
                        !id.startsWith(QLatin1Char('-')) && id.toUtf8().size() <= longest;
    return isName ? IdProblem::None : IdProblem::NoFileName;
}

QString ProfileStore::pathOf(const QString& id) const
{
    assert(problemOf(id) == IdProblem::None && !m_folder.isEmpty());
    return QDir(m_folder).absoluteFilePath(id + suffix);
}

Result<QByteArray> ProfileStore::read(const QString& reference)
{
    QFile file(isBuiltIn(reference) ? QStringLiteral(":/colonnade/profiles/") + reference + suffix : reference);
    if (!file.exists())
        return fail(ErrorCode::FileNotFound, reference.toStdString());
    if (QFileInfo(file).isDir())
        return fail(ErrorCode::FileIsFolder, reference.toStdString());
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotReadable, reference.toStdString(), file.errorString().toStdString());
    QByteArray json = file.read(largestProfile + 1); // whatever the file says of its size
    if (json.size() > largestProfile)
        return fail(ErrorCode::BadProfile, reference.toStdString(), "no profile is larger than 1 MB");
    return json;
}

Result<void> ProfileStore::write(const QString& path, const QByteArray& json)
{
    const auto failure = [&path](const QString& reason) {
        return fail(ErrorCode::FileWriteFailed, path.toStdString(), reason.toStdString());
    };
    QDir().mkpath(QFileInfo(path).absolutePath()); // what does not work is said by the file below
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return failure(file.errorString());
    return {};
}

Result<void> ProfileStore::remove(const QString& path) const
{
    assert(isOwn(path));
    QFile file(path);
    if (!file.remove())
        return fail(ErrorCode::FileWriteFailed, path.toStdString(), file.errorString().toStdString());
    return {};
}

} // namespace colonnade
