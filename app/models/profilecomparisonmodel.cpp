// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/profilecomparisonmodel.h"

#include "text/parametertext.h"
#include "text/ruletext.h"

namespace colonnade {

namespace {

QString pinsText(const std::vector<std::string>& pins)
{
    QStringList texts;
    for (const std::string& pin : pins)
        texts += QString::fromStdString(pin);
    return texts.isEmpty() ? QStringLiteral("–") : texts.join(QStringLiteral(", "));
}

} // namespace

void ProfileComparisonModel::compare(const Profile& one, const Profile& other)
{
    beginResetModel();
    m_one = one;
    m_other = other;
    m_differences = differences(one, other);
    endResetModel();
}

std::optional<RuleId> ProfileComparisonModel::rule(const QModelIndex& index) const
{
    return index.isValid() ? m_differences[std::size_t(index.row())].rule : std::nullopt;
}

int ProfileComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_differences.size());
}

int ProfileComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ProfileComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(m_differences[std::size_t(index.row())], Column(index.column()));
    return {};
}

QString ProfileComparisonModel::text(const ProfileDifference& difference, Column column) const
{
    using What = ProfileDifference::What;
    switch (column) {
    case Column::Rule:
        return difference.rule ? ruleTitle(*difference.rule) : tr("Whole profile");
    case Column::Setting:
        switch (difference.what) {
        case What::Separator:
            return tr("Between levels");
        case What::IdsAlways:
            return tr("Always an id");
        case What::IdsNever:
            return tr("Never an id");
        case What::Enabled:
            return tr("Checked");
        case What::Severity:
            return tr("Severity");
        case What::Parameter:
            return parameterLabel(*difference.parameter);
        }
        return {};
    case Column::One:
        return valueIn(m_one, difference);
    case Column::Other:
        return valueIn(m_other, difference);
    }
    return {};
}

QString ProfileComparisonModel::valueIn(const Profile& profile, const ProfileDifference& difference)
{
    using What = ProfileDifference::What;
    switch (difference.what) {
    case What::Separator:
        return QString::fromStdString(profile.separator);
    case What::IdsAlways:
        return pinsText(profile.idPins.always);
    case What::IdsNever:
        return pinsText(profile.idPins.never);
    case What::Enabled:
        return profile.setting(*difference.rule).enabled ? tr("on") : tr("off");
    case What::Severity:
        return severityText(profile.setting(*difference.rule).severity);
    case What::Parameter:
        return parameterValueText(*difference.parameter, difference.parameter->of(profile));
    }
    return {};
}

QVariant ProfileComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Rule:
        return tr("Rule");
    case Column::Setting:
        return tr("Setting");
    case Column::One:
        return QString::fromStdString(m_one.id);
    case Column::Other:
        return QString::fromStdString(m_other.id);
    }
    return {};
}

} // namespace colonnade
