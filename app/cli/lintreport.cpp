// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/lintreport.h"

#include "bytes/escape.h"
#include "report/junit.h"
#include "report/sarif.h"
#include "text/quantity.h"
#include "text/reportsentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <utility>

namespace colonnade {

namespace {

struct LintReportWords
{
    Q_DECLARE_TR_FUNCTIONS(LintReport)
};

QString betterName(std::string_view name)
{
    //: after the sentence about a key name
    return LintReportWords::tr("Better: %1.").arg(keyText(name));
}

/// One line for each finding, as compilers write them: file, line, severity, sentence, rule.
class TextLint final : public LintReport
{
public:
    explicit TextLint(std::string_view file)
        : m_place(escaped(file) + ':')
    {
    }

    [[nodiscard]] LintFormat format() const override
    {
        return [place = m_place, words = reportSentences()](std::string& out, const LintedName& name) {
            for (const Finding& finding : name.findings) {
                out += place + std::to_string(name.facts.locator.valueOr(0)) + ": ";
                out += std::string(nameOf(finding.severity)) + ": " + words.finding(finding);
                if (finding.evidence.suggestion)
                    out += ' ' + betterName(*finding.evidence.suggestion).toStdString();
                out += " [" + std::string(nameOf(finding.rule)) + "]\n";
            }
        };
    }

private:
    std::string m_place;
};

class JsonLint final : public LintReport
{
public:
    explicit JsonLint(const Profile& profile)
        : m_profile(profile)
    {
    }

    [[nodiscard]] LintFormat format() const override
    {
        return [this, words = reportSentences()](std::string& out, const LintedName& name) {
            appendLintJson(out, name, m_profile.id, words);
        };
    }

private:
    const Profile& m_profile;
};

class JunitLint final : public LintReport
{
public:
    JunitLint(std::string_view file, std::optional<Severity> failOn)
        : m_file(file)
        , m_failOn(failOn)
    {
    }

    [[nodiscard]] LintFormat format() const override
    {
        return [this, words = reportSentences()](std::string& out, const LintedName& name) {
            if (m_failOn &&
                std::ranges::any_of(name.findings, [this](const Finding& f) { return f.severity >= *m_failOn; }))
                ++m_failures;
            appendJunitCase(out, m_file, name.facts, name.findings, m_failOn, words);
        };
    }
    void write(OutputFile& /*out*/, std::string_view part) override { m_cases += part; }
    void end(OutputFile& out, const LintTotals& totals, bool /*isComplete*/) override
    {
        out.write(junitSuite(m_file, m_cases, totals.names, m_failures));
    }

private:
    std::string m_file;
    std::optional<Severity> m_failOn;
    std::string m_cases;
    mutable std::atomic<std::uint64_t> m_failures = 0;
};

class SarifLint final : public LintReport
{
public:
    SarifLint(std::string_view file, const Profile& profile)
        : m_file(file == "-" ? "" : file)
        , m_profile(profile)
    {
    }

    [[nodiscard]] LintFormat format() const override
    {
        return [this, words = reportSentences()](std::string& out, const LintedName& name) {
            const SarifPlace place{m_file, name.facts.locator.isKnown() ? std::optional(name.facts.locator.value())
                                                                        : std::nullopt};
            for (const Finding& finding : name.findings)
                appendSarifResult(out, finding, place, words);
        };
    }
    void begin(OutputFile& out) override { out.write(sarifHead(m_profile, reportSentences())); }
    void write(OutputFile& out, std::string_view part) override
    {
        if (!std::exchange(m_hasResults, true))
            part.remove_prefix(1); // the comma
        out.write(part);
    }
    void end(OutputFile& out, const LintTotals& /*totals*/, bool isComplete) override
    {
        out.write(sarifTail(isComplete));
    }

private:
    std::string m_file;
    const Profile& m_profile;
    bool m_hasResults = false;
};

} // namespace

std::unique_ptr<LintReport> lintReport(LintReportKind kind, std::string_view file, const Profile& profile,
                                       std::optional<Severity> failOn)
{
    switch (kind) {
    case LintReportKind::Text:
        return std::make_unique<TextLint>(file);
    case LintReportKind::Json:
        return std::make_unique<JsonLint>(profile);
    case LintReportKind::Junit:
        return std::make_unique<JunitLint>(file, failOn);
    case LintReportKind::Sarif:
        return std::make_unique<SarifLint>(file, profile);
    }
    std::unreachable();
}

} // namespace colonnade
