// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "rules/findings.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace colonnade {

/// The rules of a profile in groups, by what they are about: on or off, how severe, and how much each one finds in
/// the open keys, beside what it finds under the profile in use. Group and rule stand in column 0, checkable.
class ProfileRulesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Rule, Severity, Findings };
    static constexpr int columns = int(Column::Findings) + 1;
    enum Role { SeverityRole = Qt::UserRole }; ///< Severity, of rules that are on

    explicit ProfileRulesModel(QObject* parent = nullptr);

    void setProfile(const Profile& profile);
    [[nodiscard]] const Profile& profile() const { return m_profile; }
    /// `before` is of the profile in use. Null: not known.
    void setFindings(const Findings* before, const Findings* now);

    [[nodiscard]] std::optional<RuleId> rule(const QModelIndex& index) const; ///< nullopt: a group
    [[nodiscard]] QModelIndex indexOf(RuleId rule) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override; ///< the check mark

Q_SIGNALS:
    void edited(const colonnade::Profile& profile); ///< a rule, or a whole group, went on or off

private:
    struct Group
    {
        QString title;
        std::vector<RuleId> rules;
    };
    /// What one rule finds. Nothing: it was not run, or not by somebody who could see.
    using Count = std::optional<std::uint64_t>;

    [[nodiscard]] bool isOn(RuleId rule) const { return m_profile.setting(rule).enabled; }
    [[nodiscard]] int onCount(const Group& group) const;
    [[nodiscard]] QVariant groupData(const Group& group, Column column, int role) const;
    [[nodiscard]] QVariant ruleData(RuleId rule, Column column, int role) const;
    [[nodiscard]] QString findingsText(RuleId rule) const;
    void everythingChanged();

    std::vector<Group> m_groups;
    Profile m_profile;
    std::vector<Count> m_before; ///< indexed by RuleId; empty: nothing is open
    std::vector<Count> m_now;    ///< the same
};

} // namespace colonnade
