// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/profilerulesmodel.h"

#include "rules/ruletable.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr quintptr groupItself = 0; // else: the group's number + 1

std::vector<std::optional<std::uint64_t>> countsOf(const Findings* findings)
{
    std::vector<std::optional<std::uint64_t>> counts;
    if (!findings)
        return counts;
    counts.resize(ruleCount);
    for (const Rule& rule : ruleTable()) {
        if (findings->profile().setting(rule.id).enabled)
            counts[std::size_t(rule.id)] = findings->total(rule.id);
    }
    for (const BlindRule& blind : findings->blind()) {
        if (counts[std::size_t(blind.rule)] == 0)
            counts[std::size_t(blind.rule)].reset();
    }
    return counts;
}

} // namespace

ProfileRulesModel::ProfileRulesModel(QObject* parent)
    : QAbstractItemModel(parent)
{
    const auto add = [this](const QString& title, std::initializer_list<RuleScope> scopes) {
        Group group{title, {}};
        for (const Rule& rule : ruleTable()) {
            if (std::ranges::contains(scopes, rule.scope))
                group.rules.push_back(rule.id);
        }
        if (!group.rules.empty())
            m_groups.push_back(std::move(group));
    };
    add(tr("Names"), {RuleScope::Name});
    add(tr("Keys"), {RuleScope::Key});
    add(tr("Namespaces and keyspace"), {RuleScope::Namespace, RuleScope::Keyspace});
    add(tr("Server"), {RuleScope::Server});
}

void ProfileRulesModel::setProfile(const Profile& profile)
{
    m_profile = profile;
    everythingChanged();
}

void ProfileRulesModel::setFindings(const Findings* before, const Findings* now)
{
    m_before = countsOf(before);
    m_now = countsOf(now);
    everythingChanged();
}

void ProfileRulesModel::everythingChanged()
{
    const int last = int(m_groups.size()) - 1;
    Q_EMIT dataChanged(index(0, 0), index(last, columns - 1));
    for (int group = 0; group <= last; ++group) {
        const QModelIndex parent = index(group, 0);
        Q_EMIT dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, columns - 1, parent));
    }
}

std::optional<RuleId> ProfileRulesModel::rule(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == groupItself)
        return {};
    return m_groups[index.internalId() - 1].rules[std::size_t(index.row())];
}

QModelIndex ProfileRulesModel::indexOf(RuleId rule) const
{
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const auto found = std::ranges::find(m_groups[group].rules, rule);
        if (found != m_groups[group].rules.end())
            return createIndex(int(found - m_groups[group].rules.begin()), 0, quintptr(group) + 1);
    }
    return {};
}

QModelIndex ProfileRulesModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : groupItself);
}

QModelIndex ProfileRulesModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == groupItself)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, groupItself);
}

int ProfileRulesModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    const bool hasRows = parent.column() == 0 && parent.internalId() == groupItself;
    return hasRows ? int(m_groups[std::size_t(parent.row())].rules.size()) : 0;
}

int ProfileRulesModel::columnCount(const QModelIndex&) const
{
    return columns;
}

Qt::ItemFlags ProfileRulesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == 0)
        flags |= Qt::ItemIsUserCheckable;
    if (rule(index))
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

QVariant ProfileRulesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = Column(index.column());
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(column == Column::Findings ? Qt::AlignRight : Qt::AlignLeft);
    if (const std::optional<RuleId> found = rule(index))
        return ruleData(*found, column, role);
    return groupData(m_groups[std::size_t(index.row())], column, role);
}

int ProfileRulesModel::onCount(const Group& group) const
{
    return int(std::ranges::count_if(group.rules, [this](RuleId rule) { return isOn(rule); }));
}

QVariant ProfileRulesModel::groupData(const Group& group, Column column, int role) const
{
    if (column != Column::Rule)
        return {};
    const int on = onCount(group);
    const int all = int(group.rules.size());
    if (role == Qt::CheckStateRole)
        return on == 0 ? Qt::Unchecked : on == all ? Qt::Checked : Qt::PartiallyChecked;
    if (role == Qt::DisplayRole)
        //: a group of rules; how many of them are on
        return tr("%1 (%2 of %3 on)").arg(group.title, countText(quint64(on)), countText(quint64(all)));
    return {};
}

QVariant ProfileRulesModel::ruleData(RuleId rule, Column column, int role) const
{
    const RuleSetting& setting = m_profile.setting(rule);
    switch (column) {
    case Column::Rule:
        if (role == Qt::CheckStateRole)
            return setting.enabled ? Qt::Checked : Qt::Unchecked;
        if (role == Qt::DisplayRole)
            return ruleTitle(rule);
        if (role == Qt::ToolTipRole)
            return QStringLiteral("%1 (%2)").arg(ruleTitle(rule), QString::fromUtf8(nameOf(rule)));
        return {};
    case Column::Severity:
        if (role == Qt::DisplayRole)
            return setting.enabled ? severityText(setting.severity) : QString();
        return role == SeverityRole && setting.enabled ? QVariant::fromValue(setting.severity) : QVariant();
    case Column::Findings:
        if (role == Qt::DisplayRole)
            return findingsText(rule);
        if (role == Qt::ToolTipRole && !m_now.empty())
            return tr("Findings under this profile, and under the profile in use where that is another number");
        return {};
    }
    return {};
}

QString ProfileRulesModel::findingsText(RuleId rule) const
{
    if (m_now.empty())
        return {};
    const auto text = [](const Count& count) { return count ? countText(*count) : QString(QChar(0x2013)); };
    const Count now = m_now[std::size_t(rule)];
    const Count before = m_before.empty() ? now : m_before[std::size_t(rule)];
    if (before == now)
        return text(now);
    //: how many findings there would be, and how many there are now
    return tr("%1 (was %2)").arg(text(now), text(before));
}

QVariant ProfileRulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(Column(section) == Column::Findings ? Qt::AlignRight : Qt::AlignLeft);
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Rule:
        return tr("Rule");
    case Column::Severity:
        return tr("Severity");
    case Column::Findings:
        return tr("Findings");
    }
    return {};
}

bool ProfileRulesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != 0)
        return false;
    const bool isOn = value.value<Qt::CheckState>() != Qt::Unchecked;
    if (const std::optional<RuleId> found = rule(index)) {
        m_profile.rules[std::size_t(*found)].enabled = isOn;
    } else {
        for (const RuleId each : m_groups[std::size_t(index.row())].rules)
            m_profile.rules[std::size_t(each)].enabled = isOn;
    }
    everythingChanged();
    Q_EMIT edited(m_profile);
    return true;
}

} // namespace colonnade
