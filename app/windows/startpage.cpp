// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "windows/startpage.h"

#include "views/icons.h"
#include "views/linkbutton.h"

#include <QCommandLinkButton>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

namespace colonnade {

namespace {

QLabel* makeTitle(QWidget* parent, const QString& text, double scale)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , m_recent(new QVBoxLayout)
{
    auto* column = new QVBoxLayout;
    column->addStretch(2);
    auto* columns = new QLabel(this);
    const int side = 2 * style()->pixelMetric(QStyle::PM_LargeIconSize, nullptr, this);
    columns->setPixmap(applicationIcon().pixmap(QSize(side, side), devicePixelRatio()));
    auto* name = new QHBoxLayout;
    name->addWidget(columns);
    name->addWidget(makeTitle(this, QStringLiteral("Colonnade"), 2.4), 1);
    column->addLayout(name);
    auto* sentence = new QLabel(tr("See how the keys and values of a Redis or Valkey database are built, what breaks "
                                   "the rules, and what it costs."),
                                this);
    sentence->setWordWrap(true);
    column->addSpacing(style()->pixelMetric(QStyle::PM_LayoutTopMargin));
    column->addWidget(sentence);
    column->addSpacing(style()->pixelMetric(QStyle::PM_LayoutTopMargin));

    const auto add = [this, column](const char* icon, const QString& text, const QString& description, Begin begin) {
        auto* button = new QCommandLinkButton(text, description, this);
        button->setIcon(colonnade::icon(QString::fromLatin1(icon)));
        connect(button, &QAbstractButton::clicked, this, [this, begin] { Q_EMIT beginRequested(begin); });
        column->addWidget(button);
    };
    add("demo", tr("Open the &demo"), tr("Some 20,000 keys of an online shop, with everything there is to find"),
        Begin::Demo);
    add("sandbox", tr("Start the practice &sandbox"),
        tr("A private server filled with the demo; it ends with this program"), Begin::Sandbox);
    add("server", tr("&Connect to a server …"), tr("Read-only: nothing on it is changed"), Begin::Server);
    add("file", tr("Open a dump &file …"), tr("dump.rdb, also compressed; needs no server"), Begin::File);
    add("names", tr("Open a &list of names …"), tr("Text, CSV or JSON lines: check names before they exist"),
        Begin::Names);
    column->addLayout(m_recent);
    column->addStretch(3);

    auto* row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addLayout(column, 2);
    row->addStretch(1);
}

void StartPage::setRecent(const QList<SourceChoice>& recent)
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (recent.isEmpty())
        return;
    QLabel* title = makeTitle(this, tr("Opened lately"), 1.0);
    title->setContentsMargins(0, style()->pixelMetric(QStyle::PM_LayoutTopMargin), 0, 0);
    m_recent->addWidget(title);
    for (const SourceChoice& choice : recent.first(std::min(recent.size(), qsizetype(5)))) {
        auto* button = new LinkButton(choice.isSandbox ? choice.shortName() : choice.address, this);
        connect(button, &QAbstractButton::clicked, this, [this, choice] { Q_EMIT recentChosen(choice); });
        m_recent->addWidget(button);
    }
}

} // namespace colonnade
