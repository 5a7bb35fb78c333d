// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/sheetcolumns.h"

#include "bytes/escape.h"
#include "bytes/placeholders.h"
#include "source/csvrecord.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>
#include <vector>

namespace colonnade {

enum class SheetColumns::Column : std::uint8_t {
    Name,
    NameHex,
    Db,
    Type,
    Encoding,
    Count,
    Elements,
    ElementBytes,
    ValueBytes,
    MemoryBytes,
    TtlSeconds,
    Expires,
    IdleSeconds,
};

namespace {

// In the order of SheetColumns::Column. `owner` and `note` are for people.
constexpr std::array<std::string_view, 13> columnNames{
    "name",          "name_hex",    "db",           "type",        "encoding", "count",       "elements",
    "element_bytes", "value_bytes", "memory_bytes", "ttl_seconds", "expires",  "idle_seconds"};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string lowered(std::string_view text)
{
    std::string result(trimmed(text));
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

template<typename Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Reads one row's cells; remembers the first that is no number.
class RowReader
{
public:
    explicit RowReader(std::string& complaint)
        : m_complaint(complaint)
    {
    }

    Fact fact(std::string_view cell)
    {
        const std::string_view text = trimmed(cell);
        if (text.empty())
            return Fact::notAsked();
        const auto number = numberIn<std::uint64_t>(text);
        if (number && *number < std::numeric_limits<std::uint64_t>::max() - 1)
            return {*number};
        complain(text);
        return Fact::unknown();
    }

    Expiry expiry(std::string_view ttlCell, std::string_view expiresCell, TimePoint takenAt)
    {
        const std::string ttl = lowered(ttlCell);
        const std::string expires = lowered(expiresCell);
        if (ttl == "-1" || ttl == "none" || ttl == "never" || expires == "false")
            return Expiry::never();
        if (ttl.empty())
            return expires == "true" ? Expiry::unknown() : Expiry::notAsked();
        if (const auto seconds = numberIn<std::int64_t>(ttl); seconds && *seconds >= 0)
            return expiryAfter(takenAt, *seconds);
        complain(ttl);
        return Expiry::unknown();
    }

private:
    void complain(std::string_view cell)
    {
        if (m_complaint.empty())
            m_complaint = "not a number: " + std::string(cell.substr(0, 100));
    }

    std::string& m_complaint;
};

} // namespace

ValueType typeFromWord(std::string_view word)
{
    const std::string type = lowered(word);
    if (type == "str" || type == "bitmap" || type == "hyperloglog")
        return ValueType::String;
    if (type == "sorted set" || type == "sortedset" || type == "sorted_set" || type == "sorted-set" || type == "geo")
        return ValueType::ZSet;
    return valueTypeFrom(type);
}

Expiry expiryAfter(TimePoint takenAt, std::int64_t seconds)
{
    constexpr std::int64_t longest = 1'000'000'000'000; // seconds; some 31,000 years
    if (seconds < 0 || seconds > longest)
        return Expiry::unknown();
    return Expiry::at(takenAt.time_since_epoch() + std::chrono::seconds(seconds));
}

bool namesAColumn(std::string_view line, char delimiter)
{
    std::vector<std::string> cells;
    return parseCsvRecord(line, delimiter, true, cells) && SheetColumns::fromHeader(cells, {}).has_value();
}

Result<SheetColumns> SheetColumns::fromHeader(std::span<const std::string> cells, std::string_view sheet)
{
    static_assert(columnNames.size() == columnCount);
    SheetColumns columns;
    std::string present;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string title = lowered(cells[i]);
        const auto* const found = std::ranges::find(columnNames, title);
        if (found != columnNames.end()) {
            auto& place = columns.m_places[static_cast<std::size_t>(found - columnNames.begin())];
            place = place.value_or(i);
        }
        if (present.size() < 200)
            present += (i == 0 ? "" : ", ") + title.substr(0, 50);
    }
    if (!columns.m_places[std::to_underlying(Column::Name)] && !columns.m_places[std::to_underlying(Column::NameHex)])
        return fail(ErrorCode::MissingColumn, std::string(sheet), "no \"name\" among: " + present, 1);
    return columns;
}

std::string_view SheetColumns::cell(std::span<const std::string> cells, Column column) const
{
    const auto place = m_places[std::to_underlying(column)];
    return place && *place < cells.size() ? std::string_view(cells[*place]) : std::string_view();
}

Result<KeyFacts> SheetColumns::facts(std::span<const std::string> cells, TimePoint takenAt, std::string& name,
                                     std::string& complaint) const
{
    if (const std::string_view hex = trimmed(cell(cells, Column::NameHex)); !hex.empty()) {
        auto bytes = fromHex(hex);
        if (!bytes)
            return std::unexpected(bytes.error());
        name = std::move(*bytes);
    } else {
        name = cell(cells, Column::Name);
        const auto hexPlace = m_places[std::to_underlying(Column::NameHex)];
        const bool isMeantEmpty = hexPlace && *hexPlace < cells.size(); // our own sheets: the empty name is a name
        if (name.empty() && !isMeantEmpty)
            return fail(ErrorCode::BadLine, {}, "no name");
    }
    RowReader row(complaint);
    KeyFacts facts;
    facts.name = name;
    facts.isTemplate = trimmed(cell(cells, Column::NameHex)).empty() && !placeholdersOf(name).empty();
    facts.db = static_cast<std::uint32_t>(row.fact(cell(cells, Column::Db)).valueOr(0));
    facts.type = typeFromWord(cell(cells, Column::Type));
    facts.encoding = encodingFrom(lowered(cell(cells, Column::Encoding)));
    facts.count = row.fact(cell(cells, Column::Count)).valueOr(1);
    facts.elements = row.fact(cell(cells, Column::Elements));
    facts.valueBytes = row.fact(cell(cells, Column::ValueBytes));
    facts.memoryBytes = row.fact(cell(cells, Column::MemoryBytes));
    facts.idleSeconds = row.fact(cell(cells, Column::IdleSeconds));
    facts.expiry = row.expiry(cell(cells, Column::TtlSeconds), cell(cells, Column::Expires), takenAt);
    const Fact elementBytes = row.fact(cell(cells, Column::ElementBytes));
    if (facts.valueBytes.wasNotAsked() && elementBytes.isKnown() && facts.elements.isKnown()) {
        const auto limit = std::numeric_limits<std::uint32_t>::max(); // of each factor, so that the product fits
        if (elementBytes.value() <= limit && facts.elements.value() <= limit)
            facts.valueBytes = elementBytes.value() * facts.elements.value();
    }
    return facts;
}

} // namespace colonnade
