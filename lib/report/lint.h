// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/nameset.h"
#include "report/reportwords.h"
#include "rules/findings.h"
#include "rules/mutematcher.h"
#include "source/source.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace colonnade {

/// What a lint counted.
struct LintTotals
{
    std::uint64_t names = 0;
    std::uint64_t namesWithFindings = 0;
    SeverityCounts bySeverity{};
    std::array<std::uint64_t, ruleCount> byRule{};
    std::uint64_t muted = 0;      ///< findings that are counted nowhere above
    std::uint64_t takenNames = 0; ///< better names that are not suggested because they are in use
    std::uint64_t overtaken = 0;  ///< better names that were suggested before the list showed them to be in use

    LintTotals& operator+=(const LintTotals& other);
    bool operator==(const LintTotals&) const = default;
};

/// What a lint has to say of one name.
struct LintedName
{
    const KeyFacts& facts;
    std::span<const Finding> findings = {};
    std::uint64_t muted = 0; ///< findings beside those
};

/// Appends what a report says of one name. Called from several threads at once, the results go out in order.
using LintFormat = std::function<void(std::string& out, const LintedName& name)>;

/// Checks each name on its own while it is read, on all cores: no keyspace is built, so rules about namespaces have
/// nothing to say. A better name is suggested once, and only where no name of the list has it.
class LintSink : public SourceSink
{
public:
    /// `names` are those of the whole list; without them, names that come later are not known. `progress` may be empty.
    /// The profile must outlive this.
    LintSink(const Profile& profile, LintFormat format, std::function<void(std::string_view)> write,
             std::function<void(const Progress&)> progress = {}, MuteMatcher mutes = {},
             std::optional<NameSet> names = {});

    void onStart(const SourceInfo& info) override;
    void onBatch(const KeyBatch& batch) override;
    void onProgress(const Progress& progress) override;

    [[nodiscard]] const LintTotals& totals() const { return m_totals; }

private:
    struct Part;
    void check(const KeyBatch& batch, Part& part) const;
    void dropTaken(Part& part);
    void format(const KeyBatch& batch, Part& part) const;

    const Profile& m_profile;
    LintFormat m_format;
    std::function<void(std::string_view)> m_write;
    std::function<void(const Progress&)> m_progress;
    MuteMatcher m_mutes;
    std::optional<NameSet> m_all; ///< names of the whole list
    NameSet m_seen;               ///< without that: those so far
    NameSet m_given;              ///< better names
    RuleContext m_context;
    LintTotals m_totals;
};

/// One JSON object and a line end: `line` (the locator of NamesSource; left out where there is none), the name, the
/// findings, and how many are muted where any are.
void appendLintJson(std::string& out, const LintedName& name, std::string_view profile, const ReportWords& words);

} // namespace colonnade
