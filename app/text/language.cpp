// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace colonnade {

namespace {

const QString translatorName = QStringLiteral("colonnade-translator");

QString systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& language : wanted) {
        if (language.startsWith(QLatin1StringView("zh")))
            return QStringLiteral("zh_CN");
        if (language.startsWith(QLatin1StringView("en")))
            break;
    }
    return QStringLiteral("en");
}

void install(const QString& file, const QString& folder)
{
    auto* const translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(translatorName);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator; // Qt's own are a separate package, and English needs none
}

} // namespace

QStringList availableLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("zh_CN")};
}

QString setLanguage(const QString& language)
{
    const QString spoken = availableLanguages().contains(language) ? language : systemLanguage();
    const auto earlier =
        QCoreApplication::instance()->findChildren<QTranslator*>(translatorName, Qt::FindDirectChildrenOnly);
    for (QTranslator* const translator : earlier)
        delete translator; // removes itself
    // A British system keeps its dates; a system without a locale ("C") still gets its thousands grouped.
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.language() == QLocale(spoken).language() ? system : QLocale(spoken));
    install(QStringLiteral("qtbase_") + spoken, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("colonnade_") + spoken, QStringLiteral(":/i18n"));
    return spoken;
}

QString currentLanguage()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

} // namespace colonnade
