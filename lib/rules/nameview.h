// SPDX-FileCopyrightText: 2026 The Colonnade developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytes/idpins.h"
#include "bytes/segment.h"
#include "keyspace/keyfacts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace colonnade {

/// Which kinds of bytes occur in a text, as bits.
namespace ByteClass {
enum : std::uint16_t {
    Lower = 1,
    Upper = 2,
    Digit = 4,
    Colon = 8,
    Underscore = 16,
    Hyphen = 32,
    Dot = 64,
    Slash = 128,
    Pipe = 256,
    Brace = 512, ///< { and } only
    Control = 1024,
    NonAscii = 2048,
    Other = 4096,

    Letter = Lower | Upper,
    Joint = Underscore | Hyphen | Dot | Slash, ///< what people put between words
};
}
using ByteClasses = std::uint16_t;

inline constexpr std::array<ByteClasses, 256> byteClasses = [] {
    std::array<ByteClasses, 256> classes{};
    for (std::size_t c = 0; c < 256; ++c)
        classes[c] = c < 0x20 || c == 0x7F ? ByteClass::Control : c < 0x80 ? ByteClass::Other : ByteClass::NonAscii;
    for (std::size_t c = '0'; c <= '9'; ++c)
        classes[c] = ByteClass::Digit;
    for (std::size_t i = 0; i < 26; ++i) {
        classes['a' + i] = ByteClass::Lower;
        classes['A' + i] = ByteClass::Upper;
    }
    classes[':'] = ByteClass::Colon;
    classes['_'] = ByteClass::Underscore;
    classes['-'] = ByteClass::Hyphen;
    classes['.'] = ByteClass::Dot;
    classes['/'] = ByteClass::Slash;
    classes['|'] = ByteClass::Pipe;
    classes['{'] = classes['}'] = ByteClass::Brace;
    return classes;
}();

[[nodiscard]] constexpr ByteClasses classOf(char byte)
{
    return byteClasses[static_cast<unsigned char>(byte)];
}
[[nodiscard]] constexpr ByteClasses classesOf(std::string_view bytes)
{
    ByteClasses classes = 0;
    for (const char byte : bytes)
        classes |= classOf(byte);
    return classes;
}

/// How a name uses braces. A cluster hashes only what stands between the first `{` and the next `}`, if anything does.
enum class HashTagForm : std::uint8_t {
    None,       ///< no braces
    WellFormed, ///< one pair with something inside
    Empty,      ///< {}: the whole name is hashed
    Unbalanced, ///< braces that do not pair: the whole name is hashed
    Several,    ///< more than one pair: only the first counts
};

/// One name, looked at once, so that every check need not: segments, what each one is, which bytes occur. Views into
/// the name. Made to be read into again: after some names nothing is allocated any more. One thread at a time.
class NameView
{
public:
    struct Segment
    {
        std::string_view text; ///< without the braces of a well-formed hash tag
        IdKind id = IdKind::None;
        ByteClasses bytes = 0;

        [[nodiscard]] bool isId() const { return id != IdKind::None; }
        [[nodiscard]] bool isWord() const { return !text.empty() && !isId(); }
    };

    NameView() = default;
    NameView(std::string_view name, std::string_view separator, const IdPinMatcher& pins = {})
    {
        read(name, separator, pins);
    }
    NameView(const KeyFacts& facts, std::string_view separator, const IdPinMatcher& pins = {})
    {
        read(facts, separator, pins);
    }
    NameView(const NameView&) = delete; // may hold a sample of its own
    NameView& operator=(const NameView&) = delete;
    ~NameView() = default;

    void read(std::string_view name, std::string_view separator, const IdPinMatcher& pins = {});
    /// Of a sheet's template a sample is looked at: placeholders are ids.
    void read(const KeyFacts& facts, std::string_view separator, const IdPinMatcher& pins = {});

    [[nodiscard]] std::string_view name() const { return m_name; }
    /// A part of the name as it was given: of a template with its placeholders.
    [[nodiscard]] std::string_view asGiven(std::string_view part) const
    {
        return part.empty() ? part : m_given.substr(static_cast<std::size_t>(part.data() - m_name.data()), part.size());
    }
    [[nodiscard]] std::span<const Segment> segments() const { return m_segments; } ///< at least one
    [[nodiscard]] bool hasNamespace() const { return m_segments.size() > 1; }
    [[nodiscard]] ByteClasses bytes() const { return m_bytes; }
    [[nodiscard]] HashTagForm hashTagForm() const { return m_tagForm; }
    [[nodiscard]] std::string_view hashTag() const { return m_tag; } ///< inside the braces; empty unless well-formed

private:
    void findHashTag();
    void heed(const IdPinMatcher& pins);
    [[nodiscard]] std::string_view withoutTagBraces(std::string_view segment) const;

    std::string m_sample;     ///< of a template, as long as it is
    std::string_view m_given; ///< what the sample is one of, or the name itself
    std::string_view m_name;
    std::string_view m_tag;
    std::vector<Segment> m_segments;
    ByteClasses m_bytes = 0;
    HashTagForm m_tagForm = HashTagForm::None;
};

} // namespace colonnade
