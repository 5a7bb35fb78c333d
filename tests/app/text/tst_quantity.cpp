// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/language.h"
#include "text/quantity.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>

using namespace colonnade;
using namespace std::chrono_literals;

class QuantityTest : public QObject
{
    Q_OBJECT

private:
    static constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    /// With plain spaces: the no-break ones are right on the screen and invisible here.
    static QString plain(QString text) { return text.replace(QChar(0xA0), QLatin1Char(' ')); }

private Q_SLOTS:
    void initTestCase() { QCOMPARE(setLanguage(QStringLiteral("en")), QStringLiteral("en")); }

    void counts_haveThousandsSeparators()
    {
        QCOMPARE(countText(0), QStringLiteral("0"));
        QCOMPARE(countText(978'006), QStringLiteral("978,006"));
        QCOMPARE(countText(largest), QStringLiteral("18,446,744,073,709,551,615"));
    }
    void shortCounts_keepThreeDigits()
    {
        QCOMPARE(plain(shortCountText(999)), QStringLiteral("999"));
        QCOMPARE(plain(shortCountText(1000)), QStringLiteral("1 k"));
        QCOMPARE(plain(shortCountText(1234)), QStringLiteral("1.2 k"));
        QCOMPARE(plain(shortCountText(978'006)), QStringLiteral("978 k"));
        QCOMPARE(plain(shortCountText(999'950)), QStringLiteral("1.0 M"));
        QCOMPARE(plain(shortCountText(1'240'000)), QStringLiteral("1.2 M"));
        QCOMPARE(plain(shortCountText(largest)), QStringLiteral("18.4 E"));
    }
    void bytes_areBinaryAndExactWhereTheyCanBe()
    {
        QCOMPARE(plain(bytesText(0)), QStringLiteral("0 B"));
        QCOMPARE(plain(bytesText(1023)), QStringLiteral("1,023 B"));
        QCOMPARE(plain(bytesText(1024)), QStringLiteral("1 KiB"));
        QCOMPARE(plain(bytesText(10 * 1024)), QStringLiteral("10 KiB"));
        QCOMPARE(plain(bytesText(1'468'006)), QStringLiteral("1.4 MiB"));
        QCOMPARE(plain(bytesText(1024 * 1024 - 1)), QStringLiteral("1.0 MiB"));
        QCOMPARE(plain(bytesText(870'318'080)), QStringLiteral("830 MiB"));
        QCOMPARE(plain(bytesText(largest)), QStringLiteral("16.0 EiB"));
        QCOMPARE(exactBytesText(1'468'006), QStringLiteral("1,468,006 bytes"));
        QCOMPARE(exactBytesText(1), QStringLiteral("1 byte"));
        QCOMPARE(exactBytesText(largest), QStringLiteral("18,446,744,073,709,551,615 bytes"));
    }
    void shares_neverRoundToNothingOrAll()
    {
        QCOMPARE(shareText(0), QStringLiteral("0 %"));
        QCOMPARE(shareText(0.125), QStringLiteral("12.5 %"));
        QCOMPARE(shareText(1), QStringLiteral("100 %"));
        QCOMPARE(shareText(0.000'001), QStringLiteral("< 0.1 %"));
        QCOMPARE(shareText(0.999'999), QStringLiteral("> 99.9 %"));
    }
    void durations_haveTwoUnitsAtMost()
    {
        QCOMPARE(durationText(0ms), QStringLiteral("0 ms"));
        QCOMPARE(durationText(812ms), QStringLiteral("0.8 s"));
        QCOMPARE(durationText(9'999ms), QStringLiteral("10.0 s"));
        QCOMPARE(durationText(42s), QStringLiteral("42 s"));
        QCOMPARE(durationText(200s), QStringLiteral("3 min 20 s"));
        QCOMPARE(durationText(1h), QStringLiteral("1 h"));
        QCOMPARE(durationText(90min), QStringLiteral("1 h 30 min"));
        QCOMPARE(durationText(24h), QStringLiteral("1 day"));
        QCOMPARE(durationText(51h), QStringLiteral("2 days 3 h"));
        QCOMPARE(durationText(24h * 5), QStringLiteral("5 days"));
        QCOMPARE(durationText(24h * 1000 + 1h), QStringLiteral("1,000 days"));
        QCOMPARE(durationText(-42s), QString(QChar(0x2212)) + QStringLiteral("42 s"));
    }
    void types_areTheServersWords()
    {
        QCOMPARE(typeText(ValueType::ZSet), QStringLiteral("zset"));
        QCOMPARE(typeText(ValueType::Unknown), QStringLiteral("unknown"));
    }
    void absentFacts_areADash()
    {
        QCOMPARE(factText(Fact(12), countText), QStringLiteral("12"));
        QCOMPARE(factText(Fact::unknown(), countText), QString(QChar(0x2013)));
        QCOMPARE(factText(Fact::notAsked(), bytesText), QString(QChar(0x2013)));
    }

    void longNames_loseTheirMiddle()
    {
        QCOMPARE(keyText("user:1", 6), QStringLiteral("user:1"));
        QCOMPARE(keyText("abcdefghij", 5), QStringLiteral("ab…ij"));
        QCOMPARE(keyText("abcdefghij"), QStringLiteral("abcdefghij"));
        QCOMPARE(keyText("abcdefghij", 1), QStringLiteral("…"));
        QCOMPARE(keyText("a\xFF"), QStringLiteral("a\\xFF"));
    }
    void elision_cutsNoEscapeAndNoCharacter()
    {
        static const QRegularExpression units(QStringLiteral(R"(^(\\\\|\\xFF|😀)*$)"));
        std::string name;
        for (int i = 0; i < 40; ++i)
            name += i % 3 == 0 ? "\xFF" : i % 3 == 1 ? "😀" : "\\";
        for (const std::string& bytes : {name, name + name + name + name}) {
            for (int length = 1; length < 60; ++length) {
                const QString text = keyText(bytes, length);
                QCOMPARE_LE(text.size(), length);
                QVERIFY(text.isValidUtf16());
                const QStringList ends = text.split(QChar(0x2026));
                QCOMPARE(ends.size(), 2);
                const QString whole = keyText(bytes);
                QVERIFY(whole.startsWith(ends[0]) && whole.endsWith(ends[1]));
                for (const QString& end : ends)
                    QVERIFY2(units.match(end).hasMatch(), qPrintable(end));
            }
        }
    }
    void pluralNumber_staysInRange()
    {
        QCOMPARE(pluralNumber(1), 1);
        QCOMPARE(pluralNumber(largest), std::numeric_limits<int>::max());
    }
};

QTEST_GUILESS_MAIN(QuantityTest)
#include "tst_quantity.moc"
