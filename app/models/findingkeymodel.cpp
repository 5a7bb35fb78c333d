// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingkeymodel.h"

#include "bytes/escape.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>
#include <limits>

namespace colonnade {

namespace {

constexpr int longestName = 400; // characters in a cell; the view elides further
constexpr int longestToolTip = 2000;

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// What a person typed stands for these bytes; a lone backslash means itself.
std::string bytesOf(const QString& text)
{
    const std::string utf8 = text.toStdString();
    return unescaped(utf8).value_or(utf8);
}

bool contains(std::string_view name, std::string_view part)
{
    return !std::ranges::search(name, part, {}, lower, lower).empty() || part.empty();
}

/// What is shown of `found`, in the order in which it is shown.
Offenders filtered(const Analysis& analysis, Offenders found, const FindingFilter& filter)
{
    const Keyspace& keyspace = *analysis.keyspace;
    const std::vector<Finding>& general = analysis.findings->general();
    const std::string part = bytesOf(filter.text);
    for (const Severity severity : allSeverities) {
        std::vector<KeyId>& keys = found.keys[std::size_t(severity)];
        if (!filter.severities[std::size_t(severity)])
            keys.clear();
        if (!part.empty())
            std::erase_if(keys, [&](KeyId key) { return !contains(keyspace.name(key), part); });
        std::ranges::stable_sort(keys, std::greater(), [&](KeyId key) { return keyspace.memoryBytes(key).valueOr(0); });
    }
    std::erase_if(found.general, [&](std::uint32_t at) {
        return !filter.severities[std::size_t(general[at].severity)] || !contains(general[at].subject, part);
    });
    std::ranges::stable_sort(found.general, std::greater(), [&](std::uint32_t at) {
        return std::pair(general[at].severity, general[at].evidence.wastedBytes.value_or(0));
    });
    return found;
}

} // namespace

void FindingKeyModel::show(const View& view, std::optional<RuleId> rule, const FindingFilter& filter)
{
    if (!rule || !view.analysis || !view.analysis->findings) {
        m_runner.drop();
        reset(view, rule, {});
    } else {
        m_runner.start([view, rule = *rule,
                        filter](const Job&) { return filtered(*view.analysis, offenders(view, rule), filter); },
                       [this, view, rule](Offenders rows) {
                           reset(view, rule, std::move(rows));
                           Q_EMIT busyChanged();
                       });
    }
    Q_EMIT busyChanged();
}

void FindingKeyModel::reset(const View& view, std::optional<RuleId> rule, Offenders rows)
{
    beginResetModel();
    m_view = view;
    m_rule = rule.value_or(RuleId{});
    m_rows = std::move(rows);
    m_texts.clear();
    endResetModel();
}

int FindingKeyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(std::min(m_rows.size(), std::size_t(std::numeric_limits<int>::max())));
}

int FindingKeyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

std::optional<KeyId> FindingKeyModel::key(int row) const
{
    auto at = static_cast<std::size_t>(row);
    if (at < m_rows.general.size())
        return m_view.analysis->findings->general()[m_rows.general[at]].key;
    at -= m_rows.general.size();
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        const std::vector<KeyId>& keys = m_rows.keys[std::size_t(severity)];
        if (at < keys.size())
            return keys[at];
        at -= keys.size();
    }
    return std::nullopt;
}

Severity FindingKeyModel::severity(int row) const
{
    auto at = static_cast<std::size_t>(row);
    if (at < m_rows.general.size())
        return m_view.analysis->findings->general()[m_rows.general[at]].severity;
    at -= m_rows.general.size();
    if (at < m_rows.keys[std::size_t(Severity::Error)].size())
        return Severity::Error;
    at -= m_rows.keys[std::size_t(Severity::Error)].size();
    return at < m_rows.keys[std::size_t(Severity::Warning)].size() ? Severity::Warning : Severity::Info;
}

Finding FindingKeyModel::finding(int row) const
{
    const Findings& findings = *m_view.analysis->findings;
    const auto at = static_cast<std::size_t>(row);
    if (at < m_rows.general.size())
        return findings.general()[m_rows.general[at]];
    return findings.describe(m_rule, key(row).value());
}

QString FindingKeyModel::subject(int row, int maxLength) const
{
    const auto at = static_cast<std::size_t>(row);
    if (at < m_rows.general.size())
        return keyText(m_view.analysis->findings->general()[m_rows.general[at]].subject, maxLength);
    return keyText(m_view.analysis->keyspace->name(key(row).value()), maxLength);
}

const FindingKeyModel::Texts& FindingKeyModel::texts(int row) const
{
    if (const Texts* known = m_texts.object(row))
        return *known;
    const Finding finding = this->finding(row);
    const Evidence& evidence = finding.evidence;
    auto* made = new Texts{measuredText(evidence), thresholdText(evidence), {}, findingText(finding)};
    if (evidence.suggestion)
        made->suggestion = keyText(*evidence.suggestion, longestName);
    else if (evidence.command)
        made->suggestion = keyText(*evidence.command, longestName);
    if (evidence.wastedBytes && finding.scope == RuleScope::Namespace) {
        //: What mending a group of keys would save, then what was measured
        made->measured = tr("saves %1: %2").arg(bytesText(*evidence.wastedBytes), made->measured);
    }
    m_texts.insert(row, made);
    return *made;
}

QVariant FindingKeyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    if (role == SeverityRole)
        return QVariant::fromValue(severity(row));
    if (role == Qt::ToolTipRole)
        return Column(index.column()) == Column::Subject ? subject(row, longestToolTip) : texts(row).whole;
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(index.column())) {
    case Column::Subject:
        return subject(row, longestName);
    case Column::Severity:
        return severityText(severity(row));
    case Column::Measured:
        return texts(row).measured;
    case Column::Threshold:
        return texts(row).threshold;
    case Column::Suggestion:
        return texts(row).suggestion;
    }
    return {};
}

QVariant FindingKeyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(Qt::AlignLeft);
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    //: A key, or a group of keys, that breaks a rule
    case Column::Subject:
        return tr("Key or group");
    case Column::Severity:
        return tr("Severity");
    case Column::Measured:
        return tr("Measured");
    //: The limit that the measured value was held against
    case Column::Threshold:
        return tr("Limit");
    //: A better name for the key
    case Column::Suggestion:
        return tr("Better name");
    }
    return {};
}

} // namespace colonnade
