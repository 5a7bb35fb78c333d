// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/page.h"

#include <vector>

class QTabWidget;
class QToolButton;

namespace colonnade {

class Breadcrumb;

/// The right side: where we are, and one tab per page that explains it. Only the visible page is given views; the
/// others get theirs when they are turned to.
class PagePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PagePanel(QWidget* parent = nullptr);

    void addPage(Page* page, const QString& title);
    void setTitle(const Page* page, const QString& title);
    void addCornerButton(QToolButton* button); ///< beside the breadcrumb
    void setView(const View& view);
    void turnTo(const Page* page);
    void turnTo(int index);
    [[nodiscard]] const QTabWidget* tabs() const { return m_tabs; }
    [[nodiscard]] const Page* currentPage() const;

Q_SIGNALS:
    void placeRequested(const colonnade::Place& place);
    void keyOpened(colonnade::KeyId key);
    void ruleRequested(colonnade::RuleId rule);
    void profileRequested(colonnade::RuleId rule);

private:
    void feedVisiblePage();

    Breadcrumb* m_breadcrumb;
    QTabWidget* m_tabs;
    View m_view;
    std::vector<const Page*> m_stale; // have not seen m_view yet
};

} // namespace colonnade
