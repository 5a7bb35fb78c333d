// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/mutefile.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace colonnade {

Result<void> MuteFile::open(const SourceChoice& source)
{
    const SourceChoice kept = source.withoutPassword();
    m_source = kept.isSandbox ? QStringLiteral("sandbox") : kept.address;
    m_mutes = {};
    Result<Mutes> read = this->read(path());
    if (!read)
        return std::unexpected(read.error());
    m_mutes = std::move(*read);
    return {};
}

QString MuteFile::path() const
{
    if (const QString chosen = m_files.value(m_source); !chosen.isEmpty())
        return chosen;
    static const QRegularExpression unusual(QStringLiteral("[^A-Za-z0-9.-]+"));
    QString name = m_source;
    name.replace(unusual, QStringLiteral("-"));
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return folder.filePath(QStringLiteral("mutes/%1.json").arg(name.left(100)));
}

Result<Mutes> MuteFile::read(const QString& path) const
{
    Result<Mutes> mutes = Mutes::load(path.toStdString());
    if (!mutes && mutes.error().code == ErrorCode::FileNotFound)
        return Mutes();
    return mutes;
}

Result<void> MuteFile::add(const Mute& mute, const QString& path)
{
    Result<Mutes> mutes = read(path);
    if (!mutes)
        return std::unexpected(mutes.error());
    mutes->add(mute);
    QDir().mkpath(QFileInfo(path).path());
    if (const Result<void> saved = mutes->save(path.toStdString()); !saved)
        return saved;
    m_files.insert(m_source, path);
    m_mutes = std::move(*mutes);
    return {};
}

Result<void> MuteFile::remove(const Mute& mute)
{
    Result<Mutes> mutes = read(path());
    if (!mutes)
        return std::unexpected(mutes.error());
    const auto found = std::ranges::find(mutes->all(), mute);
    if (found != mutes->all().end()) {
        mutes->remove(std::size_t(found - mutes->all().begin()));
        if (const Result<void> saved = mutes->save(path().toStdString()); !saved)
            return saved;
    }
    m_mutes = std::move(*mutes);
    return {};
}

} // namespace colonnade
