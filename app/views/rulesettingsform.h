// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/profile.h"

#include <QScrollArea>

#include <optional>

namespace colonnade {

/// What a profile says of one rule, to change: what the rule means, whether it is on, how severe it is, its
/// parameters; and where the guidelines contradict each other.
class RuleSettingsForm : public QScrollArea
{
    Q_OBJECT

public:
    explicit RuleSettingsForm(QWidget* parent = nullptr);

    /// Fields that already show what the profile says stay as they are, with focus and cursor.
    void showRule(const Profile& profile, std::optional<RuleId> rule);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void edited(const colonnade::Profile& profile);

private:
    void build();
    [[nodiscard]] QWidget* makeSeverity(QWidget* parent);
    [[nodiscard]] RuleSetting& setting() { return m_profile.rules[std::size_t(*m_rule)]; }

    Profile m_profile;
    std::optional<RuleId> m_rule;
};

} // namespace colonnade
