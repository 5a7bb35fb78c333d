// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/lint.h"

#include "bytes/escape.h"
#include "report/analysis.h"
#include "report/jsonfinding.h"
#include "rules/namechecker.h"

#include <algorithm>
#include <thread>
#include <utility>
#include <vector>

namespace colonnade {

namespace {

/// Each part on a thread of its own, the first on this one; joined.
template<typename Part, typename Work>
void onThreads(std::vector<Part>& parts, const Work& work)
{
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < parts.size(); ++i)
        threads.emplace_back([&work, &part = parts[i]] { work(part); });
    work(parts.front());
}

} // namespace

LintTotals& LintTotals::operator+=(const LintTotals& other)
{
    names += other.names;
    namesWithFindings += other.namesWithFindings;
    for (std::size_t i = 0; i < bySeverity.size(); ++i)
        bySeverity[i] += other.bySeverity[i];
    for (std::size_t i = 0; i < byRule.size(); ++i)
        byRule[i] += other.byRule[i];
    muted += other.muted;
    takenNames += other.takenNames;
    overtaken += other.overtaken;
    return *this;
}

/// One thread's share of a batch.
struct LintSink::Part
{
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<std::vector<Finding>> findings = {}; ///< by name, from the first one on
    std::vector<std::uint64_t> muted = {};           ///< the same
    std::string out = {};
    LintTotals totals = {};
};

LintSink::LintSink(const Profile& profile, LintFormat format, std::function<void(std::string_view)> write,
                   std::function<void(const Progress&)> progress, MuteMatcher mutes, std::optional<NameSet> names)
    : m_profile(profile)
    , m_format(std::move(format))
    , m_write(std::move(write))
    , m_progress(std::move(progress))
    , m_mutes(std::move(mutes))
    , m_all(std::move(names))
{
}

void LintSink::onStart(const SourceInfo& info)
{
    m_context = contextOf(info);
}

void LintSink::onBatch(const KeyBatch& batch)
{
    constexpr std::size_t worthAThread = 256;
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    const std::size_t count = std::clamp(batch.size() / worthAThread, std::size_t{1}, cores);
    std::vector<Part> parts(count);
    for (std::size_t i = 0; i < count; ++i) {
        parts[i].first = batch.size() * i / count;
        parts[i].last = batch.size() * (i + 1) / count;
    }
    for (std::size_t i = 0; !m_all && i < batch.size(); ++i) {
        m_totals.overtaken += m_given.contains(batch[i].name) ? 1 : 0;
        m_seen.add(batch[i].name);
    }
    onThreads(parts, [this, &batch](Part& part) { check(batch, part); });
    for (Part& part : parts) // one after the other: the first name gets it
        dropTaken(part);
    if (m_format)
        onThreads(parts, [this, &batch](Part& part) { format(batch, part); });
    for (const Part& part : parts) {
        if (!part.out.empty())
            m_write(part.out);
        m_totals += part.totals;
    }
}

void LintSink::onProgress(const Progress& progress)
{
    if (m_progress)
        m_progress(progress);
}

void LintSink::check(const KeyBatch& batch, Part& part) const
{
    NameChecker checker(m_profile, m_context);
    for (std::size_t i = part.first; i < part.last; ++i) {
        std::vector<Finding> findings = checker.check(batch[i]);
        const std::uint64_t muted = std::erase_if(findings, [this](const Finding& f) { return m_mutes.find(f); });
        part.totals.muted += muted;
        ++part.totals.names;
        part.totals.namesWithFindings += findings.empty() ? 0 : 1;
        for (const Finding& finding : findings) {
            ++part.totals.bySeverity[std::size_t(finding.severity)];
            ++part.totals.byRule[std::size_t(finding.rule)];
        }
        part.findings.push_back(std::move(findings));
        part.muted.push_back(muted);
    }
}

/// All findings of a name suggest the same better one.
void LintSink::dropTaken(Part& part)
{
    for (std::vector<Finding>& findings : part.findings) {
        std::optional<bool> isFree;
        for (Finding& finding : findings) {
            std::optional<std::string>& better = finding.evidence.suggestion;
            if (!better)
                continue;
            if (!isFree)
                isFree = !(m_all ? *m_all : m_seen).contains(*better) && m_given.add(*better);
            if (!*isFree)
                better.reset();
        }
        part.totals.takenNames += isFree == false ? 1 : 0;
    }
}

void LintSink::format(const KeyBatch& batch, Part& part) const
{
    for (std::size_t i = part.first; i < part.last; ++i) {
        const KeyFacts facts = batch[i];
        m_format(part.out, {facts, part.findings[i - part.first], part.muted[i - part.first]});
    }
}

void appendLintJson(std::string& out, const LintedName& name, std::string_view profile, const ReportWords& words)
{
    JsonWriter json(out);
    json.beginObject();
    if (name.facts.locator.isKnown())
        json.key("line").number(name.facts.locator.value());
    json.key("name").text(escaped(name.facts.name));
    json.key("name_hex").text(toHex(name.facts.name));
    json.key("findings").beginArray();
    for (const Finding& finding : name.findings)
        writeFinding(json, finding, profile, words.finding(finding));
    json.endArray();
    if (name.muted > 0)
        json.key("muted").number(name.muted);
    json.endObject();
    out += '\n';
}

} // namespace colonnade
