// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/draftcheck.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QTreeView;

namespace colonnade {

class ProfileRulesModel;
class RuleSettingsForm;

/// A profile by its rules, to edit: the rules in groups with what each one finds in the open keys, and a form for the
/// chosen one. Counts anew, in the background, after every change.
class ProfileRulesView : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileRulesView(QWidget* parent = nullptr);

    void setProfile(const Profile& profile);
    /// What findings are counted in, and what they are compared with. Null: nothing is open.
    void setAnalysis(std::shared_ptr<const Analysis> analysis);
    void selectRule(RuleId rule);

    [[nodiscard]] bool isBusy() const { return m_check.isBusy(); }
    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] RuleSettingsForm* form() const { return m_form; }
    [[nodiscard]] QString totalText() const;

Q_SIGNALS:
    void edited(const colonnade::Profile& profile); ///< by a person

private:
    void change(const Profile& profile);
    void count();
    void showCounts(const std::shared_ptr<const Findings>& now);
    [[nodiscard]] std::optional<RuleId> currentRule() const;

    Profile m_profile;
    std::shared_ptr<const Analysis> m_analysis;
    ProfileRulesModel* m_model;
    QLineEdit* m_separator;
    QTreeView* m_tree;
    QLabel* m_total;
    RuleSettingsForm* m_form;
    DraftCheck m_check;
};

} // namespace colonnade
