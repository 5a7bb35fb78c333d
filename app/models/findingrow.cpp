// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingrow.h"

#include "bytes/escape.h"
#include "models/rulehits.h"

#include <algorithm>

namespace colonnade {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Looks at each key's name once, however many rules it breaks.
class TextFilter
{
public:
    TextFilter(const QString& text, const Keyspace& keyspace)
        : m_part(bytesOf(text))
        , m_keyspace(keyspace)
    {
        if (!m_part.empty())
            m_known.resize(keyspace.size());
    }

    [[nodiscard]] bool passes(std::string_view subject) const
    {
        return m_part.empty() || !std::ranges::search(subject, m_part, {}, lower, lower).empty();
    }
    bool passes(KeyId key)
    {
        if (m_part.empty())
            return true;
        Answer& answer = m_known[static_cast<std::size_t>(key)];
        if (answer == Answer::NotAsked)
            answer = passes(m_keyspace.name(key)) ? Answer::Yes : Answer::No;
        return answer == Answer::Yes;
    }

private:
    enum class Answer : std::uint8_t { NotAsked, Yes, No };

    /// What a person typed stands for these bytes; a lone backslash means itself.
    static std::string bytesOf(const QString& text)
    {
        const std::string utf8 = text.toStdString();
        return unescaped(utf8).value_or(utf8);
    }

    std::string m_part;
    const Keyspace& m_keyspace;
    std::vector<Answer> m_known;
};

} // namespace

Finding findingOf(const FindingRow& row, const Analysis& analysis)
{
    const Findings& findings = row.in(analysis);
    return row.isGeneral ? findings.general()[row.index] : findings.describe(row.rule, KeyId(row.index));
}

std::string_view subjectOf(const FindingRow& row, const Analysis& analysis)
{
    return row.isGeneral ? std::string_view(row.in(analysis).general()[row.index].subject)
                         : analysis.keyspace->name(KeyId(row.index));
}

void visitFindings(const View& view, std::optional<RuleId> rule, const FindingFilter& filter,
                   const std::stop_token& stop, const std::function<void(const FindingRow&)>& visit)
{
    if (!view.analysis || !view.analysis->findings)
        return;
    TextFilter text(filter.text, *view.analysis->keyspace);
    const auto visitRule = [&](const Findings& findings, RuleId id, bool isMuted) {
        const Offenders found = offenders(findings, view, id);
        for (const std::uint32_t at : found.general) {
            const Finding& finding = findings.general()[at];
            if (filter.severities[std::size_t(finding.severity)] && text.passes(finding.subject))
                visit({at, id, finding.severity, true, isMuted});
        }
        for (const Severity severity : allSeverities) {
            if (!filter.severities[std::size_t(severity)])
                continue;
            for (const KeyId key : found.keys[std::size_t(severity)]) {
                if (text.passes(key))
                    visit({static_cast<std::uint32_t>(key), id, severity, false, isMuted});
            }
        }
    };
    for (const bool isMuted : {false, true}) {
        const Findings* findings = isMuted ? view.analysis->muted.get() : view.analysis->findings.get();
        if (!findings || (isMuted && !filter.withMuted))
            continue;
        for (std::size_t i = 0; i < ruleCount && !stop.stop_requested(); ++i) {
            if (!rule || *rule == RuleId(i))
                visitRule(*findings, RuleId(i), isMuted);
        }
    }
}

} // namespace colonnade
