// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/treecells.h"

#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>
#include <chrono>

namespace colonnade {

namespace {

QString dash()
{
    return QStringLiteral("–");
}

QString twoLines(const QString& first, const QString& second)
{
    return second.isEmpty() ? first : first + QLatin1Char('\n') + second;
}

} // namespace

TreeCells::TreeCells(std::shared_ptr<const Analysis> analysis)
    : m_analysis(std::move(analysis))
{
    if (m_analysis)
        m_total = m_analysis->keyspace->aggregate(Keyspace::root);
}

QVariant TreeCells::header(TreeColumn column, int role)
{
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber =
            column != TreeColumn::Name && column != TreeColumn::Share && column != TreeColumn::Findings;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::InitialSortOrderRole)
        return QVariant::fromValue(column == TreeColumn::Name ? Qt::AscendingOrder : Qt::DescendingOrder);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool isHint = role == Qt::ToolTipRole;
    switch (column) {
    case TreeColumn::Name:
        return isHint ? tr("Folder or key: one level of the name") : tr("Name");
    case TreeColumn::Keys:
        return isHint ? tr("How many keys there are below") : tr("Keys");
    case TreeColumn::Memory:
        return isHint ? tr("Memory of all these keys: name, value and the server's overhead") : tr("Memory");
    case TreeColumn::Share:
        return isHint ? tr("Part of all memory; of all keys where no memory is known") : tr("Share");
    case TreeColumn::Average:
        return isHint ? tr("Memory of an average key") : tr("Average");
    case TreeColumn::Largest:
        return isHint ? tr("Memory of the largest key") : tr("Largest");
    case TreeColumn::Expiring:
        return isHint ? tr("Part of the keys that expire; for one key, when it does") : tr("Expiring");
    case TreeColumn::Findings:
        return isHint ? tr("Broken rules, by severity") : tr("Findings");
    }
    return {};
}

double TreeCells::share(const Aggregate& keys) const
{
    const auto part = [](std::uint64_t one, std::uint64_t all) {
        return all == 0 ? 0.0 : static_cast<double>(one) / static_cast<double>(all);
    };
    return m_total.memoryBytes > 0 ? part(keys.memoryBytes, m_total.memoryBytes) : part(keys.keys, m_total.keys);
}

QString TreeCells::bytes(std::uint64_t value, const Aggregate& keys) const
{
    if (keys.memoryKnown == 0)
        return dash();
    if (keys.memoryKnown < keys.keys)
        return QStringLiteral("≥ ") + bytesText(value);
    if (m_analysis->summary.info.memoryKind == MemoryKind::Estimated)
        return QStringLiteral("≈ ") + bytesText(value);
    return bytesText(value);
}

QString TreeCells::boundsHint(const Aggregate& keys) const
{
    if (keys.memoryKnown < keys.keys)
        return tr("Memory is known for %1 of %2 keys.").arg(countText(keys.memoryKnown), countText(keys.keys));
    if (m_analysis->summary.info.memoryKind == MemoryKind::Estimated)
        return tr("Estimated: this source does not measure memory.");
    return {};
}

QVariant TreeCells::cell(TreeColumn column, const Aggregate& keys, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return header(column, role);
    if (role == ShareRole)
        return share(keys);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool isHint = role == Qt::ToolTipRole;
    switch (column) {
    case TreeColumn::Keys:
        return isHint ? QVariant() : countText(keys.keys);
    case TreeColumn::Memory:
        if (isHint && keys.memoryKnown > 0)
            return twoLines(exactBytesText(keys.memoryBytes), boundsHint(keys));
        return bytes(keys.memoryBytes, keys);
    case TreeColumn::Share:
        return shareText(share(keys));
    case TreeColumn::Average:
        if (keys.memoryKnown == 0)
            return dash();
        return isHint ? exactBytesText(keys.memoryBytes / keys.memoryKnown)
                      : bytes(keys.memoryBytes / keys.memoryKnown, keys);
    case TreeColumn::Largest: {
        if (!keys.largest)
            return dash();
        const Fact memory = m_analysis->keyspace->memoryBytes(*keys.largest);
        if (isHint)
            return twoLines(keyText(m_analysis->keyspace->name(*keys.largest), longestHint),
                            factText(memory, exactBytesText));
        return memory.isKnown() ? bytes(memory.value(), keys) : dash();
    }
    case TreeColumn::Expiring:
        if (keys.expiryKnown == 0)
            return dash();
        if (isHint)
            return tr("%1 of %2 keys expire.").arg(countText(keys.expiring), countText(keys.expiryKnown));
        return shareText(static_cast<double>(keys.expiring) / static_cast<double>(keys.expiryKnown));
    case TreeColumn::Name:
    case TreeColumn::Findings:
        break;
    }
    return {};
}

QVariant TreeCells::findingsCell(const SeverityCounts& findings, int role)
{
    if (role == FindingsRole)
        return QVariant::fromValue(findings);
    if (role != Qt::ToolTipRole && role != Qt::DisplayRole)
        return {};
    QStringList parts;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        if (const std::uint64_t count = findings[std::size_t(severity)])
            parts << tr("%1: %2", "severity, number of findings").arg(severityText(severity), countText(count));
    }
    return parts.isEmpty() ? QVariant()
                           : parts.join(role == Qt::ToolTipRole ? QLatin1StringView("\n") : QLatin1StringView(" · "));
}

QVariant TreeCells::keyCell(TreeColumn column, KeyId key, int role) const
{
    const Keyspace& keyspace = *m_analysis->keyspace;
    const auto index = static_cast<std::uint32_t>(key);
    switch (column) {
    case TreeColumn::Keys: // a row of a design sheet may stand for many
        if (role == Qt::DisplayRole && keyspace.count(key) == 1)
            return {};
        break;
    case TreeColumn::Average:
    case TreeColumn::Largest:
        if (role != Qt::TextAlignmentRole)
            return {};
        break;
    case TreeColumn::Expiring:
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
            if (const std::optional<std::uint64_t> seconds = keyspace.ttlSeconds(key))
                return durationText(std::chrono::seconds(*seconds));
            //: a key that does not expire
            return keyspace.expiry(key).isNever() ? tr("never") : dash();
        }
        break;
    case TreeColumn::Name:
    case TreeColumn::Memory:
    case TreeColumn::Share:
    case TreeColumn::Findings:
        break;
    }
    return cell(column, keyspace.aggregate(KeyRange{index, index + 1}), role);
}

QVariant TreeCells::keyHint(KeyId key) const
{
    const KeyFacts facts = m_analysis->keyspace->key(key);
    QStringList parts;
    if (facts.type != ValueType::Unknown)
        parts << typeText(facts.type);
    if (facts.encoding != Encoding::Unknown) {
        const std::string_view encoding = nameOf(facts.encoding);
        parts << QString::fromLatin1(encoding.data(), qsizetype(encoding.size()));
    }
    if (facts.elements.isKnown() && facts.type != ValueType::String)
        parts
            << tr("%1 elements", nullptr, pluralNumber(facts.elements.value())).arg(countText(facts.elements.value()));
    if (facts.db != 0)
        parts << tr("database %1").arg(facts.db);
    //: between the parts of "hash, listpack, 3 elements"
    return twoLines(keyText(facts.name, longestHint), parts.join(tr(", ")));
}

std::uint64_t TreeCells::sortNumber(TreeColumn column, const Aggregate& keys) const
{
    constexpr std::uint64_t million = 1'000'000;
    switch (column) {
    case TreeColumn::Keys:
        return keys.keys;
    case TreeColumn::Memory:
        return keys.memoryBytes;
    case TreeColumn::Share:
        return m_total.memoryBytes > 0 ? keys.memoryBytes : keys.keys;
    case TreeColumn::Average:
        return keys.memoryKnown == 0 ? 0 : keys.memoryBytes / keys.memoryKnown;
    case TreeColumn::Largest:
        return keys.largest ? m_analysis->keyspace->memoryBytes(*keys.largest).valueOr(0) : 0;
    case TreeColumn::Expiring:
        return keys.expiryKnown == 0 ? 0 : keys.expiring * million / keys.expiryKnown;
    case TreeColumn::Name:
    case TreeColumn::Findings:
        break;
    }
    return 0;
}

std::uint64_t TreeCells::sortNumber(const SeverityCounts& findings)
{
    constexpr std::uint64_t most = (1 << 21) - 1; // three counts in one number; beyond two millions they tie
    const auto count = [&](Severity severity) { return std::min(findings[std::size_t(severity)], most); };
    return count(Severity::Error) << 42 | count(Severity::Warning) << 21 | count(Severity::Info);
}

} // namespace colonnade
