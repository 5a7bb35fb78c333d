// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/palette.h"

#include <QIconEngine>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace colonnade {

namespace {

constexpr QRgb orange = 0xFFE69F00;
constexpr QRgb skyBlue = 0xFF56B4E9;
constexpr QRgb bluishGreen = 0xFF009E73;
constexpr QRgb yellow = 0xFFF0E442;
constexpr QRgb blue = 0xFF0072B2;
constexpr QRgb vermillion = 0xFFD55E00;
constexpr QRgb reddishPurple = 0xFFCC79A7;
constexpr QRgb grey = 0xFF808080;

constexpr double shapeContrast = 3.0; // WCAG 2.1, 1.4.11: graphics
constexpr double textContrast = 4.5;  // 1.4.3: text

double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

QRgb baseColor(ValueType type)
{
    switch (type) {
    case ValueType::Unknown:
        return grey;
    case ValueType::String:
        return blue;
    case ValueType::Hash:
        return orange;
    case ValueType::List:
        return bluishGreen;
    case ValueType::Set:
        return reddishPurple;
    case ValueType::ZSet:
        return vermillion;
    case ValueType::Stream:
        return skyBlue;
    case ValueType::Module:
        return yellow;
    }
    return grey;
}

QRgb baseColor(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return blue;
    case Severity::Warning:
        return orange;
    case Severity::Error:
        return vermillion;
    }
    return grey;
}

/// Painted at whatever size and resolution is asked for.
class ShapeIcon : public QIconEngine
{
public:
    ShapeIcon(QPolygonF shape, const QColor& color)
        : m_shape(std::move(shape))
        , m_color(color)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const double side = std::min(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setOpacity(mode == QIcon::Disabled ? 0.4 : 1.0);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_color);
        painter->translate(rect.center().x() + 0.5 - side / 2, rect.center().y() + 0.5 - side / 2);
        painter->scale(side, side);
        if (m_shape.isEmpty())
            painter->drawEllipse(QRectF(0.15, 0.15, 0.7, 0.7));
        else
            painter->drawPolygon(m_shape);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new ShapeIcon(*this); }

private:
    QPolygonF m_shape; ///< in a unit square; empty: a disc
    QColor m_color;
};

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QColor legible(QColor color, const QColor& background, double ratio)
{
    const QColor goal = contrast(Qt::white, background) > contrast(Qt::black, background) ? Qt::white : Qt::black;
    const QColor start = color;
    for (double share = 0.04; contrast(color, background) < ratio && share <= 1; share += 0.04)
        color = mixed(start, goal, share);
    return color;
}

QColor typeColor(ValueType type, const QColor& background)
{
    return legible(QColor(baseColor(type)), background, shapeContrast);
}

QColor severityColor(Severity severity, const QColor& background)
{
    return legible(QColor(baseColor(severity)), background, shapeContrast);
}

QIcon typeIcon(ValueType type, const QPalette& palette)
{
    const QPolygonF square(QRectF(0.2, 0.2, 0.6, 0.6));
    return QIcon(new ShapeIcon(square, typeColor(type, palette.color(QPalette::Base))));
}

QIcon severityIcon(Severity severity, const QPalette& palette)
{
    QPolygonF shape;
    switch (severity) {
    case Severity::Info:
        break;
    case Severity::Warning:
        shape << QPointF(0.5, 0.1) << QPointF(0.95, 0.88) << QPointF(0.05, 0.88);
        break;
    case Severity::Error:
        shape << QPointF(0.5, 0.04) << QPointF(0.96, 0.5) << QPointF(0.5, 0.96) << QPointF(0.04, 0.5);
        break;
    }
    return QIcon(new ShapeIcon(shape, severityColor(severity, palette.color(QPalette::Base))));
}

QColor quietColor(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    return legible(mixed(palette.color(QPalette::Text), base, 0.5), base, textContrast);
}

} // namespace colonnade
