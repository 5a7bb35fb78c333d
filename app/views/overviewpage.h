// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/overview.h"
#include "views/page.h"

#include <vector>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace colonnade {

class KeyListView;
class LinkButton;
class TypeBars;

/// The answers first: how much, what kinds, what is wrong by cost, what to do next; below them all keys of the place,
/// the biggest first. Every line leads somewhere.
class OverviewPage : public Page
{
    Q_OBJECT

public:
    explicit OverviewPage(QWidget* parent = nullptr);

    void setView(const View& view) override;
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] TypeBars* typeBars() const { return m_types; }
    [[nodiscard]] KeyListView* keyList() const { return m_keys; }
    [[nodiscard]] const std::vector<LinkButton*>& ruleLinks() const { return m_ruleLinks; }
    [[nodiscard]] const std::vector<LinkButton*>& stepLinks() const { return m_stepLinks; }

protected:
    void changeEvent(QEvent* event) override;

private:
    /// One big number with its caption.
    struct Figure
    {
        QLabel* number = nullptr;
        QLabel* caption = nullptr;
    };

    QWidget* makeAnswers();
    Figure addFigure(QHBoxLayout* row);
    void showOverview(const View& view, Overview overview);
    void showFigures();
    void showRules();
    void showSteps();
    void listType(ValueType type);
    void followStep(const NextStep& step);
    [[nodiscard]] QString stepText(const NextStep& step) const;

    View m_latest; ///< given last
    View m_view;   ///< what is shown
    Overview m_overview;
    QStackedWidget* m_stack;
    QScrollArea* m_answers; ///< above the table, as high as they need
    Figure m_keyCount;
    Figure m_memory;
    Figure m_average;
    Figure m_expiring;
    TypeBars* m_types = nullptr;
    QLabel* m_noRules = nullptr;
    std::vector<LinkButton*> m_ruleLinks;
    std::vector<QLabel*> m_ruleCounts;
    QLabel* m_stepsTitle = nullptr;
    std::vector<LinkButton*> m_stepLinks;
    KeyListView* m_keys;
    JobRunner m_runner;
    JobRunner m_listing;
};

} // namespace colonnade
