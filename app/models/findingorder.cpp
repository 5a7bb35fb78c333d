// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/findingorder.h"

#include "rules/namechecker.h"

#include <algorithm>
#include <numeric>

namespace colonnade {

namespace {

/// The first number of some evidence.
std::uint64_t firstNumber(const std::vector<EvidenceItem>& items)
{
    for (const EvidenceItem& item : items) {
        if (const auto* const whole = std::get_if<std::uint64_t>(&item.value))
            return *whole;
        if (const auto* const number = std::get_if<double>(&item.value))
            return static_cast<std::uint64_t>(*number * 1000); // ratios among themselves
    }
    return 0;
}

class Numbers
{
public:
    Numbers(const Analysis& analysis, std::optional<FindingColumn> column)
        : m_analysis(analysis)
        , m_column(column)
        , m_checker(analysis.findings->profile(), analysis.findings->context())
    {
    }

    [[nodiscard]] std::uint64_t of(const FindingRow& row)
    {
        if (!m_column)
            return usual(row);
        switch (*m_column) {
        case FindingColumn::Subject:
            return place(row);
        case FindingColumn::Rule:
            return std::size_t(row.rule);
        case FindingColumn::Severity:
            return std::size_t(row.severity);
        case FindingColumn::Memory:
            return memory(row);
        case FindingColumn::Measured:
            return firstNumber(evidence(row).measured);
        case FindingColumn::Threshold:
            return firstNumber(evidence(row).threshold);
        case FindingColumn::Wasted:
            return evidence(row).wastedBytes.value_or(0);
        case FindingColumn::Suggestion:
            return evidence(row).suggestion ? 1 : 0;
        }
        return 0;
    }

private:
    [[nodiscard]] std::uint64_t memory(const FindingRow& row) const
    {
        return row.isGeneral ? 0 : m_analysis.keyspace->memoryBytes(KeyId(row.index)).valueOr(0);
    }
    [[nodiscard]] const Finding& general(const FindingRow& row) const
    {
        return row.in(m_analysis).general()[row.index];
    }
    [[nodiscard]] std::uint64_t place(const FindingRow& row) const
    {
        if (!row.isGeneral)
            return std::uint64_t{row.index} + 1;
        const NodeId folder = m_analysis.findings->folderOf(general(row));
        return folder == Keyspace::root ? 0 : std::uint64_t{m_analysis.keyspace->keys(folder).first} + 1;
    }
    /// Groups before keys, the worst before the others, then what is big.
    [[nodiscard]] std::uint64_t usual(const FindingRow& row) const
    {
        constexpr std::uint64_t most = (std::uint64_t{1} << 60) - 1;
        const std::uint64_t size =
            std::min(most, row.isGeneral ? general(row).evidence.wastedBytes.value_or(0) : memory(row));
        return std::uint64_t{row.isGeneral} << 63 | std::uint64_t(row.severity) << 60 | size;
    }
    [[nodiscard]] const Evidence& evidence(const FindingRow& row)
    {
        if (row.isGeneral)
            return general(row).evidence;
        m_finding = m_checker.check(row.rule, m_analysis.keyspace->key(KeyId(row.index))).value_or(Finding());
        return m_finding.evidence;
    }

    const Analysis& m_analysis;
    std::optional<FindingColumn> m_column;
    NameChecker m_checker;
    Finding m_finding; // the one that was made last
};

} // namespace

void sortFindings(std::vector<FindingRow>& rows, const Analysis& analysis, const FindingOrder& order,
                  const std::stop_token& stop)
{
    Numbers numbers(analysis, order.column);
    std::vector<std::uint64_t> keys;
    keys.reserve(rows.size());
    for (const FindingRow& row : rows)
        keys.push_back(stop.stop_requested() ? 0 : numbers.of(row));
    std::vector<std::uint32_t> places(rows.size());
    std::iota(places.begin(), places.end(), 0U);
    const auto key = [&keys](std::uint32_t at) { return keys[at]; };
    if (order.isDescending)
        std::ranges::stable_sort(places, std::greater(), key);
    else
        std::ranges::stable_sort(places, std::less(), key);
    std::vector<FindingRow> sorted;
    sorted.reserve(rows.size());
    for (const std::uint32_t at : places)
        sorted.push_back(rows[at]);
    rows = std::move(sorted);
}

} // namespace colonnade
