// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/sourcechoice.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <cstdint>

class QSettings;

namespace colonnade {

/// What is remembered between two runs. A value: loaded once in main, passed by reference, stored by the window when
/// it closes. Holds nothing secret.
struct Settings
{
    enum class Scheme : std::uint8_t { System, Light, Dark };
    static constexpr qsizetype mostRecent = 10;

    QList<SourceChoice> recent; ///< the newest first; without passwords
    QString language;           ///< empty: the system's
    Scheme scheme = Scheme::System;
    QString profile = QStringLiteral("recommended"); ///< id or path
    QByteArray windowGeometry;
    QByteArray splitter;
    QHash<QString, QString> muteFiles;  ///< paths by the source's address (mutefile.h)
    QHash<QString, QByteArray> columns; ///< header states by the view's object name

    void addRecent(const SourceChoice& choice); ///< removes the password

    static Settings load(const QSettings& store);
    void save(QSettings& store) const;
};

} // namespace colonnade
