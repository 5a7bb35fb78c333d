// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/textreport.h"

#include "bytes/segment.h"
#include "report/findingsample.h"
#include "stats/keystats.h"
#include "text/costtext.h"
#include "text/errortext.h"
#include "text/expirytext.h"
#include "text/hexdump.h"
#include "text/punctuation.h"
#include "text/quantity.h"
#include "text/ruletext.h"
#include "text/texttable.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>

namespace colonnade {

namespace {

struct TextReport
{
    Q_DECLARE_TR_FUNCTIONS(TextReport)
};

using Align = TextTable::Align;
constexpr int lineWidth = 100;

QString keysText(std::uint64_t keys)
{
    return TextReport::tr("%1 keys", nullptr, pluralNumber(keys)).arg(countText(keys));
}

QString share(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? QString() : shareText(static_cast<double>(part) / static_cast<double>(whole));
}

QString heading(const QString& text)
{
    return u'\n' + text + u'\n';
}

/// A sum of bytes: a dash where nothing is known, and a sign where it is a lower bound.
QString memoryText(const Aggregate& sum, std::uint64_t rows)
{
    if (sum.memoryKnown == 0)
        return factText(Fact::unknown(), bytesText);
    return (sum.memoryKnown < rows ? QStringLiteral("≥ ") : QString()) + bytesText(sum.memoryBytes);
}

QString nameText(std::string_view name, int maxLength)
{
    //: a key name, or a part of one, without any character
    return name.empty() ? TextReport::tr("(empty)") : keyText(name, maxLength);
}

QString asciiText(std::string_view text)
{
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

/// One report while it is written.
class Writer
{
public:
    Writer(const Analysis& analysis, const TextReportOptions& options)
        : m_summary(analysis.summary)
        , m_keyspace(*analysis.keyspace)
        , m_findings(*analysis.findings)
        , m_muted(analysis.muted.get())
        , m_options(options)
        , m_all(m_keyspace.aggregate(Keyspace::root))
    {
    }

    QString write()
    {
        writeHead();
        writeTypes();
        writeMemoryModel();
        writeBiggest();
        writeNamespaces();
        writeFindings();
        writeBlind();
        writeWarnings();
        writeDamage();
        return m_out;
    }

private:
    [[nodiscard]] bool hasMemory() const { return m_all.memoryKnown > 0; }

    void writeHead()
    {
        TextTable table({Align::Left, Align::Left}, 0);
        table.addRow({TextReport::tr("Source"), sourceName(m_summary.info)});
        if (const auto& server = m_summary.info.server)
            table.addRow({TextReport::tr("Server"), keyText(server->product) + u' ' + keyText(server->version)});
        table.addRow({TextReport::tr("Keys"), completenessText(m_summary)});
        if (m_all.keys != m_keyspace.size()) // rows of a design sheet stand for many
            table.addRow(
                {QString(), TextReport::tr("they stand for %1", "keys in a design sheet").arg(keysText(m_all.keys))});
        if (hasMemory())
            table.addRow({TextReport::tr("Memory"), memoryKindText()});
        if (m_all.expiryKnown > 0)
            table.addRow(
                {TextReport::tr("Expiring"), withRemark(countText(m_all.expiring), share(m_all.expiring, m_all.keys))});
        table.addRow({TextReport::tr("Time"), durationText(m_summary.elapsed)});
        table.addRow({TextReport::tr("Profile"), keyText(m_findings.profile().id)});
        table.addRow({TextReport::tr("Findings"), severityCountsText(m_findings.counts())});
        if (m_muted)
            table.addRow({TextReport::tr("Muted", "findings"), severityCountsText(m_muted->counts())});
        m_out += table.text();
        if (m_summary.stoppedBy)
            m_out += wrapped(errorText(*m_summary.stoppedBy).whole(), 0);
    }
    QString memoryKindText() const
    {
        const QString sum = memoryText(m_all, m_keyspace.size());
        if (m_summary.info.memoryKind == MemoryKind::Estimated)
            return TextReport::tr("%1, estimated", "memory").arg(sum);
        if (m_summary.info.memoryKind == MemoryKind::Measured)
            return TextReport::tr("%1, as the server measures it", "memory").arg(sum);
        return sum;
    }

    void writeTypes()
    {
        TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
        const AggregateByType types = aggregateByType(m_keyspace, m_keyspace.all());
        table.addRow({TextReport::tr("type"), TextReport::tr("keys"), TextReport::tr("share"), TextReport::tr("memory"),
                      TextReport::tr("share"), TextReport::tr("elements")});
        for (const ValueType type : allValueTypes) {
            const Aggregate& sum = types[std::size_t(type)];
            if (sum.keys == 0)
                continue;
            table.addRow({typeText(type), countText(sum.keys), share(sum.keys, m_all.keys),
                          hasMemory() ? bytesText(sum.memoryBytes) : factText(Fact::unknown(), bytesText),
                          hasMemory() ? share(sum.memoryBytes, m_all.memoryBytes) : QString(),
                          type == ValueType::String ? QString()
                          : sum.elementsKnown > 0   ? countText(sum.elements)
                                                    : factText(Fact::unknown(), countText)});
        }
        m_out += heading(TextReport::tr("By type")) + table.text();
    }

    void writeMemoryModel()
    {
        if (!m_summary.memory || !hasMemory())
            return;
        const MemoryEstimate& memory = *m_summary.memory;
        TextTable table({Align::Left, Align::Right});
        table.addRow({TextReport::tr("computed as for"), profileText(memory.profile)});
        if (memory.predictedBytes > 0) {
            table.addRow({TextReport::tr("all keys"), bytesText(memory.countedBytes)});
            const auto uncounted = std::uint64_t(std::max<std::int64_t>(memory.uncountedBytes, 0));
            //: memory that no key is charged for
            table.addRow({TextReport::tr("rounding and expiry"), bytesText(uncounted)});
            table.addRow({TextReport::tr("tables of keys"), bytesText(memory.keyTablesBytes)});
            table.addRow({TextReport::tr("an empty server"), bytesText(memory.emptyServerBytes)});
            table.addRow({TextReport::tr("the whole server"), bytesText(memory.predictedBytes)});
        }
        if (memory.usedMemory)
            table.addRow({TextReport::tr("as the server noted"), bytesText(*memory.usedMemory)});
        for (const TargetMemory& target : memory.targets)
            //: %1 is a server and an allocator
            table.addRow({TextReport::tr("all keys on %1").arg(profileText(target.profile)), bytesText(target.bytes)});
        m_out += heading(TextReport::tr("Memory model")) + table.text();
    }
    static QString profileText(const MemoryProfile& profile)
    {
        return asciiText(profile.server->name) + QStringLiteral(", ") + asciiText(colonnade::nameOf(profile.allocator));
    }

    void writeBiggest()
    {
        const Metric metric = hasMemory() ? Metric::MemoryBytes : Metric::ValueBytes;
        const std::vector<KeyId> keys = topKeys(m_keyspace, m_keyspace.all(), metric, m_options.top);
        if (keys.empty())
            return;
        TextTable table({Align::Right, Align::Left, Align::Right, Align::Left, Align::Left});
        table.addRow({hasMemory() ? TextReport::tr("memory") : TextReport::tr("value"), TextReport::tr("type"),
                      TextReport::tr("elements"), TextReport::tr("expires in"), TextReport::tr("key")});
        for (const KeyId key : keys) {
            const bool isCollection = m_keyspace.type(key) != ValueType::String;
            table.addRow({bytesText(measure(m_keyspace, key, metric).value_or(0)), typeText(m_keyspace.type(key)),
                          isCollection ? factText(m_keyspace.elements(key), countText) : QString(),
                          expiryText(m_keyspace, key), nameOf(key, 50)});
        }
        m_out += heading(TextReport::tr("Biggest keys")) + table.text();
    }
    QString nameOf(KeyId key, int maxLength) const
    {
        const QString name = nameText(m_keyspace.name(key), maxLength);
        return m_keyspace.db(key) == 0 ? name : TextReport::tr("%1 (database %2)").arg(name).arg(m_keyspace.db(key));
    }

    void writeNamespaces()
    {
        if (m_options.depth == 0 || m_keyspace.childCount(Keyspace::root) == 0)
            return;
        TextTable table({Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Left});
        table.addRow({TextReport::tr("keys"), TextReport::tr("memory"), TextReport::tr("share"),
                      TextReport::tr("expiring"), TextReport::tr("findings"), TextReport::tr("namespace")});
        addChildren(table, Keyspace::root);
        m_out += heading(TextReport::tr("Namespaces")) + table.text();
    }
    /// Recursion is bounded by --depth, which is small: deeper levels are not read at a terminal.
    void addChildren(TextTable& table, NodeId parent)
    {
        if (m_keyspace.depth(parent) >= m_options.depth)
            return;
        std::vector<std::pair<std::uint64_t, NodeId>> words;
        std::uint64_t ids = 0;
        for (std::uint32_t row = 0; row < m_keyspace.childCount(parent); ++row) {
            const NodeId child = m_keyspace.child(parent, row);
            if (idKindOf(m_keyspace.segment(child)) != IdKind::None) {
                ++ids;
                continue;
            }
            const Aggregate sum = m_keyspace.aggregate(child);
            words.emplace_back(hasMemory() ? sum.memoryBytes : sum.keys, child);
        }
        std::ranges::stable_sort(words, std::greater(), &std::pair<std::uint64_t, NodeId>::first);
        for (const auto& [weight, child] : words | std::views::take(m_options.top)) {
            addNamespace(table, child);
            addChildren(table, child);
        }
        const QString indent(2 * int(m_keyspace.depth(parent)), u' ');
        if (words.size() > m_options.top)
            addRemark(table, indent + TextReport::tr("… %1 more", nullptr, pluralNumber(words.size() - m_options.top))
                                          .arg(countText(words.size() - m_options.top)));
        if (ids > 0)
            addRemark(table,
                      indent + TextReport::tr("… %1 named by an id", "folders", pluralNumber(ids)).arg(countText(ids)));
    }
    void addNamespace(TextTable& table, NodeId node)
    {
        const Aggregate sum = m_keyspace.aggregate(node);
        const KeyRange keys = m_keyspace.keys(node);
        std::uint64_t findings = 0;
        for (const std::uint64_t count : m_findings.counts(node))
            findings += count;
        table.addRow({countText(sum.keys), memoryText(sum, keys.size()),
                      hasMemory() ? share(sum.memoryBytes, m_all.memoryBytes) : share(sum.keys, m_all.keys),
                      sum.expiryKnown > 0 ? share(sum.expiring, sum.keys) : factText(Fact::unknown(), countText),
                      countText(findings),
                      QString(2 * (int(m_keyspace.depth(node)) - 1), u' ') + nameText(m_keyspace.segment(node), 40)});
    }
    static void addRemark(TextTable& table, const QString& remark)
    {
        table.addRow({QString(), QString(), QString(), QString(), QString(), remark});
    }

    void writeFindings()
    {
        m_out += heading(TextReport::tr("Findings"));
        bool isClean = true;
        for (const Severity severity : allSeverities | std::views::reverse) {
            for (const RuleId rule : rulesByOffenders(severity)) {
                writeRule(rule, severity);
                isClean = false;
            }
        }
        if (isClean)
            m_out += wrapped(TextReport::tr("No rule of this profile is broken by what could be seen."), 2);
    }
    std::uint64_t offenders(RuleId rule, Severity severity) const
    {
        const auto isThis = [&](const Finding& finding) {
            return finding.rule == rule && finding.severity == severity;
        };
        return m_findings.keys(rule, severity).size() +
               static_cast<std::uint64_t>(std::ranges::count_if(m_findings.general(), isThis));
    }
    std::vector<RuleId> rulesByOffenders(Severity severity) const
    {
        std::vector<RuleId> rules;
        for (std::size_t rule = 0; rule < ruleCount; ++rule) {
            if (offenders(RuleId(rule), severity) > 0)
                rules.push_back(RuleId(rule));
        }
        std::ranges::stable_sort(rules, std::greater(), [&](RuleId rule) { return offenders(rule, severity); });
        return rules;
    }
    void writeRule(RuleId rule, Severity severity)
    {
        const auto keys = m_findings.keys(rule, severity);
        const std::uint64_t count = offenders(rule, severity);
        //: %1 is a severity, %2 a rule
        m_out += QStringLiteral("  ") +
                 TextReport::tr("%1: %2").arg(severityText(severity),
                                              withRemark(ruleTitle(rule), asciiText(colonnade::nameOf(rule)))) +
                 u'\n';
        if (!keys.empty())
            m_out += wrapped(offendersText(keys), 4);
        if (const QString cost = costText(costOf(rule, severity)); !cost.isEmpty())
            m_out += wrapped(cost, 4);
        TextTable offendersTable({Align::Left, Align::Left}, 6);
        const std::vector<Finding> sample = sampleOf(m_findings, rule, severity, m_options.perRule);
        for (const Finding& finding : sample)
            offendersTable.addRow({nameText(finding.subject, 48), offenceText(finding)});
        m_out += offendersTable.text();
        if (count > sample.size()) {
            const std::uint64_t more = count - sample.size();
            m_out += wrapped(TextReport::tr("… and %1 more", "offenders", pluralNumber(more)).arg(countText(more)), 6);
        }
    }
    /// Of all its severities, told at the worst one.
    [[nodiscard]] Cost costOf(RuleId rule, Severity severity) const
    {
        const bool isWorst = std::ranges::none_of(
            allSeverities, [&](Severity other) { return other > severity && offenders(rule, other) > 0; });
        return isWorst ? m_findings.cost(rule) : Cost();
    }
    /// Beside the name: what was measured, or what it should be called.
    static QString offenceText(const Finding& finding)
    {
        const QString measured = measuredText(finding.evidence);
        if (finding.evidence.command)
            return measured + QStringLiteral("  ") + keyText(*finding.evidence.command);
        if (!finding.evidence.suggestion)
            return measured;
        //: a better key name
        const QString better = TextReport::tr("better: %1").arg(keyText(*finding.evidence.suggestion, 34));
        return measured.isEmpty() || measured.size() > 20 ? better : measured + QStringLiteral("  ") + better;
    }
    QString offendersText(std::span<const KeyId> keys) const
    {
        const Aggregate sum = m_keyspace.aggregate(KeySelection(std::vector<KeyId>(keys.begin(), keys.end())));
        const QString text = withRemark(keysText(sum.keys), share(sum.keys, m_all.keys));
        return hasMemory() ? listed({text, memoryText(sum, keys.size())}) : text;
    }

    void writeBlind()
    {
        if (m_summary.blind.empty() && m_findings.blind().empty())
            return;
        m_out += heading(TextReport::tr("Not seen"));
        for (const Blind& blind : m_summary.blind)
            m_out += wrapped(blindText(blind), 2);
        QStringList rules;
        for (const BlindRule& blind : m_findings.blind())
            rules += asciiText(colonnade::nameOf(blind.rule));
        rules.removeDuplicates();
        if (!rules.empty())
            m_out += wrapped(TextReport::tr("Therefore these rules could not look: %1.").arg(listed(rules)), 2);
    }

    void writeWarnings()
    {
        if (m_summary.warnings.empty() && m_summary.vanished + m_summary.duplicates + m_summary.skippedLines == 0)
            return;
        m_out += heading(TextReport::tr("Remarks"));
        const auto remark = [this](std::uint64_t count, const QString& text) {
            if (count > 0)
                m_out += wrapped(text.arg(countText(count)), 2);
        };
        remark(m_summary.vanished,
               TextReport::tr("%1 keys vanished while they were read.", nullptr, pluralNumber(m_summary.vanished)));
        remark(m_summary.duplicates, TextReport::tr("%1 keys came more than once and were counted once.", nullptr,
                                                    pluralNumber(m_summary.duplicates)));
        remark(m_summary.skippedLines,
               TextReport::tr("%1 lines hold no key name.", nullptr, pluralNumber(m_summary.skippedLines)));
        for (const Error& warning : m_summary.warnings)
            m_out += wrapped(errorText(warning).whole(), 2);
    }

    void writeDamage()
    {
        if (m_summary.damage.empty())
            return;
        m_out += heading(TextReport::tr("Damage"));
        for (const Damage& damage : m_summary.damage) {
            const std::uint64_t keys = damage.keysBefore;
            m_out += wrapped(TextReport::tr("Byte %1, after %2 whole keys:", nullptr, pluralNumber(keys))
                                 .arg(countText(damage.error.offset.value_or(0)), countText(keys)),
                             2);
            if (!damage.error.detail.empty())
                m_out += wrapped(keyText(damage.error.detail), 4);
            for (const QString& line : hexDump(damage.bytes, damage.bytesAt).split(u'\n', Qt::SkipEmptyParts))
                m_out += QStringLiteral("    ") + line + u'\n';
        }
    }

    const SourceSummary& m_summary;
    const Keyspace& m_keyspace;
    const Findings& m_findings;
    const Findings* m_muted;
    const TextReportOptions& m_options;
    const Aggregate m_all;
    QString m_out;
};

} // namespace

QString textReport(const Analysis& analysis, const TextReportOptions& options)
{
    return Writer(analysis, options).write();
}

QString sourceName(const SourceInfo& info)
{
    if (info.kind == SourceKind::Demo)
        return TextReport::tr("the built-in demo");
    return info.name == "-" ? TextReport::tr("standard input") : keyText(info.name);
}

QString severityCountsText(const SeverityCounts& counts)
{
    QStringList parts;
    if (const auto errors = counts[std::size_t(Severity::Error)]; errors > 0)
        parts += TextReport::tr("%1 errors", nullptr, pluralNumber(errors)).arg(countText(errors));
    if (const auto warnings = counts[std::size_t(Severity::Warning)]; warnings > 0)
        parts += TextReport::tr("%1 warnings", nullptr, pluralNumber(warnings)).arg(countText(warnings));
    if (const auto notes = counts[std::size_t(Severity::Info)]; notes > 0)
        parts += TextReport::tr("%1 notes", "findings of severity info", pluralNumber(notes)).arg(countText(notes));
    return parts.empty() ? TextReport::tr("none", "findings") : listed(parts);
}

} // namespace colonnade
