// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settings.h"

#include <QSettings>

namespace colonnade {

namespace {

constexpr QLatin1StringView schemeNames[] = {QLatin1StringView("system"), QLatin1StringView("light"),
                                             QLatin1StringView("dark")};

Settings::Scheme schemeFrom(const QString& name)
{
    for (const Settings::Scheme scheme : {Settings::Scheme::Light, Settings::Scheme::Dark}) {
        if (name == schemeNames[std::size_t(scheme)])
            return scheme;
    }
    return Settings::Scheme::System;
}

} // namespace

void Settings::addRecent(const SourceChoice& choice)
{
    const SourceChoice kept = choice.toRemember();
    if (!kept.isSandbox && kept.address.isEmpty())
        return;
    recent.removeAll(kept);
    recent.prepend(kept);
    recent.resize(std::min(recent.size(), mostRecent));
}

Settings Settings::load(const QSettings& store)
{
    Settings settings;
    for (const QVariant& entry : store.value("recent").toList()) {
        const QVariantMap map = entry.toMap();
        settings.recent << SourceChoice{.address = map.value(QStringLiteral("address")).toString(),
                                        .allDatabases = map.value(QStringLiteral("allDatabases")).toBool(),
                                        .isSandbox = map.value(QStringLiteral("sandbox")).toBool(),
                                        .samplesValues = map.value(QStringLiteral("samplesValues")).toBool(),
                                        .isProduction = map.value(QStringLiteral("production")).toBool()};
    }
    settings.language = store.value("language").toString();
    settings.scheme = schemeFrom(store.value("scheme").toString());
    settings.profile = store.value("profile", settings.profile).toString();
    settings.windowGeometry = store.value("window/geometry").toByteArray();
    settings.splitter = store.value("window/splitter").toByteArray();
    const QVariantMap mutes = store.value("mutes").toMap();
    for (auto file = mutes.begin(); file != mutes.end(); ++file)
        settings.muteFiles.insert(file.key(), file.value().toString());
    const QVariantMap columns = store.value("window/columns").toMap();
    for (auto column = columns.begin(); column != columns.end(); ++column)
        settings.columns.insert(column.key(), column.value().toByteArray());
    return settings;
}

void Settings::save(QSettings& store) const
{
    QVariantList entries;
    for (const SourceChoice& choice : recent) {
        entries << QVariantMap{{QStringLiteral("address"), choice.address},
                               {QStringLiteral("allDatabases"), choice.allDatabases},
                               {QStringLiteral("sandbox"), choice.isSandbox},
                               {QStringLiteral("samplesValues"), choice.samplesValues},
                               {QStringLiteral("production"), choice.isProduction}};
    }
    store.setValue("recent", entries);
    store.setValue("language", language);
    store.setValue("scheme", QString(schemeNames[std::size_t(scheme)]));
    store.setValue("profile", profile);
    store.setValue("window/geometry", windowGeometry);
    store.setValue("window/splitter", splitter);
    QVariantMap files;
    for (auto file = muteFiles.begin(); file != muteFiles.end(); ++file)
        files.insert(file.key(), file.value());
    store.setValue("mutes", files);
    QVariantMap states;
    for (auto column = columns.begin(); column != columns.end(); ++column)
        states.insert(column.key(), column.value());
    store.setValue("window/columns", states);
}

} // namespace colonnade
