// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/pagepanel.h"

#include "views/breadcrumb.h"

#include <QHBoxLayout>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace colonnade {

PagePanel::PagePanel(QWidget* parent)
    : QWidget(parent)
    , m_breadcrumb(new Breadcrumb(this))
    , m_tabs(new QTabWidget(this))
{
    m_tabs->setDocumentMode(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_breadcrumb, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_tabs, 1);
    connect(m_tabs, &QTabWidget::currentChanged, this, &PagePanel::feedVisiblePage);
    connect(m_breadcrumb, &Breadcrumb::placeRequested, this, &PagePanel::placeRequested);
}

void PagePanel::addPage(Page* page, const QString& title)
{
    m_stale.push_back(page);
    m_tabs->addTab(page, title);
    connect(page, &Page::placeRequested, this, &PagePanel::placeRequested);
    connect(page, &Page::keyOpened, this, &PagePanel::keyOpened);
    connect(page, &Page::ruleRequested, this, &PagePanel::ruleRequested);
    connect(page, &Page::profileRequested, this, &PagePanel::profileRequested);
}

void PagePanel::setTitle(const Page* page, const QString& title)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i) == page)
            m_tabs->setTabText(i, title);
    }
}

void PagePanel::addCornerButton(QToolButton* button)
{
    static_cast<QHBoxLayout*>(layout()->itemAt(0)->layout())->addWidget(button);
}

void PagePanel::setView(const View& view)
{
    m_view = view;
    m_breadcrumb->setView(view);
    m_stale.clear();
    for (int i = 0; i < m_tabs->count(); ++i)
        m_stale.push_back(static_cast<const Page*>(m_tabs->widget(i)));
    feedVisiblePage();
}

void PagePanel::turnTo(const Page* page)
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i) == page)
            m_tabs->setCurrentIndex(i);
    }
}

void PagePanel::turnTo(int index)
{
    m_tabs->setCurrentIndex(index);
}

const Page* PagePanel::currentPage() const
{
    return static_cast<const Page*>(m_tabs->currentWidget());
}

void PagePanel::feedVisiblePage()
{
    auto* page = static_cast<Page*>(m_tabs->currentWidget());
    const auto stale = std::ranges::find(m_stale, page);
    if (stale == m_stale.end())
        return;
    m_stale.erase(stale);
    page->setView(m_view);
}

} // namespace colonnade
