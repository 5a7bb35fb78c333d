// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/language.h"
#include "text/quantity.h"

#include <QFile>
#include <QTest>

using namespace colonnade;

class LanguageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLanguage_isCompiledIn()
    {
        for (const QString& language : availableLanguages())
            QVERIFY2(QFile::exists(QStringLiteral(":/i18n/colonnade_%1.qm").arg(language)), qPrintable(language));
    }
    void choice_replacesTheEarlierOne()
    {
        QCOMPARE(setLanguage(QStringLiteral("zh_CN")), QStringLiteral("zh_CN"));
        QCOMPARE(QLocale().language(), QLocale::Chinese);
        QCOMPARE(exactBytesText(1), QStringLiteral("1 字节"));
        QCOMPARE(setLanguage(QStringLiteral("en")), QStringLiteral("en"));
        QCOMPARE(QLocale().language(), QLocale::English);
        QCOMPARE(exactBytesText(1), QStringLiteral("1 byte"));
        QCOMPARE(exactBytesText(2), QStringLiteral("2 bytes"));
    }
    void unknownLanguage_isTheSystems()
    {
        QVERIFY(availableLanguages().contains(setLanguage(QStringLiteral("tlh"))));
        QVERIFY(availableLanguages().contains(setLanguage({})));
    }
};

QTEST_GUILESS_MAIN(LanguageTest)
#include "tst_language.moc"
