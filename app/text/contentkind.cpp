// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/contentkind.h"

#include "bytes/escape.h"
#include "text/json.h"

#include <algorithm>

namespace colonnade {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

template<typename Visit>
void forEachLine(std::string_view text, Visit&& visit)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// Text that a person could have typed: UTF-8 without control characters other than white space.
bool isText(std::string_view bytes, Part part)
{
    while (!bytes.empty()) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        if ((byte < 0x20 && !isSpace(bytes.front()) && byte != '\f') || byte == 0x7F)
            return false;
        const std::size_t length = utf8SequenceLength(bytes);
        if (length == 0) // a beginning may end inside a sequence, which has at most four bytes
            return part == Part::Beginning && bytes.size() < 4 && byte >= 0xC2;
        bytes.remove_prefix(length);
    }
    return true;
}

bool isXml(std::string_view text, Part part)
{
    if (text.size() < 4 || text[0] != '<' || !(isLetter(text[1]) || text[1] == '?' || text[1] == '!'))
        return false;
    return text.contains('>') && (part == Part::Beginning || text.back() == '>');
}

bool isLua(std::string_view text)
{
    if (text.contains("redis.call(") || text.contains("redis.pcall("))
        return true;
    bool declares = false;
    bool ends = false;
    forEachLine(text, [&](std::string_view line) {
        line = trimmed(line);
        declares |= (line.starts_with("local ") && line.contains('=')) || line.starts_with("local function ") ||
                    line.starts_with("function ");
        ends |= line == "end" || line.starts_with("end ") || line.starts_with("end)") || line.starts_with("return ");
    });
    return declares && ends;
}

/// "key:" or "key: value", the key a plain word or a quoted one.
bool isYamlMapping(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return false;
    if (colon + 1 < line.size() && line[colon + 1] != ' ')
        return false;
    return std::ranges::all_of(line.substr(0, colon), [](char c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.' || c == '"' || c == '\'' ||
               c == '/' || static_cast<unsigned char>(c) >= 0x80;
    });
}

/// A document mark, or at least two lines of which each is an entry, a mapping, a comment or belongs to the one above.
bool isYaml(std::string_view text, Part part)
{
    if (text.starts_with("---\n") || text.starts_with("--- ") || text.starts_with("%YAML "))
        return true;
    if (part == Part::Beginning) // the last line may be cut
        text = text.substr(0, std::min(text.rfind('\n'), text.size()));
    std::size_t entries = 0;
    bool fits = true;
    forEachLine(text, [&](std::string_view line) {
        const bool isIndented = !line.empty() && line.front() == ' ';
        line = trimmed(line);
        if (line.empty() || line.starts_with('#'))
            return;
        if (line == "-" || line.starts_with("- "))
            line = trimmed(line.substr(1));
        if (isYamlMapping(line))
            ++entries;
        else
            fits = fits && isIndented;
    });
    return fits && entries >= 2;
}

} // namespace

ContentKind contentKindOf(std::string_view bytes, Part part)
{
    if (!isText(bytes, part))
        return ContentKind::Hex;
    if (isJson(bytes, part == Part::Whole ? JsonEnd::Complete : JsonEnd::MayBeCut))
        return ContentKind::Json;
    const std::string_view text = trimmed(bytes);
    if (isXml(text, part))
        return ContentKind::Xml;
    if (isLua(text))
        return ContentKind::Lua;
    if (isYaml(text, part))
        return ContentKind::Yaml;
    return ContentKind::Plain;
}

} // namespace colonnade
