// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bytes/escape.h"

#include <algorithm>
#include <array>

namespace colonnade {

namespace {

constexpr std::string_view upperDigits = "0123456789ABCDEF";
constexpr std::string_view lowerDigits = "0123456789abcdef";

struct CodePointRange
{
    char32_t first;
    char32_t last;
};

// What leaves no mark of its own on the screen, or looks like a plain space: control and format characters, fillers,
// variation selectors, the other spaces, tags, non-characters. Ascending.
constexpr std::array invisible{
    CodePointRange{0x0000, 0x001F},   CodePointRange{0x007F, 0x00A0},   CodePointRange{0x00AD, 0x00AD},
    CodePointRange{0x034F, 0x034F},   CodePointRange{0x0600, 0x0605},   CodePointRange{0x061C, 0x061C},
    CodePointRange{0x06DD, 0x06DD},   CodePointRange{0x070F, 0x070F},   CodePointRange{0x115F, 0x1160},
    CodePointRange{0x1680, 0x1680},   CodePointRange{0x17B4, 0x17B5},   CodePointRange{0x180B, 0x180F},
    CodePointRange{0x2000, 0x200F},   CodePointRange{0x2028, 0x202F},   CodePointRange{0x205F, 0x206F},
    CodePointRange{0x2800, 0x2800},   CodePointRange{0x3000, 0x3000},   CodePointRange{0x3164, 0x3164},
    CodePointRange{0xFDD0, 0xFDEF},   CodePointRange{0xFE00, 0xFE0F},   CodePointRange{0xFEFF, 0xFEFF},
    CodePointRange{0xFFA0, 0xFFA0},   CodePointRange{0xFFF0, 0xFFFB},   CodePointRange{0xFFFE, 0xFFFF},
    CodePointRange{0x1D173, 0x1D17A}, CodePointRange{0xE0000, 0xE0FFF},
};

bool isInvisible(char32_t codePoint)
{
    if ((codePoint & 0xFFFE) == 0xFFFE)
        return true;
    const auto* const range =
        std::ranges::lower_bound(invisible, codePoint, {}, [](const CodePointRange& r) { return r.last; });
    return range != invisible.end() && codePoint >= range->first;
}

unsigned char byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

/// `sequence` is valid UTF-8 of one code point.
char32_t decoded(std::string_view sequence)
{
    if (sequence.size() == 1)
        return byteAt(sequence, 0);
    char32_t codePoint = byteAt(sequence, 0) & (0x7Fu >> sequence.size());
    for (std::size_t i = 1; i < sequence.size(); ++i)
        codePoint = (codePoint << 6) | (byteAt(sequence, i) & 0x3Fu);
    return codePoint;
}

int hexValue(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return -1;
}

/// The byte that two hex digits at `text` spell, or -1.
int hexByte(std::string_view text)
{
    if (text.size() < 2 || hexValue(text[0]) < 0 || hexValue(text[1]) < 0)
        return -1;
    return hexValue(text[0]) * 16 + hexValue(text[1]);
}

void appendEscaped(std::string& text, std::string_view bytes)
{
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += "\\x";
        text += upperDigits[byte >> 4];
        text += upperDigits[byte & 0xF];
    }
}

bool isPlain(char c)
{
    return c >= 0x20 && c < 0x7F && c != '\\';
}

} // namespace

std::size_t utf8SequenceLength(std::string_view bytes)
{
    if (bytes.empty())
        return 0;
    const unsigned char first = byteAt(bytes, 0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || bytes.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byteAt(bytes, i) & 0xC0) != 0x80)
            return 0;
    }
    const unsigned char second = byteAt(bytes, 1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second >= 0xA0;
    const bool tooLarge = first == 0xF4 && second >= 0x90;
    return overlong || surrogate || tooLarge ? 0 : length;
}

bool isValidUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t length = utf8SequenceLength(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string escaped(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(bytes, isPlain) - bytes.begin());
        text.append(bytes.substr(0, plain));
        bytes.remove_prefix(plain);
        if (bytes.empty())
            break;
        const std::size_t length = utf8SequenceLength(bytes);
        const std::string_view sequence = bytes.substr(0, std::max<std::size_t>(length, 1));
        if (sequence == "\\")
            text += "\\\\";
        else if (length == 0 || isInvisible(decoded(sequence)))
            appendEscaped(text, sequence);
        else
            text.append(sequence);
        bytes.remove_prefix(sequence.size());
    }
    return text;
}

Result<std::string> unescaped(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            bytes += text[i];
            continue;
        }
        const std::string_view rest = text.substr(i + 1);
        if (rest.starts_with('\\')) {
            bytes += '\\';
            i += 1;
        } else if (rest.starts_with('x') && hexByte(rest.substr(1)) >= 0) {
            bytes += static_cast<char>(hexByte(rest.substr(1)));
            i += 3;
        } else {
            return fail(ErrorCode::BadEscape, std::string(text), {}, i);
        }
    }
    return bytes;
}

std::string toHex(std::string_view bytes)
{
    std::string text(bytes.size() * 2, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        text[2 * i] = lowerDigits[byteAt(bytes, i) >> 4];
        text[2 * i + 1] = lowerDigits[byteAt(bytes, i) & 0xF];
    }
    return text;
}

Result<std::string> fromHex(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const int byte = hexByte(text.substr(i));
        if (byte < 0)
            return fail(ErrorCode::BadEscape, std::string(text), {}, i);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

} // namespace colonnade
