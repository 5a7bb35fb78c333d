// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/banner.h"

#include "views/palette.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace colonnade {

namespace {

Severity severityOf(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Error:
        return Severity::Error;
    case Banner::Kind::Warning:
        return Severity::Warning;
    case Banner::Kind::Info:
        return Severity::Info;
    }
    return Severity::Info;
}

} // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close->setAccessibleName(tr("Close this message"));
    close->setToolTip(close->accessibleName());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    hide();
}

void Banner::say(Kind kind, const QString& text)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_icon->setPixmap(severityIcon(severityOf(kind), palette()).pixmap(QSize(side, side), devicePixelRatio()));
    m_icon->setAccessibleName(kind == Kind::Error ? tr("Error") : kind == Kind::Warning ? tr("Warning") : tr("Note"));
    m_text->setText(text);
    show();
}

QPushButton* Banner::addButton(const QString& label)
{
    auto* button = new QPushButton(label, this);
    m_buttons->addWidget(button);
    return button;
}

} // namespace colonnade
