// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include <memory>
#include <utility>

namespace colonnade {

namespace {

QString file(const QString& name)
{
    return QStringLiteral(":/colonnade/icons/%1.svg").arg(name);
}

/// A line drawing in the palette's text colour, asked for each time, so a change of scheme needs nothing.
class LineIcon : public QIconEngine
{
public:
    explicit LineIcon(const QString& name)
        : m_drawing(std::make_shared<QSvgRenderer>(file(name)))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        QPixmap drawn = pixmap(rect.size() * scale, mode, state);
        drawn.setDevicePixelRatio(scale);
        painter->drawPixmap(rect.topLeft(), drawn);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        m_drawing->setAspectRatioMode(Qt::KeepAspectRatio);
        m_drawing->render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        painter.fillRect(pixmap.rect(), QGuiApplication::palette().color(group, QPalette::ButtonText));
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIcon(*this); }

private:
    std::shared_ptr<QSvgRenderer> m_drawing;
};

constexpr std::pair<QLatin1StringView, QIcon::ThemeIcon> themeIcons[] = {
    {QLatin1StringView("open"), QIcon::ThemeIcon::DocumentOpen},
    {QLatin1StringView("rescan"), QIcon::ThemeIcon::ViewRefresh},
    {QLatin1StringView("pause"), QIcon::ThemeIcon::MediaPlaybackPause},
    {QLatin1StringView("resume"), QIcon::ThemeIcon::MediaPlaybackStart},
    {QLatin1StringView("cancel"), QIcon::ThemeIcon::ProcessStop},
    {QLatin1StringView("back"), QIcon::ThemeIcon::GoPrevious},
    {QLatin1StringView("forward"), QIcon::ThemeIcon::GoNext},
    {QLatin1StringView("find"), QIcon::ThemeIcon::EditFind},
};

} // namespace

QIcon icon(const QString& name)
{
    const QIcon own(new LineIcon(name));
    for (const auto& [ours, theirs] : themeIcons) {
        if (name == ours && QIcon::hasThemeIcon(theirs))
            return QIcon::fromTheme(theirs);
    }
    return own;
}

QIcon applicationIcon()
{
    return QIcon(file(QStringLiteral("colonnade")));
}

} // namespace colonnade
