// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/json.h"

#include <algorithm>

namespace colonnade {

namespace {

struct Token
{
    /// Punctuation stands for itself ('{', ',', …); Cut: the bytes end inside the token.
    enum Kind : char { End = 0, String = 's', Scalar = 'v', Cut = 'c', Bad = '!' };
    char kind = End;
    std::string_view text;
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

Token stringToken(std::string_view rest)
{
    for (std::size_t i = 1; i < rest.size(); ++i) {
        if (rest[i] == '\\')
            ++i;
        else if (rest[i] == '"')
            return {Token::String, rest.substr(0, i + 1)};
        else if (static_cast<unsigned char>(rest[i]) < 0x20)
            return {Token::Bad, rest.substr(0, i)};
    }
    return {Token::Cut, rest};
}

/// -? int frac? exp?
bool isNumber(std::string_view text)
{
    std::size_t i = text.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const std::size_t from = i;
        while (i < text.size() && text[i] >= '0' && text[i] <= '9')
            ++i;
        return i - from;
    };
    const bool hasZero = i < text.size() && text[i] == '0';
    const std::size_t whole = digits();
    if (whole == 0 || (hasZero && whole > 1))
        return false;
    if (i < text.size() && text[i] == '.') {
        ++i;
        if (digits() == 0)
            return false;
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
        if (digits() == 0)
            return false;
    }
    return i == text.size();
}

Token scalarToken(std::string_view rest)
{
    const std::string_view text = rest.substr(0, std::min(rest.find_first_of(" \t\n\r,:{}[]\""), rest.size()));
    if (text == "true" || text == "false" || text == "null" || isNumber(text))
        return {Token::Scalar, text};
    return {text.size() == rest.size() ? Token::Cut : Token::Bad, text};
}

/// Takes one token off the front.
Token nextToken(std::string_view& rest)
{
    while (!rest.empty() && isSpace(rest.front()))
        rest.remove_prefix(1);
    if (rest.empty())
        return {};
    Token token;
    if (std::string_view("{}[],:").contains(rest.front()))
        token = {rest.front(), rest.substr(0, 1)};
    else
        token = rest.front() == '"' ? stringToken(rest) : scalarToken(rest);
    rest.remove_prefix(token.text.size());
    return token;
}

/// Follows the grammar token by token.
class Grammar
{
public:
    bool accepts(const Token& token)
    {
        switch (token.kind) {
        case '{':
        case '[':
            return open(token.kind);
        case '}':
        case ']':
            return close(token.kind);
        case ',':
            if (m_expects != Separator || m_open.empty())
                return false;
            m_expects = m_open.back() == '{' ? Key : Value;
            return true;
        case ':':
            if (m_expects != Colon)
                return false;
            m_expects = Value;
            return true;
        case Token::String:
            if (m_expects == Key || m_expects == KeyOrEnd) {
                m_expects = Colon;
                return true;
            }
            return value();
        case Token::Scalar:
            return value();
        default:
            return false;
        }
    }
    [[nodiscard]] bool isComplete() const { return m_open.empty() && m_expects == Separator; }
    [[nodiscard]] bool hasBegun() const { return !m_open.empty() || m_expects == Separator; }

private:
    enum Expects : char { Value, ValueOrEnd, Key, KeyOrEnd, Colon, Separator };

    bool open(char bracket)
    {
        if (m_expects != Value && m_expects != ValueOrEnd)
            return false;
        if (m_open.empty() && m_expects == Separator)
            return false;
        m_open.push_back(bracket);
        m_expects = bracket == '{' ? KeyOrEnd : ValueOrEnd;
        return true;
    }
    bool close(char bracket)
    {
        if (m_open.empty() || m_open.back() != (bracket == '}' ? '{' : '['))
            return false;
        if (m_expects != Separator && m_expects != (bracket == '}' ? KeyOrEnd : ValueOrEnd))
            return false;
        m_open.pop_back();
        m_expects = Separator;
        return true;
    }
    bool value()
    {
        if (m_open.empty() || (m_expects != Value && m_expects != ValueOrEnd))
            return false;
        m_expects = Separator;
        return true;
    }

    std::string m_open; ///< brackets
    Expects m_expects = Value;
};

} // namespace

bool isJson(std::string_view bytes, JsonEnd end)
{
    Grammar grammar;
    while (true) {
        const Token token = nextToken(bytes);
        if (token.kind == Token::End)
            return grammar.isComplete() || (end == JsonEnd::MayBeCut && grammar.hasBegun());
        if (token.kind == Token::Cut)
            return end == JsonEnd::MayBeCut && grammar.hasBegun();
        if (!grammar.accepts(token))
            return false;
    }
}

std::string indentedJson(std::string_view json)
{
    constexpr std::size_t step = 2;
    constexpr std::size_t deepest = 64; // deeper levels are not indented further: the text must stay readable
    std::string text;
    text.reserve(json.size() + json.size() / 4);
    std::size_t depth = 0;
    const auto newLine = [&] { text.append(1, '\n').append(std::min(depth, deepest) * step, ' '); };
    char before = 0;
    while (true) {
        const Token token = nextToken(json);
        if (token.kind == Token::End)
            return text;
        const bool closes = token.kind == '}' || token.kind == ']';
        const bool isAfterOpening = before == '{' || before == '[';
        if (closes && depth > 0)
            --depth;
        if (before == ':')
            text += ' ';
        else if (before == ',' || (isAfterOpening && !closes) || (closes && !isAfterOpening && before != 0))
            newLine();
        text += token.text;
        if (token.kind == '{' || token.kind == '[')
            ++depth;
        before = token.kind;
    }
}

} // namespace colonnade
