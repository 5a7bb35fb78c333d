// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "source/jsonshape.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace colonnade {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t deepest = 512;
constexpr std::string_view blanks = " \t\r\n"sv;

/// Walks over the text. What can follow is one of four things.
class Walk
{
public:
    explicit Walk(std::string_view bytes)
        : m_rest(bytes)
    {
    }

    /// Ended: the outer value is closed; Open: the text ended before; Broken: no JSON.
    enum class End : std::uint8_t { Ended, Open, Broken };

    End run()
    {
        m_expect = Expect::Value;
        for (skipBlanks(); !m_rest.empty(); skipBlanks()) {
            if (!step())
                return End::Broken;
            if (m_isCutOff)
                return End::Open;
            if (m_open.empty()) {
                skipBlanks();
                return m_rest.empty() ? End::Ended : End::Broken;
            }
        }
        return End::Open;
    }
    [[nodiscard]] std::size_t fields() const { return m_fields; }

private:
    enum class Expect : std::uint8_t { Value, ValueOrEnd, Name, NameOrEnd, Colon, CommaOrEnd };

    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(blanks), m_rest.size())); }

    bool step()
    {
        const char next = m_rest.front();
        switch (m_expect) {
        case Expect::ValueOrEnd:
            return next == ']' ? close(']') : value();
        case Expect::Value:
            return value();
        case Expect::NameOrEnd:
            if (next == '}')
                return close('}');
            [[fallthrough]];
        case Expect::Name:
            m_expect = Expect::Colon;
            m_fields += m_open.size() == 1 ? 1 : 0;
            return next == '"' && text();
        case Expect::Colon:
            m_expect = Expect::Value;
            m_rest.remove_prefix(1);
            return next == ':';
        case Expect::CommaOrEnd:
            if (next != ',')
                return close(next);
            m_expect = m_open.back() == '}' ? Expect::Name : Expect::Value;
            m_rest.remove_prefix(1);
            return true;
        }
        return false;
    }

    bool value()
    {
        const char next = m_rest.front();
        if (next == '{' || next == '[') {
            m_open += next == '{' ? '}' : ']';
            m_expect = next == '{' ? Expect::NameOrEnd : Expect::ValueOrEnd;
            m_rest.remove_prefix(1);
            return m_open.size() <= deepest;
        }
        m_expect = Expect::CommaOrEnd;
        return !m_open.empty() && (next == '"' ? text() : word());
    }

    bool close(char bracket)
    {
        if (m_open.back() != bracket)
            return false;
        m_open.pop_back();
        m_rest.remove_prefix(1);
        m_expect = Expect::CommaOrEnd;
        return true;
    }

    /// Control characters have no place in it.
    bool text()
    {
        for (std::size_t i = 1; i < m_rest.size(); ++i) {
            const auto byte = static_cast<unsigned char>(m_rest[i]);
            if (byte == '"') {
                m_rest.remove_prefix(i + 1);
                return true;
            }
            if (byte < 0x20)
                return false;
            i += byte == '\\' ? 1 : 0;
        }
        m_isCutOff = true;
        return true;
    }

    /// A number, true, false or null.
    bool word()
    {
        const std::size_t end = std::min(m_rest.find_first_not_of("+-.0123456789eEtrufalsn"), m_rest.size());
        const std::string_view found = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        m_isCutOff = m_rest.empty();
        if (found.empty())
            return false;
        if ("-0123456789"sv.contains(found.front()))
            return found.find_first_not_of("+-.0123456789eE") == std::string_view::npos;
        return std::ranges::any_of(std::array{"true"sv, "false"sv, "null"sv}, [&](std::string_view known) {
            return known == found || (m_isCutOff && known.starts_with(found));
        });
    }

    std::string_view m_rest;
    std::string m_open; ///< the closing brackets that are due
    Expect m_expect = Expect::Value;
    std::size_t m_fields = 0;
    bool m_isCutOff = false;
};

} // namespace

std::optional<JsonShape> jsonShape(std::string_view bytes, bool isWhole)
{
    const std::size_t start = bytes.find_first_not_of(blanks);
    if (start == std::string_view::npos || !"{["sv.contains(bytes[start]))
        return std::nullopt;
    Walk walk(bytes);
    const Walk::End end = walk.run();
    if (end == Walk::End::Broken || (isWhole && end == Walk::End::Open))
        return std::nullopt;
    return JsonShape{bytes[start] == '{', bytes[start] == '{' ? walk.fields() : 0};
}

} // namespace colonnade
