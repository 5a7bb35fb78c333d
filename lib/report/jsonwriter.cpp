// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/jsonwriter.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <format>
#include <iterator>

namespace colonnade {

namespace {

bool isPlain(char c)
{
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

template<typename Number>
std::string_view digits(std::array<char, 32>& buffer, Number value)
{
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    assert(error == std::errc());
    return {buffer.data(), end};
}

} // namespace

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(2 * m_hasItems.size(), ' ');
}

void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_hasItems.empty())
        return;
    const bool isFirst = !m_hasItems.back();
    m_hasItems.back() = true;
    if (!isFirst)
        m_out += ',';
    if (m_hasItems.size() <= m_openLevels)
        newLine();
    else if (!isFirst && m_openLevels > 0)
        m_out += ' ';
}

JsonWriter& JsonWriter::begin(char bracket)
{
    separate();
    m_out += bracket;
    m_hasItems.push_back(false);
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    assert(!m_hasItems.empty() && !m_afterKey);
    const bool hadItems = m_hasItems.back();
    const bool wasOpen = m_hasItems.size() <= m_openLevels;
    m_hasItems.pop_back();
    if (hadItems && wasOpen)
        newLine();
    m_out += bracket;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    text(name);
    m_out += m_openLevels > 0 ? ": " : ":";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view value)
{
    separate();
    m_out += '"';
    while (true) {
        const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(value, isPlain) - value.begin());
        m_out.append(value.substr(0, plain));
        if (plain == value.size())
            break;
        const char c = value[plain];
        if (c == '"' || c == '\\') {
            m_out += '\\';
            m_out += c;
        } else if (c == '\n') {
            m_out += "\\n";
        } else {
            std::format_to(std::back_inserter(m_out), "\\u{:04x}", static_cast<unsigned>(c));
        }
        value.remove_prefix(plain + 1);
    }
    m_out += '"';
    return *this;
}

JsonWriter& JsonWriter::number(std::uint64_t value)
{
    std::array<char, 32> buffer;
    return literal(digits(buffer, value));
}

JsonWriter& JsonWriter::number(double value)
{
    std::array<char, 32> buffer;
    return std::isfinite(value) ? literal(digits(buffer, value)) : null();
}

JsonWriter& JsonWriter::literal(std::string_view value)
{
    separate();
    m_out += value;
    return *this;
}

} // namespace colonnade
