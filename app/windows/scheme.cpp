// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/scheme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleHints>

namespace colonnade {

namespace {

/// For platforms that have no schemes of their own (no desktop, no display): what Fusion draws with in the dark.
QPalette darkPalette()
{
    const QColor window(0x31, 0x33, 0x35);
    const QColor base(0x24, 0x26, 0x28);
    const QColor text(0xe8, 0xe8, 0xe8);
    const QColor faded(0x8a, 0x8c, 0x8e);
    const QColor highlight(0x2f, 0x6f, 0xa8);
    QPalette palette(window, window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(0x2b, 0x2d, 0x2f));
    palette.setColor(QPalette::ToolTipBase, base);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    palette.setColor(QPalette::PlaceholderText, QColor(0xa4, 0xa6, 0xa8));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, window.lighter());
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Accent, highlight);
    palette.setColor(QPalette::Link, QColor(0x6c, 0xb2, 0xee));
    palette.setColor(QPalette::LinkVisited, QColor(0xb9, 0x98, 0xe0));
    return palette;
}

} // namespace

void applyScheme(Settings::Scheme scheme)
{
    QStyleHints* hints = QGuiApplication::styleHints();
    if (scheme == Settings::Scheme::System) {
        hints->unsetColorScheme();
        QApplication::setPalette({});
        return;
    }
    const Qt::ColorScheme wanted = scheme == Settings::Scheme::Dark ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light;
    hints->setColorScheme(wanted);
    const bool isHeeded = hints->colorScheme() == wanted;
    if (isHeeded)
        QApplication::setPalette({});
    else
        QApplication::setPalette(wanted == Qt::ColorScheme::Dark ? darkPalette()
                                                                 : QApplication::style()->standardPalette());
}

} // namespace colonnade
