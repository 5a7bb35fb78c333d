// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/treecells.h"

#include "text/expirytext.h"
#include "text/quantity.h"
#include "text/ruletext.h"

#include <algorithm>

namespace colonnade {

namespace {

constexpr std::uint64_t wholeShare = 1'000'000; // shares as whole numbers, to sort by

QString dash()
{
    return QStringLiteral("–");
}

QString twoLines(const QString& first, const QString& second)
{
    return second.isEmpty() ? first : first + QLatin1Char('\n') + second;
}

} // namespace

TreeCells::TreeCells(std::shared_ptr<const Analysis> analysis, Reading reading)
    : m_analysis(std::move(analysis))
    , m_reading(reading)
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
    case TreeColumn::Keys: {
        const Certainty certainty = countCertainty(m_analysis->summary, m_reading);
        return isHint ? certainty.reason : marked(countText(keys.keys), certainty);
    }
    case TreeColumn::Memory: {
        if (keys.memoryKnown == 0)
            return dash();
        const Certainty certainty = memoryCertainty(m_analysis->summary, m_reading, keys);
        return isHint ? twoLines(exactBytesText(keys.memoryBytes), certainty.reason)
                      : marked(bytesText(keys.memoryBytes), certainty);
    }
    case TreeColumn::Share:
        return shareText(share(keys));
    case TreeColumn::Average:
        return averageText(keys, role);
    case TreeColumn::Largest:
        return largestText(keys, role);
    case TreeColumn::Expiring:
        return expiringText(keys, role);
    case TreeColumn::Name:
    case TreeColumn::Findings:
        break;
    }
    return {};
}

QString TreeCells::averageText(const Aggregate& keys, int role) const
{
    if (keys.memoryKnown == 0)
        return dash();
    const std::uint64_t average = keys.memoryBytes / keys.memoryKnown;
    return role == Qt::ToolTipRole ? exactBytesText(average)
                                   : marked(bytesText(average), {.isApproximate = isEstimated()});
}

QString TreeCells::largestText(const Aggregate& keys, int role) const
{
    if (!keys.largest)
        return dash();
    const Fact memory = m_analysis->keyspace->memoryBytes(*keys.largest);
    if (role == Qt::ToolTipRole)
        return twoLines(keyText(m_analysis->keyspace->name(*keys.largest), longestHint),
                        factText(memory, exactBytesText));
    return memory.isKnown() ? marked(bytesText(memory.value()), {.isApproximate = isEstimated()}) : dash();
}

QString TreeCells::expiringText(const Aggregate& keys, int role) const
{
    if (keys.expiryKnown == 0)
        return dash();
    if (role == Qt::ToolTipRole)
        return tr("%1 of %2 keys expire.").arg(countText(keys.expiring), countText(keys.expiryKnown));
    return shareText(static_cast<double>(keys.expiring) / static_cast<double>(keys.expiryKnown));
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
    if (parts.isEmpty())
        return {};
    return parts.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(" · "));
}

QVariant TreeCells::keyCell(TreeColumn column, KeyId key, int role) const
{
    const Keyspace& keyspace = *m_analysis->keyspace;
    const auto index = static_cast<std::uint32_t>(key);
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    switch (column) {
    case TreeColumn::Keys: // a row of a design sheet may stand for many
        if (isText)
            return keyspace.count(key) == 1 || role == Qt::ToolTipRole ? QVariant() : countText(keyspace.count(key));
        break;
    case TreeColumn::Memory:
        if (isText) {
            const Fact memory = keyspace.memoryBytes(key);
            const bool isMarked = memory.isKnown() && isEstimated() && role == Qt::DisplayRole;
            return marked(factText(memory, role == Qt::DisplayRole ? bytesText : exactBytesText),
                          {.isApproximate = isMarked});
        }
        break;
    case TreeColumn::Average:
    case TreeColumn::Largest:
        if (isText)
            return {};
        break;
    case TreeColumn::Expiring:
        if (isText)
            return role == Qt::DisplayRole ? expiryText(keyspace, key) : expiryDateText(keyspace.expiry(key));
        break;
    case TreeColumn::Name:
    case TreeColumn::Share:
    case TreeColumn::Findings:
        break;
    }
    return cell(column, keyspace.aggregate(KeyRange{index, index + 1}), role);
}

QString TreeCells::nameText(std::string_view name)
{
    return name.empty() ? tr("(empty)", "a name, or a level of one, of no bytes at all") : keyText(name);
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
        return keys.expiryKnown == 0 ? 0 : keys.expiring * wholeShare / keys.expiryKnown;
    case TreeColumn::Name:
    case TreeColumn::Findings:
        break;
    }
    return 0;
}

std::uint64_t TreeCells::sortNumber(TreeColumn column, KeyId key) const
{
    const Keyspace& keyspace = *m_analysis->keyspace;
    const auto memory = [&] { return keyspace.memoryBytes(key).valueOr(0); };
    switch (column) {
    case TreeColumn::Keys:
        return keyspace.count(key);
    case TreeColumn::Memory:
        return memory() * keyspace.count(key);
    case TreeColumn::Share:
        return m_total.memoryBytes > 0 ? memory() * keyspace.count(key) : keyspace.count(key);
    case TreeColumn::Average:
    case TreeColumn::Largest:
        return memory();
    case TreeColumn::Expiring:
        return keyspace.expiry(key).isAt() ? wholeShare : 0;
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
