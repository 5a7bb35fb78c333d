// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/findinggroups.h"
#include "text/certainty.h"
#include "views/page.h"

#include <array>
#include <optional>

class QComboBox;
class QLineEdit;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace colonnade {

class FindingGroupModel;
class FindingsView;
class RuleExplanation;

/// The rule-violation panel: the findings of the place in groups, worst first; the page of the rule that is chosen;
/// and every finding of the chosen group. Narrowed to the place that is selected on the left.
class ViolationsPage : public Page
{
    Q_OBJECT

public:
    explicit ViolationsPage(QWidget* parent = nullptr);

    void setView(const View& view) override;
    /// Chooses a rule; also one that is only hit in the view that is still being counted.
    void selectRule(RuleId rule);
    void setGrouping(Grouping grouping);
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] QTableView* groupTable() const { return m_groups; }
    [[nodiscard]] FindingsView* findings() const { return m_findings; }
    [[nodiscard]] QLineEdit* textFilter() const { return m_text; }
    [[nodiscard]] QToolButton* severityFilter(Severity severity) const { return m_severities[std::size_t(severity)]; }
    [[nodiscard]] QToolButton* mutedFilter() const { return m_muted; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFilters();
    void makeGroups();
    void connectAll();
    void count(); ///< the findings of m_latest, on a worker
    void showCounts(FindingGroups counted);
    void showGroups();   ///< those that the severities let through
    void showFindings(); ///< of the current group
    void updateFilters();
    void explainCurrent();
    void explain(std::optional<RuleId> rule, std::optional<BlindRule::Missing> blind);
    [[nodiscard]] const FindingGroup* currentGroup() const;
    [[nodiscard]] Certainty certainty() const;

    View m_latest; ///< given last
    View m_view;   ///< what was counted
    FindingGroups m_counted;
    Grouping m_grouping = Grouping::Rule;
    std::optional<GroupId> m_wanted; ///< stays chosen from place to place
    FindingFilter m_filter;
    std::pair<std::optional<RuleId>, std::optional<BlindRule::Missing>> m_explained;
    FindingGroupModel* m_groupModel;
    QComboBox* m_grouped;
    std::array<QToolButton*, allSeverities.size()> m_severities{};
    QToolButton* m_muted;
    QLineEdit* m_text;
    QTableView* m_groups;
    RuleExplanation* m_explanation;
    FindingsView* m_findings;
    QLabel* m_nothing;
    QStackedWidget* m_stack;
    JobRunner m_runner;
};

} // namespace colonnade
