// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrunner.h"
#include "models/findingkeymodel.h"
#include "text/certainty.h"
#include "views/page.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace colonnade {

class RuleExplanation;
class RuleModel;

/// The rule-violation panel: the rules that are broken in the place, worst first; an explanation of the chosen one;
/// and everything that breaks it. Narrowed to the place that is selected on the left.
class ViolationsPage : public Page
{
    Q_OBJECT

public:
    explicit ViolationsPage(QWidget* parent = nullptr);

    void setView(const View& view) override;
    /// Chooses a rule; also one that is only hit in the view that is still being counted.
    void selectRule(RuleId rule);
    [[nodiscard]] bool isBusy() const override;

    [[nodiscard]] QTableView* ruleTable() const { return m_rules; }
    [[nodiscard]] QTableView* findingTable() const { return m_findings; }
    [[nodiscard]] QLineEdit* textFilter() const { return m_text; }
    [[nodiscard]] QToolButton* severityFilter(Severity severity) const { return m_severities[std::size_t(severity)]; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFilters();
    void connectAll();
    void showHits(std::vector<RuleHits> hits);
    void showRules();    ///< those that the severities let through
    void showFindings(); ///< of the current rule
    void updateSeverities();
    void updateTitle();
    [[nodiscard]] Certainty certainty() const;
    void openCurrent();
    [[nodiscard]] std::optional<NodeId> folderOf(std::string_view group) const;
    void copyNames() const;
    void copyFindings() const;
    void showMenu(const QPoint& at);
    [[nodiscard]] std::vector<int> selectedRows() const;

    View m_latest; ///< given last
    View m_view;   ///< what the rules were counted in
    std::vector<RuleHits> m_hits;
    std::optional<RuleId> m_wantedRule; ///< stays chosen from place to place
    FindingFilter m_filter;
    RuleModel* m_ruleModel;
    FindingKeyModel* m_findingModel;
    std::array<QToolButton*, allSeverities.size()> m_severities{};
    QLineEdit* m_text = nullptr;
    QTableView* m_rules;
    RuleExplanation* m_explanation;
    QLabel* m_title;
    QTableView* m_findings;
    QLabel* m_nothing;
    QStackedWidget* m_stack;
    JobRunner m_runner;
};

} // namespace colonnade
