// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonanalysis.h"

#include "bytes/escape.h"
#include "bytes/segment.h"
#include "report/blindparts.h"
#include "report/findingsample.h"
#include "report/jsondump.h"
#include "report/jsonfinding.h"
#include "report/jsonkeyspace.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace colonnade {

namespace {

std::string_view nameOf(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Dump:
        return "rdb";
    case SourceKind::Scan:
        return "scan";
    case SourceKind::Replica:
        return "replica";
    case SourceKind::Names:
        return "list";
    case SourceKind::Demo:
        return "demo";
    }
    std::unreachable();
}

std::string_view nameOf(BlindFact fact)
{
    switch (fact) {
    case BlindFact::Type:
        return "type";
    case BlindFact::Encoding:
        return "encoding";
    case BlindFact::Elements:
        return "elements";
    case BlindFact::ValueBytes:
        return "value_bytes";
    case BlindFact::Memory:
        return "memory_bytes";
    case BlindFact::Expiry:
        return "ttl_seconds";
    case BlindFact::Idle:
        return "idle";
    case BlindFact::Frequency:
        return "frequency";
    case BlindFact::Server:
        return "server";
    case BlindFact::ServerInfo:
        return "server_info";
    case BlindFact::ServerConfig:
        return "server_config";
    case BlindFact::ServerCommands:
        return "server_commands";
    case BlindFact::ServerSlowLog:
        return "server_slow_log";
    case BlindFact::ValueSample:
        return "value_sample";
    }
    std::unreachable();
}

/// One report while it is written; a method for each part, in the order of the schema.
class ReportWriter
{
public:
    ReportWriter(const Analysis& analysis, const JsonOptions& options, const ReportWords& words)
        : m_summary(analysis.summary)
        , m_keyspace(*analysis.keyspace)
        , m_findings(*analysis.findings)
        , m_muted(analysis.muted.get())
        , m_blind(blindParts(analysis))
        , m_options(options)
        , m_words(words)
    {
    }

    std::string write()
    {
        m_json.beginObject();
        m_json.key("schema").number(std::uint64_t{1});
        m_json.key("tool").text("colonnade " COLONNADE_VERSION);
        writeSource();
        writeCompleteness();
        writeBlind();
        writeTotals(m_json, m_keyspace, m_summary.info.memoryKind);
        writeMemoryModel(m_json, m_summary.memory);
        writeNamespaces();
        writePatterns(m_json, m_keyspace);
        writeHistograms(m_json, m_keyspace);
        writeTop(m_json, m_keyspace, m_options.top);
        writeFindings();
        m_json.endObject();
        m_out += '\n';
        return std::move(m_out);
    }

private:
    void writeSource()
    {
        m_json.key("source").beginObject();
        m_json.key("kind").text(nameOf(m_summary.info.kind));
        m_json.key("name").text(escaped(m_summary.info.name));
        m_json.key("server");
        if (const auto& server = m_summary.info.server) {
            m_json.beginObject();
            m_json.key("product").text(escaped(server->product));
            m_json.key("version").text(escaped(server->version));
            m_json.key("cluster").boolean(server->isCluster);
            m_json.endObject();
        } else {
            m_json.null();
        }
        if (m_summary.info.serverState && m_summary.info.serverState->commandSample)
            writeCommandSample(*m_summary.info.serverState->commandSample);
        m_json.endObject();
    }

    void writeCommandSample(const CommandSample& sample)
    {
        m_json.key("command_sample").beginObject();
        m_json.key("commands").number(sample.commands);
        m_json.key("elapsed_ms").number(static_cast<std::uint64_t>(sample.took.count()));
        m_json.key("busiest").beginArray();
        for (const CommandSample::Use& use : sample.busiest) {
            m_json.beginObject();
            m_json.key("name").text(escaped(use.key));
            m_json.key("name_hex").text(toHex(use.key));
            m_json.key("db").number(std::uint64_t{use.db});
            m_json.key("commands").number(use.commands);
            m_json.endObject();
        }
        m_json.endArray();
        m_json.endObject();
    }

    void writeCompleteness()
    {
        m_json.key("complete").boolean(m_summary.complete);
        m_json.key("cancelled").boolean(m_summary.cancelled);
        m_json.key("stopped_by");
        if (m_summary.stoppedBy)
            m_json.text(m_words.error(*m_summary.stoppedBy));
        else
            m_json.null();
        m_json.key("keys_expected");
        if (m_summary.info.keysExpected)
            m_json.number(*m_summary.info.keysExpected);
        else
            m_json.null();
        m_json.key("keys_read").number(m_summary.keys);
        m_json.key("vanished").number(m_summary.vanished);
        m_json.key("duplicates").number(m_summary.duplicates);
        m_json.key("skipped_lines").number(m_summary.skippedLines);
        m_json.key("warnings").beginArray();
        for (const Error& warning : m_summary.warnings)
            m_json.text(m_words.error(warning));
        m_json.endArray();
        writeDamage(m_json, m_summary.damage, m_words);
        m_json.key("elapsed_ms").number(static_cast<std::uint64_t>(m_summary.elapsed.count()));
    }

    void writeBlind()
    {
        m_json.key("blind").beginArray();
        for (const BlindPart& part : m_blind) {
            m_json.beginObject();
            m_json.key("what").text(nameOf(part.blind.what));
            m_json.key("why").text(m_words.blind(part.blind));
            m_json.key("rules").beginArray();
            for (const RuleId rule : part.rules)
                m_json.text(colonnade::nameOf(rule));
            m_json.endArray();
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writeNamespaces()
    {
        m_json.key("namespaces").beginArray();
        std::vector<NodeId> waiting{Keyspace::root};
        while (!waiting.empty()) {
            const NodeId node = waiting.back();
            waiting.pop_back();
            if (node != Keyspace::root)
                writeNamespace(node);
            if (m_keyspace.depth(node) == m_options.depth)
                continue;
            for (std::uint32_t row = m_keyspace.childCount(node); row > 0; --row) {
                const NodeId child = m_keyspace.child(node, row - 1);
                if (idKindOf(m_keyspace.segment(child)) == IdKind::None)
                    waiting.push_back(child);
            }
        }
        m_json.endArray();
    }
    void writeNamespace(NodeId node)
    {
        const Aggregate sum = m_keyspace.aggregate(node);
        m_json.beginObject();
        m_json.key("path").text(escaped(m_keyspace.path(node)));
        m_json.key("depth").number(std::uint64_t{m_keyspace.depth(node)});
        m_json.key("keys").number(sum.keys);
        writeMemory(m_json, sum);
        m_json.key("expiring").number(sum.expiring);
        writeCounts("findings", m_findings.counts(node));
        writeCosts("costs", [this, node](RuleId rule) { return m_findings.cost(rule, node); });
        m_json.endObject();
    }
    /// By rule, where there are any: one key's bytes may be wasted for two reasons, so there is no sum of them.
    template<typename CostOf>
    void writeCosts(std::string_view name, const CostOf& costOf)
    {
        m_json.key(name).beginObject();
        for (std::size_t rule = 0; rule < ruleCount; ++rule) {
            const Cost cost = costOf(RuleId(rule));
            if (cost.isNothing())
                continue;
            m_json.key(colonnade::nameOf(RuleId(rule))).beginObject();
            m_json.key("wasted_bytes").number(cost.wastedBytes);
            m_json.key("blocked_ms").number(cost.blockedMicroseconds / 1000);
            m_json.key("keys_saved").number(cost.keysSaved);
            m_json.endObject();
        }
        m_json.endObject();
    }
    void writeCounts(std::string_view name, const SeverityCounts& counts)
    {
        m_json.key(name).beginObject();
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info})
            m_json.key(colonnade::nameOf(severity)).number(counts[std::size_t(severity)]);
        m_json.endObject();
    }

    void writeFindings()
    {
        m_json.key("findings").beginArray();
        for (const Finding& finding : sampleOf(m_findings, m_options.maxFindings))
            writeFinding(m_json, finding, m_findings.profile().id, m_words.finding(finding));
        m_json.endArray();
        writeFindingTotals("findings_total", m_findings);
        writeCosts("findings_costs", [this](RuleId rule) { return m_findings.cost(rule); });
        writeCounts("findings_by_severity", m_findings.counts());
        if (m_muted) {
            m_json.key("muted").beginObject();
            writeFindingTotals("findings_total", *m_muted);
            writeCounts("findings_by_severity", m_muted->counts());
            m_json.endObject();
        }
    }
    void writeFindingTotals(std::string_view name, const Findings& findings)
    {
        m_json.key(name).beginObject();
        for (std::size_t rule = 0; rule < ruleCount; ++rule) {
            if (const std::uint64_t total = findings.total(RuleId(rule)); total > 0)
                m_json.key(colonnade::nameOf(RuleId(rule))).number(total);
        }
        m_json.endObject();
    }

    const SourceSummary& m_summary;
    const Keyspace& m_keyspace;
    const Findings& m_findings;
    const Findings* m_muted;
    std::vector<BlindPart> m_blind;
    const JsonOptions& m_options;
    const ReportWords& m_words;
    std::string m_out;
    JsonWriter m_json{m_out, 2};
};

} // namespace

std::string jsonReport(const Analysis& analysis, const JsonOptions& options, const ReportWords& words)
{
    return ReportWriter(analysis, options, words).write();
}

} // namespace colonnade
