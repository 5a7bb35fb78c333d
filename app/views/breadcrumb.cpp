// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/breadcrumb.h"

#include "models/treecells.h"
#include "text/quantity.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace colonnade {

namespace {

/// An ampersand in a button or menu is a mnemonic unless doubled.
QString literal(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1StringView("&&"));
}

QString shortName(std::string_view name)
{
    constexpr int longest = 60; // characters
    return name.empty() ? TreeCells::nameText(name) : keyText(name, longest);
}

void discard(QWidget* widget)
{
    widget->hide();
    widget->deleteLater(); // it may be the sender
}

} // namespace

Breadcrumb::Breadcrumb(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Where you are"));
    setMinimumHeight(QToolButton().sizeHint().height());
}

void Breadcrumb::setView(const View& view)
{
    m_steps.clear();
    if (view.analysis) {
        const Keyspace& keyspace = *view.analysis->keyspace;
        const auto addFolders = [&](NodeId node) {
            std::vector<NodeId> up;
            for (; node != Keyspace::root; node = keyspace.parent(node))
                up.push_back(node);
            for (auto folder = up.rbegin(); folder != up.rend(); ++folder)
                m_steps.push_back({shortName(keyspace.segment(*folder)), *folder});
        };
        m_steps.push_back({tr("All keys"), Keyspace::root});
        if (const auto* node = std::get_if<NodeId>(&view.place)) {
            addFolders(*node);
        } else if (const auto* key = std::get_if<KeyId>(&view.place)) {
            const NodeId folder = keyspace.nodeOf(*key);
            addFolders(folder);
            std::string_view rest = keyspace.name(*key);
            if (folder != Keyspace::root)
                rest.remove_prefix(keyspace.path(folder).size() + keyspace.separator().size());
            m_steps.push_back({shortName(rest), *key});
        } else if (const auto* pattern = std::get_if<PatternId>(&view.place)) {
            m_steps.push_back({shortName(keyspace.pattern(*pattern)), *pattern});
        } else {
            m_steps.push_back({std::get<KeyList>(view.place).title, view.place});
        }
    }
    layOut();
}

void Breadcrumb::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void Breadcrumb::layOut()
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (item->widget())
            discard(item->widget());
        delete item;
    }
    if (m_steps.empty())
        return;

    // The first step always; then as many of the last ones as there is room for.
    std::vector<QWidget*> tail;
    QWidget* first = makeButton(m_steps.front(), m_steps.size() == 1);
    QWidget* fold = makeFold(1, m_steps.size());
    int left = width() - first->sizeHint().width() - fold->sizeHint().width();
    std::size_t firstShown = m_steps.size();
    while (firstShown > 1) {
        QWidget* button = makeButton(m_steps[firstShown - 1], firstShown == m_steps.size());
        QWidget* arrow = makeArrow();
        left -= button->sizeHint().width() + arrow->sizeHint().width();
        if (left < 0 && !tail.empty()) {
            discard(button);
            discard(arrow);
            break;
        }
        tail.push_back(button);
        tail.push_back(arrow);
        --firstShown;
    }
    discard(fold);

    m_layout->addWidget(first);
    if (firstShown > 1) {
        m_layout->addWidget(makeArrow());
        m_layout->addWidget(makeFold(1, firstShown));
    }
    for (auto widget = tail.rbegin(); widget != tail.rend(); ++widget)
        m_layout->addWidget(*widget);
    m_layout->addStretch();
}

QWidget* Breadcrumb::makeButton(const Step& step, bool isLast)
{
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setText(literal(step.text));
    button->setFocusPolicy(Qt::TabFocus);
    if (isLast) {
        QFont font = button->font();
        font.setBold(true);
        button->setFont(font);
    }
    connect(button, &QToolButton::clicked, this, [this, place = step.place] { Q_EMIT placeRequested(place); });
    return button;
}

QWidget* Breadcrumb::makeFold(std::size_t first, std::size_t last)
{
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setText(QStringLiteral("…"));
    button->setAccessibleName(tr("Folders in between"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(button);
    constexpr std::size_t longestMenu = 40;
    for (std::size_t i = last - std::min(longestMenu, last - first); i < last; ++i) {
        QAction* action = menu->addAction(literal(m_steps[i].text));
        connect(action, &QAction::triggered, this, [this, place = m_steps[i].place] { Q_EMIT placeRequested(place); });
    }
    button->setMenu(menu);
    return button;
}

QWidget* Breadcrumb::makeArrow()
{
    auto* arrow = new QLabel(QStringLiteral("▸"), this);
    arrow->setForegroundRole(QPalette::PlaceholderText);
    return arrow;
}

} // namespace colonnade
