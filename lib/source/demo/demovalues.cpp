// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/demo/demovalues.h"

#include "bytes/escape.h"
#include "source/demo/demokeyspace.h"

#include <algorithm>
#include <charconv>

namespace colonnade {

namespace {

Result<std::uint64_t> positionFrom(const std::string& cursor)
{
    std::uint64_t position = 0;
    const char* const end = cursor.data() + cursor.size();
    if (!cursor.empty()) {
        const auto read = std::from_chars(cursor.data(), end, position);
        if (read.ec != std::errc() || read.ptr != end)
            return fail(ErrorCode::BadArgument, cursor);
    }
    return position;
}

std::size_t bytesOf(const ValueRow& row)
{
    std::size_t bytes = row.field.size() + row.value.size();
    for (const auto& [field, value] : row.fields)
        bytes += field.size() + value.size();
    return bytes;
}

} // namespace

std::optional<std::uint64_t> DemoValues::numberOf(const KeyFacts& key)
{
    if (key.locator.isKnown() && key.locator.value() < m_keyspace->size()) {
        const DemoKey found = m_keyspace->key(key.locator.value());
        if (found.name == key.name && found.db == key.db)
            return key.locator.value();
    }
    if (m_numbers.empty()) {
        for (std::uint64_t number = 0; number < m_keyspace->size(); ++number) {
            DemoKey each = m_keyspace->key(number);
            m_numbers.emplace(std::pair(each.db, std::move(each.name)), number);
        }
    }
    const auto found = m_numbers.find({key.db, std::string(key.name)});
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

std::string_view DemoValues::stringOf(std::uint64_t number)
{
    if (m_stringNumber != number) {
        m_keyspace->makeRow(number, 0, m_string);
        m_stringNumber = number;
    }
    return m_string.value;
}

Result<ValuePage> DemoValues::page(const KeyFacts& key, const PageRequest& request, std::stop_token stop)
{
    const auto number = numberOf(key);
    if (!number)
        return fail(ErrorCode::NoSuchKey, escaped(key.name));
    const auto start = positionFrom(request.cursor);
    if (!start)
        return std::unexpected(start.error());

    ValuePage page;
    page.type = m_keyspace->key(*number).type;
    page.encoding = key.encoding;
    const std::size_t maxBytes = std::max<std::size_t>(1, request.maxBytes);
    if (page.type == ValueType::String) {
        const std::string_view whole = stringOf(*number);
        page.elements = whole.size();
        page.stringOffset = std::min<std::uint64_t>(*start, whole.size());
        page.rows.push_back({.value = std::string(whole.substr(page.stringOffset, maxBytes))});
        const std::uint64_t end = page.stringOffset + page.rows.front().value.size();
        if (end < whole.size())
            page.next = std::to_string(end);
        return page;
    }
    const std::uint64_t rows = m_keyspace->rowCount(*number);
    page.elements = rows;
    page.firstIndex = std::min(*start, rows);
    std::size_t bytes = 0;
    std::uint64_t index = page.firstIndex;
    while (index < rows && page.rows.size() < std::max<std::size_t>(1, request.maxRows) && bytes < maxBytes &&
           !stop.stop_requested()) {
        m_keyspace->makeRow(*number, index++, page.rows.emplace_back());
        bytes += bytesOf(page.rows.back());
    }
    if (index < rows)
        page.next = std::to_string(index);
    return page;
}

} // namespace colonnade
