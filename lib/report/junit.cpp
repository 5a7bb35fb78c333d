// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/junit.h"

#include "bytes/escape.h"
#include "report/blindparts.h"
#include "report/findingsample.h"

#include <QByteArray>
#include <QXmlStreamWriter>

#include <algorithm>
#include <iterator>

namespace colonnade {

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// One "severity: sentence [rule]" a line.
std::string lines(std::span<const Finding> findings, const ReportWords& words)
{
    std::string result;
    for (const Finding& finding : findings) {
        result += std::string(nameOf(finding.severity)) + ": " + words.finding(finding) + " [" +
                  std::string(nameOf(finding.rule)) + "]\n";
    }
    return result;
}

void writeFailure(QXmlStreamWriter& xml, const Finding& worst, std::string_view details, const ReportWords& words)
{
    xml.writeStartElement(u"failure");
    xml.writeAttribute(u"type", text(nameOf(worst.rule)));
    xml.writeAttribute(u"message", text(words.ruleTitle(worst.rule)));
    xml.writeCharacters(text(details));
    xml.writeEndElement();
}

bool reaches(Severity severity, std::optional<Severity> failOn)
{
    return failOn && severity >= *failOn;
}

/// A few findings of a rule: those at or above the limit when `failing`, else those below it.
std::vector<Finding> someOf(const Findings& findings, RuleId rule, std::optional<Severity> failOn, bool failing)
{
    constexpr std::size_t told = 20;
    std::vector<Finding> result;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        if (reaches(severity, failOn) == failing && result.size() < told)
            std::ranges::copy(sampleOf(findings, rule, severity, told - result.size()), std::back_inserter(result));
    }
    return result;
}

void writeTotal(QXmlStreamWriter& xml, std::uint64_t findings)
{
    xml.writeStartElement(u"properties");
    xml.writeEmptyElement(u"property");
    xml.writeAttribute(u"name", u"findings");
    xml.writeAttribute(u"value", QString::number(findings));
    xml.writeEndElement();
}

} // namespace

void appendJunitCase(std::string& out, std::string_view file, const KeyFacts& facts, std::span<const Finding> findings,
                     std::optional<Severity> failOn, const ReportWords& words)
{
    std::vector<Finding> failing;
    std::vector<Finding> others;
    for (const Finding& finding : findings)
        (reaches(finding.severity, failOn) ? failing : others).push_back(finding);

    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartElement(u"testcase");
    xml.writeAttribute(u"classname", text(escaped(file)));
    xml.writeAttribute(u"name", text(escaped(facts.name)));
    if (facts.locator.isKnown())
        xml.writeAttribute(u"line", QString::number(facts.locator.value()));
    if (!failing.empty()) {
        const auto worst = std::ranges::max_element(failing, {}, &Finding::severity);
        writeFailure(xml, *worst, lines(failing, words), words);
    }
    if (!others.empty())
        xml.writeTextElement(u"system-out", text(lines(others, words)));
    xml.writeEndElement();
    out += bytes.toStdString() + '\n';
}

std::string junitSuite(std::string_view file, std::string_view cases, std::uint64_t tests, std::uint64_t failures)
{
    QByteArray head;
    QXmlStreamWriter xml(&head);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites");
    xml.writeStartElement(u"testsuite");
    xml.writeAttribute(u"name", text(escaped(file)));
    xml.writeAttribute(u"tests", QString::number(tests));
    xml.writeAttribute(u"failures", QString::number(failures));
    xml.writeCharacters(QString(u'\n')); // closes the tag
    return head.toStdString() + std::string(cases) + "</testsuite></testsuites>\n";
}

std::string junitReport(const Analysis& analysis, std::optional<Severity> failOn, const ReportWords& words)
{
    const std::vector<BlindPart> blind = blindParts(analysis);
    const auto whyBlind = [&blind](RuleId rule) {
        return std::ranges::find_if(blind,
                                    [rule](const BlindPart& part) { return std::ranges::contains(part.rules, rule); });
    };
    std::string cases;
    std::uint64_t tests = 0;
    std::uint64_t failures = 0;
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const RuleId rule{static_cast<std::uint8_t>(i)};
        if (!analysis.findings->profile().setting(rule).enabled)
            continue;
        ++tests;
        const std::vector<Finding> failing = someOf(*analysis.findings, rule, failOn, true);
        const std::vector<Finding> others = someOf(*analysis.findings, rule, failOn, false);
        QByteArray bytes;
        QXmlStreamWriter xml(&bytes);
        xml.writeStartElement(u"testcase");
        xml.writeAttribute(u"classname", text(analysis.findings->profile().id));
        xml.writeAttribute(u"name", text(nameOf(rule)));
        if (const std::uint64_t total = analysis.findings->total(rule); total > 0)
            writeTotal(xml, total);
        if (!failing.empty()) {
            ++failures;
            writeFailure(xml, failing.front(), lines(failing, words), words);
        } else if (const auto part = whyBlind(rule); part != blind.end()) {
            xml.writeStartElement(u"skipped");
            xml.writeAttribute(u"message", text(words.blind(part->blind)));
            xml.writeEndElement();
        }
        if (!others.empty())
            xml.writeTextElement(u"system-out", text(lines(others, words)));
        xml.writeEndElement();
        cases += bytes.toStdString() + '\n';
    }
    return junitSuite(analysis.summary.info.name, cases, tests, failures);
}

} // namespace colonnade
