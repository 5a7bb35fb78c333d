// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/profilestore.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTableView;

namespace colonnade {

class ProfileComparisonModel;

/// A profile beside any other one: the settings in which they differ.
class ProfileComparisonView : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileComparisonView(QWidget* parent = nullptr);

    void setOthers(const std::vector<ProfileEntry>& entries); ///< those that can be used are offered
    void setProfile(const Profile& profile);
    void compareWith(const QString& reference);

    [[nodiscard]] QTableView* table() const { return m_table; }

Q_SIGNALS:
    void ruleRequested(colonnade::RuleId rule); ///< show its settings

private:
    void compare();
    void openCurrent();

    std::vector<Profile> m_others; // as the box lists them
    Profile m_profile;
    ProfileComparisonModel* m_model;
    QComboBox* m_box;
    QLabel* m_summary;
    QTableView* m_table;
};

} // namespace colonnade
