// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonanalysis.h"

#include "bytes/escape.h"
#include "bytes/segment.h"
#include "report/blindparts.h"
#include "report/findingsample.h"
#include "report/jsonfinding.h"
#include "report/jsonkey.h"
#include "stats/keystats.h"

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

std::string_view nameOf(MemoryKind kind)
{
    switch (kind) {
    case MemoryKind::None:
        return "none";
    case MemoryKind::Measured:
        return "measured";
    case MemoryKind::Estimated:
        return "estimated";
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

std::string_view nameOf(Metric metric)
{
    switch (metric) {
    case Metric::MemoryBytes:
        return "memory_bytes";
    case Metric::ValueBytes:
        return "value_bytes";
    case Metric::Elements:
        return "elements";
    case Metric::NameBytes:
        return "name_bytes";
    case Metric::TtlSeconds:
        return "ttl_seconds";
    }
    std::unreachable();
}

/// A type's name in by_type: what is no core type is "other".
std::string_view reportName(ValueType type)
{
    return type == ValueType::Unknown || type == ValueType::Module ? "other" : colonnade::nameOf(type);
}
constexpr std::array reportTypes{ValueType::String, ValueType::Hash,   ValueType::List,  ValueType::Set,
                                 ValueType::ZSet,   ValueType::Stream, ValueType::Module};

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
        writeTotals();
        writeNamespaces();
        writePatterns();
        writeHistograms();
        writeTop();
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

    void writeMemory(const Aggregate& sum)
    {
        m_json.key("memory_bytes");
        writeFact(m_json, sum.memoryKnown > 0 ? Fact(sum.memoryBytes) : Fact::unknown());
    }

    void writeTotals()
    {
        const Aggregate all = m_keyspace.aggregate(Keyspace::root);
        m_json.key("totals").beginObject();
        m_json.key("keys").number(all.keys);
        writeMemory(all);
        m_json.key("memory_kind").text(nameOf(m_summary.info.memoryKind));
        m_json.key("expiring").number(all.expiring);
        AggregateByType types = aggregateByType(m_keyspace, m_keyspace.all());
        Aggregate& other = types[std::size_t(ValueType::Module)];
        const Aggregate& untyped = types[std::size_t(ValueType::Unknown)];
        other.keys += untyped.keys;
        other.memoryBytes += untyped.memoryBytes;
        other.memoryKnown += untyped.memoryKnown;
        other.elements += untyped.elements;
        other.valueBytes += untyped.valueBytes;
        m_json.key("by_type").beginObject();
        for (const ValueType type : reportTypes) {
            const Aggregate& sum = types[std::size_t(type)];
            m_json.key(reportName(type)).beginObject();
            m_json.key("keys").number(sum.keys);
            writeMemory(sum);
            m_json.key("elements").number(sum.elements);
            m_json.key("value_bytes").number(sum.valueBytes);
            m_json.endObject();
        }
        m_json.endObject();
        m_json.endObject();
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
        writeMemory(sum);
        m_json.key("expiring").number(sum.expiring);
        writeCounts("findings", m_findings.counts(node));
        m_json.endObject();
    }
    void writeCounts(std::string_view name, const SeverityCounts& counts)
    {
        m_json.key(name).beginObject();
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info})
            m_json.key(colonnade::nameOf(severity)).number(counts[std::size_t(severity)]);
        m_json.endObject();
    }

    void writePatterns()
    {
        m_json.key("patterns").beginArray();
        for (std::uint32_t i = 0; i < m_keyspace.patternCount(); ++i) {
            const PatternId pattern{i};
            const Aggregate& sum = m_keyspace.aggregate(pattern);
            m_json.beginObject();
            m_json.key("pattern").text(escaped(m_keyspace.pattern(pattern)));
            m_json.key("keys").number(sum.keys);
            writeMemory(sum);
            m_json.key("types").beginObject();
            const auto& types = m_keyspace.types(pattern);
            for (const ValueType type : reportTypes) {
                std::uint64_t keys = types[std::size_t(type)];
                if (type == ValueType::Module)
                    keys += types[std::size_t(ValueType::Unknown)];
                if (keys > 0)
                    m_json.key(reportName(type)).number(keys);
            }
            m_json.endObject();
            m_json.key("example").text(escaped(m_keyspace.name(m_keyspace.example(pattern))));
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writeHistograms()
    {
        m_json.key("histograms").beginObject();
        for (const Metric metric : allMetrics) {
            m_json.key(nameOf(metric)).beginObject();
            m_json.key("by_type").beginObject();
            const DistributionByType types = distributions(m_keyspace, m_keyspace.all(), metric);
            for (const ValueType type : allValueTypes) {
                const Distribution& distribution = types[std::size_t(type)];
                if (distribution.count > 0)
                    writeDistribution(type == ValueType::Module ? "other" : colonnade::nameOf(type), distribution);
            }
            m_json.endObject();
            m_json.endObject();
        }
        m_json.endObject();
    }
    void writeDistribution(std::string_view name, const Distribution& distribution)
    {
        m_json.key(name).beginObject();
        writeNumbers("bounds", distribution.histogram.bounds);
        writeNumbers("counts", distribution.histogram.counts);
        m_json.key("p50").number(distribution.p50);
        m_json.key("p90").number(distribution.p90);
        m_json.key("p99").number(distribution.p99);
        m_json.key("max").number(distribution.max);
        m_json.endObject();
    }
    void writeNumbers(std::string_view name, const std::vector<std::uint64_t>& numbers)
    {
        m_json.key(name).beginArray();
        for (const std::uint64_t number : numbers)
            m_json.number(number);
        m_json.endArray();
    }

    void writeTop()
    {
        m_json.key("top").beginObject();
        for (const auto& [name, metric] :
             {std::pair("by_memory", Metric::MemoryBytes), std::pair("by_elements", Metric::Elements)}) {
            m_json.key(name).beginArray();
            for (const KeyId key : topKeys(m_keyspace, m_keyspace.all(), metric, m_options.top))
                writeKey(m_json, m_keyspace.key(key), m_keyspace.takenAt());
            m_json.endArray();
        }
        m_json.endObject();
    }

    void writeFindings()
    {
        m_json.key("findings").beginArray();
        for (const Finding& finding : sampleOf(m_findings, m_options.maxFindings))
            writeFinding(m_json, finding, m_findings.profile().id, m_words.finding(finding));
        m_json.endArray();
        writeTotals("findings_total", m_findings);
        writeCounts("findings_by_severity", m_findings.counts());
        if (m_muted) {
            m_json.key("muted").beginObject();
            writeTotals("findings_total", *m_muted);
            writeCounts("findings_by_severity", m_muted->counts());
            m_json.endObject();
        }
    }
    void writeTotals(std::string_view name, const Findings& findings)
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
