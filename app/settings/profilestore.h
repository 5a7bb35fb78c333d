// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profile.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace colonnade {

/// A profile that a person can choose: built into the program, or a file of one's own.
struct ProfileEntry
{
    QString reference; ///< as Profile::load takes it: an id, or a path
    bool isBuiltIn = false;
    Result<Profile> profile; ///< or why the file cannot be used

    /// What a list shows: the id, with the file's name where that is another one.
    [[nodiscard]] QString name() const;
};

/// The built-in profiles and one's own, which are JSON files in one folder. Files that are no good stay where they are
/// and are listed with the reason. Reads and writes small files on the calling thread; keeps nothing in memory.
class ProfileStore
{
public:
    explicit ProfileStore(QString folder) ///< made when the first profile is saved; empty: built-in ones only
        : m_folder(std::move(folder))
    {
    }
    static QString defaultFolder();

    [[nodiscard]] std::vector<ProfileEntry> list() const;     ///< built-in ones in their order, then own ones by name
    [[nodiscard]] bool isOwn(const QString& reference) const; ///< a file in the folder
    [[nodiscard]] static bool isBuiltIn(const QString& reference);

    enum class IdProblem : std::uint8_t {
        None,
        Empty,
        BuiltIn,   ///< built-in profiles stay as they are
        NoFileName ///< cannot be a file's name everywhere
    };
    [[nodiscard]] static IdProblem problemOf(const QString& id);
    [[nodiscard]] QString pathOf(const QString& id) const; ///< of one's own profile; the id must be without problems

    /// The text of any profile, also of one that cannot be used. LimitExceeded above 1 MB.
    [[nodiscard]] static Result<QByteArray> read(const QString& reference);
    /// The whole file or nothing. Makes its folder.
    [[nodiscard]] static Result<void> write(const QString& path, const QByteArray& json);
    [[nodiscard]] Result<void> remove(const QString& path) const; ///< one's own ones only

private:
    QString m_folder;
};

} // namespace colonnade
