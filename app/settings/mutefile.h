// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/mutes.h"
#include "settings/sourcechoice.h"

#include <QHash>
#include <QString>

namespace colonnade {

/// The mutes of the source that is open, and the file that they are kept in. Which file belongs to which source is
/// remembered in the settings. Each change reads the file again first, so that nobody's mutes are lost.
class MuteFile
{
public:
    /// `files`: paths by the source's address; must live as long.
    explicit MuteFile(QHash<QString, QString>& files)
        : m_files(files)
    {
    }

    /// No file yet: no mutes. An error: none either, and the file is left alone.
    Result<void> open(const SourceChoice& source);
    /// Where the mutes of this source are, or would be.
    [[nodiscard]] QString path() const;
    [[nodiscard]] const Mutes& mutes() const { return m_mutes; }

    /// Into this file from now on, together with what it holds already.
    Result<void> add(const Mute& mute, const QString& path);
    Result<void> remove(const Mute& mute);

private:
    Result<Mutes> read(const QString& path) const;

    QHash<QString, QString>& m_files;
    QString m_source;
    Mutes m_mutes;
};

} // namespace colonnade
