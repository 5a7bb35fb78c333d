// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/palette.h"

#include <QTest>

using namespace colonnade;

class PaletteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColour_isLegible_data();
    void everyColour_isLegible();
    void types_differFromEachOther_data() { everyColour_isLegible_data(); }
    void types_differFromEachOther();
    void severityIcons_differInShape();
};

void PaletteTest::everyColour_isLegible_data()
{
    QTest::addColumn<QColor>("background");
    QTest::newRow("white") << QColor(Qt::white);
    QTest::newRow("warm light") << QColor(0xEF, 0xF0, 0xF1);
    QTest::newRow("dark") << QColor(0x1B, 0x1E, 0x20);
    QTest::newRow("black") << QColor(Qt::black);
}

void PaletteTest::everyColour_isLegible()
{
    QFETCH(const QColor, background);
    for (const ValueType type : allValueTypes)
        QVERIFY2(contrast(typeColor(type, background), background) >= 3.0, nameOf(type).data());
    for (const Severity severity : allSeverities)
        QVERIFY(contrast(severityColor(severity, background), background) >= 3.0);

    QPalette palette;
    palette.setColor(QPalette::Base, background);
    palette.setColor(QPalette::Text, background.lightness() > 127 ? Qt::black : Qt::white);
    QVERIFY(contrast(quietColor(palette), background) >= 4.5);
    QVERIFY(contrast(quietColor(palette), background) < contrast(palette.color(QPalette::Text), background));
}

void PaletteTest::types_differFromEachOther()
{
    QFETCH(const QColor, background);
    for (const ValueType one : allValueTypes) {
        for (const ValueType other : allValueTypes) {
            if (one == other)
                continue;
            const QColor a = typeColor(one, background);
            const QColor b = typeColor(other, background);
            const int distance =
                std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
            QVERIFY2(distance > 50, qPrintable(a.name() + QLatin1Char(' ') + b.name()));
        }
    }
}

void PaletteTest::severityIcons_differInShape()
{
    // Without colour (a printout, a person who sees none) the shapes alone tell them apart.
    const auto shape = [](Severity severity) {
        return severityIcon(severity, QPalette()).pixmap(16).toImage().convertToFormat(QImage::Format_Alpha8);
    };
    QVERIFY(shape(Severity::Error) != shape(Severity::Warning));
    QVERIFY(shape(Severity::Warning) != shape(Severity::Info));
    QVERIFY(shape(Severity::Error) != shape(Severity::Info));
}

QTEST_MAIN(PaletteTest)
#include "tst_palette.moc"
