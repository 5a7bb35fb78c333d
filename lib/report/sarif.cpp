// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/sarif.h"

#include "bytes/escape.h"
#include "report/findingsample.h"
#include "report/jsonwriter.h"

#include <QUrl>

#include <xxhash.h>

#include <format>
#include <utility>

namespace colonnade {

namespace {

std::string_view levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Info:
        return "note";
    }
    std::unreachable();
}

/// A relative path becomes a relative reference, an absolute one a file URI.
std::string uriOf(std::string_view path)
{
    const QByteArray bytes(path.data(), static_cast<qsizetype>(path.size()));
    const QByteArray quoted = bytes.toPercentEncoding("/");
    return (path.starts_with('/') ? "file://" : "") + quoted.toStdString();
}

std::string fingerprintOf(const Finding& finding)
{
    const std::string identity =
        std::format("{}\n{}\n{}\n", nameOf(finding.rule), nameOf(finding.scope), finding.db) + finding.subject;
    return std::format("{:016x}", XXH3_64bits(identity.data(), identity.size()));
}

void writeText(JsonWriter& json, std::string_view key, std::string_view text)
{
    json.key(key).beginObject();
    json.key("text").text(text);
    json.endObject();
}

void writeRules(JsonWriter& json, const Profile& profile, const ReportWords& words)
{
    json.key("rules").beginArray();
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const RuleId rule{static_cast<std::uint8_t>(i)};
        const RuleSetting& setting = profile.setting(rule);
        if (!setting.enabled)
            continue;
        json.beginObject();
        json.key("id").text(nameOf(rule));
        writeText(json, "shortDescription", words.ruleTitle(rule));
        writeText(json, "help", words.ruleAdvice(rule));
        json.key("defaultConfiguration").beginObject();
        json.key("level").text(levelOf(setting.severity));
        json.endObject();
        json.endObject();
    }
    json.endArray();
}

void writeLocation(JsonWriter& json, const Finding& finding, const SarifPlace& place)
{
    json.key("locations").beginArray().beginObject();
    if (!place.file.empty()) {
        json.key("physicalLocation").beginObject();
        json.key("artifactLocation").beginObject();
        json.key("uri").text(uriOf(place.file));
        json.endObject();
        if (place.line) {
            json.key("region").beginObject();
            json.key("startLine").number(*place.line);
            json.endObject();
        }
        json.endObject();
    }
    json.key("logicalLocations").beginArray().beginObject();
    json.key("fullyQualifiedName").text(escaped(finding.subject));
    json.key("kind").text(nameOf(finding.scope));
    json.endObject().endArray();
    json.endObject().endArray();
}

} // namespace

std::string sarifHead(const Profile& profile, const ReportWords& words)
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("$schema").text("https://json.schemastore.org/sarif-2.1.0.json");
    json.key("version").text("2.1.0");
    json.key("runs").beginArray().beginObject();
    json.key("tool").beginObject();
    json.key("driver").beginObject();
    json.key("name").text("colonnade");
    json.key("version").text(COLONNADE_VERSION);
    writeRules(json, profile, words);
    json.endObject().endObject();
    json.key("columnKind").text("unicodeCodePoints");
    json.key("properties").beginObject();
    json.key("profile").text(profile.id);
    json.endObject();
    json.key("results").beginArray();
    return out + '\n';
}

std::string sarifTail(bool isComplete)
{
    std::string out = "],\"invocations\":";
    JsonWriter json(out);
    json.beginArray().beginObject();
    json.key("executionSuccessful").boolean(isComplete);
    json.endObject().endArray();
    return out + "}]}\n";
}

void appendSarifResult(std::string& out, const Finding& finding, const SarifPlace& place, const ReportWords& words)
{
    out += ',';
    JsonWriter json(out);
    json.beginObject();
    json.key("ruleId").text(nameOf(finding.rule));
    json.key("level").text(levelOf(finding.severity));
    writeText(json, "message", words.finding(finding));
    writeLocation(json, finding, place);
    json.key("partialFingerprints").beginObject();
    json.key("colonnadeFinding/v1").text(fingerprintOf(finding));
    json.endObject();
    if (finding.evidence.suggestion) {
        json.key("properties").beginObject();
        json.key("suggestion").text(escaped(*finding.evidence.suggestion));
        json.endObject();
    }
    json.endObject();
    out += '\n';
}

std::string sarifReport(const Analysis& analysis, std::size_t maxFindings, const ReportWords& words)
{
    std::string results;
    for (const Finding& finding : sampleOf(*analysis.findings, maxFindings))
        appendSarifResult(results, finding, {}, words);
    if (!results.empty())
        results.erase(0, 1);
    return sarifHead(analysis.findings->profile(), words) + results + sarifTail(analysis.summary.complete);
}

} // namespace colonnade
