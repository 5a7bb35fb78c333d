// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/analyses.h"
#include "views/pagepanel.h"

#include <QTabWidget>
#include <QTest>

using namespace colonnade;
using namespace Qt::StringLiterals;

namespace {

class CountingPage : public Page
{
public:
    using Page::Page;
    void setView(const View& view) override
    {
        ++views;
        last = view;
    }
    int views = 0;
    View last;
};

} // namespace

class PagePanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheVisiblePage_isGivenViews()
    {
        PagePanel panel;
        auto* first = new CountingPage(&panel);
        auto* second = new CountingPage(&panel);
        panel.addPage(first, u"First"_s);
        panel.addPage(second, u"Second"_s);
        const View view{analysisFrom("a string 1")};
        const int before = first->views;
        panel.setView(view);
        panel.setView(view);
        QCOMPARE(first->views, before + 2);
        QCOMPARE(second->views, 0);
        panel.turnTo(second);
        QCOMPARE(second->views, 1);
        QCOMPARE(second->last.analysis, view.analysis);
        panel.turnTo(first);
        panel.turnTo(second);
        QCOMPARE(second->views, 1); // nothing new
        QCOMPARE(panel.currentPage(), second);
    }

    void setTitle_changesTheTab()
    {
        PagePanel panel;
        auto* page = new CountingPage(&panel);
        panel.addPage(page, u"Violations"_s);
        panel.setTitle(page, u"Violations 12"_s);
        QCOMPARE(panel.tabs()->tabText(0), u"Violations 12"_s);
    }
};

QTEST_MAIN(PagePanelTest)
#include "tst_pagepanel.moc"
