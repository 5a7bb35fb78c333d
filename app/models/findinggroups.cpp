// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findinggroups.h"

#include "rules/ruletable.h"

#include <algorithm>
#include <functional>
#include <tuple>
#include <unordered_map>

namespace colonnade {

namespace {

/// Says which group a finding is in.
class Grouper
{
public:
    Grouper(const View& view, Grouping grouping)
        : m_analysis(*view.analysis)
        , m_keyspace(*view.analysis->keyspace)
        , m_grouping(grouping)
    {
        if (const auto* folder = std::get_if<NodeId>(&view.place))
            m_folder = *folder;
    }

    [[nodiscard]] GroupId of(const FindingRow& row) const
    {
        switch (m_grouping) {
        case Grouping::Rule:
            return row.rule;
        case Grouping::Severity:
            return row.severity;
        case Grouping::Namespace:
            return row.isGeneral ? childWith(general(row)) : childWith(KeyId(row.index));
        case Grouping::Pattern:
            if (!row.isGeneral)
                return m_keyspace.patternOf(KeyId(row.index));
            if (const std::optional<PatternId> pattern = firstPattern(general(row)))
                return *pattern;
            break;
        }
        return std::monostate();
    }

private:
    [[nodiscard]] const Finding& general(const FindingRow& row) const
    {
        return row.in(m_analysis).general()[row.index];
    }

    /// The folder below the place that holds the key; the place's own where the key lies directly in it.
    [[nodiscard]] NodeId childWith(KeyId key) const
    {
        std::uint32_t first = 0; // children are in the order of their keys
        std::uint32_t last = m_keyspace.childCount(m_folder);
        while (first < last) {
            const std::uint32_t middle = first + (last - first) / 2;
            const NodeId child = m_keyspace.child(m_folder, middle);
            if (m_keyspace.keys(child).contains(key))
                return child;
            if (m_keyspace.keys(child).first > static_cast<std::uint32_t>(key))
                last = middle;
            else
                first = middle + 1;
        }
        return m_folder;
    }
    [[nodiscard]] NodeId childWith(const Finding& finding) const
    {
        NodeId folder = m_analysis.findings->folderOf(finding);
        while (folder != Keyspace::root && folder != m_folder && m_keyspace.parent(folder) != m_folder)
            folder = m_keyspace.parent(folder);
        return folder == Keyspace::root ? m_folder : folder;
    }

    [[nodiscard]] std::optional<PatternId> firstPattern(const Finding& finding) const
    {
        const std::string_view subject = finding.subject;
        for (std::uint32_t i = 0; i < m_keyspace.patternCount() && !subject.empty(); ++i) {
            const std::string_view text = m_keyspace.pattern(PatternId(i));
            if (text.starts_with(subject) &&
                (text.size() == subject.size() || text.substr(subject.size()).starts_with(m_keyspace.separator())))
                return PatternId(i);
        }
        return std::nullopt;
    }

    const Analysis& m_analysis;
    const Keyspace& m_keyspace;
    Grouping m_grouping;
    NodeId m_folder = Keyspace::root;
};

/// Sums up one finding after the other. A key counts its memory once in each group, and once in all.
class Counter
{
public:
    Counter(const View& view, Grouping grouping)
        : m_analysis(*view.analysis)
        , m_grouper(view, grouping)
        , m_grouping(grouping)
        , m_setup(view.analysis->findings->profile(), view.analysis->findings->context())
        , m_inAll(view.analysis->keyspace->size())
    {
        for (std::vector<bool>& seen : m_seen)
            seen.resize(grouping == Grouping::Rule ? 0 : view.analysis->keyspace->size());
    }

    void count(const FindingRow& row)
    {
        const GroupId id = m_grouper.of(row);
        FindingGroup& group = groupOf(id);
        const std::uint64_t wasted = wastedBytes(row);
        add(group, row, isFirst(row), wasted);
        add(m_all, row, !row.isGeneral && isNew(m_inAll, row.index), wasted);
    }

    FindingGroups take()
    {
        FindingGroups result;
        result.all = m_all;
        result.groups = std::move(m_groups);
        return result;
    }

private:
    FindingGroup& groupOf(const GroupId& id)
    {
        if (!m_groups.empty() && m_groups[m_last].id == id) // neighbours mostly are in the same one
            return m_groups[m_last];
        const auto [entry, isNew] = m_numbers.try_emplace(numberOf(id), m_groups.size());
        if (isNew)
            m_groups.push_back({.id = id});
        m_last = entry->second;
        return m_groups[m_last];
    }
    static std::uint64_t numberOf(const GroupId& id)
    {
        const auto number = [](const auto& value) -> std::uint64_t {
            if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(value)>>)
                return static_cast<std::uint64_t>(value);
            else
                return 0;
        };
        return std::visit(number, id) << 3 | id.index();
    }

    static bool isNew(std::vector<bool>& seen, std::uint32_t key)
    {
        const bool isNew = !seen[key];
        seen[key] = true;
        return isNew;
    }
    bool isFirst(const FindingRow& row)
    {
        if (row.isGeneral)
            return false;
        if (m_grouping == Grouping::Rule)
            return true;
        const std::size_t which = m_grouping == Grouping::Severity ? std::size_t(row.severity) : 0;
        return isNew(m_seen[which], row.index);
    }
    std::uint64_t wastedBytes(const FindingRow& row)
    {
        if (row.isGeneral)
            return row.in(m_analysis).general()[row.index].evidence.wastedBytes.value_or(0);
        const Rule& ofThis = rule(row.rule);
        if (!ofThis.cost)
            return 0;
        const KeyFacts facts = m_analysis.keyspace->key(KeyId(row.index));
        m_name.read(facts.name, m_setup.profile.separator);
        return ofThis.cost({m_name, facts, m_setup}).wastedBytes;
    }
    void add(FindingGroup& group, const FindingRow& row, bool isFirstOfKey, std::uint64_t wasted) const
    {
        if (row.isMuted)
            ++group.muted;
        else
            ++group.counts[std::size_t(row.severity)];
        if (isFirstOfKey)
            group.memoryBytes += m_analysis.keyspace->memoryBytes(KeyId(row.index)).valueOr(0);
        group.wastedBytes += wasted;
    }

    const Analysis& m_analysis;
    Grouper m_grouper;
    Grouping m_grouping;
    CheckSetup m_setup;
    NameView m_name;
    FindingGroup m_all;
    std::vector<FindingGroup> m_groups;
    std::unordered_map<std::uint64_t, std::size_t> m_numbers;
    std::size_t m_last = 0;
    std::array<std::vector<bool>, allSeverities.size()> m_seen; ///< by severity, or only the first
    std::vector<bool> m_inAll;
};

void addBlindRules(std::vector<FindingGroup>& groups, const Findings& findings)
{
    for (const BlindRule& rule : findings.blind()) {
        const auto group = std::ranges::find(groups, GroupId(rule.rule), &FindingGroup::id);
        if (group != groups.end())
            group->blind = rule.missing;
        else
            groups.push_back({.id = rule.rule, .blind = rule.missing});
    }
}

std::uint64_t mutedIn(const View& view, const FindingFilter& filter, const std::stop_token& stop)
{
    std::uint64_t count = 0;
    FindingFilter muted = filter;
    muted.withMuted = true;
    if (view.analysis->muted)
        visitFindings(view, std::nullopt, muted, stop,
                      [&count](const FindingRow& row) { count += row.isMuted ? 1 : 0; });
    return count;
}

Grouping groupingOf(const GroupId& group)
{
    if (std::holds_alternative<NodeId>(group))
        return Grouping::Namespace;
    if (std::holds_alternative<PatternId>(group))
        return Grouping::Pattern;
    return std::holds_alternative<Severity>(group) ? Grouping::Severity : Grouping::Rule;
}

} // namespace

Severity FindingGroup::worst() const
{
    for (const Severity severity : {Severity::Error, Severity::Warning}) {
        if (counts[std::size_t(severity)] > 0)
            return severity;
    }
    return Severity::Info;
}

FindingGroups findingGroups(const View& view, Grouping grouping, const FindingFilter& filter,
                            const std::stop_token& stop)
{
    if (!view.analysis || !view.analysis->findings)
        return {};
    FindingFilter everySeverity = filter;
    everySeverity.severities.fill(true);
    Counter counter(view, grouping);
    visitFindings(view, std::nullopt, everySeverity, stop, [&counter](const FindingRow& row) { counter.count(row); });
    FindingGroups result = counter.take();
    result.muted = filter.withMuted ? result.all.muted : mutedIn(view, everySeverity, stop);
    if (grouping == Grouping::Rule && filter.text.isEmpty())
        addBlindRules(result.groups, *view.analysis->findings);
    std::ranges::stable_sort(result.groups, std::greater(), [](const FindingGroup& group) {
        return std::tuple(group.total() > 0, group.worst(), std::max(group.memoryBytes, group.wastedBytes),
                          group.total());
    });
    return result;
}

std::vector<FindingRow> findingRows(const View& view, const GroupId& group, const FindingFilter& filter,
                                    const std::stop_token& stop)
{
    std::vector<FindingRow> rows;
    if (!view.analysis || !view.analysis->findings)
        return rows;
    const bool isAll = std::holds_alternative<std::monostate>(group);
    const auto* const rule = std::get_if<RuleId>(&group);
    const Grouper grouper(view, groupingOf(group));
    visitFindings(view, rule ? std::optional(*rule) : std::nullopt, filter, stop, [&](const FindingRow& row) {
        if (isAll || rule || grouper.of(row) == group)
            rows.push_back(row);
    });
    return rows;
}

} // namespace colonnade
